import LanguageNumbers
import StringCatalogs

/// What one file says of one key in one language, held against what the catalog has.
struct EntryImport {
  /// A unit of the key.
  struct Unit {
    var path: LeafPath
    var incoming: IncomingUnit
  }

  /// A text that the catalog gets.
  struct Update {
    var path: LeafPath
    var text: String
    var state: String
    var isNew: Bool
    /// Whether its source is another now than the one that was translated.
    var isMarked = false
    var offset: Int
  }

  let key: String
  let language: String
  let sourceLanguage: String
  let source: VariationTree?
  let target: VariationTree?
  let takesUnfinished: Bool
  let lines: LineMap

  private(set) var updates: [Update] = []
  private(set) var substitutions: [VariationTree.Substitution] = []
  private(set) var replacesText = false
  /// Whether texts that the catalog has already are written down too, since something else may have been before.
  var keepsUnchanged = false
  private var unchanged: [Update] = []

  init(
    key: String, language: String, sourceLanguage: String, source: VariationTree?, target: VariationTree?,
    takesUnfinished: Bool, lines: LineMap
  ) {
    self.key = key
    self.language = language
    self.sourceLanguage = sourceLanguage
    self.source = source
    self.target = target
    self.takesUnfinished = takesUnfinished
    self.lines = lines
  }

  /// Whether nothing is to change.
  var isEmpty: Bool { updates.isEmpty && unchanged.isEmpty }

  /// Decides on each unit, and counts.
  mutating func take(_ units: [Unit], _ report: inout ImportReport) {
    substitutions = SubstitutionGuess.substitutions(target: target, source: source, units: units)
    let sourceReferences = SubstitutionReferences(source?.substitutions ?? [])
    let references = SubstitutionReferences(substitutions, models: [target, source].compactMap(\.self))
    for unit in units { take(unit, sourceReferences, references, &report) }
    checkShape(units, &report)
    for update in updates { count(update, &report) }
  }

  /// Counts an update that the catalog gets.
  private func count(_ update: Update, _ report: inout ImportReport) {
    if update.isNew { report.added += 1 } else { report.changed += 1 }
    guard update.isMarked else { return }
    report.marked += 1
    report.report(
      .warning, "SourceIsTheCatalogs", lines.place(of: update.offset),
      "marked for review: the source has changed since it was exported", key: key, path: update.path)
  }

  /// Decides on the units of a key that is added: what they were translated from becomes its text in the source language.
  mutating func takeWithSources(
    _ units: [Unit], in language: String, _ tree: inout UpdateTree, _ report: inout ImportReport
  ) {
    for unit in units where self.language != language {
      let identifier = UnitIdentifier.identifier(key, unit.path)
      guard let text = unit.incoming.source, !text.isExactly(key), !text.isExactly(identifier) else { continue }
      tree.set(text, state: "translated", at: (["localizations", language] + Self.members(of: unit.path))[...])
    }
    take(
      units.map { unit in
        var unit = unit
        unit.incoming.source = nil
        return unit
      }, &report)
  }

  private mutating func take(
    _ unit: Unit, _ sourceReferences: SubstitutionReferences, _ references: SubstitutionReferences,
    _ report: inout ImportReport
  ) {
    let old = target?.unit(at: unit.path)
    // An empty text that is not finished is one that nobody has written yet: it takes nothing away.
    let isClearing =
      unit.incoming.state == "translated" || old?.text.isEmpty == true || old == nil && unit.incoming.state != nil
    guard let text = unit.incoming.text, !text.isEmpty || isClearing else {
      report.untranslated += 1
      return
    }
    let name = unit.path.substitution
    // The key is its own text in the source language.
    if old == nil, unit.path.steps.isEmpty, language == sourceLanguage, target?.hasText != true, text.isExactly(key) {
      report.unchanged += 1
      return
    }
    let keepsText = old.map { references.exported($0.text, inside: name).isExactly(text) } ?? false
    let hasDrifted = hasDrifted(unit, sourceReferences)
    let given = unit.incoming.state ?? (keepsText ? old?.state : nil) ?? "translated"
    let state = hasDrifted ? "needs_review" : given
    if keepsText, let old, state == old.state {
      report.unchanged += 1
      if keepsUnchanged {
        unchanged.append(
          Update(path: unit.path, text: old.text, state: state, isNew: false, offset: unit.incoming.offset))
      }
      return
    }
    guard takesUnfinished || !Self.isUnfinished(given) else {
      report.left += 1
      report.report(
        .warning, "TranslationIsFinished", lines.place(of: unit.incoming.offset),
        "left: the text is \(given == "new" ? "new" : "to be reviewed"); --unfinished takes it", key: key,
        path: unit.path)
      return
    }
    let kept = keepsText ? old?.text : nil
    updates.append(
      Update(
        path: unit.path, text: kept ?? references.imported(text, inside: name), state: state, isNew: old == nil,
        isMarked: hasDrifted, offset: unit.incoming.offset))
  }

