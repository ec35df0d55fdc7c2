import StringTables

/// What of a catalog is counted: the keys that translators are asked for, each once, and of each language one text.
struct CountedTexts: Sendable {
  let model: CatalogModel
  let sourceLanguage: String
  /// The entries that count, as indices of the model's.
  private(set) var entries: [Int] = []
  private(set) var stale = 0
  private(set) var untranslatable = 0

  init(of model: CatalogModel) {
    self.model = model
    sourceLanguage = model.document.sourceLanguage ?? "en"
    for index in model.lastEntries {
      let entry = model.fields(of: model.entries[index])
      if entry.extractionState == "stale" { stale += 1 }
      if entry.shouldTranslate { entries.append(index) } else { untranslatable += 1 }
    }
  }

  /// Whether a text counts as translated. In the source language a new text is the one that the code has: nobody needs
  /// to translate it.
  func isDone(_ leaf: CatalogModel.Leaf, isSource: Bool) -> Bool {
    leaf.state == .translated || isSource && leaf.state == .new
  }

  /// Visits the localizations that count, entry by entry: of a language that is written twice the last, and only those
  /// with texts.
  func forEachLocalization(_ visit: (CatalogModel.Localization) -> Void) {
    var last = [Int](repeating: -1, count: model.languages.count)
    for entry in entries {
      let localizations = model.entries[entry].localizations
      for index in localizations { last[model.localizations[index].languageIndex] = index }
      for index in localizations where last[model.localizations[index].languageIndex] == index {
        if !model.localizations[index].leaves.isEmpty { visit(model.localizations[index]) }
      }
    }
  }

  /// The counts of every language, the source language too, by its name.
  func languages() -> [String: LanguageStatus] {
    var languages = model.languages.map(LanguageStatus.init)
    var present = [Int](repeating: 0, count: languages.count)
    let source = model.languages.firstIndex(of: sourceLanguage)
    forEachLocalization { localization in
      let language = localization.languageIndex
      present[language] += 1
      count(localization, isSource: language == source, &languages[language])
    }
    if source == nil {
      languages.append(LanguageStatus(language: sourceLanguage))
      present.append(0)
    }
    for index in languages.indices {
      let isSource = languages[index].language == sourceLanguage
      languages[index].addAbsent(entries.count - present[index], of: entries.count, isSource: isSource)
    }
    return Dictionary(languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func count(_ localization: CatalogModel.Localization, isSource: Bool, _ status: inout LanguageStatus) {
    var isWhole = true
    for index in localization.leaves {
      let leaf = model.leaves[index]
      status.texts += 1
      if isDone(leaf, isSource: isSource) {
        status.translatedTexts += 1
        continue
      }
      isWhole = false
      if leaf.state == .needsReview { status.textsToReview += 1 }
      if leaf.state == .new { status.newTexts += 1 }
    }
    if isWhole { status.translatedKeys += 1 }
  }

  /// Every text of a language that is not translated, in the order of the file.
  func unfinished(in language: String) -> [UnfinishedText] {
    let isSource = language == sourceLanguage
    return entries.flatMap { entry -> [UnfinishedText] in
      let last = model.entries[entry].localizations.last { index in
        model.languages[model.localizations[index].languageIndex] == language
      }
      let leaves = last.map { model.localizations[$0].leaves } ?? 0..<0
      if leaves.isEmpty, !isSource { return [UnfinishedText(key: key(entry), path: LeafPath(), state: "missing")] }
      return leaves.map { model.leaves[$0] }.filter { !isDone($0, isSource: isSource) }.map { leaf in
        UnfinishedText(key: key(entry), path: model.path(of: leaf), state: model.spelledState(of: leaf) ?? "")
      }
    }
  }

  private func key(_ entry: Int) -> String { model.tape.string(model.entries[entry].nameNode) }
}

extension LanguageStatus {
  /// Counts the keys without any text. In the source language the key is the text; everywhere else one is wanting.
  fileprivate mutating func addAbsent(_ absent: Int, of keys: Int, isSource: Bool) {
    self.keys = keys
    texts += absent
    if isSource {
      translatedKeys += absent
      translatedTexts += absent
    } else {
      missingKeys = absent
    }
  }
}
