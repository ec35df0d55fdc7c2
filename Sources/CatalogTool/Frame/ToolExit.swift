/// How a command ended, as a shell and a script read it.
///
/// ```swift
/// let exit = ToolExit.findings
/// exit.rawValue  // 1
/// ```
public enum ToolExit: Int32, Sendable {
  /// All is well.
  case clean = 0
  /// The work was done and something was found: a missing key, a refused text, an invalid tag in a list.
  case findings = 1
  /// The work could not be done: a file that cannot be read, an option that does not exist.
  case cannot = 2
}

/// Why a command cannot do what was asked, and what to do next. It ends the command with ``ToolExit/cannot``.
///
/// ```swift
/// let failure = ToolFailure("no language was named", next: "add --language TAG")
/// failure.description  // "no language was named; add --language TAG"
/// ```
public struct ToolFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, without a final full stop.
  public var problem: String
  /// What the user can do about it; nil when the problem says it all.
  public var next: String?

  /// A failure from its problem and the next thing to do.
  public init(_ problem: String, next: String? = nil) {
    self.problem = problem
    self.next = next
  }

  /// Problem and next step in one line.
  public var description: String { next.map { "\(problem); \($0)" } ?? problem }
}
