import TestGround
import Testing

@testable import StringCatalogs

@Suite struct CatalogEditorTests {
  static func document(_ text: String = MergeTests.base) throws -> CatalogDocument {
    try CatalogDocument(Array(text.utf8))
  }

  @Test func `many edits at once are what they are one by one`() throws {
    var random = SeededGenerator(seed: 21)
    var failures: [String] = []
    for round in 0..<200 {
      let document = try Self.document(RandomCatalog.text(&random))
      var editor = CatalogEditor(document)
      var single = document
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        let key = RandomCatalog.keys.randomElement(using: &random) ?? ""
        let language = RandomCatalog.languages.randomElement(using: &random) ?? ""
        let path = LeafPath(
          ["", "plural.one", "plural.other", "device.mac.plural.few"].randomElement(using: &random) ?? "")
        let text = "t\(Int.random(in: 0..<9, using: &random))"
        if Bool.random(using: &random) {
          let isAdded = (try? editor.add(key, comment: text)) != nil
          let next = try? single.adding(key, comment: text)
          if isAdded != (next != nil) { failures.append("\(round): adding \(key)") }
          single = next ?? single
        }
        let isSet = (try? editor.set(text, for: key, language: language, path: path ?? LeafPath())) != nil
        let next = try? single.setting(text, for: key, language: language, path: path ?? LeafPath())
        if isSet != (next != nil) { failures.append("\(round): setting \(key) \(path?.description ?? "")") }
        single = next ?? single
      }
      if editor.bytes != single.bytes || editor.document.bytes != single.bytes {
        failures.append(
          "\(round):\n\(String(decoding: editor.bytes, as: UTF8.self))\n\(String(decoding: single.bytes, as: UTF8.self))"
        )
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(2))")
  }

  @Test func `what cannot be edited is said at once, and changes nothing`() throws {
    var editor = CatalogEditor(try Self.document())
    let before = editor.bytes
    #expect(throws: CatalogEditError.keyExists("a")) { try editor.add("a") }
    #expect(throws: CatalogEditError.unknownKey("b")) { try editor.set("B", for: "b", language: "de") }
    #expect(editor.bytes == before)
    try editor.add("b")
    #expect(throws: CatalogEditError.keyExists("b")) { try editor.add("b") }
    try editor.set("B", for: "b", language: "de")
    let added = editor.bytes
    #expect(throws: CatalogEditError.self) {
      try editor.set("B", for: "b", language: "de", path: LeafPath("plural.one") ?? LeafPath())
    }
    #expect(editor.bytes == added)
    var alike = CatalogEditor(try Self.document(StatusTests.catalog(["\u{e9}": "{}", "e\u{301}": "{}"])))
    try alike.set("A", for: "\u{e9}", language: "de")
    #expect(alike.document.entries.map { $0.localizations.count } == [1, 0])
    var empty = CatalogEditor(try Self.document("{}"))
    #expect(throws: CatalogEditError.noStrings) { try empty.set("B", for: "b", language: "de") }
  }
}
