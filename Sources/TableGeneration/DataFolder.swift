public import Foundation

/// The pinned inputs of the generators: the package's `Data` folder, read only where `SOURCES.md` records the file.
///
/// A file whose checksum is not the recorded one is refused, so that no table is made from data of unknown origin.
///
/// ```swift
/// let data = try DataFolder(package: packageRoot)
/// let rows = try data.rows("cldr/numbers.tsv")
/// ```
public struct DataFolder: Sendable {
  /// The root of the package whose `Data` folder this is.
  public let package: URL
  /// The recorded SHA-256 of each file, in lower-case hexadecimal, by its path below `Data`.
  public let checksums: [String: String]

  /// Opens the folder `Data` of a package and reads the checksums from its `SOURCES.md`.
  ///
  /// - Parameter package: the root of the package.
  /// - Throws: `unreadable` where `Data/SOURCES.md` is absent.
  public init(package: URL) throws(TableGenerationError) {
    self.package = package
    let record = try Self.contents(of: "SOURCES.md", in: package)
    checksums = Self.checksums(inRecord: String(decoding: record, as: UTF8.self))
  }

  /// The bytes of a recorded file, named from the folder `Data`.
  ///
  /// - Throws: `unrecorded` for a file without a row in `SOURCES.md`, `unreadable` for an absent one,
  ///   `checksumDiffers` for one that was changed.
  public func bytes(_ path: String) throws(TableGenerationError) -> [UInt8] {
    guard let recorded = checksums[path] else { throw .unrecorded(path: path) }
    let bytes = try Self.contents(of: path, in: package)
    let found = SHA256Digest(of: bytes).description
    guard found == recorded else { throw .checksumDiffers(path: path, recorded: recorded, found: found) }
    return bytes
  }

  /// The text of a recorded file; throws as ``bytes(_:)``.
  public func text(_ path: String) throws(TableGenerationError) -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  /// The rows of a recorded tab-separated file, without empty lines and lines that start with `#`; throws as ``bytes(_:)``.
  public func rows(_ path: String) throws(TableGenerationError) -> [[String]] {
    try text(path).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The root element of a recorded XML file; throws as ``bytes(_:)``, and `malformed` for one that is not XML.
  public func markup(_ path: String) throws(TableGenerationError) -> MarkupElement {
    let bytes = try bytes(path)
    do { return try MarkupElement(parsing: bytes) } catch {
      throw .malformed(path: path, line: error.line, reason: error.reason)
    }
  }

  private static func contents(of path: String, in package: URL) throws(TableGenerationError) -> [UInt8] {
    let file = package.appendingPathComponent("Data").appendingPathComponent(path)
    guard let contents = try? Data(contentsOf: file) else { throw .unreadable(path: path) }
    return [UInt8](contents)
  }

  /// A row of the record is `| path | … | SHA-256 | …`: the first cell names the file, the cell of 64 digits is its sum.
  private static func checksums(inRecord record: String) -> [String: String] {
    var checksums: [String: String] = [:]
    for line in record.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
      guard let path = cells.first, let sum = cells.first(where: isChecksum) else { continue }
      checksums[path] = sum
    }
    return checksums
  }

  private static func isChecksum(_ cell: String) -> Bool {
    cell.utf8.count == 64 && cell.allSatisfy(\.isHexDigit)
  }
}
