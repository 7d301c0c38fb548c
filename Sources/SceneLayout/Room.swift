// Solves a scene of an interface document: where every view stands in a language, at a width and a text size.
