// The tests of Pictures.
