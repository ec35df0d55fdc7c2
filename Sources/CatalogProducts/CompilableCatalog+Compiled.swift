import StringTables

extension CompilableCatalog {
  /// One file with every language of the catalog, in Dragoman's compiled form: `Localizable.dragoman`.
  ///
  /// ```swift
  /// let product = try catalog.compiled().products[0]
  /// try CatalogTables(compiled: product.bytes).languages  // [en, de]
  /// ```
  ///
  /// Plural forms need no number here, since Dragoman chooses by the values of the call, and two spellings of one
  /// language stay two.
  ///
  /// - Throws: ``CompilingFaults`` for a catalog with ill-shaped fields (a unit without a state), and for texts that
  ///   refer to an undefined substitution.
  public func compiled() throws(CompilingFaults) -> CompilingResult {
    let inspection = inspected()
    guard inspection.faults.isEmpty else { throw CompilingFaults(faults: placed(inspection.faults)) }
    do {
      let tables = try CatalogTables(xcstrings: bytes, name: name)
      let leftOut = tables.refusedEntries.map { refused in
        CompilingFault(
          .warning, line: refused.line, column: refused.column, message: refused.reason + "; it is left out",
          language: refused.language, key: refused.key)
      }
      let product = CatalogProduct(path: name + "." + CatalogTables.compiledExtension, bytes: try tables.compiled())
      return CompilingResult(products: [product], warnings: placed(sourceLanguageWarnings) + leftOut)
    } catch let error as TableReadError {
      throw CompilingFaults(faults: [CompilingFault(error)])
    } catch {
      throw CompilingFaults(faults: [CompilingFault(line: 1, column: 1, message: "\(error)")])
    }
  }

  /// Every text that is refused in any form: shapes, and references that lead nowhere.
  private func inspected() -> CatalogWalk {
    var walk = CatalogWalk(self)
    walk.forEach { walk, entry in
      for (language, form) in entry.localizations {
        do throws(FormFault) { try form.checkReferences() } catch {
          walk.add(error, language: language, key: entry.key)
        }
      }
    }
    return walk
  }
}

extension LocalizationForm {
  /// Checks that every reference leads to a substitution.
  fileprivate func checkReferences() throws(FormFault) {
    let names = Set((substitutions ?? []).map(\.name))
    for unit in units {
      for reference in SubstitutionReferences(unit.text).references where !names.contains(reference.name) {
        throw FormFault(node: unit.node, message: "undefined substitution '\(reference.name)'")
      }
    }
  }
}
