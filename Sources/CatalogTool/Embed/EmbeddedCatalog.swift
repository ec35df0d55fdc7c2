import StringCatalogs
import StringTables

/// A catalog as Swift source: how an SDK's built-in texts reach its binary, without a resource bundle and without a
/// plugin in anybody's build.
///
/// ```swift
/// let file = try EmbeddedCatalog(xcstrings: bytes, name: "Greeter")
/// file.source(typeName: "BuiltInTexts", madeBy: "dragoman embed Greeter.xcstrings")
/// // enum BuiltInTexts { static var compiled: StaticString { """…""" } }
/// ```
///
/// A thin frame around `CatalogTables.swiftLiteral()`.
struct EmbeddedCatalog {
  /// The compiled form as a literal.
  private let literal: String

  /// Compiles a catalog.
  ///
  /// - Parameters:
  ///   - bytes: an `.xcstrings` file.
  ///   - name: the table's name.
  ///   - beginnings: how the wanted keys begin; empty wants every key.
  /// - Throws: ``EmbeddingError`` for a file that is no catalog, for one with entries that have no usable text, and
  ///   where no key begins as wanted.
  init(xcstrings bytes: [UInt8], name: String, beginnings: [String] = []) throws(EmbeddingError) {
    do {
      let bytes = beginnings.isEmpty ? bytes : try Self.part(of: bytes, beginnings)
      let tables = try CatalogTables(xcstrings: bytes, name: name)
      if let refused = tables.refusedEntries.first { throw EmbeddingError.refused("\(refused)") }
      literal = try tables.swiftLiteral()
    } catch let error as EmbeddingError {
      throw error
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// Whether a file is one that ``source(typeName:madeBy:)`` made, or is empty: it may be made anew without a loss.
  static func isMade(_ file: [UInt8]) -> Bool { file.isEmpty || file.starts(with: opening.utf8) }

  private static let opening = "// Made by `dragoman embed "

  /// The same catalog with some of its keys.
  private static func part(of bytes: [UInt8], _ beginnings: [String]) throws -> [UInt8] {
    let document = try CatalogDocument(bytes)
    let keys = document.entries.map(\.key)
    let others = keys.filter { key in !beginnings.contains { key.utf8.starts(with: $0.utf8) } }
    guard others.count < keys.count else { throw EmbeddingError.noKeys(beginnings) }
    return try document.removing(others).bytes
  }

  /// The Swift source.
  ///
  /// - Parameters:
  ///   - typeName: the enum that holds the literal.
  ///   - command: what to call to make the file anew.
  func source(typeName: String, madeBy command: String) -> String {
    """
    // Made by `\(command)`. Do not edit: change the catalog.
    // swift-format-ignore-file

    /// The texts of a catalog in compiled form: `CatalogTables(compiled: \(typeName).compiled)` reads them.
    enum \(typeName) {
      static var compiled: StaticString {
    \(literal)
      }
    }

    """
  }
}

/// Why a catalog cannot be embedded.
enum EmbeddingError: Error, Equatable, CustomStringConvertible {
  /// The file is no catalog: `{"strings":`.
  case unreadable(String)
  /// An entry has no usable text, for this reason.
  case refused(String)
  /// No key begins so.
  case noKeys([String])

  /// The reason in words.
  var description: String {
    switch self {
    case .unreadable(let reason), .refused(let reason): reason
    case .noKeys(let beginnings): "no key begins with \(beginnings.joined(separator: " or "))"
    }
  }
}
