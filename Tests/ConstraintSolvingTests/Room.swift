// The tests of ConstraintSolving.