  private static func isUnfinished(_ state: String) -> Bool { state == "new" || state == "needs_review" }

  /// Whether the source that was translated is not what the catalog exports now.
  private func hasDrifted(_ unit: Unit, _ references: SubstitutionReferences) -> Bool {
    guard let translated = unit.incoming.source else { return false }
    let identifier = UnitIdentifier.identifier(key, unit.path)
    let now = SourceText.text(of: key, source, at: unit.path, identifier: identifier)
    // A substitution that the source does not have is called by an identifier, and that of another form will do.
    if translated.hasPrefix(key + UnitIdentifier.separator + "substitutions.") { return false }
    return !references.exported(now, inside: unit.path.substitution).isExactly(translated)
  }
}

// Shapes.
extension EntryImport {
  /// Takes back updates that would not fit what the language has: one text beside plural forms, forms that nothing asks
  /// for, a substitution that no text names.
  private mutating func checkShape(_ units: [Unit], _ report: inout ImportReport) {
    var fitting: [Update] = []
    let complete = completeAxes
    for update in updates {
      guard update.isNew, let reason = misfit(update.path, complete) else {
        fitting.append(update)
        continue
      }
      report.left += 1
      report.report(
        .warning, "ShapesAgree", lines.place(of: update.offset), "left: \(reason)", key: key, path: update.path)
    }
    updates = fitting
    replacesText = target?.unit != nil && updates.contains { $0.isNew && Self.varies($0.path) }
    if replacesText, let first = units.first {
      report.report(
        .note, "ShapesAgree", lines.place(of: first.incoming.offset),
        "the one text became \(updates.count) that vary", key: key)
    }
  }

  private static func varies(_ path: LeafPath) -> Bool {
    path.steps.first.map { $0.axis != "substitutions" } ?? false
  }

  /// Why a text cannot be added at a path; nil when it can.
  private func misfit(_ path: LeafPath, _ complete: Set<String>) -> String? {
    for step in path.steps where step.axis == "plural" && PluralCategory(rawValue: step.name) == nil {
      if source?.unit(at: path) == nil { return "\(step.name) is no plural category" }
    }
    if let name = path.substitution { return misfit(ofSubstitution: name) }
    guard let target, target.hasText else { return nil }
    guard let first = path.steps.first else {
      return target.axes.isEmpty ? nil : "the language has texts that vary by \(target.axes[0].name), the file has one"
    }
    if target.axes.isEmpty {
      return complete.contains(first.axis) ? nil : "the language has one text, and other is missing"
    }
    return target.cases(first.axis) == nil
      ? "the language varies by \(target.axes[0].name), the file by \(first.axis)" : nil
  }

  private func misfit(ofSubstitution name: String) -> String? {
    let mark = "#@\(name)@"
    if updates.contains(where: { $0.path.substitution == nil && $0.text.contains(mark) }) { return nil }
    if let target, target.mentions(mark) { return nil }
    return "no text of the language names the substitution \(name)"
  }

  /// The axes whose forms in the file answer every number or device, so that they may replace one text.
  private var completeAxes: Set<String> {
    var axes: Set<String> = []
    let firsts = updates.compactMap(\.path.steps.first)
    for first in firsts where first.name == "other" { axes.insert(first.axis) }
    // Without a case for all other devices, those that the source has are all that there are.
    if let devices = source?.cases("device"),
      devices.allSatisfy({ device in firsts.contains { $0.name == device.name } })
    {
      axes.insert("device")
    }
    return axes
  }
}

// What becomes of the catalog.
extension EntryImport {
  /// Adds the updates to those of the entry.
  func plan(in tree: inout UpdateTree) {
    let place = ["localizations", language]
    if replacesText { tree.removeUnit(at: place[...]) }
    for update in unchanged + updates {
      tree.set(update.text, state: update.state, at: (place + Self.members(of: update.path))[...])
      guard let name = update.path.substitution else { continue }
      let object = place + ["substitutions", name]
      guard let substitution = substitutions.last(where: { $0.name.isExactly(name) }) else { continue }
      if let argument = substitution.argument {
        tree.setField("argNum", .token(Array(String(argument).utf8)), at: object[...])
      }
      if let specifier = substitution.specifier { tree.setField("formatSpecifier", .text(specifier), at: object[...]) }
    }
  }

  /// The names of the members that lead to a text: `variations`, `plural`, `one`.
  private static func members(of path: LeafPath) -> [String] {
    path.steps.flatMap { $0.axis == "substitutions" ? [$0.axis, $0.name] : ["variations", $0.axis, $0.name] }
  }
}

extension VariationTree {
  /// Whether a text outside of the substitutions has some words.
  func mentions(_ words: String) -> Bool {
    unit?.text.contains(words) == true || axes.contains { $0.cases.contains { $0.tree.mentions(words) } }
  }
}
