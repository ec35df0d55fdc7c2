// LanguageNumbers
