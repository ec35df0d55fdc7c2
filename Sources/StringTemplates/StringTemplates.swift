// StringTemplates
