extension Tool {
  /// The help of the whole tool: every command under its group.
  var overview: String {
    var lines = [
      "usage: \(name) COMMAND …", "Localization without Xcode: ask, check, change and ship string catalogs.",
    ]
    let width = commands.map(\.name.count).max() ?? 0
    for group in ToolCommand.Group.allCases {
      let members = commands.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      lines += ["", group.rawValue]
      lines += members.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    }
    lines += ["", "\(name) COMMAND --help explains one command; \(name) --version prints the version."]
    lines += ["Exit: 0 clean, 1 findings, 2 cannot do it (standard error says what to do next)."]
    return lines.joined(separator: "\n")
  }

  /// The help of one command.
  func help(of command: ToolCommand) -> String {
    let usage = [name, command.name, command.operands, "[options]"].filter { !$0.isEmpty }
    var lines = ["usage: " + usage.joined(separator: " "), command.summary, "", "options"]
    let options = command.options + [.help]
    let width = options.map(\.synopsis.count).max() ?? 0
    lines += options.map { "  \(padded($0.synopsis, to: width))  \($0.help)\($0.repeats ? " (may repeat)" : "")" }
    if !command.notes.isEmpty { lines += ["", command.notes] }
    return lines.joined(separator: "\n")
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
