import StringTables

/// Who may use the symbols of a catalog.
///
/// ```swift
/// try catalog.symbols(.public).products[0].path  // "GeneratedStringSymbols_Localizable.swift"
/// ```
public enum SymbolAccess: String, CaseIterable, Sendable {
  /// The module that the source belongs to, as with Xcode's.
  case `internal`
  /// Its clients too.
  case `public`
}

extension CompilableCatalog {
  /// A Swift file with a symbol for every key that was written down by hand, as Xcode 26 makes them: a static property
  /// of `LocalizedStringResource`, or a function where the text takes arguments.
  ///
  /// ```swift
  /// // "cart.title" and "%lld items" of Localizable.xcstrings; "title" of Settings.xcstrings
  /// String(localized: .cartTitle)
  /// String(localized: .items(3))
  /// String(localized: .Settings.title)
  /// ```
  ///
  /// Keys found in code need no symbol, and an entry may set `generatesSymbol` to false. The arguments are those of the
  /// source language's text; a substitution gives its own name as the label.
  ///
  /// - Parameter access: who may use the symbols.
  /// - Throws: ``CompilingFaults`` for a catalog that is refused in any form, two keys that make one symbol ("Allow
  ///   uploads", "allow.uploads"), and texts of which one argument is skipped (`%2$@` alone) or has two types.
  public func symbols(_ access: SymbolAccess = .internal) throws(CompilingFaults) -> CompilingResult {
    var collector = SymbolCollector(self)
    var walk = CatalogWalk(self)
    walk.forEach { walk, entry in collector.add(entry, &walk) }
    guard walk.faults.isEmpty else { throw CompilingFaults(faults: placed(walk.faults)) }
    let source = SymbolSource(table: name, access: access, symbols: collector.symbols)
    let file = name.split(separator: "/").joined()
    return CompilingResult(
      products: [CatalogProduct(path: "GeneratedStringSymbols_\(file).swift", bytes: Array(source.text.utf8))],
      warnings: placed(walk.warnings))
  }
}

/// Collects the symbols of a catalog, and finds those that meet.
private struct SymbolCollector {
  private let catalog: CompilableCatalog
  private let source: String
  private(set) var symbols: [StringSymbol] = []
  private var keys: [String: String] = [:]

  init(_ catalog: CompilableCatalog) {
    self.catalog = catalog
    source = BundleDirectory.foldedName(of: catalog.sourceLanguage)
  }

  mutating func add(_ entry: CompilableEntry, _ walk: inout CatalogWalk) {
    guard entry.isManual, entry.generatesSymbol, let name = SymbolName.member(of: entry.key) else { return }
    let form = entry.localizations.first {
      BundleDirectory.foldedName(of: catalog.tape.string($0.language)) == source
    }?.form
    if let other = keys.updateValue(entry.key, forKey: name) {
      let message = "the symbol \(name) is also that of \"\(other)\"; set generatesSymbol to false for one of them"
      return walk.add(FormFault(node: entry.name, message: message), language: nil, key: entry.key)
    }
    let arguments = SymbolArguments(key: entry.key, form: form)
    if let conflict = arguments.conflict {
      return walk.add(FormFault(node: entry.name, message: conflict), language: nil, key: entry.key)
    }
    guard let ordered = arguments.inOrder else {
      let message = "the text skips an argument, whose type nobody knows"
      return walk.add(FormFault(node: entry.name, message: message), language: nil, key: entry.key)
    }
    symbols.append(
      StringSymbol(
        name: name, key: entry.key, comment: entry.comment, arguments: ordered,
        text: form?.plainText(besides: entry.key)))
  }
}

extension LocalizationForm {
  /// The text that is said by default: the one text, or the form for every other number.
  fileprivate func plainText(besides key: String) -> String? {
    let text = unit?.text ?? plural.first { $0.name == "other" }?.unit.text
    return text == key ? nil : text
  }
}
