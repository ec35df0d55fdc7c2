// TableGeneration
