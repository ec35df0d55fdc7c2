@testable import StringTables

extension FuzzTarget {
  /// The loader of compiled catalogs. The first byte says what the others are.
  static let compiled = FuzzTarget(
    name: "compiled",
    seeds: [[0, 4, 7, 0x21], [1, 2, 5, 0x40], [2] + (section ?? []), [3] + (head ?? [])],
    read: { bytes in
      let rest = bytes.dropFirst()
      switch bytes.first.map({ $0 % 4 }) {
      case 0: open(edited(whole, by: rest))
      case 1: open(sealed(edited(head ?? [], by: rest), sections: sections))
      case 2: open(sealed(head(of: Array(rest)), sections: Array(rest)))
      default: open(sealed(Array(rest), sections: sections))
      }
    })

  private static func open(_ bytes: [UInt8]) {
    guard let tables = try? CatalogTables(compiled: bytes) else { return }
    let damages = tables.damages()
    for language in tables.languages {
      guard let table = tables.table(for: language) else {
        require(!damages.isEmpty, "a table is missing that is not damaged")
        continue
      }
      require(table.entries.map(\.key) == table.keys, "an entry that was checked cannot be read")
    }
    if damages.isEmpty { check(tables) }
  }

  /// A small catalog with every kind of entry.
  private static let source = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
      "%lld files": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}},
      "Tap": {"localizations": {"de": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Klicken"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tippen"}}}}}}},
      "%@ in %lld rooms": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%1$@ in %#@rooms@"},
        "substitutions": {"rooms": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg Raum"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg Räumen"}}}}}}}}}
    }}
    """

  private static let whole: [UInt8] =
    (try? CatalogTables(xcstrings: Array(source.utf8), name: "Fuzz").compiled()) ?? []

  private static let head = try? CompiledHead.bytes(of: .array(whole))

  private static let sections = Array(whole.dropFirst(CompiledForm.prefixLength + (head?.count ?? 0)))

  /// The section of the translations, for a head with the same keys.
  private static let section: [UInt8]? = (try? CatalogTables(xcstrings: Array(source.utf8), name: "Fuzz"))
    .flatMap { $0.table(spelled: "de") }
    .map { table in
      var section: [UInt8] = []
      for ordinal in 0..<table.keyIndex.count {
        EntryCoder.append(number: table.section.entry(ordinal).count, to: &section)
      }
      return section + table.section.bytes
    }

  /// The bytes with some of them replaced, inserted or removed: three bytes for each change.
  private static func edited(_ bytes: [UInt8], by changes: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = bytes
    var rest = changes
    while rest.count >= 3, !bytes.isEmpty {
      let step = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let place = (Int(step[0]) << 6 | Int(step[1] & 63)) % bytes.count
      switch step[1] >> 6 {
      case 0, 1: bytes[place] = step[2]
      case 2: bytes.insert(step[2], at: place)
      default: bytes.removeSubrange(place..<min(place + Int(step[2]), bytes.count))
      }
    }
    return bytes
  }

  /// A head with four keys and one language, whose section is these bytes.
  private static func head(of section: [UInt8]) -> [UInt8] {
    var head: [UInt8] = []
    for text in ["Fuzz", "en"] { EntryCoder.append(string: text, to: &head) }
    EntryCoder.append(number: 4, to: &head)
    for key in ["Done", "%lld files", "Tap", "%@ in %lld rooms"] { EntryCoder.append(string: key, to: &head) }
    EntryCoder.append(number: 1, to: &head)
    EntryCoder.append(string: "de", to: &head)
    EntryCoder.append(number: section.count, to: &head)
    CompiledForm.append(CompiledForm.checksum(section[...]), digits: CompiledForm.checksumDigits, to: &head)
    EntryCoder.append(number: 0, to: &head)
    return head
  }

  /// A compiled form whose checksum is that of its head, whatever that is.
  private static func sealed(_ head: [UInt8], sections: [UInt8]) -> [UInt8] {
    var bytes = CompiledForm.mark + [CompiledForm.version, UInt8(ascii: "\n")]
    CompiledForm.append(UInt64(head.count), digits: CompiledForm.lengthDigits, to: &bytes)
    CompiledForm.append(CompiledForm.checksum(head[...]), digits: CompiledForm.checksumDigits, to: &bytes)
    return bytes + head + sections
  }
}
