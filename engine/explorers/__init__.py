"""The rules of The Guild of Merchant Explorers."""
