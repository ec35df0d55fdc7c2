import StringTemplates

/// Every text uses the arguments that the code gives, each as what it is.
struct PlaceholdersAgree: CatalogRule {
  let name = "PlaceholdersAgree"
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
      for index in catalog.texts(of: entry) where !catalog.isPhrase(catalog.texts[index]) {
        let text = catalog.texts[index]
        if let outline = catalog.outline(of: text) {
          check(text, outline, of: entry, &report)
        } else if !entry.arguments.kinds.isEmpty, entry.arguments.isKnown, catalog.path(of: text) == 0 {
          checkUnused(text, [], entry.arguments.kinds, &report)
        }
      }
    }
  }

  private func check(
    _ text: CheckedText, _ outline: TextOutline, of entry: CheckedEntry, _ report: inout FindingReport
  ) {
    if outline.refusal == .mixedPositions {
      report.add(.error, text, "some conversions are numbered and some are not; number all")
      return
    }
    guard outline.refusal == nil else { return }
    let conversions = outline.judged
    if let conflict = conflict(in: conversions) { return report.add(.error, text, conflict) }
    if let gap = gap(in: conversions, text, of: entry, report.catalog) { report.add(.error, text, gap) }
    guard entry.arguments.isKnown else { return }
    let given = entry.arguments.kinds
    let wrong = conversions.first { $0.argument != nil && given[$0.position] != $0.argument }
    if let wrong {
      let fix = fix(report.catalog.string(of: text), conversions, given)
      report.add(.error, text, fix: fix, Self.message(wrong, given[wrong.position]))
    } else if report.catalog.path(of: text) == 0, outline.substitutions.isEmpty {
      checkUnused(text, conversions, given, &report)
    }
  }

  private static func message(_ wrong: TextOutline.Conversion, _ given: TextOutline.Argument?) -> String {
    guard let given else { return "position \(wrong.position): no argument is given, found \(wrong.spelling)" }
    return "position \(wrong.position): \(given.rawValue) expected, found \(wrong.argument?.rawValue ?? "n")"
  }

  /// One position that is printed as two kinds.
  private func conflict(in conversions: [TextOutline.Conversion]) -> String? {
    var last: [Int: TextOutline.Conversion] = [:]
    for conversion in conversions {
      guard let first = last.updateValue(conversion, forKey: conversion.position),
        first.argument != conversion.argument
      else { continue }
      return "position \(conversion.position) is printed both as \(first.spelling) and as \(conversion.spelling)"
    }
    return nil
  }

  /// A position that the source text leaves out, so that nobody knows what it holds.
  private func gap(
    in conversions: [TextOutline.Conversion], _ text: CheckedText, of entry: CheckedEntry, _ catalog: CheckedCatalog
  ) -> String? {
    let localization = catalog.localization(of: text)
    guard catalog.language(of: localization).isSource, catalog.path(of: text) == 0,
      catalog.substitutions(of: localization).allSatisfy({ $0.argument == nil }),
      let last = conversions.map(\.position).max()
    else { return nil }
    let used = Set(conversions.map(\.position))
    let ofKey = Set(TextOutline(entry.key).judged.map(\.position))
    let missing = (1...last).first { !used.contains($0) && !ofKey.contains($0) }
    return missing.map { "argument \($0) unused, type unknown" }
  }

  private func checkUnused(
    _ text: CheckedText, _ conversions: [TextOutline.Conversion], _ given: [Int: TextOutline.Argument],
    _ report: inout FindingReport
  ) {
    let used = Set(conversions.map(\.position))
    guard let unused = given.keys.filter({ !used.contains($0) }).min() else { return }
    report.add(.warning, text, "argument \(unused) (\(given[unused]?.rawValue ?? "")) is not used")
  }

  /// A text with more conversions is no text: nobody numbers it.
  private static let mostNumbered = 100

  /// The text with numbers that put each conversion to an argument of its kind, where that is all that is wrong.
  private func fix(
    _ text: String, _ conversions: [TextOutline.Conversion], _ given: [Int: TextOutline.Argument]
  ) -> String? {
    guard conversions.count == given.count, conversions.count <= Self.mostNumbered,
      !conversions.contains(where: \.isNumbered)
    else { return nil }
    var free = given.sorted { $0.key < $1.key }
    var fixed = ""
    var rest = text[...]
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
