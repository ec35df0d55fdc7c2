/// What a tag has beyond language, script and region, kept aside because few tags have it.
@usableFromInline
final class LanguageTagTail: Sendable {
  /// An extension: its letter or digit and what follows it.
  struct Extension: Hashable, Sendable {
    var singleton: UInt8
    var subtags: [String]
  }

  /// The parts, in the order in which they were written.
  struct Parts: Hashable, Sendable {
    /// A language of more than three letters, which no packed code holds.
    var longLanguage: String?
    var extendedLanguages: [String] = []
    var variants: [String] = []
    var extensions: [Extension] = []
    /// The subtags after `x`; nil where there is no private use.
    var privateUse: [String] = []
    /// The whole of a tag that was registered before its subtags could be read, such as `i-navajo`.
    var grandfathered: String?
    /// Whether the tag is private use and nothing else.
    var isPrivate = false

    /// Whether nothing is kept aside.
    var isEmpty: Bool { self == Parts() }
  }

  let parts: Parts
  /// The whole tag in canonical casing.
  @usableFromInline let text: String

  init(parts: Parts, text: String) {
    self.parts = parts
    self.text = text
  }
}
