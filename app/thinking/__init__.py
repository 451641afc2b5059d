"""Computer players think in processes of their own: what is said between them, the worker, and who keeps them."""
