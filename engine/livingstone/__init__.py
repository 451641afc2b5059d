"""The rules of Livingstone."""
