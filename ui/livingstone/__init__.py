"""The table of Livingstone."""
