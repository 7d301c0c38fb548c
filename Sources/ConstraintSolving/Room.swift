// Linear equations and inequalities whose priorities are lexicographic, solved exactly about which level gave way.
