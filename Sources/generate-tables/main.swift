print("generate-tables")
