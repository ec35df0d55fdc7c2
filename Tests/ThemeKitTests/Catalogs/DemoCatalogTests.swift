import Dragoman
import Foundation
import LanguageTags
import StringTemplates
import TestGround
import Testing

@testable import ThemeKit

@Suite struct DemoCatalogTests {
  @Test func `the demo's catalog has every key in Turkish and Arabic`() throws {
    let demo = try CatalogFile(CatalogFile.demo)
    let builtIn = try CatalogFile(CatalogFile.builtIn)
    #expect(Set(demo.entries.keys) == Set(builtIn.entries.keys))
    #expect(demo.sourceLanguage == "en")
    let incomplete = demo.entries.filter { _, entry in
      entry.fields["extractionState"] as? String != "manual" || entry.fields["generatesSymbol"] as? Bool != false
        || ["tr", "ar"].contains { (entry.texts($0) ?? [:]).values.allSatisfy(\.isEmpty) }
    }
    #expect(incomplete.keys.sorted() == [])
  }

  @Test func `a number that counts has all six Arabic forms and both Turkish ones`() throws {
    let demo = try CatalogFile(CatalogFile.demo)
    let counted = demo.entries.filter { $0.value.texts("ar")?[""] == nil }
    let wrong = counted.filter { _, entry in
      Set(entry.texts("ar")?.keys.map { $0 } ?? []) != ["zero", "one", "two", "few", "many", "other"]
        || Set(entry.texts("tr")?.keys.map { $0 } ?? []) != ["one", "other"]
    }
    #expect(wrong.keys.sorted() == [])
    #expect(counted.count == 20)
  }

  @Test func `every translation can be filled by its key's values, and only a count leaves its number out`() throws {
    var wrong: [String] = []
    for (key, entry) in try CatalogFile(CatalogFile.demo).entries {
      let count = key.components(separatedBy: "%@").count - 1
      for language in ["tr", "ar"] {
        for (category, text) in entry.texts(language) ?? [:] {
          let given = text.components(separatedBy: "@").count - 1
          let mayLeaveOut = ["zero", "one", "two"].contains(category)
          if !ThemeKitStrings.isSatisfiable(text, argumentCount: count) || (given != count && !mayLeaveOut)
            || (count == 0 && text.contains("%"))
          {
            wrong.append("\(language): \(key) = \(text)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func `no translation starts or ends in a space, and the punctuation at the end agrees`() throws {
    var wrong: [String] = []
    for (key, entry) in try CatalogFile(CatalogFile.demo).entries {
      for text in ["tr", "ar"].flatMap({ (entry.texts($0) ?? [:]).values }) {
        let ends = ["…", ":", "."].contains { key.hasSuffix($0) != text.hasSuffix($0) }
        if text.first?.isWhitespace == true || text.last?.isWhitespace == true || ends { wrong.append(text) }
      }
    }
    #expect(wrong == [])
  }

  @Test func `its Arabic counts as Arabic does`() throws {
    let bridge = ThemeKitBridge(
      try CatalogSource(xcstrings: TestGround.bytes(CatalogFile.demo), name: "ThemeKit"), device: ["ar-EG"])
    let expected = [
      0: "لا بالغين", 1: "بالغ واحد", 2: "بالغان", 3: "3 بالغين", 10: "10 بالغين", 11: "11 بالغًا", 99: "99 بالغًا",
      100: "100 بالغ", 101: "101 بالغ", 103: "103 بالغين", 111: "111 بالغًا",
    ]
    let wrong = expected.filter { bridge.text("\($0.key) adults") != $0.value }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(bridge.text("\(20)% off") == "خصم 20%")
  }

  @Test func `its Turkish writes the percent sign first and turns the score round`() throws {
    let bridge = ThemeKitBridge(
      try CatalogSource(xcstrings: TestGround.bytes(CatalogFile.demo), name: "ThemeKit"), device: ["tr"])
    #expect(bridge.text("\(20)% off") == "%20 indirim")
    #expect(bridge.text("\(4.5) out of \(5)") == "5 üzerinden 4.5")
    #expect(bridge.text("\(3) adults") == "3 yetişkin")
  }
}
