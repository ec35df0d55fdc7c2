import StringTemplates

/// No two keys make the same Swift symbol.
struct SymbolsDoNotCollide: CatalogRule {
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
    var first: [String: CheckedEntry] = [:]
    for entry in catalog.entries where entry.entry.generatesSymbol {
      let symbol = Self.symbol(of: entry.key)
      guard !symbol.isEmpty else { continue }
      if let other = first[symbol], other.key != entry.key {
        let line = catalog.lines.place(of: other.entry.offset).line
        report.add(
          .warning, at: entry.entry.offset, key: entry.key,
          "the symbol \(symbol) is also that of \"\(other.key)\" on line \(line)")
      } else {
        first[symbol] = entry
      }
    }
  }

  /// The key's words without its conversions, joined as Swift names are.
  static func symbol(of key: String) -> String {
    var key = key
    if key.utf8.contains(UInt8(ascii: "%")) {
      for conversion in TextOutline.judged(TextOutline(key)) {
        if let place = key.firstRange(of: conversion.spelling) { key.replaceSubrange(place, with: " ") }
      }
    }
    let words = key.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }
}
