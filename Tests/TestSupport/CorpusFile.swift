// Helpers of all tests.
