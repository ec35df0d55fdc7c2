public import StringTables

/// Why a catalog cannot be compiled, or what of it is left out: one place, and what is the matter there.
///
/// ```swift
/// let catalog = try CompilableCatalog(xcstrings: bytes, name: "Localizable")
/// do { _ = try catalog.lproj() } catch { for fault in error.faults { print("Localizable.xcstrings: \(fault)") } }
/// // Localizable.xcstrings: error: undefined substitution 'files' (de: Found %lld)
/// ```
public struct CompilingFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether anything is compiled all the same.
  public enum Severity: String, Sendable {
    /// The catalog is refused.
    case error
    /// One text is left out.
    case warning
  }

  /// Whether anything is compiled all the same.
  public var severity: Severity
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What is wrong, without a full stop.
  public var message: String
  /// The language, as the file spells it, where one is meant.
  public var language: String?
  /// The key, where one is meant.
  public var key: String?

  /// A fault from its parts.
  ///
  /// - Parameters:
  ///   - severity: whether anything is compiled all the same.
  ///   - line: the line, from 1.
  ///   - column: the column in characters, from 1.
  ///   - message: what is wrong, without a full stop.
  ///   - language: the language, as the file spells it.
  ///   - key: the key.
  public init(
    _ severity: Severity = .error, line: Int, column: Int, message: String, language: String? = nil, key: String? = nil
  ) {
    self.severity = severity
    self.line = line
    self.column = column
    self.message = message
    self.language = language
    self.key = key
  }

  /// The fault of a file that cannot be read at all.
  public init(_ error: TableReadError) {
    self.init(line: error.line, column: error.column, message: error.message)
  }

  /// The fault as Apple's compiler prints its own behind the file's name: `error: message (language: key)`.
  public var description: String { "\(severity.rawValue): \(message)\(subject.isEmpty ? "" : " (\(subject))")" }

  /// Where the fault belongs, in words: `de: Found %lld`.
  public var subject: String { [language, key].compactMap(\.self).joined(separator: ": ") }
}

/// Everything that keeps a catalog from being compiled, in the order of the file.
///
/// ```swift
/// let catalog = try CompilableCatalog(xcstrings: bytes, name: "Localizable")
/// do { _ = try catalog.lproj() } catch { print(error.faults.count) }
/// ```
public struct CompilingFaults: Error, Hashable, Sendable {
  /// The faults; at least one.
  public var faults: [CompilingFault]
}
