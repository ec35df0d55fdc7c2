public import Foundation

/// A source file that a generator makes, and how it compares with the one in the repository.
///
/// ```swift
/// let file = GeneratedFile(path: "Sources/Words/Words+Generated.swift", from: "CLDR 48.2", code: "let words = 3")
/// file.isFresh(in: packageRoot)
/// ```
public struct GeneratedFile: Sendable, Equatable {
  /// The command that makes every generated file anew.
  public static let command = "swift run generate-tables"

  /// The path from the package's root.
  public let path: String
  /// All of the file, from its heading to the final newline.
  public let contents: String

  /// A file with the heading that says who made it.
  ///
  /// - Parameters:
  ///   - path: the path from the package's root, ending in `+Generated.swift`.
  ///   - source: the data and its version, such as `CLDR 48.2 plurals.xml`.
  ///   - code: the Swift code below the heading, without final newline.
  public init(path: String, from source: String, code: String) {
    self.path = path
    contents = """
      // Made by `\(Self.command)` from \(source). Do not edit: change the generator or the data.
      // swift-format-ignore-file

      \(code)

      """
  }

  /// Whether the file in the repository is the one that the generator makes.
  public func isFresh(in package: URL) -> Bool {
    (try? Data(contentsOf: package.appendingPathComponent(path))) == Data(contents.utf8)
  }

  /// Puts the file into the repository, and leaves a fresh one untouched, so that nothing is rebuilt for it.
  ///
  /// - Returns: whether the file had to be written.
  /// - Throws: `unwritable` where its folder is absent or closed.
  public func write(in package: URL) throws(TableGenerationError) -> Bool {
    guard !isFresh(in: package) else { return false }
    do { try Data(contents.utf8).write(to: package.appendingPathComponent(path), options: .atomic) } catch {
      throw .unwritable(path: path)
    }
    return true
  }
}
