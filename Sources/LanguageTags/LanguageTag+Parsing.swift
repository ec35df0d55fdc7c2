extension LanguageTag {
  /// Reads a tag as BCP 47 defines it, in any casing, `_` as good as `-`.
  ///
  /// Extended languages, variants, extensions, private use and the 26 grandfathered tags are all read; whether the subtags
  /// are registered is another question, see ``validity``. The time is linear in the text's length.
  ///
  /// - Parameter text: the whole tag, without white space.
  /// - Throws: a ``LanguageTagError`` that names the subtag and its place: `.empty` for `""`, `.malformed` for `de-12`,
  ///   `.duplicateVariant` for `de-1901-1901`, `.duplicateExtension` for `en-a-bb-a-cc`, `.incomplete` for `de-u`.
  @inlinable
  public init(parsing text: some StringProtocol) throws(LanguageTagError) {
    let result =
      text.utf8.withContiguousStorageIfAvailable { LanguageTag.parsed($0) } ?? LanguageTag.parsed(copying: text)
    self = try result.get()
  }

  /// Reads a tag as ``init(parsing:)`` does, or answers nil.
  @inlinable
  public init?(_ description: String) {
    let result = description.utf8.withContiguousStorageIfAvailable { LanguageTag.parsed($0) }
    guard case .success(let tag) = result ?? LanguageTag.parsed(copying: description) else { return nil }
    self = tag
  }

  @usableFromInline
  static func parsed(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<LanguageTag, LanguageTagError> {
    if let subtags = PackedSubtags(simple: bytes) { return .success(LanguageTag(subtags: subtags)) }
    return parsedWhole(bytes)
  }

  @usableFromInline
  static func parsed(copying text: some StringProtocol) -> Result<LanguageTag, LanguageTagError> {
    Array(text.utf8).withUnsafeBufferPointer { parsed($0) }
  }

  /// Tags with more than language, script and region, and texts that are no tags.
  @inline(never)
  private static func parsedWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<LanguageTag, LanguageTagError> {
    var parser = LanguageTagParser(bytes)
    do throws(LanguageTagError) { return .success(try parser.tag()) } catch {
      return grandfathered(bytes).map { .success($0) } ?? .failure(error)
    }
  }

  /// The tags that were registered whole and that the grammar of today does not read; subtags of what replaces them.
  private static func grandfathered(_ bytes: UnsafeBufferPointer<UInt8>) -> LanguageTag? {
    guard bytes.count <= 11, let name = GrandfatheredTags.canonical(bytes) else { return nil }
    let replacement = LineTable(LanguageData.languageRules).value(of: name.utf8).flatMap { LanguageTag($0) }
    let parts = LanguageTagTail.Parts(grandfathered: name)
    let subtags = replacement?.subtags ?? LanguageTag.undetermined.subtags
    return LanguageTag(subtags: subtags, tail: LanguageTagTail(parts: parts, text: name))
  }

  /// A tag of subtags and parts that are known to be well-formed.
  init(subtags: PackedSubtags, parts: LanguageTagTail.Parts) {
    if parts.isEmpty {
      self.init(subtags: subtags)
    } else {
      self.init(subtags: subtags, tail: LanguageTagTail(parts: parts, text: parts.text(after: subtags)))
    }
  }
}

/// The tags that were registered whole before RFC 4646.
enum GrandfatheredTags {
  private static let names = LineTable(LanguageData.grandfathered).rows

  /// The registered spelling of a text that equals a grandfathered tag but for casing and separators.
  static func canonical(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    names.first { name in
      name.utf8.count == bytes.count && zip(name.utf8, bytes).allSatisfy { folded($0) == folded($1) }
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : 0x41...0x5A ~= byte ? byte | 0x20 : byte
  }
}

extension LanguageTagTail.Parts {
  /// The whole tag as text, in the order that the grammar demands.
  func text(after subtags: PackedSubtags) -> String {
    if let grandfathered { return grandfathered }
    if isPrivate { return (["x"] + privateUse).joined(separator: "-") }
    var pieces: [String] = []
    let packed = subtags.text.split(separator: "-").map(String.init)
    pieces.append(longLanguage ?? packed[0])
    pieces += extendedLanguages
    pieces += longLanguage == nil ? packed.dropFirst() : packed[...]
    pieces += variants
    for one in extensions { pieces += [String(UnicodeScalar(one.singleton))] + one.subtags }
    if !privateUse.isEmpty { pieces += ["x"] + privateUse }
    return pieces.joined(separator: "-")
  }
}
