/// The languages that a browser asks for: the value of the header `Accept-Language`.
///
/// ```swift
/// let header = AcceptLanguage("fr-CA, en;q=0.8, *;q=0.1")
/// header.tags  // [fr-CA, en]
/// ```
///
/// See [RFC 9110, section 12.5.4](https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4).
public struct AcceptLanguage: Sendable, Hashable {
  /// One wanted language.
  public struct Entry: Sendable, Hashable {
    /// The language.
    public var tag: LanguageTag
    /// How much it is wanted, in thousandths, 1 to 1000.
    public var quality: Int
  }

  /// The wanted languages, the most wanted first; those of quality 0 and the wildcard are left out.
  public let entries: [Entry]

  /// The tags of the entries.
  public var tags: [LanguageTag] { entries.map(\.tag) }

  /// Reads a header and passes over elements that are malformed, as a server should. The time is linear in its length.
  public init(_ header: some StringProtocol) {
    var entries: [Entry] = []
    for element in Self.elements(of: Array(header.utf8)) {
      if let entry = try? Self.entry(element.text, at: element.offset) { entries.append(entry) }
    }
    self.entries = Self.sorted(entries)
  }

  /// Reads a header of which every element has to be well-formed. The time is linear in its length.
  ///
  /// - Throws: an ``AcceptLanguageError`` that names the element and its place: `.malformedTag` for `en, de-12`,
  ///   `.malformedQuality` for `en;q=2`.
  public init(parsing header: some StringProtocol) throws(AcceptLanguageError) {
    var entries: [Entry] = []
    for element in Self.elements(of: Array(header.utf8)) {
      if let entry = try Self.entry(element.text, at: element.offset) { entries.append(entry) }
    }
    self.entries = Self.sorted(entries)
  }

  private typealias Element = (text: ArraySlice<UInt8>, offset: Int)

  /// What stands between commas, without white space around it; empty elements do not count.
  private static func elements(of bytes: [UInt8]) -> [Element] {
    bytes.split(separator: UInt8(ascii: ",")).compactMap { part in
      let text = trimmed(part)
      return text.isEmpty ? nil : (text, text.startIndex)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let last = bytes.lastIndex(where: { !isSpace($0) }) else { return [] }
    return bytes[...last].drop(while: isSpace)
  }

  /// One element; nil for the wildcard and for what is not wanted at all.
  private static func entry(_ element: ArraySlice<UInt8>, at offset: Int) throws(AcceptLanguageError) -> Entry? {
    let parts = element.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    let quality = parts.count == 1 ? 1000 : Self.quality(trimmed(parts[1]))
    guard let quality else { throw .malformedQuality(element: excerpt(element), at: offset) }
    let text = trimmed(parts[0])
    if text.elementsEqual([UInt8(ascii: "*")]) { return nil }
    let result = text.withUnsafeBufferPointer { LanguageTag.parsed($0) }
    do throws(LanguageTagError) {
      let tag = try result.get()
      return quality == 0 ? nil : Entry(tag: tag, quality: quality)
    } catch { throw .malformedTag(error, element: excerpt(element), at: offset) }
  }

  /// `q=0.8` in thousandths: at most three decimals, at most 1.
  private static func quality(_ parameter: ArraySlice<UInt8>) -> Int? {
    let sides = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, trimmed(sides[0]).elementsEqual("q".utf8) || trimmed(sides[0]).elementsEqual("Q".utf8)
    else { return nil }
    let digits = Array(trimmed(sides[1]))
    guard 1...5 ~= digits.count, digits.count == 1 || digits[1] == UInt8(ascii: ".") else { return nil }
    var value = 0
    for place in [0, 2, 3, 4] {
      guard place < digits.count else { value *= 10; continue }
      guard 0x30...0x39 ~= digits[place] else { return nil }
      value = value * 10 + Int(digits[place] - 0x30)
    }
    return value <= 1000 ? value : nil
  }

  private static func excerpt(_ element: ArraySlice<UInt8>) -> String {
    String(decoding: element.prefix(60), as: UTF8.self)
  }

  /// The most wanted first, equals as they stood: one bucket for each of the thousand qualities.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    guard zip(entries, entries.dropFirst()).contains(where: { $0.quality < $1.quality }) else { return entries }
    var buckets = [[Entry]](repeating: [], count: 1001)
    for entry in entries { buckets[entry.quality].append(entry) }
    return Array(buckets.reversed().joined())
  }
}

/// Why a text is no `Accept-Language` header: which element, and at which byte it begins.
public enum AcceptLanguageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An element whose language is no tag: `de-12` in `en, de-12`.
  case malformedTag(LanguageTagError, element: String, at: Int)
  /// An element whose quality is none: `en;q=2`, `en;level=1`, `en;`.
  case malformedQuality(element: String, at: Int)

  /// One sentence that names the element and its place.
  public var description: String {
    switch self {
    case .malformedTag(let error, let element, let place): "“\(element)” at byte \(place): \(error.description)"
    case .malformedQuality(let element, let place):
      "“\(element)” at byte \(place): a quality is “;q=” and a number from 0 to 1 with at most three decimals"
    }
  }
}
