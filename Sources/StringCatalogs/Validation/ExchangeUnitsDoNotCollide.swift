import StringTables

/// No key reads as the name that XLIFF gives to a variation of another key.
struct ExchangeUnitsDoNotCollide: CatalogRule {
  let name = "ExchangeUnitsDoNotCollide"
  let documentation = """
    In the XLIFF files that translators get, the form `one` of the key "%lld files" is the unit
    "%lld files|==|plural.one". A key that ends like that itself is taken for a form of another key: Xcode leaves it out
    of its exports without a word, or stops. Where the other key is there, one text overwrites the other when the
    translation comes back.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"Tap":{},"Tap|==|device.mac":{}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"Tap":{},"Tap|==|Click":{},"a |==|":{}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    var suspects: [(entry: CheckedEntry, base: String, unit: String)] = []
    for entry in catalog.entries {
      guard let (base, unit) = Self.parts(of: entry.key) else { continue }
      suspects.append((entry, base, unit))
    }
    guard !suspects.isEmpty else { return }
    let keys = Set(catalog.entries.map(\.key))
    for (entry, base, unit) in suspects {
      report.add(
        keys.contains(base) ? .error : .warning, at: catalog.tape.offset(entry.name), key: entry.key,
        "in XLIFF the key is taken for the unit \(unit) of the key \"\(base)\"")
    }
  }

  /// The key and the variation that a key reads as; `nil` for all others.
  private static func parts(of key: String) -> (base: String, unit: String)? {
    guard key.utf8.contains(UInt8(ascii: "|")), let separator = key.ranges(of: "|==|").last else { return nil }
    let unit = String(key[separator.upperBound...])
    guard ["device.", "plural.", "substitutions."].contains(where: unit.hasPrefix) else { return nil }
    return (String(key[..<separator.lowerBound]), unit)
  }
}
