// Reads the buttons that Swift code makes, titles and configures.
