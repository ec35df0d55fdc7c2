import StringTables

/// Every entry stands in `strings`.
struct NoStrayRootKeys: CatalogRule {
  let name = "NoStrayRootKeys"
  let documentation = """
    An entry beside `strings` instead of in it is read by nobody: its key is never localized. It happens to hand-written
    edits and to scripts. `dragoman repair` moves such entries in. Fields of the root that are no objects are left alone.
    """
  let failingExample = #"{"sourceLanguage":"en","strings":{},"Done":{"comment":"A button"},"version":"1.0"}"#
  let passingExample = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0","tool":"ours"}"#

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    let tape = catalog.tape
    for member in catalog.document.strayEntries {
      report.add(
        .error, at: tape.offset(member.name), key: tape.string(member.name),
        "an entry outside of \"strings\", where nothing reads it")
    }
  }
}

extension CatalogDocument {
  /// The members of the root that are objects and not `strings`.
  var strayEntries: [(name: Int, value: Int)] {
    tape.members(0).filter { !tape.isNode($0.name, "strings") && tape.kind($0.value) == .object }
  }
}
