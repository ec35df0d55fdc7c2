/// What was written after a command's name, sorted into options and operands.
///
/// ```swift
/// let options = [ToolOption("--key", value: "KEY", help: "the key"), ToolOption("--json", help: "as JSON")]
/// let arguments = try ToolArguments(parsing: ["a.xcstrings", "--key", "Done", "--json"], options: options)
/// arguments.operands          // ["a.xcstrings"]
/// arguments["--key"]          // "Done"
/// arguments.has("--json")     // true
/// ```
public struct ToolArguments: Sendable {
  /// What is not an option, in order. A lone `-` is an operand: standard input.
  public private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the words by a command's options. `--name=value` and `--name value` are the same; `--` ends the options;
  /// `-5` is an operand.
  ///
  /// - Throws: ``ToolFailure`` for an unknown option (`--langauge`), a missing value (`--key` at the end), a value
  ///   for a switch (`--json=1`) or an option given twice that does not repeat.
  public init(parsing words: [String], options: [ToolOption]) throws(ToolFailure) {
    var index = words.startIndex
    var optionsEnded = false
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if optionsEnded || word == "-" || !word.hasPrefix("-") || Self.isNegativeNumber(word) {
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try read(word, rest: words, at: &index, options: options + [.help])
      }
    }
  }

  /// `-5` is an operand: no option's name begins with a digit.
  private static func isNegativeNumber(_ word: String) -> Bool {
    guard let first = word.utf8.dropFirst().first else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
  }

  private mutating func read(
    _ word: String, rest words: [String], at index: inout Int, options: [ToolOption]
  ) throws(ToolFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word.hasPrefix("--") ? String(parts[0]) : word
    let attached = word.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
      let nearest = Spelling.nearest(to: name, among: options.map(\.name))
      throw ToolFailure("unknown option \(name)", next: nearest.map { "did you mean \($0)?" } ?? "see --help")
    }
    let value: String
    if let metavariable = option.value {
      if let attached {
        value = attached
      } else if index < words.endIndex {
        value = words[index]
        index += 1
      } else {
        throw ToolFailure("\(option.name) needs a value", next: "write \(option.name) \(metavariable)")
      }
    } else {
      guard attached == nil else { throw ToolFailure("\(option.name) takes no value") }
      value = ""
    }
    guard option.repeats || option.value == nil || values[option.name] == nil else {
      throw ToolFailure("\(option.name) is given twice", next: "give it once")
    }
    values[option.name, default: []].append(value)
  }

  /// The value of an option, or nil when it was not given.
  public subscript(name: String) -> String? { values[name]?.last }

  /// Every value of an option that repeats, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that the command cannot do without.
  ///
  /// - Throws: ``ToolFailure`` naming the option when it was not given.
  public func required(_ option: ToolOption) throws(ToolFailure) -> String {
    guard let value = self[option.name] else {
      throw ToolFailure("\(option.name) is missing", next: "add \(option.name) \(option.value ?? "")")
    }
    return value
  }
}
