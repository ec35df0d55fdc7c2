/// A text as the code has it, for ``CatalogSync``.
///
/// ```swift
/// CodeString("Open")
/// CodeString("menu.open", text: "Open", comment: "The File menu")
/// ```
public struct CodeString: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The text that the code gives where the key is only a name; nil when the key is the text.
  public var text: String?
  /// The key with its values numbered, `%1$@ of %2$lld`, where it has several: what a translator may reorder.
  public var numberedKey: String?
  /// What the code tells the translator.
  public var comment: String?

  /// A text of the code.
  public init(_ key: String, text: String? = nil, numberedKey: String? = nil, comment: String? = nil) {
    self.key = key
    self.text = text
    self.numberedKey = numberedKey
    self.comment = comment
  }

  /// One text for each key, in the order in which the keys are first met. Comments on the same key are put below one
  /// another, as Xcode does; of several texts the first counts.
  public static func joined(_ strings: some Sequence<CodeString>) -> [CodeString] {
    var joined: [CodeString] = []
    var places: [[UInt8]: Int] = [:]
    for string in strings {
      let key = Array(string.key.utf8)
      guard let place = places[key] else {
        places[key] = joined.count
        joined.append(string)
        continue
      }
      joined[place].text = joined[place].text ?? string.text
      joined[place].addComment(string.comment)
    }
    return joined
  }

  private mutating func addComment(_ other: String?) {
    guard let other, !other.isEmpty else { return }
    guard let comment, !comment.isEmpty else { return comment = other }
    let lines = comment.split(separator: "\n").map(String.init) + [comment]
    if !lines.contains(where: other.isExactly) { self.comment = comment + "\n" + other }
  }
}
