"""Item models over a session: what happened, and what can be done, in words."""
