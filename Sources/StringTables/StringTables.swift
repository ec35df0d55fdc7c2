// StringTables
