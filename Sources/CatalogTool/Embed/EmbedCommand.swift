import Dragoman
import Foundation

extension ToolCommand {
  /// `dragoman embed`: a catalog as Swift source.
  static let embed = ToolCommand(
    "embed", group: .ship, summary: "write a catalog as Swift source, for texts that are built in", operands: "FILE",
    options: [
      ToolOption("--into", value: "OUT", help: "the Swift file to write; standard output unless given"),
      ToolOption("--name", value: "TYPE", help: "the enum that holds the texts; BuiltInTexts unless given"),
      ToolOption("--check", help: "write nothing; exit 1 when OUT is not what would be written"),
    ],
    notes: """
      The file holds one StaticString with every language of the catalog. CatalogTables(compiled:) reads it, so that an
      SDK needs no resource bundle and its clients no build plugin. A fresh file is left untouched.
      """
  ) { arguments, console throws(ToolFailure) in
    let request = try EmbedRequest(arguments)
    let source = try request.source()
    guard let output = request.output else {
      console.print(String(source.dropLast()))
      return .clean
    }
    if (try? FileAccess.bytes(of: output)) == Array(source.utf8) { return .clean }
    guard !request.onlyChecks else {
      console.complain("\(output) is stale; make it anew with: \(request.command)")
      return .findings
    }
    do { try Data(source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic) } catch {
      throw ToolFailure("\(output) cannot be written", next: "make its folder, and see that it may be written to")
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
  let onlyChecks: Bool

  init(_ arguments: ToolArguments) throws(ToolFailure) {
    guard arguments.operands.count == 1 else {
      throw ToolFailure("one catalog is needed, not \(arguments.operands.count)", next: "name one .xcstrings file")
    }
    catalog = arguments.operands[0]
    output = arguments["--into"]
    typeName = arguments["--name"] ?? "BuiltInTexts"
    onlyChecks = arguments.has("--check")
    guard Self.isTypeName(typeName) else {
      throw ToolFailure("\(typeName) is no name of a Swift type", next: "write --name with letters and digits only")
    }
    guard !onlyChecks || output != nil else { throw ToolFailure("--check needs --into", next: "add --into OUT") }
  }

  /// What to call to make the file anew.
  var command: String {
    "dragoman embed \(catalog)" + (output.map { " --into \($0)" } ?? "")
      + (typeName == "BuiltInTexts" ? "" : " --name \(typeName)")
  }

  func source() throws(ToolFailure) -> String {
    let bytes: [UInt8]
    do throws(FileAccessError) { bytes = try FileAccess.bytes(of: catalog) } catch {
      throw ToolFailure("\(error)", next: "name an .xcstrings file")
    }
    do throws(EmbeddingError) {
      return try EmbeddedCatalog(xcstrings: bytes, name: String(PathName(catalog).stem))
        .source(typeName: typeName, madeBy: command)
    } catch {
      throw ToolFailure("\(catalog):\(error)", next: "mend the catalog")
    }
  }

  private static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart || first == "_" else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
  }
}
