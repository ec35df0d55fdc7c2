import Dragoman
import Foundation
import LanguageTags
import StringTables
import TestGround
import Testing

@Suite struct CompiledFileTests {
  private static func compiled(_ german: String) throws -> [UInt8] {
    let source = """
      {"sourceLanguage": "en", "strings": {"Send": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "\(german)"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Envoyer"}}}}}}
      """
    return try CatalogTables(xcstrings: Array(source.utf8), name: "Mail").compiled()
  }

  private static func resolver(_ source: CatalogSource) -> StringResolver {
    StringResolver(policy: .pinned("de"), steps: [.matched(source), .fixed(.english, source)])
  }

  @Test func `a compiled catalog answers from its file`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/Mail.compiled"
    try Data(try Self.compiled("Senden")).write(to: URL(fileURLWithPath: path))
    let source = try CatalogSource(compiledFile: path)
    #expect(source.name == "Mail")
    #expect(source.languages == ["en", "de", "fr"])
    let resolver = Self.resolver(source)
    #expect(resolver.text("Send") == "Senden")
    #expect(resolver.scoped(to: "fr").text("Send") == "Envoyer")
  }

  @Test func `a file that is replaced while it is open stays what it was`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/Mail.compiled"
    try Data(try Self.compiled("Senden")).write(to: URL(fileURLWithPath: path))
    let old = try CatalogSource(compiledFile: path)
    try Data(try Self.compiled("Abschicken")).write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(Self.resolver(old).text("Send") == "Senden")
    #expect(Self.resolver(try CatalogSource(compiledFile: path)).text("Send") == "Abschicken")
  }

  @Test func `a file that is cut short while it is open loses languages, never the program`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/Mail.compiled"
    let bytes = try Self.compiled("Senden")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let source = try CatalogSource(compiledFile: path)
    try #require(truncate(path, off_t(bytes.count - 20)) == 0)
    #expect(source.tables.damage(of: "fr") == .damagedLanguage("fr"))
    #expect(Self.resolver(source).scoped(to: "fr").text("Send") == "Send")
  }

  @Test func `what is no compiled catalog is refused with a reason`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/file"
    func refusal(_ path: String) -> CompiledFormError? {
      do throws(CompiledFormError) {
        _ = try CatalogSource(compiledFile: path)
        return nil
      } catch { return error }
    }
    #expect(refusal(path) == .unreadable("\(path): there is no such file"))
    #expect(refusal(folder.path) == .unreadable("\(folder.path): it is a folder"))
    try Data("no catalog".utf8).write(to: URL(fileURLWithPath: path))
    #expect(refusal(path) == .notCompiled)
    try Data(try Self.compiled("Senden").dropLast(3)).write(to: URL(fileURLWithPath: path))
    #expect({ if case .wrongLength = refusal(path) { true } else { false } }())
    try Data("dragoman1\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect({ if case .wrongLength = refusal(path) { true } else { false } }())
  }
}
