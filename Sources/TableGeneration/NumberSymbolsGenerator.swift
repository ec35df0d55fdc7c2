/// Makes the digits, signs and grouping of every locale: the distinct sets, and a sorted table of which locale has which.
enum NumberSymbolsGenerator: TableGenerator {
  private static let path = "cldr/numbers.tsv"

  static func files(from data: DataFolder) throws(TableGenerationError) -> [GeneratedFile] {
    var sets: [NumberSymbolSource] = []
    var locales: [(key: LocaleKey, index: Int)] = []
    for row in try data.rows(path) {
      guard let key = row.first.flatMap(LocaleKey.init), let set = NumberSymbolSource(row) else {
        throw .malformed(path: path, line: 0, reason: "the row of \(row.first ?? "") is not understood")
      }
      let index = sets.firstIndex(of: set) ?? sets.count
      if index == sets.count { sets.append(set) }
      locales.append((key, index))
    }
    guard let root = locales.first(where: { $0.key.name == "en" })?.index else {
      throw .malformed(path: path, line: 0, reason: "the row of en, whose signs are also the root's, is absent")
    }
    let code = code(sets, locales.sorted { $0.key < $1.key }, root: root)
    return [
      GeneratedFile(
        path: "Sources/LanguageNumbers/NumberSymbols+Generated.swift", from: "CLDR 48, numbers.tsv", code: code)
    ]
  }

  private static func code(
    _ sets: [NumberSymbolSource], _ locales: [(key: LocaleKey, index: Int)], root: Int
  ) -> String {
    """
    extension NumberSymbols {
      /// The index of the symbols of CLDR's root.
      static let root: UInt8 = \(root)

      /// The distinct sets of symbols.
      static func listed(_ index: UInt8) -> NumberSymbols {
        switch index {
    \(sets.enumerated().map { "    case \($0): \($1.code)" }.joined(separator: "\n"))
        default: listed(root)
        }
      }

      /// Every locale's key of `LocaleKey`, sorted; the lowest byte is the index of its symbols.
      static let locales: [UInt64] = [
    \(lines(locales).joined(separator: "\n"))
      ]
    }
    """
  }

  private static func lines(_ locales: [(key: LocaleKey, index: Int)]) -> [String] {
    stride(from: 0, to: locales.count, by: 6).map { start in
      let line = locales[start..<min(start + 6, locales.count)]
      let entries = line.map { "0x" + String($0.key.bits << 8 | UInt64($0.index), radix: 16) }
      return "    " + entries.joined(separator: ", ") + ",  // " + line.map(\.key.name).joined(separator: " ")
    }
  }
}

/// The symbols of one row of the data.
private struct NumberSymbolSource: Equatable {
  var zero: Unicode.Scalar
  var decimal: String
  var group: String
  var minus: String
  var plus: String
  var groups: [Int]
  var minimum: Int

  /// Nil where a column is absent, the digits do not follow one another, or a sign is longer than seven bytes.
  ///
  /// The columns of signs lack the invisible marks around them; what stands before the digits of the negative sample
  /// is the sign with its marks. A plus has the same marks.
  init?(_ row: [String]) {
    guard row.count >= 11, let zero = row[2].unicodeScalars.first, let minimum = Int(row[9]) else { return nil }
    let digits = row[2].unicodeScalars
    guard digits.map(\.value) == (0..<10).map({ zero.value + $0 }), zero.value % 64 < 55 else { return nil }
    self.zero = zero
    (decimal, group) = (row[3], row[4])
    var sign = String.UnicodeScalarView()
    sign.append(contentsOf: row[10].unicodeScalars.prefix { !digits.contains($0) })
    minus = String(sign)
    let marks = minus.components(around: row[5])
    guard let marks else { return nil }
    plus = marks.before + row[6] + marks.after
    groups = row[7...8].compactMap { Int($0) }
    self.minimum = minimum
    let longest = [decimal, group, minus, plus].map(\.utf8.count).max() ?? 0
    guard groups.count == 2, (1...7).contains(longest), !decimal.isEmpty, !group.isEmpty else { return nil }
  }

  var code: String {
    let signs = [decimal, group, minus, plus].map(Self.literal)
    return "NumberSymbols(zero: \(Self.literal(String(Character(zero)))), decimal: \(signs[0]), group: \(signs[1]), "
      + "minus: \(signs[2]), plus: \(signs[3]), groups: (\(groups[0]), \(groups[1])), minimum: \(minimum))"
  }

  /// Everything beyond ASCII is escaped, so that an invisible mark can be seen.
  private static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map {
      $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16))}"
    }
    return "\"" + scalars.joined() + "\""
  }
}

extension String {
  /// What stands before and after a sign in a text of Unicode scalars, or nil where the sign is absent.
  fileprivate func components(around sign: String) -> (before: String, after: String)? {
    guard let scalar = sign.unicodeScalars.first, sign.unicodeScalars.count == 1,
      let place = unicodeScalars.firstIndex(of: scalar)
    else { return nil }
    return (
      String(String.UnicodeScalarView(unicodeScalars[..<place])),
      String(String.UnicodeScalarView(unicodeScalars[unicodeScalars.index(after: place)...]))
    )
  }
}
