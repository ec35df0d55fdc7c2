import StringCatalogs

/// How catalogs and translators' files write what is substituted: `%#@name@` and `%arg` in a catalog are
/// `%1$#@name@` and `%1$lld` on the way, where the argument's number is known.
struct SubstitutionReferences {
  private let known: [VariationTree.Substitution]
  /// What the key's texts in the catalog look like: those that spell the numbers out get texts that do.
  private let models: [VariationTree]

  init(_ known: [VariationTree.Substitution], models: [VariationTree] = []) {
    self.known = known
    self.models = models
  }

  /// A text of the catalog as it is exported.
  ///
  /// - Parameter name: the substitution that the text belongs to; nil for the text that names substitutions.
  func exported(_ text: String, inside name: String?) -> String {
    guard !known.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    if let name { return exportedArgument(text, name) }
    return known.reduce(text) { text, substitution in
      guard let argument = substitution.argument else { return text }
      return text.replacingExactly("%#@\(substitution.name)@", by: "%\(argument)$#@\(substitution.name)@")
    }
  }

  private func exportedArgument(_ text: String, _ name: String) -> String {
    guard let (argument, specifier) = argument(of: name) else { return text }
    return text.replacingExactly("%arg", by: "%\(argument)$\(specifier)")
  }

  /// A translator's text as the catalog writes it.
  func imported(_ text: String, inside name: String?) -> String {
    guard !known.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    if let name {
      guard let (argument, specifier) = argument(of: name) else { return text }
      let number = "%\(argument)$\(specifier)"
      return isSpelledOut(number, inside: name) ? text : text.replacingExactly(number, by: "%arg")
    }
    return known.reduce(text) { text, substitution in
      guard let argument = substitution.argument else { return text }
      let number = "%\(argument)$#@\(substitution.name)@"
      return isSpelledOut(number, inside: nil)
        ? text : text.replacingExactly(number, by: "%#@\(substitution.name)@")
    }
  }

  private func isSpelledOut(_ words: String, inside name: String?) -> Bool {
    models.contains { model in
      let tree = name == nil ? model : name.flatMap { model.substitution($0)?.tree }
      return tree?.mentions(words) == true
    }
  }

  private func argument(of name: String) -> (argument: Int, specifier: String)? {
    guard let substitution = known.last(where: { $0.name.isExactly(name) }), let argument = substitution.argument,
      let specifier = substitution.specifier
    else { return nil }
    return (argument, specifier)
  }
}

extension String {
  /// The text with every occurrence of some words replaced, compared byte by byte.
  func replacingExactly(_ words: String, by other: String) -> String {
    let (text, pattern) = (Array(utf8), Array(words.utf8))
    guard !pattern.isEmpty, text.count >= pattern.count else { return self }
    var replaced: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == pattern[0], text[index...].starts(with: pattern) {
        replaced += other.utf8
        index += pattern.count
      } else {
        replaced.append(text[index])
        index += 1
      }
    }
    return String(decoding: replaced, as: UTF8.self)
  }
}
