/// How bad a finding is.
public enum FindingSeverity: String, Sendable, CaseIterable, Comparable {
  /// Nothing breaks; somebody may want to know.
  case note
  /// A reader may see something odd.
  case warning
  /// A reader sees a key, a wrong text or a crash; or Apple's compiler refuses the file.
  case error

  /// A note is less than a warning, and that less than an error.
  public static func < (one: FindingSeverity, other: FindingSeverity) -> Bool { one.rank < other.rank }

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}

/// Something that a rule has to say about one place of a catalog.
///
/// ```swift
/// finding.description
/// // 12:23: error: position 1: lld expected, found @ [PlaceholdersAgree] (zh: %lld%% of its %@ used)
/// ```
public struct CatalogFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule's name.
  public var rule: String
  /// How bad it is.
  public var severity: FindingSeverity
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The key, where one is meant.
  public var key: String?
  /// The language, as the file spells it, where one is meant.
  public var language: String?
  /// The variation, where one is meant.
  public var path: LeafPath?
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// The text that would be right, where that is known.
  public var fix: String?

  /// Where the finding belongs, in words: `de: %lld files, plural.one`.
  public var subject: String {
    let steps = path.map { $0.steps.isEmpty ? "" : ", \($0)" } ?? ""
    return [language, key.map { $0 + steps }].compactMap(\.self).joined(separator: ": ")
  }

  /// The finding as compilers print theirs.
  public var description: String {
    let subject = subject.isEmpty ? "" : " (\(subject))"
    return "\(line):\(column): \(severity.rawValue): \(message) [\(rule)]\(subject)"
  }
}

extension CatalogFinding {
  /// A finding from its parts.
  ///
  /// - Parameters:
  ///   - rule: the name of the rule that finds it.
  ///   - severity: how bad it is.
  ///   - line: the line, from 1.
  ///   - column: the column in characters, from 1.
  ///   - message: what is the matter, as a sentence.
  public init(rule: String, severity: FindingSeverity, line: Int, column: Int, message: String) {
    self.init(
      rule: rule, severity: severity, line: line, column: column, key: nil, language: nil, path: nil,
      message: message, fix: nil)
  }
}
