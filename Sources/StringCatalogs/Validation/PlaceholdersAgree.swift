import StringTemplates

/// Every text uses the arguments that the code gives, each as what it is.
struct PlaceholdersAgree: CatalogRule {
  let documentation = """
    The code gives the arguments of the key, in its order. A translation that prints argument 1, a number, with `%@`
    crashes the app; one that asks for an argument which is not given prints rubbish. Texts may take arguments in another
    order if they number them: `%2$lld … %1$@`. A plural form may leave its number out.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"%lld%% of its %@ used":{"localizations":{"zh":{"stringUnit":
    {"state":"translated","value":"%@已用%lld%%"}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"%@ sent %lld":{"localizations":{"de":{"stringUnit":
    {"state":"translated","value":"%2$lld gesendet von %1$@"}}}}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        for text in localization.texts where !text.isSet {
          check(text, of: entry, localization, &report)
        }
      }
    }
  }

  private func check(
    _ text: CheckedText, of entry: CheckedEntry, _ localization: CheckedLocalization, _ report: inout FindingReport
  ) {
    guard text.hasPercent || !entry.arguments.kinds.isEmpty else { return }
    let outline = text.outline
    if outline.refusal == .mixedPositions {
      report.add(.error, text, "some conversions are numbered and some are not; number all")
      return
    }
    guard outline.refusal == nil else { return }
    let conversions = TextOutline.judged(outline)
    if let conflict = conflict(in: conversions) { return report.add(.error, text, conflict) }
    if localization.isSource, let gap = gap(in: conversions, text) { report.add(.error, text, gap) }
    guard entry.arguments.isKnown else { return }
    let given = entry.arguments.kinds
    let wrong = conversions.first { $0.argument != nil && given[$0.position] != $0.argument }
    if let wrong {
      report.add(.error, text, fix: fix(text, conversions, given), Self.message(wrong, given[wrong.position]))
    } else if text.path.steps.isEmpty {
      checkUnused(text, outline, conversions, localization, given, &report)
    }
  }

  private static func message(_ wrong: TextOutline.Conversion, _ given: TextOutline.Argument?) -> String {
    guard let given else { return "position \(wrong.position): no argument is given, found \(wrong.spelling)" }
    return "position \(wrong.position): \(given.rawValue) expected, found \(wrong.argument?.rawValue ?? "n")"
  }

  /// One position that is printed as two kinds.
  private func conflict(in conversions: [TextOutline.Conversion]) -> String? {
    var kinds: [Int: TextOutline.Conversion] = [:]
    for conversion in conversions {
      if let first = kinds[conversion.position], first.argument != conversion.argument {
        return "position \(conversion.position) is printed both as \(first.spelling) and as \(conversion.spelling)"
      }
      kinds[conversion.position] = conversion
    }
    return nil
  }

  /// A position that the source text leaves out, so that nobody knows what it holds.
  private func gap(in conversions: [TextOutline.Conversion], _ text: CheckedText) -> String? {
    guard text.path.steps.isEmpty, text.positions.isEmpty, let last = conversions.map(\.position).max() else {
      return nil
    }
    let used = Set(conversions.map(\.position))
    let ofKey = Set(TextOutline.judged(TextOutline(text.key)).map(\.position))
    let missing = (1...last).first { !used.contains($0) && !ofKey.contains($0) }
    return missing.map { "argument \($0) unused, type unknown" }
  }

  private func checkUnused(
    _ text: CheckedText, _ outline: TextOutline, _ conversions: [TextOutline.Conversion],
    _ localization: CheckedLocalization, _ given: [Int: TextOutline.Argument], _ report: inout FindingReport
  ) {
    guard outline.substitutions.isEmpty else { return }
    let used = Set(conversions.map(\.position))
    guard let unused = given.keys.sorted().first(where: { !used.contains($0) }) else { return }
    report.add(.warning, text, "argument \(unused) (\(given[unused]?.rawValue ?? "")) is not used")
  }

  /// The text with numbers that put each conversion to an argument of its kind, where that is all that is wrong.
  private func fix(
    _ text: CheckedText, _ conversions: [TextOutline.Conversion], _ given: [Int: TextOutline.Argument]
  ) -> String? {
    guard conversions.count == given.count, !conversions.contains(where: \.isNumbered) else { return nil }
    var free = given.sorted { $0.key < $1.key }
    var fixed = ""
    var rest = text.text[...]
    for conversion in conversions {
      guard let match = free.firstIndex(where: { $0.value == conversion.argument }),
        let place = rest.firstRange(of: conversion.spelling)
      else { return nil }
      fixed += rest[..<place.lowerBound] + "%\(free[match].key)$" + conversion.spelling.dropFirst()
      rest = rest[place.upperBound...]
      free.remove(at: match)
    }
    return fixed + rest
  }
}
