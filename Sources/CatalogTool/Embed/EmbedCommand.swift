import Dragoman
import StringCatalogs

extension ToolCommand {
  /// `dragoman embed`: a catalog as Swift source.
  static let embed = ToolCommand(
    "embed", group: .ship, summary: "write a catalog as Swift source, for texts that are built in", operands: "FILE",
    options: [
      ToolOption("--into", value: "OUT", help: "the Swift file to write; standard output for - and unless given"),
      ToolOption("--keys", value: "BEGINNING", repeats: true, help: "only keys that begin so; repeat for several"),
      ToolOption("--name", value: "TYPE", help: "the enum that holds the texts; BuiltInTexts unless given"),
      ToolOption("--check", help: "write nothing; exit 1 when OUT is not what would be written"),
      ToolOption("--replace", help: "replace OUT whatever it holds; else only what this command once wrote"),
    ],
    notes: """
      The file holds one StaticString with every language of the catalog. CatalogTables(compiled:) reads it, so that an
      SDK needs no resource bundle and its clients no build plugin. A fresh file is left untouched.
      """
  ) { arguments, console throws(ToolFailure) in
    let request = try EmbedRequest(arguments)
    let source = try request.source(console)
    guard let output = request.output else {
      console.print(String(source.dropLast()))
      return .clean
    }
    let there = FileAccess.kind(of: output) == .file ? try CatalogFiles(console: console).bytes(of: output) : nil
    if there == Array(source.utf8) { return .clean }
    guard !request.onlyChecks else {
      console.complain("\(output) is stale; make it anew with: \(request.command)")
      return .findings
    }
    if let there, !EmbeddedCatalog.isMade(there), !arguments.has("--replace") {
      throw ToolFailure(
        "\(output) is there, and no catalog was embedded in it", next: "name another file, or add --replace")
    }
    do throws(FileWriteError) { try AtomicFile.replace(output, by: Array(source.utf8)) } catch {
      throw ToolFailure("\(error)", next: "see that the folder is there, may be written to and has room")
    }
    console.print("wrote \(output)")
    return .clean
  }
}

/// What was asked of `embed`.
private struct EmbedRequest {
  let catalog: String
  let output: String?
  let typeName: String
  /// How the wanted keys begin; empty wants every key.
  let beginnings: [String]
  let onlyChecks: Bool

  init(_ arguments: ToolArguments) throws(ToolFailure) {
    guard arguments.operands.count == 1 else {
      throw ToolFailure("one catalog is needed, not \(arguments.operands.count)", next: "name one .xcstrings file")
    }
    catalog = arguments.operands[0]
    output = arguments["--into"].flatMap { $0 == "-" ? nil : $0 }
    typeName = arguments["--name"] ?? "BuiltInTexts"
    beginnings = arguments.all("--keys")
    onlyChecks = arguments.has("--check")
    guard Self.isTypeName(typeName) else {
      throw ToolFailure(
        "\(typeName) is no name of a Swift type", next: "write --name as a type is called: BuiltInTexts")
    }
    guard !onlyChecks || output != nil else { throw ToolFailure("--check needs --into", next: "add --into FILE") }
  }

  /// What to call to make the file anew. It stands in a comment of the source, where a line end in a file's name would
  /// begin a line of code.
  var command: String {
    let words =
      "dragoman embed \(catalog)" + (output.map { " --into \($0)" } ?? "")
      + beginnings.map { " --keys \($0)" }.joined() + (typeName == "BuiltInTexts" ? "" : " --name \(typeName)")
    return words.controlsWrittenOut
  }

  func source(_ console: ToolConsole) throws(ToolFailure) -> String {
    let bytes = try CatalogFiles(console: console).bytes(of: catalog)
    let name = catalog == "-" ? "Localizable" : String(PathName(catalog).stem)
    do throws(EmbeddingError) {
      return try EmbeddedCatalog(xcstrings: bytes, name: name, beginnings: beginnings)
        .source(typeName: typeName, madeBy: command)
    } catch {
      throw ToolFailure("\(catalog == "-" ? "standard input" : catalog):\(error)", next: "mend the catalog")
    }
  }

  /// What looks like a name and cannot be a type's (The Swift Programming Language, Lexical Structure).
  private static let reservedWords: Set = [
    "_", "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      !reservedWords.contains(name)
    else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
  }
}
