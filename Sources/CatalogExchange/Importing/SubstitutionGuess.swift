import StringCatalogs

/// What is known of the substitutions of a key: from the target language, else from what the file itself says, since
/// `%1$#@name@` and `%1$lld` have argument and conversion in them, else from the source, whose numbers a translation need
/// not share.
enum SubstitutionGuess {
  static func substitutions(
    target: VariationTree?, source: VariationTree?, units: [EntryImport.Unit]
  ) -> [VariationTree.Substitution] {
    var known = target?.substitutions ?? []
    for substitution in source?.substitutions ?? []
    where !known.contains(where: { $0.name.isExactly(substitution.name) }) {
      known.append(asWritten(substitution, units))
    }
    var guessed: [VariationTree.Substitution] = []
    for unit in units {
      guard let name = unit.path.substitution, !(known + guessed).contains(where: { $0.name.isExactly(name) }) else {
        continue
      }
      guessed.append(guess(name, units))
    }
    return known + guessed
  }

  private static func guess(_ name: String, _ units: [EntryImport.Unit]) -> VariationTree.Substitution {
    var substitution = asWritten(VariationTree.Substitution(name: name, tree: VariationTree()), units)
    substitution.specifier = substitution.specifier ?? "lld"
    return substitution
  }

  /// A substitution with the argument and the conversion that the file has for it, where it has them.
  private static func asWritten(
    _ substitution: VariationTree.Substitution, _ units: [EntryImport.Unit]
  ) -> VariationTree.Substitution {
    var substitution = substitution
    let name = substitution.name
    substitution.argument =
      units.lazy.filter { $0.path.substitution == nil }
      .compactMap { argument(of: name, in: $0.incoming.text ?? "") }.first ?? substitution.argument
    substitution.specifier =
      units.lazy.filter { $0.path.substitution == name }
      .compactMap { $0.incoming.specifier ?? specifier(of: substitution.argument, in: $0.incoming.text ?? "") }.first
      ?? substitution.specifier
    return substitution
  }

  /// The number in `%1$#@name@`.
  private static func argument(of name: String, in text: String) -> Int? {
    guard let mark = text.ranges(of: "$#@\(name)@").first else { return nil }
    let digits = text[..<mark.lowerBound].reversed().prefix(while: \.isNumber)
    return Int(String(digits.reversed()))
  }

  /// The conversion in `%1$lld`: what stands behind the number, up to the letter that ends it.
  private static func specifier(of argument: Int?, in text: String) -> String? {
    guard let argument, let start = text.ranges(of: "%\(argument)$").first?.upperBound else { return nil }
    let rest = text[start...]
    guard let end = rest.firstIndex(where: { "diouxXeEfFgGaAcCsSpP@".contains($0) }) else { return nil }
    let specifier = rest[...end]
    return specifier.allSatisfy { $0.isASCII && !$0.isWhitespace } ? String(specifier) : nil
  }
}
