"""Every game passes the whole suite of the contract."""

from __future__ import annotations

from tests.engine.conformance import conformance

TestLivingstone = conformance("livingstone")
TestFaraway = conformance("faraway")
TestExplorers = conformance("explorers")
