import StringCatalogs

extension ToolCommand {
  /// `dragoman pseudo`: languages that nobody speaks.
  static let pseudo = ToolCommand(
    "pseudo", group: .change, summary: "make pseudo-languages from the source texts", operands: "FILE",
    options: [
      ToolOption(
        "--kind", value: "KIND", repeats: true, help: "accented, mirrored, expanded, bracketed; all unless given"),
      ToolOption("--output", value: "OUT", help: "write to OUT instead of FILE; - for standard output"),
    ],
    notes: """
      accented is en-XA, mirrored en-XB, expanded en-XC, bracketed en-XD. Conversions, substitutions and ${names} stay.
      What was there of these languages is made anew; nothing else changes.
      """
  ) { arguments, console throws(ToolFailure) in
    guard arguments.operands.count == 1 else { throw ToolFailure("one catalog is needed", next: "name one") }
    let path = arguments.operands[0]
    var kinds = arguments.all("--kind")
    if kinds.isEmpty { kinds = PseudoLanguage.allCases.map(\.rawValue) }
    let files = CatalogFiles(console: console)
    var document = try files.read(path).document
    for word in kinds {
      guard let kind = PseudoLanguage(rawValue: word) else {
        throw ToolFailure("--kind \(word) is not known", next: "write accented, mirrored, expanded or bracketed")
      }
      document = document.pseudolocalized(as: kind)
    }
    try files.write(document.bytes, to: arguments["--output"] ?? path)
    return .clean
  }
}
