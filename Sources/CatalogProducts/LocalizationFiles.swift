package import StringTables

/// What one localization becomes in the two files of an `.lproj`, for those who write them key by key.
package struct LocalizationFiles: Sendable {
  /// Why a localization cannot be written, and at which node of the catalog.
  package struct Fault: Error {
    package var node: Int
    package var message: String
  }

  /// What stands in the `.strings` file.
  package var text: String?
  /// What stands in the `.stringsdict` file.
  package var rule: PropertyListNode?

  /// Makes what Apple's compiler makes.
  ///
  /// - Parameters:
  ///   - localization: the localization's node.
  ///   - key: its key.
  ///   - source: the node of the same key's localization in the source language, whose number counts where the texts
  ///     themselves have none.
  /// - Throws: ``Fault`` for what the compiler refuses, such as a text that refers to an undefined substitution.
  package init(of localization: Int, key: String, source: Int?, in tape: JSONTape) throws(Fault) {
    let reader = FormReader(tape: tape)
    do throws(FormFault) {
      let sourceTexts = try source.map { (node) throws(FormFault) in try reader.form(of: node).plural.map(\.unit.text) }
      let form = try reader.form(of: localization)
      let entry = try LprojEntryMaker(form: form, key: key, sourceTexts: sourceTexts ?? []).entry()
      (text, rule) = (entry.text, entry.rule)
    } catch {
      throw Fault(node: error.node, message: error.message)
    }
  }
}
