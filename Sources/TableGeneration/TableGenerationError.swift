/// What keeps tables from being generated or checked.
///
/// ```swift
/// TableGenerationError.malformed(path: "cldr/plurals.xml", line: 3, reason: "an element is not closed").description
/// // "Data/cldr/plurals.xml:3: an element is not closed"
/// ```
public enum TableGenerationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A data file that is not there or cannot be read, such as `cldr/absent.xml`.
  case unreadable(path: String)
  /// A data file that does not read as its format, such as `<a>` without `</a>`.
  case malformed(path: String, line: Int, reason: String)
  /// A data file whose bytes are not those that `Data/SOURCES.md` records, such as one edited by hand.
  case checksumDiffers(path: String, recorded: String, found: String)
  /// A data file that `Data/SOURCES.md` does not name.
  case unrecorded(path: String)
  /// A generated file that cannot be written, such as one in a folder without write permission.
  case unwritable(path: String)

  /// One line that names the file and says what to do.
  public var description: String {
    switch self {
    case .unreadable(let path): "Data/\(path): cannot be read"
    case .malformed(let path, let line, let reason): "Data/\(path):\(line): \(reason)"
    case .checksumDiffers(let path, let recorded, let found):
      "Data/\(path): SHA-256 is \(found), but Data/SOURCES.md records \(recorded); correct whichever is wrong"
    case .unrecorded(let path): "Data/\(path): has no row in Data/SOURCES.md; add one"
    case .unwritable(let path): "\(path): cannot be written"
    }
  }
}
