// The tests of SwiftSources.
