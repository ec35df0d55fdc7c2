// CatalogTool
