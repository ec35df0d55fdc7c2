import Foundation
import LanguageTags
import StringTables
import StringTemplates
import Testing

@testable import CatalogProducts

/// Property lists in the three forms, read back by Foundation and by our own reader.
struct PropertyListWritingTests {
  /// Texts that some form has to spell in its own way.
  private static let texts = [
    "", "plain", "\"quoted\" and \\ back", "line\nreturn\rtab\tend", "bell\u{7}and\u{1f}", "<a & b>]]>",
    "Grüße, мир, 世界",
    "👩‍👩‍👧 \u{2028}\u{2029}", "\u{200F}שלום", "e\u{301}", "é", String(repeating: "long ", count: 70), "%#@value@ 50%%",
    "/* no comment */ // either", "ﬀ\u{FEFF}", "'",
  ]

  private static let nested = PropertyListNode.dictionary([
    .init("files", .dictionary([.init("one", .text("a \"file\"")), .init("empty", .dictionary([]))])),
    .init("plain", .text("text")),
  ])

  private static let flat = PropertyListNode.dictionary(
    texts.enumerated().map { .init("\($0.offset) \($0.element)", .text($0.element)) })

  private func read(_ bytes: [UInt8]) throws -> NSDictionary {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return try #require(list as? NSDictionary)
  }

  @Test func `Foundation reads back every text from every form`() throws {
    var failures: [String] = []
    for form in PropertyListForm.allCases {
      let list = try read(Self.flat.bytes(form))
      for (index, text) in Self.texts.enumerated() {
        let found = list["\(index) \(text)"] as? String
        if found.map({ Array($0.utf8) }) != Array(text.utf8) { failures.append("\(form) \(index): \(found ?? "nil")") }
      }
      if list.count != Self.texts.count { failures.append("\(form): \(list.count) keys") }
    }
    #expect(failures == [])
  }

  @Test func `our own reader reads back every text from every form`() throws {
    var failures: [String] = []
    for form in PropertyListForm.allCases {
      let table = try StringTable(language: .english, strings: Self.flat.bytes(form))
      for (index, text) in Self.texts.enumerated() where table["\(index) \(text)"]?.form != .text(text) {
        failures.append("\(form) \(index)")
      }
    }
    #expect(failures == [])
  }

  @Test func `dictionaries nest in every form`() throws {
    for form in PropertyListForm.allCases {
      let expected: NSDictionary = ["files": ["one": "a \"file\"", "empty": [:] as [String: String]], "plain": "text"]
      #expect(try read(Self.nested.bytes(form)) == expected)
    }
  }

  @Test func `text is laid out as strings files are, with comments that cannot end early`() {
    let list = PropertyListNode.dictionary([
      .init("Done", .text("Fertig"), comment: "A button */ x"), .init("n", .dictionary([.init("one", .text("1"))])),
    ])
    let expected = """
      /* A button * / x */
      "Done" = "Fertig";

      "n" = {
          "one" = "1";
      };

      """
    #expect(String(decoding: list.bytes(.text), as: UTF8.self) == expected)
  }

  @Test func `XML is laid out as Apple's, with comments that cannot end early`() throws {
    let list = PropertyListNode.dictionary([.init("a<b", .text("x&y"), comment: "one --> two-")])
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<!-- one - -> two- -->
      \t<key>a&lt;b</key>
      \t<string>x&amp;y</string>
      </dict>
      </plist>

      """
    #expect(String(decoding: list.bytes(.xml), as: UTF8.self) == expected)
    #expect(try read(list.bytes(.xml)) == ["a<b": "x&y"])
  }

  @Test(arguments: [14, 15, 200, 300, 70_000]) func `binary lists of any size are read`(count: Int) throws {
    let members = (0..<count).map { PropertyListNode.Member("key \($0)", .text("text \($0 / 2)")) }
    let list = try read(PropertyListNode.dictionary(members).bytes(.binary))
    #expect(list.count == count)
    #expect(list["key \(count - 1)"] as? String == "text \((count - 1) / 2)")
  }

  @Test func `keys that only look alike stay two`() throws {
    let list = PropertyListNode.dictionary([.init("\u{E9}", .text("one")), .init("e\u{301}", .text("two"))])
    for form in PropertyListForm.allCases {
      let keys = try CatalogTables(strings: list.bytes(form), language: .english, name: "T").table(for: .english)?.keys
      #expect(keys.map { $0.map { Array($0.utf8) } } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
    }
  }
}
