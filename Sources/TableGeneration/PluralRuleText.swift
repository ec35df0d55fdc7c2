/// A plural rule as UTS #35 writes it ("v = 0 and i % 10 = 1 or f % 10 = 1"), read so that it can be written as Swift.
struct PluralRuleText: Equatable {
  /// One comparison, such as `i % 100 != 12..14`.
  struct Relation: Equatable {
    var operand: Character
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
  }

  /// The rule holds when all relations of one of these lists hold.
  var alternatives: [[Relation]]

  /// Reads a rule without its samples; nil where it is not of the grammar.
  init?(_ text: String) {
    alternatives = []
    for alternative in text.split(separator: " or ", omittingEmptySubsequences: false) {
      var relations: [Relation] = []
      for relation in alternative.split(separator: " and ", omittingEmptySubsequences: false) {
        guard let relation = Self.relation(relation) else { return nil }
        relations.append(relation)
      }
      alternatives.append(relations)
    }
  }

  /// `n % 10 != 3..4,9` in words: n, %, 10, !=, 3..4,9.
  private static func relation(_ text: Substring) -> Relation? {
    let words = text.split(separator: " ")
    guard words.count == 3 || words.count == 5, let operand = words.first, operand.count == 1 else { return nil }
    let modulus = words.count == 5 ? Int(words[2]) : nil
    let sign = words[words.count - 2]
    let ranges = words[words.count - 1].split(separator: ",").compactMap(range)
    guard "nivwftce".contains(operand), sign == "=" || sign == "!=", !ranges.isEmpty else { return nil }
    guard words.count == 3 || (words[1] == "%" && modulus != nil) else { return nil }
    return Relation(operand: operand[operand.startIndex], modulus: modulus, isNegated: sign == "!=", ranges: ranges)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: ".").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }
}

extension PluralRuleText {
  /// The rule as a Swift condition over `i`, `v`, `f`, `t`, `e`.
  var code: String {
    if alternatives.count == 1, alternatives[0].count == 1 {
      let code = alternatives[0][0].code
      return code.hasPrefix("(") ? String(code.dropFirst().dropLast()) : code
    }
    return alternatives.map { relations in
      let joined = relations.map(\.code).joined(separator: " && ")
      return alternatives.count > 1 && relations.count > 1 ? "(\(joined))" : joined
    }.joined(separator: " || ")
  }
}

extension PluralRuleText.Relation {
  /// The relation as Swift: `n` is `i` where nothing but zeros follows the point, and equals no integer elsewhere.
  var code: String {
    guard operand == "n" else { return comparison(of: operand == "c" ? "e" : String(operand)) }
    return isNegated ? "(t != 0 || \(comparison(of: "i")))" : "(t == 0 && \(comparison(of: "i")))"
  }

  private func comparison(of operand: String) -> String {
    let value = modulus.map { "\(operand) % \($0)" } ?? operand
    let tests = ranges.map { range in
      switch (range.count == 1, isNegated) {
      case (true, false): "\(value) == \(range.lowerBound)"
      case (true, true): "\(value) != \(range.lowerBound)"
      case (false, false): Self.inside(value, range)
      case (false, true): Self.outside(value, range)
      }
    }
    guard tests.count > 1 else { return tests[0] }
    return "(\(tests.joined(separator: isNegated ? " && " : " || ")))"
  }

  private static func outside(_ value: String, _ range: ClosedRange<Int>) -> String {
    range.lowerBound == 0
      ? "\(value) > \(range.upperBound)" : "(\(value) < \(range.lowerBound) || \(value) > \(range.upperBound))"
  }

  /// An unsigned value is never below 0, which goes without saying.
  private static func inside(_ value: String, _ range: ClosedRange<Int>) -> String {
    range.lowerBound == 0
      ? "\(value) <= \(range.upperBound)" : "(\(value) >= \(range.lowerBound) && \(value) <= \(range.upperBound))"
  }
}
