import LanguageTags
import StringTables

/// A String Catalog that is to be compiled: the files of `.lproj` directories, one compiled catalog, or Swift symbols.
///
/// ```swift
/// let catalog = try CompilableCatalog(xcstrings: bytes, name: "Localizable")
/// for product in try catalog.lproj().products { print(product.path, product.bytes.count) }
/// // en.lproj/Localizable.strings 210
/// // de.lproj/Localizable.strings 238
/// // de.lproj/Localizable.stringsdict 512
/// ```
///
/// What is refused, and what is made, are those of Apple's compiler, as recorded runs of it show them.
public struct CompilableCatalog: Sendable {
  /// The name of the table: that of the file without its extension.
  public let name: String
  let bytes: [UInt8]
  let tape: JSONTape
  /// The source language as the file spells it; it may be empty.
  let sourceLanguage: String
  let strings: Int

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///   - name: the name of the table, which becomes part of the products' names.
  /// - Throws: ``CompilingFault`` for what is not JSON (`{"strings":`), or lacks a `sourceLanguage`, a `version` or
  ///   `strings`.
  public init(xcstrings bytes: [UInt8], name: String) throws(CompilingFault) {
    self.name = name
    self.bytes = bytes
    do throws(TableReadError) {
      let tape = try JSONTape(try FileText.utf8(bytes))
      self.tape = tape
      guard tape.kind(0) == .object else {
        throw TableReadError(at: 0, of: tape.bytes, "a String Catalog is an object")
      }
      sourceLanguage = try Self.sourceLanguage(tape)
      try Self.checkVersion(tape)
      guard let strings = tape.member("strings", of: 0), tape.kind(strings) == .object else {
        throw TableReadError(at: tape.offset(0), of: tape.bytes, "the catalog has no object \"strings\"")
      }
      self.strings = strings
    } catch {
      throw CompilingFault(error)
    }
  }

  private static func sourceLanguage(_ tape: JSONTape) throws(TableReadError) -> String {
    guard let node = tape.member("sourceLanguage", of: 0) else {
      throw TableReadError(at: tape.offset(0), of: tape.bytes, "the catalog has no sourceLanguage")
    }
    guard tape.isString(node) else {
      throw TableReadError(at: tape.offset(node), of: tape.bytes, "sourceLanguage is not a text")
    }
    return tape.string(node)
  }

  /// What is odd about the source language: a name that is no tag matches no reader.
  var sourceLanguageWarnings: [PendingFault] {
    guard !sourceLanguage.isEmpty, let node = tape.member("sourceLanguage", of: 0) else { return [] }
    var isKnown = false
    if let validity = LanguageTag(sourceLanguage)?.validity {
      if case .unknown = validity {} else { isKnown = true }
    }
    if isKnown { return [] }
    let message = "the source language \(sourceLanguage) is no language that a registry knows, such as en"
    return [PendingFault(severity: .warning, node: node, message: message)]
  }

  private static func checkVersion(_ tape: JSONTape) throws(TableReadError) {
    guard let node = tape.member("version", of: 0) else {
      throw TableReadError(at: tape.offset(0), of: tape.bytes, "the catalog has no version")
    }
    guard tape.isString(node) || tape.kind(node) == .number else {
      throw TableReadError(at: tape.offset(node), of: tape.bytes, "the version is neither a text nor a number")
    }
  }

  /// Faults with their lines and columns, in the order of the file.
  func placed(_ faults: [PendingFault]) -> [CompilingFault] {
    var place = TextPlace(of: 0, in: tape.bytes)
    return faults.sorted { $0.node < $1.node }.map { fault in
      place.move(to: tape.offset(fault.node), in: tape.bytes)
      return CompilingFault(
        fault.severity, line: place.line, column: place.column, message: fault.message,
        language: fault.language.map(tape.string), key: fault.key)
    }
  }
}

/// A fault whose line and column are not counted yet.
struct PendingFault {
  var severity = CompilingFault.Severity.error
  var node: Int
  var message: String
  /// The node of the language's name.
  var language: Int?
  var key: String?
}
