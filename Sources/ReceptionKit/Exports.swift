// What support answers with: languages by their tags and names.
@_exported public import LanguageTags
@_exported public import ReceptionProtocol

// An app that words its own support texts writes `String(localized:bundle:)` beside `import ReceptionKit`. Where Foundation
// has no such initializer, ours is there with the same import.
#if !canImport(Darwin)
  @_exported public import FoundationStrings
#endif
