print("dragoman")
