"""What only the package for macOS needs: its Info.plist, the inside of its libraries, and how they fit together."""
