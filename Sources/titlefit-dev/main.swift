// placeholder until the verbs land
