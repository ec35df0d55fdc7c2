/// One command of the tool, as data: its name, its words of help, its options, and what it does.
///
/// ```swift
/// let greet = ToolCommand(
///   "greet", group: .ask, summary: "say hello", operands: "[NAME]",
///   options: [ToolOption("--loud", help: "in capitals")]
/// ) { arguments, console in
///   let name = arguments.operands.first ?? "world"
///   console.print(arguments.has("--loud") ? name.uppercased() : name)
///   return .clean
/// }
/// ```
public struct ToolCommand: Sendable {
  /// What the help groups commands by.
  public enum Group: String, CaseIterable, Sendable {
    /// Questions: nothing is changed.
    case ask
    /// Validation.
    case check
    /// Edits of catalogs.
    case change
    /// Compiling and exchange.
    case ship
  }

  /// The word after `dragoman`.
  public var name: String
  /// Where the help lists it.
  public var group: Group
  /// One line, in lower case, without a full stop.
  public var summary: String
  /// What the usage line shows after the name, before the options: `FILE…`.
  public var operands: String
  /// Its options, in the order of the help.
  public var options: [ToolOption]
  /// Paragraphs after the options in the command's own help.
  public var notes: String
  /// What it does. A thrown ``ToolFailure`` ends with ``ToolExit/cannot``.
  public var action: @Sendable (ToolArguments, ToolConsole) throws(ToolFailure) -> ToolExit

  /// A command from its parts.
  public init(
    _ name: String, group: Group, summary: String, operands: String = "", options: [ToolOption] = [],
    notes: String = "",
    action: @escaping @Sendable (ToolArguments, ToolConsole) throws(ToolFailure) -> ToolExit
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operands = operands
    self.options = options
    self.notes = notes
    self.action = action
  }
}
