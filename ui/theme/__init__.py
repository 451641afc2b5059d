"""The look: colours, sizes, style sheet and everything that is drawn in more than one place."""
