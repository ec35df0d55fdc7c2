extension Tool {
  /// The tool as it is shipped. A new command is a file of its own and one name here.
  public static let dragoman = Tool(
    name: "dragoman", version: "0.1.0",
    commands: [
      .resolve, .match, .tag, .plural, .embed, .compile, .status, .lint, .diff, .fmt, .add, .set, .rename,
      .remove, .repair, .merge, .extract, .pseudo, .apiCheck, .export, .importing,
    ],
    alone: ToolCommand.statusAlone)
}
