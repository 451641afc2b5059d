"""`python -m app` is `incognita`."""

import sys

from app.main import main

if getattr(sys, "frozen", False):
    # A frozen program starts itself again for each process of a pool, which must not become another program.
    from multiprocessing import freeze_support

    freeze_support()

sys.exit(main())
