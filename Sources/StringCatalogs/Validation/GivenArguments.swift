import StringTemplates

/// What the code gives to the texts of a key: each position's kind, as the key says, else the source language's text.
struct GivenArguments: Sendable {
  /// The kinds by position, from 1.
  private(set) var kinds: [Int: TextOutline.Argument] = [:]
  /// Whether the key or the source text is there to say it: an identifier without a source text says nothing.
  let isKnown: Bool

  init(key: String, hasPercent: Bool, source: CheckedLocalization?, _ catalog: CheckedCatalog) {
    let ofKey = hasPercent ? TextOutline(key).judged : []
    let hasSource = source?.texts.isEmpty == false
    isKnown = !ofKey.isEmpty || hasSource || !SourceTextExists.isIdentifier(key)
    add(ofKey)
    if kinds.isEmpty, !hasPercent || hasSource, let source { addTexts(of: source, catalog) }
  }

  /// Whether one of them is a number, by which plural forms can be chosen.
  var hasNumber: Bool { kinds.values.contains { $0 == .whole || $0 == .real } }

  private mutating func addTexts(of source: CheckedLocalization, _ catalog: CheckedCatalog) {
    for text in source.texts {
      if let outline = catalog.outline(of: catalog.texts[text]) { add(outline.judged) }
    }
    for substitution in catalog.substitutions(of: source) {
      let kind = TextOutline("%" + (substitution.specifier ?? "lld")).conversions.first?.argument
      kinds[substitution.argument ?? 1] = kind ?? .whole
    }
  }

  private mutating func add(_ conversions: [TextOutline.Conversion]) {
    for conversion in conversions where kinds[conversion.position] == nil {
      kinds[conversion.position] = conversion.argument
    }
  }
}

extension TextOutline.Argument? {
  /// Whether plural forms can be chosen by it.
  var isNumber: Bool { self == .whole || self == .real }
}
