import LanguageTags

/// Finds the language of a catalog that one of a translators' file stands for. It is never guessed: `pt` and `pt-PT`, or
/// `en_US` and `en-US`, are two folders of an app, and somebody has to say that they are one.
struct LanguageLookup: Sendable {
  struct Refusal: Error {
    var reason: String
  }

  /// The source language, as the catalog spells it.
  let source: String
  private let known: [String]
  private let declared: [String: String]

  init(source: String, known: [String], declared: [String: String]) {
    self.source = source
    self.known = known
    self.declared = declared
  }

  /// The language of the catalog; a new one where nothing in the catalog could be meant instead.
  func language(for name: String) throws(Refusal) -> String {
    if let meant = declared[name] { return meant }
    if name == source || known.contains(name) { return name }
    let tag: LanguageTag
    do throws(LanguageTagError) { tag = try LanguageTag(parsing: name) } catch {
      throw Refusal(reason: "\"\(name)\" is no language tag: \(error)")
    }
    if let near = ([source] + known).first(where: { isNear($0, tag) }) {
      throw Refusal(
        reason: "the file is in \(name), and the catalog has \(near): say which is meant with --map \(name)=\(near), "
          + "or --map \(name)=\(name) for a language of its own")
    }
    return name
  }

  /// Whether the file was translated from the catalog's language.
  func checkSource(_ name: String) throws(Refusal) {
    guard name == source || declared[name] == source else {
      throw Refusal(
        reason: "the file was translated from \(name), and the catalog's language is \(source); "
          + "where they are one, add --map \(name)=\(source)")
    }
  }

  /// Whether a language of the catalog may be meant by a tag: the same in another spelling or by default, or one with a
  /// region or script where the other has none. English in a region beside the English of the keys is a language of its
  /// own.
  private func isNear(_ name: String, _ tag: LanguageTag) -> Bool {
    guard let known = LanguageTag(name) else { return false }
    if known.canonicalized() == tag.canonicalized() { return true }
    if name == source { return false }
    let (one, other) = (known.canonicalized(), tag.canonicalized())
    guard one.language == other.language else { return false }
    return one.maximized() == other.maximized() || one.isLanguageAlone || other.isLanguageAlone
  }
}

extension LanguageTag {
  fileprivate var isLanguageAlone: Bool { script == nil && region == nil }
}
