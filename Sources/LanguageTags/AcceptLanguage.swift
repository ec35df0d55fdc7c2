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
  @inlinable
  public init(_ header: some StringProtocol) {
    self = header.utf8.withContiguousStorageIfAvailable { Self.lenient($0) } ?? Self.lenient(copying: header)
  }

  /// Reads a header of which every element has to be well-formed. The time is linear in its length.
  ///
  /// - Throws: an ``AcceptLanguageError`` that names the element and its place: `.malformedTag` for `en, de-12`,
  ///   `.malformedQuality` for `en;q=2`.
  public init(parsing header: some StringProtocol) throws(AcceptLanguageError) {
    var first: AcceptLanguageError?
    let entries = Array(header.utf8).withUnsafeBufferPointer { bytes in
      Self.read(bytes) { first = first ?? $0 }
    }
    if let first { throw first }
    self.entries = Self.sorted(entries)
  }

  private init(sorting entries: [Entry]) { self.entries = Self.sorted(entries) }

  @usableFromInline
  static func lenient(_ bytes: UnsafeBufferPointer<UInt8>) -> AcceptLanguage {
    AcceptLanguage(sorting: read(bytes) { _ in })
  }

  @usableFromInline
  static func lenient(copying header: some StringProtocol) -> AcceptLanguage {
    Array(header.utf8).withUnsafeBufferPointer { lenient($0) }
  }

  /// Reads the elements between the commas; empty ones do not count. `refuse` hears of each that is malformed.
  @inline(__always)
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, refuse: (AcceptLanguageError) -> Void
  ) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(4)
    var start = 0
    while start < bytes.count {
      if let entry = Entry(usual: bytes, from: &start) {
        entries.append(entry)
        continue
      }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end &+= 1 }
      let element = HeaderText(bytes, start, end).trimmed
      if element.start < element.end {
        switch element.entry {
        case .success(let entry): if let entry { entries.append(entry) }
        case .failure(let error): refuse(error)
        }
      }
      start = end &+ 1
    }
    return entries
  }

  /// The most wanted first, equals as they stood.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    if isSorted(entries) { return entries }
    // One bucket for each of the thousand qualities, so that the time stays linear.
    var buckets = [[Entry]](repeating: [], count: 1001)
    for entry in entries { buckets[entry.quality].append(entry) }
    return Array(buckets.reversed().joined())
  }

  private static func isSorted(_ entries: [Entry]) -> Bool {
    entries.withUnsafeBufferPointer { entries in
      var least = 1000
      for place in entries.indices {
        if entries[place].quality > least { return false }
        least = entries[place].quality
      }
      return true
    }
  }
}

extension AcceptLanguage.Entry {
  /// Reads an element as browsers write them, `de-CH;q=0.8`, from a place on, and moves the place behind its comma.
  ///
  /// Answers nil for every other element, well-formed or not, and leaves the place.
  @inline(__always)
  fileprivate init?(usual bytes: UnsafeBufferPointer<UInt8>, from start: inout Int) {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place &+= 1 }
    guard let subtags = PackedSubtags(simple: bytes, from: &place) else { return nil }
    var quality = 1000
    if place < bytes.count, bytes[place] == UInt8(ascii: ";") {
      guard bytes.count &- place > 3, bytes[place &+ 1] == UInt8(ascii: "q"), bytes[place &+ 2] == UInt8(ascii: "=")
      else {
        return nil
      }
      place &+= 3
      guard let read = Self.quality(bytes, from: &place) else { return nil }
      quality = read
    }
    guard place == bytes.count || bytes[place] == UInt8(ascii: ",") else { return nil }
    start = place &+ 1
    self.init(tag: LanguageTag(subtags: subtags), quality: quality)
  }

  /// `0.8` in thousandths, above 0 and at most 1.
  @inline(__always)
  private static func quality(_ bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Int? {
    var value = Int(bytes[place]) &- 0x30
    place &+= 1
    var unit = 100
    value &*= 1000
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place &+= 1
      while place < bytes.count, unit > 0, bytes[place] &- 0x30 < 10 {
        value &+= Int(bytes[place] &- 0x30) &* unit
        unit /= 10
        place &+= 1
      }
    }
    return 1...1000 ~= value ? value : nil
  }
}

/// A part of a header.
private struct HeaderText {
  let bytes: UnsafeBufferPointer<UInt8>
  var start: Int
  var end: Int

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  /// Without white space around it.
  @inline(__always)
  var trimmed: HeaderText {
    var text = self
    while text.start < text.end, Self.isSpace(bytes[text.start]) { text.start &+= 1 }
    while text.start < text.end, Self.isSpace(bytes[text.end &- 1]) { text.end &-= 1 }
    return text
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Parted by the first byte of a kind; nil for the second part where there is none.
  @inline(__always)
  private func parted(by separator: UInt8) -> (HeaderText, HeaderText?) {
    var place = start
    while place < end, bytes[place] != separator { place &+= 1 }
    let before = HeaderText(bytes, start, place).trimmed
    return (before, place < end ? HeaderText(bytes, place &+ 1, end).trimmed : nil)
  }

  /// The language and how much it is wanted; nil for the wildcard and for what is not wanted at all.
  @inline(__always)
  var entry: Result<AcceptLanguage.Entry?, AcceptLanguageError> {
    let (text, parameter) = parted(by: UInt8(ascii: ";"))
    guard let quality = parameter.map(\.quality) ?? 1000 else {
      return .failure(.malformedQuality(element: excerpt, at: start))
    }
    let tag = UnsafeBufferPointer(rebasing: bytes[text.start..<text.end])
    if let subtags = PackedSubtags(simple: tag) {
      return .success(quality == 0 ? nil : AcceptLanguage.Entry(tag: LanguageTag(subtags: subtags), quality: quality))
    }
    return unusualEntry(tag, quality)
  }

  @inline(never)
  private func unusualEntry(
    _ text: UnsafeBufferPointer<UInt8>, _ quality: Int
  ) -> Result<AcceptLanguage.Entry?, AcceptLanguageError> {
    if text.count == 1, text[0] == UInt8(ascii: "*") { return .success(nil) }
    return LanguageTag.parsed(text).map { quality == 0 ? nil : AcceptLanguage.Entry(tag: $0, quality: quality) }
      .mapError { .malformedTag($0, element: excerpt, at: start) }
  }

  /// `q=0.8` in thousandths: at most three decimals, at most 1.
  private var quality: Int? {
    let (name, digits) = parted(by: UInt8(ascii: "="))
    guard name.end - name.start == 1, bytes[name.start] | 0x20 == UInt8(ascii: "q"), let digits else { return nil }
    let count = digits.end - digits.start
    guard 1...5 ~= count, count == 1 || bytes[digits.start + 1] == UInt8(ascii: ".") else { return nil }
    var value = 0
    for place in 0..<5 where place != 1 {
      value *= 10
      guard place < count else { continue }
      let digit = bytes[digits.start + place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value += Int(digit)
    }
    return value <= 1000 ? value : nil
  }

  private var excerpt: String {
    String(decoding: bytes[start..<min(end, start + 60)], as: UTF8.self)
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
