import Dragoman
import Testing

@testable import ThemeKit

@Suite struct PluralTests {
  private func bridge(_ json: String, device: String) throws -> ThemeKitBridge {
    ThemeKitBridge(try CatalogSource(xcstrings: [UInt8](json.utf8), name: "ThemeKit"), device: [device])
  }

  @Test func `a key of %@ varies by number in Russian`() throws {
    let bridge = try bridge(Self.left, device: "ru")
    let expected = [
      0: "Осталось 0 товаров", 1: "Остался 1 товар", 2: "Осталось 2 товара", 5: "Осталось 5 товаров",
      11: "Осталось 11 товаров", 12: "Осталось 12 товаров", 21: "Остался 21 товар", 22: "Осталось 22 товара",
      111: "Осталось 111 товаров", 1001: "Остался 1001 товар",
    ]
    let wrong = expected.filter { bridge.text("\($0.key) left") != $0.value }
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(bridge.text("\(1.5) left") == "Осталось 1.5 товара")
  }

  @Test func `a key of %@ varies by number in Arabic`() throws {
    let bridge = try bridge(Self.left, device: "ar")
    let expected = [
      0: "نفد", 1: "بقي منتج واحد", 2: "بقي منتجان", 3: "بقي 3 منتجات", 10: "بقي 10 منتجات", 11: "بقي 11 منتجًا",
      99: "بقي 99 منتجًا", 100: "بقي 100 منتج", 102: "بقي 102 منتج", 103: "بقي 103 منتجات",
    ]
    let wrong = expected.filter { bridge.text("\($0.key) left") != $0.value }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `the forms are chosen by the text's language, not by the device's`() throws {
    let bridge = try bridge(Self.left, device: "en")
    bridge.setLanguage("ru")
    #expect(bridge.text("\(2) left") == "Осталось 2 товара")
    #expect(bridge.text("\(1) left") == "Остался 1 товар")
  }

  @Test func `several numbers in one text vary each by itself`() throws {
    let bridge = try bridge(Self.party, device: "ru")
    #expect(bridge.text("\(1) adults and \(2) children") == "1 взрослый и 2 ребёнка")
    #expect(bridge.text("\(2) adults and \(5) children") == "2 взрослых и 5 детей")
    #expect(bridge.text("\(21) adults and \(1) children") == "21 взрослый и 1 ребёнок")
  }

  @Test func `text in the place of a number passes the plural over`() throws {
    let bridge = try bridge(Self.left, device: "ru")
    #expect(bridge.text("\("two") left") == "two left")
  }

  private static let left = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"%@ left":{"localizations":{
      "ru":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"Остался %@ товар"}},
        "few":{"stringUnit":{"state":"translated","value":"Осталось %@ товара"}},
        "many":{"stringUnit":{"state":"translated","value":"Осталось %@ товаров"}},
        "other":{"stringUnit":{"state":"translated","value":"Осталось %@ товара"}}}}},
      "ar":{"variations":{"plural":{
        "zero":{"stringUnit":{"state":"translated","value":"نفد"}},
        "one":{"stringUnit":{"state":"translated","value":"بقي منتج واحد"}},
        "two":{"stringUnit":{"state":"translated","value":"بقي منتجان"}},
        "few":{"stringUnit":{"state":"translated","value":"بقي %@ منتجات"}},
        "many":{"stringUnit":{"state":"translated","value":"بقي %@ منتجًا"}},
        "other":{"stringUnit":{"state":"translated","value":"بقي %@ منتج"}}}}}
    }}}}
    """#

  private static let party = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"%@ adults and %@ children":{"localizations":{"ru":{
      "stringUnit":{"state":"translated","value":"%#@adults@ и %#@children@"},
      "substitutions":{
        "adults":{"argNum":1,"formatSpecifier":"@","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%arg взрослый"}},
          "few":{"stringUnit":{"state":"translated","value":"%arg взрослых"}},
          "many":{"stringUnit":{"state":"translated","value":"%arg взрослых"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg взрослого"}}}}},
        "children":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%arg ребёнок"}},
          "few":{"stringUnit":{"state":"translated","value":"%arg ребёнка"}},
          "many":{"stringUnit":{"state":"translated","value":"%arg детей"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg ребёнка"}}}}}}}}}}}
    """#
}
