// The tests of SceneLayout.
