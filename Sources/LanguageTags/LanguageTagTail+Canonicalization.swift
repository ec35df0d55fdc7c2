extension LanguageTagTail.Extension {
  /// The extension with its parts sorted and its values replaced: RFC 6067 (`u`), RFC 6497 (`t`); others stay as they are.
  func canonicalized() -> LanguageTagTail.Extension {
    switch singleton {
    case UInt8(ascii: "u"): Self(singleton: singleton, subtags: canonicalUnicodeSubtags())
    case UInt8(ascii: "t"): Self(singleton: singleton, subtags: canonicalTransformSubtags())
    default: self
    }
  }

  /// Attributes, then keys of two letters or digits with their values, both sorted; of a key that stands twice the first.
  private func canonicalUnicodeSubtags() -> [String] {
    let (attributes, fields) = fields { $0.utf8.count == 2 }
    return Set(attributes).sorted()
      + Self.sorted(fields) { key, values in
        let values = values == ["true"] || values == ["yes"] ? [] : values
        return key == "rg" || key == "sd" ? values.map(Self.canonicalSubdivision) : values
      }
  }

  /// A tag, then fields of a letter and a digit, sorted.
  private func canonicalTransformSubtags() -> [String] {
    let (tag, fields) = fields { $0.utf8.count == 2 && $0.utf8.last.map { 0x30...0x39 ~= $0 } == true }
    let source = tag.isEmpty ? nil : LanguageTag(tag.joined(separator: "-"))?.canonicalized()
    let subtags = source?.description.lowercased().split(separator: "-").map(String.init) ?? tag
    return subtags + Self.sorted(fields) { _, values in values }
  }

  /// What comes before the first key, and the keys with their values.
  private func fields(isKey: (String) -> Bool) -> (before: [String], fields: [(key: String, values: [String])]) {
    let start = subtags.firstIndex(where: isKey) ?? subtags.endIndex
    var fields: [(key: String, values: [String])] = []
    for subtag in subtags[start...] {
      if isKey(subtag) { fields.append((subtag, [])) } else { fields[fields.count - 1].values.append(subtag) }
    }
    return (Array(subtags[..<start]), fields)
  }

  private static func sorted(
    _ fields: [(key: String, values: [String])], replacing: (String, [String]) -> [String]
  ) -> [String] {
    let first = Dictionary(fields.map { ($0.key, $0.values) }, uniquingKeysWith: { first, _ in first })
    return first.sorted { $0.key < $1.key }.flatMap { [$0.key] + replacing($0.key, $0.value) }
  }

  /// A subdivision, or the whole of the region that replaces it: `fi01` → `axzzzz`.
  private static func canonicalSubdivision(_ value: String) -> String {
    guard let row = LineTable(LanguageData.subdivisionAliases).value(of: value.utf8) else { return value }
    let replacement = row.prefix { $0 != " " }.lowercased()
    return replacement.utf8.count == 2 ? replacement + "zzzz" : replacement
  }
}
