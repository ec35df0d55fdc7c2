/// Reads the whole grammar of BCP 47 (RFC 5646, section 2.1), one subtag after another.
struct LanguageTagParser {
  private var cursor: SubtagCursor
  private var subtags = PackedSubtags(language: PackedSubtags.undetermined)
  private var parts = LanguageTagTail.Parts()
  private var variantsSeen: Set<String> = []
  private var singletonsSeen: UInt64 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { cursor = SubtagCursor(bytes: bytes) }

  /// The tag, which has to be the whole text.
  mutating func tag() throws(LanguageTagError) -> LanguageTag {
    guard !cursor.bytes.isEmpty else { throw .empty }
    try advance()
    if cursor.isSingle("x") {
      parts.isPrivate = true
      try readPrivateUse()
    } else {
      try readLanguage()
      try readExtendedLanguages()
      try readScriptAndRegion()
      try readVariants()
      try readExtensions()
      if cursor.isSingle("x") { try readPrivateUse() }
    }
    guard cursor.isAtEnd else { throw cursor.malformed }
    return LanguageTag(subtags: subtags, parts: parts)
  }

  private mutating func advance() throws(LanguageTagError) {
    guard cursor.advance() else { throw cursor.malformed }
  }

  /// Two or three letters, or four to eight, which are reserved or registered whole.
  private mutating func readLanguage() throws(LanguageTagError) {
    guard cursor.isLetters, cursor.count >= 2 else { throw cursor.malformed }
    if cursor.count <= 3 {
      subtags.language = PackedSubtags.letters(cursor.subtag, room: 3)
    } else {
      subtags.language = 0
      parts.longLanguage = cursor.lowercased
    }
    try advance()
  }

  /// Up to three subtags of three letters, after a language of two or three.
  private mutating func readExtendedLanguages() throws(LanguageTagError) {
    while parts.longLanguage == nil, parts.extendedLanguages.count < 3, cursor.isLetters, cursor.count == 3 {
      parts.extendedLanguages.append(cursor.lowercased)
      try advance()
    }
  }

  private mutating func readScriptAndRegion() throws(LanguageTagError) {
    if cursor.isLetters, cursor.count == 4 {
      subtags.script = PackedSubtags.letters(cursor.subtag, room: 4)
      try advance()
    }
    if cursor.isLetters && cursor.count == 2 || cursor.isDigits && cursor.count == 3 {
      subtags.region = PackedSubtags.region(cursor.subtag)
      try advance()
    }
  }

  /// Five to eight letters or digits, or four of which the first is a digit.
  private mutating func readVariants() throws(LanguageTagError) {
    while cursor.count >= 5 || cursor.count == 4 && cursor.startsWithDigit {
      let variant = cursor.lowercased
      guard variantsSeen.insert(variant).inserted else { throw .duplicateVariant(subtag: variant, at: cursor.start) }
      parts.variants.append(variant)
      try advance()
    }
  }

  private mutating func readExtensions() throws(LanguageTagError) {
    while cursor.count == 1, !cursor.isSingle("x") {
      let (name, place) = (cursor.lowercased, cursor.start)
      let bit: UInt64 = 1 << UInt64(cursor.subtag[cursor.start] & 31 + (cursor.isDigits ? 32 : 0))
      guard singletonsSeen & bit == 0 else { throw .duplicateExtension(subtag: name, at: place) }
      singletonsSeen |= bit
      try advance()
      let subtags = try readSubtags(of: name, at: place, atLeast: 2)
      parts.extensions.append(LanguageTagTail.Extension(singleton: UInt8(name.utf8.first ?? 0), subtags: subtags))
    }
  }

  private mutating func readPrivateUse() throws(LanguageTagError) {
    let place = cursor.start
    try advance()
    parts.privateUse = try readSubtags(of: "x", at: place, atLeast: 1)
  }

  private mutating func readSubtags(
    of name: String, at place: Int, atLeast length: Int
  ) throws(LanguageTagError) -> [String] {
    var found: [String] = []
    while cursor.count >= length {
      found.append(cursor.lowercased)
      try advance()
    }
    guard !found.isEmpty else { throw .incomplete(subtag: name, at: place) }
    return found
  }
}

/// Walks over the subtags of a text: where each begins and what it is made of.
struct SubtagCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var start = 0
  private(set) var end = -1
  private var letters = 0
  private var digits = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The length of the subtag in bytes; 0 at the end of the text.
  var count: Int { isAtEnd ? 0 : end - start }
  var isAtEnd: Bool { start > bytes.count }
  var isLetters: Bool { !isAtEnd && letters == end - start }
  var isDigits: Bool { !isAtEnd && digits == end - start }
  var startsWithDigit: Bool { 0x30...0x39 ~= bytes[start] }
  var subtag: Slice<UnsafeBufferPointer<UInt8>> { bytes[start..<end] }

  /// Goes to the next subtag, or to the end; false where what comes is empty, longer than eight, or not letters and digits.
  mutating func advance() -> Bool {
    start = end + 1
    (letters, digits) = (0, 0)
    guard start <= bytes.count else { return true }
    end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "-"), bytes[end] != UInt8(ascii: "_") {
      if (bytes[end] | 0x20) &- 0x61 < 26 { letters += 1 } else if bytes[end] &- 0x30 < 10 { digits += 1 }
      end += 1
    }
    return 1...8 ~= end - start && letters + digits == end - start
  }

  /// Whether the subtag is one given letter, in any casing.
  func isSingle(_ letter: Unicode.Scalar) -> Bool { count == 1 && bytes[start] | 0x20 == UInt8(ascii: letter) }

  /// The subtag in lower case; at most eight bytes, for which a text needs no memory of its own.
  var lowercased: String {
    String(unsafeUninitializedCapacity: 8) { buffer in
      for (place, byte) in subtag.enumerated() { buffer[place] = 0x41...0x5A ~= byte ? byte | 0x20 : byte }
      return count
    }
  }

  /// The error that blames this subtag; of a long one its beginning.
  var malformed: LanguageTagError {
    guard start < bytes.count else { return .malformed(subtag: "", at: bytes.count) }
    let text = String(decoding: bytes[start..<Swift.max(start, end)].prefix(40), as: UTF8.self)
    return .malformed(subtag: text, at: start)
  }
}
