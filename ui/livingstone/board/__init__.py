"""The river board of Livingstone, painted like an explorer's map."""
