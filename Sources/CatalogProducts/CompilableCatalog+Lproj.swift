import StringTables

extension CompilableCatalog {
  /// How the files of an `.lproj` directory are written.
  public enum Serialization: String, CaseIterable, Sendable {
    /// Old-style text: `"key" = "value";`.
    case text
    /// XML property lists.
    case xml
    /// Binary property lists, as apps are shipped with.
    case binary

    var form: PropertyListForm {
      switch self {
      case .text: .text
      case .xml: .xml
      case .binary: .binary
      }
    }
  }

  /// The `.strings` and `.stringsdict` files of every language: what Apple's compiler makes.
  ///
  /// ```swift
  /// try catalog.lproj(languages: ["de"]).products.map(\.path)  // ["de.lproj/Localizable.strings"]
  /// ```
  ///
  /// In the source language the key is the text, so what only repeats it is left out: keys without a text, and texts
  /// in state `new` unless their key is `manual`. In the other languages every text counts, whatever its state.
  ///
  /// - Parameters:
  ///   - serialization: how the files are written; `nil` for text in `.strings` and XML in `.stringsdict`.
  ///   - languages: the only languages that are wanted, in any spelling; `nil` for all.
  /// - Throws: ``CompilingFaults`` for a catalog that Apple's compiler refuses: a unit without a state, a text that
  ///   refers to an undefined substitution, plural forms without a number; and for two languages that become one
  ///   directory (`iw` and `he`), of which it would keep one by chance.
  public func lproj(
    _ serialization: Serialization? = nil, languages: [String]? = nil
  ) throws(CompilingFaults) -> CompilingResult {
    var collector = LprojCollector(self)
    var walk = CatalogWalk(self)
    walk.forEach { walk, entry in collector.add(entry, &walk) }
    let faults = walk.faults + collector.collisions()
    guard faults.isEmpty else { throw CompilingFaults(faults: placed(faults)) }
    let wanted = languages.map { Set($0.map { BundleDirectory.foldedName(of: $0) }) }
    let chosen = collector.languages.filter { wanted?.contains(BundleDirectory.folded($0.directory)) ?? true }
    let made = Set(chosen.filter { !$0.isEmpty }.map { BundleDirectory.folded($0.directory) })
    return CompilingResult(
      products: chosen.flatMap { $0.products(table: name, serialization) },
      warnings: placed(sourceLanguageWarnings + walk.warnings),
      languagesWithoutProducts: languages?.filter { !made.contains(BundleDirectory.foldedName(of: $0)) } ?? [])
  }
}

/// Collects the entries of a catalog by language.
private struct LprojCollector {
  private let catalog: CompilableCatalog
  private let source: String
  private(set) var languages: [LprojLanguage] = []
  private var indices: [[UInt8]: Int?] = [:]

  init(_ catalog: CompilableCatalog) {
    self.catalog = catalog
    source = BundleDirectory.foldedName(of: catalog.sourceLanguage)
  }

  mutating func add(_ entry: CompilableEntry, _ walk: inout CatalogWalk) {
    let source = entry.localizations.first { language(at: $0.language, entry.key, &walk)?.isSource == true }
    let sourceTexts = source?.form.plural.map(\.unit.text) ?? []
    for (node, form) in entry.localizations where !form.isEmpty {
      guard let index = index(at: node, entry.key, &walk) else { continue }
      if languages[index].isSource, form.isNew, !entry.isManual { continue }
      do throws(FormFault) {
        let made = try LprojEntryMaker(form: form, key: entry.key, sourceTexts: sourceTexts).entry()
        languages[index].add(made, for: entry.key)
      } catch {
        walk.add(error, language: node, key: entry.key)
      }
    }
  }

  private mutating func language(at node: Int, _ key: String, _ walk: inout CatalogWalk) -> LprojLanguage? {
    index(at: node, key, &walk).map { languages[$0] }
  }

  private mutating func index(at node: Int, _ key: String, _ walk: inout CatalogWalk) -> Int? {
    let spelling = catalog.tape.text(node)
    if let known = indices[spelling] { return known }
    let text = String(decoding: spelling, as: UTF8.self)
    guard let directory = BundleDirectory.name(of: text) else {
      indices[spelling] = .some(nil)
      walk.add(FormFault(node: node, message: "\(text) is not a language tag"), language: node, key: key)
      return nil
    }
    languages.append(
      LprojLanguage(
        node: node, spelling: text, directory: directory, isSource: BundleDirectory.folded(directory) == source))
    indices[spelling] = .some(languages.count - 1)
    return languages.count - 1
  }

  /// Languages that become one directory. A file system may take two spellings of a name that differ in case for one.
  func collisions() -> [PendingFault] {
    var first: [String: LprojLanguage] = [:]
    var faults: [PendingFault] = []
    for language in languages where !language.isEmpty {
      if let other = first.updateValue(language, forKey: language.directory.lowercased()) {
        let message = "\(other.spelling) and \(language.spelling) are one language, \(language.directory).lproj"
        faults.append(PendingFault(node: language.node, message: message, language: language.node))
      }
    }
    return faults
  }
}

/// What one language's directory will hold.
private struct LprojLanguage {
  let node: Int
  let spelling: String
  let directory: String
  let isSource: Bool
  private var texts: [PropertyListNode.Member] = []
  private var rules: [PropertyListNode.Member] = []

  init(node: Int, spelling: String, directory: String, isSource: Bool) {
    self.node = node
    self.spelling = spelling
    self.directory = directory
    self.isSource = isSource
  }

  var isEmpty: Bool { texts.isEmpty && rules.isEmpty }

  mutating func add(_ entry: LprojEntry, for key: String) {
    if let text = entry.text { texts.append(.init(key, .text(text))) }
    if let rule = entry.rule { rules.append(.init(key, rule)) }
  }

  func products(table: String, _ serialization: CompilableCatalog.Serialization?) -> [CatalogProduct] {
    var products: [CatalogProduct] = []
    if !texts.isEmpty {
      let bytes = PropertyListNode.dictionary(texts).bytes(serialization?.form ?? .text)
      products.append(CatalogProduct(path: "\(directory).lproj/\(table).strings", bytes: bytes))
    }
    if !rules.isEmpty {
      let bytes = PropertyListNode.dictionary(rules).bytes(serialization?.form ?? .xml)
      products.append(CatalogProduct(path: "\(directory).lproj/\(table).stringsdict", bytes: bytes))
    }
    return products
  }
}
