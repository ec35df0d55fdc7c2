import Dragoman
import StringCatalogs
import StringExtraction

/// The template of `extract --template`: as it is, and as it is to be.
struct ExtractionTemplate {
  let path: String
  /// The template as it is; nil where there is none yet.
  let document: CatalogDocument?

  init(_ path: String, _ files: CatalogFiles) throws(ToolFailure) {
    self.path = path
    guard path != "-" else { throw ToolFailure("a template is a file", next: "name it") }
    document = FileAccess.isFree(path) ? nil : try files.read(path).document
  }

  /// The template with every key of the code. Comments come from the code and from the catalogs, the first first.
  ///
  /// - Parameter mayBeInCode: whether a key that was not found stays.
  func updated(
    _ keys: [ExtractedKey], _ catalogs: [CatalogDocument], _ style: StringExtraction.KeyStyle,
    keeping mayBeInCode: (String) -> Bool
  ) throws(ToolFailure) -> CatalogDocument {
    var comments: [[UInt8]: String] = [:]
    for entry in catalogs.flatMap(\.entries) {
      let key = Array(entry.key.utf8)
      if let comment = entry.comment, comments[key] == nil { comments[key] = comment }
    }
    let strings = keys.map { key in
      var string = key.codeString(style)
      string.comment = string.comment ?? comments[Array(key.key.utf8)]
      return string
    }
    do throws(CatalogEditError) { return try CatalogTemplate.updated(document, strings, keeping: mayBeInCode) } catch {
      throw ToolFailure("\(path): \(error)", next: "mend the file")
    }
  }

  /// Whether the file is not what it is to be.
  func isStale(_ updated: CatalogDocument) -> Bool { document?.bytes != updated.bytes }
}
