import StringTables
import StringTemplates

/// No two keys make the same Swift symbol.
struct SymbolsDoNotCollide: CatalogRule {
  let name = "SymbolsDoNotCollide"
  let documentation = """
    Xcode 26 makes a Swift symbol of a key, `allowUploads` of both "Allow uploads" and "Allow Uploads": the second is
    left out, or the build fails. Set `generatesSymbol` to false for one, or write the keys alike.
    """
  let failingExample =
    #"{"sourceLanguage":"en","strings":{"Allow uploads":{},"Allow Uploads":{}},"version":"1.0"}"#
  let passingExample = """
    {"sourceLanguage":"en","strings":{"Allow uploads":{},"Allow Uploads":{"generatesSymbol":false}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    var first: [String: Int] = [:]
    for (index, entry) in catalog.entries.enumerated() where catalog.fields(of: entry).generatesSymbol {
      let symbol = Self.symbol(of: entry)
      guard !symbol.isEmpty else { continue }
      if let other = first[symbol].map({ catalog.entries[$0] }), other.key != entry.key {
        let line = report.line(of: catalog.tape.offset(other.name))
        report.add(
          .warning, at: catalog.tape.offset(entry.name), key: entry.key,
          "the symbol \(symbol) is also that of \"\(other.key)\" on line \(line)")
      } else {
        first[symbol] = index
      }
    }
  }

  /// The key's words without its conversions, joined as Swift names are.
  private static func symbol(of entry: CheckedEntry) -> String {
    var key = entry.key
    let isASCII = key.utf8.allSatisfy { $0 < 0x80 }
    if entry.scan.traits.contains(.percent) {
      let spellings = TextOutline(key).judged.map(\.spelling)
      if isASCII { return asciiSymbol(of: replacing(spellings, in: Array(key.utf8))) }
      for spelling in spellings {
        if let place = key.firstRange(of: spelling) { key.replaceSubrange(place, with: " ") }
      }
    }
    if isASCII { return asciiSymbol(of: key.utf8) }
    let words = key.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// A key in ASCII with a space for each of its conversions. What finds a `String` in another one is dear to call the
  /// first time.
  private static func replacing(_ spellings: [String], in key: [UInt8]) -> [UInt8] {
    var key = key
    for spelling in spellings {
      let spelling = Array(spelling.utf8)
      let starts = key.indices.dropLast(spelling.count - 1)
      guard let start = starts.first(where: { key[$0...].starts(with: spelling) }) else { continue }
      key.replaceSubrange(start..<start + spelling.count, with: CollectionOfOne(UInt8(ascii: " ")))
    }
    return key
  }

  /// The same of a key in ASCII.
  private static func asciiSymbol(of key: some Collection<UInt8>) -> String {
    var symbol: [UInt8] = []
    symbol.reserveCapacity(key.count + 1)
    var isFirstOfWord = false
    for byte in key {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if symbol.isEmpty { symbol.append(UInt8(ascii: "_")) }
        symbol.append(byte)
        isFirstOfWord = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        symbol.append(isFirstOfWord ? byte & 0xDF : byte | 0x20)
        isFirstOfWord = false
      default: isFirstOfWord = !symbol.isEmpty
      }
    }
    return String(decoding: symbol, as: UTF8.self)
  }
}
