import StringTemplates

/// Names of Swift symbols, made of keys as Xcode 26 makes them.
///
/// ```swift
/// SymbolName.member(of: "home.action.openYouTube")  // "homeActionOpenYouTube"
/// SymbolName.member(of: "%lld active files")        // "activeFiles"
/// SymbolName.member(of: "CFBundleDisplayName")      // "cfbundleDisplayName"
/// ```
///
/// Conversions are left out, and so are apostrophes inside words. Words end where a capital follows a small letter;
/// the first is written small, the others with a capital and small letters behind it.
package enum SymbolName {
  /// The name of a key's property or function; `nil` when the key has neither a letter nor a digit.
  package static func member(of key: String) -> String? {
    let words = words(of: withoutConversions(key))
    guard let first = words.first else { return nil }
    let name = first.lowercased() + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The name of a table's type.
  package static func type(of table: String) -> String {
    let name = String(table.unicodeScalars.map { isPart($0) || $0 == "_" ? Character($0) : "_" })
    return name.first?.isNumber != false ? "_" + name : name
  }

  /// A name as it stands in a declaration: with backticks where it is a word of the language.
  static func declared(_ name: String) -> String {
    if unusable.contains(name) { return name + "_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static func withoutConversions(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    var key = SubstitutionReferences(key).replacing(" ", in: key)
    for conversion in TextOutline(key).conversions {
      if let place = key.firstRange(of: conversion.spelling) { key.replaceSubrange(place, with: " ") }
    }
    return key
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for scalar in text.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
      let startsWord = wasSmall && scalar.properties.isUppercase
      if !word.isEmpty, startsWord || !isPart(scalar) {
        words.append(word)
        word = ""
      }
      if isPart(scalar) { word.unicodeScalars.append(scalar) }
      // A dollar sign is a word by itself: App Shortcuts write `${application}`.
      wasSmall = isPart(scalar) && !scalar.properties.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a scalar may stand in a name, the underscore aside, which parts words.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && (scalar.properties.isXIDContinue || scalar == "$")
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// Words that no declaration can be reached by, even between backticks.
  private static let unusable: Set = ["self", "Self", "Type", "Protocol", "init", "_"]

  /// Words that need backticks (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension SubstitutionReferences {
  /// The text with something else in the place of each reference.
  fileprivate func replacing(_ word: String, in text: String) -> String {
    references.isEmpty ? text : replacing { _ in word }
  }
}
