"""The final scoring told step by step, and the score sheet."""
