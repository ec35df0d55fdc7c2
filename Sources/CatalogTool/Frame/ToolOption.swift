/// One option of a command, as data: the parser, the help and the suggestions all read it.
///
/// ```swift
/// let language = ToolOption("--language", short: "-l", value: "TAG", help: "the language to ask in")
/// let json = ToolOption("--json", help: "answer as JSON")
/// ```
public struct ToolOption: Sendable {
  /// The long spelling, dashes included.
  public var name: String
  /// A one-letter spelling, dash included.
  public var short: String?
  /// What stands for the value in the help; nil makes the option a plain switch.
  public var value: String?
  /// Whether the option may be given more than once.
  public var repeats: Bool
  /// One line of help, in lower case, without a full stop.
  public var help: String

  /// An option; without `value` it is a switch.
  public init(_ name: String, short: String? = nil, value: String? = nil, repeats: Bool = false, help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// Every command answers it.
  static let help = ToolOption("--help", short: "-h", help: "show this help")

  /// How the help writes the option: `-l, --language TAG`.
  var synopsis: String {
    let names = short.map { "\($0), \(name)" } ?? "    \(name)"
    return value.map { "\(names) \($0)" } ?? names
  }
}
