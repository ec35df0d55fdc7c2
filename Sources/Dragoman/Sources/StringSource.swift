public import LanguageTags
public import StringTables

/// Where texts come from: a catalog, a folder of `.lproj` directories, a dictionary, a snapshot from a server.
///
/// A source answers from any thread and always the same: what changes is a new source, put in place with
/// ``StringResolver/setSteps(_:)``. It may be asked while a resolver is locked, so it never asks that resolver.
///
/// ```swift
/// struct OneWord: StringSource {
///   let name = "one word"
///   let languages: [LanguageTag] = [.english]
///   func table(for language: LanguageTag) -> StringTable? {
///     language == .english ? StringTable(language: .english, texts: ["greeting": .text("Hello")]) : nil
///   }
/// }
/// ```
public protocol StringSource: Sendable {
  /// What traces and reports call the source.
  var name: String { get }
  /// The languages it has tables for, its source language first.
  var languages: [LanguageTag] { get }
  /// The table of exactly this language, in any spelling of the tag; nil asks the next step.
  func table(for language: LanguageTag) -> StringTable?
  /// Texts that a catalog remembers from the code, in the source language. They are asked after every step, since the
  /// code's own text is the last thing to say. Nil unless the source has such texts.
  var defaultTexts: StringTable? { get }
}

extension StringSource {
  /// No texts remembered from the code.
  public var defaultTexts: StringTable? { nil }
}
