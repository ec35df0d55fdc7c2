import Dragoman
import StringTemplates
import Testing
import ThemeKit

@Suite struct ThemeKitLocalizationValueTests {
  @Test func `every value becomes %@ in the key, numbers included`() {
    let (count, price, name, share) = (3, 4.5, "Ada", Float(0.1))
    let rows: [(ThemeKitLocalizationValue, key: String, arguments: [String], text: String)] = [
      ("Card number", "Card number", [], "Card number"),
      ("\(count) installments", "%@ installments", ["3"], "3 installments"),
      ("\(price) out of \(5)", "%@ out of %@", ["4.5", "5"], "4.5 out of 5"),
      ("\(name)", "%@", ["Ada"], "Ada"),
      ("\(name.prefix(2))!", "%@!", ["Ad"], "Ad!"),
      ("\(share) of it", "%@ of it", ["0.1"], "0.1 of it"),
      ("\(UInt8.max), \(Int64.min)", "%@, %@", ["255", "-9223372036854775808"], "255, -9223372036854775808"),
      ("\(UInt64.max)", "%@", ["18446744073709551615"], "18446744073709551615"),
      ("\(Int?.none as Any) left", "%@ left", ["nil"], "nil left"),
      ("\(true)\([1, 2])", "%@%@", ["true", "[1, 2]"], "true[1, 2]"),
      ("", "", [], ""),
    ]
    let wrong = rows.filter { $0.key != $1 || $0.arguments != $2 || $0.defaultText != $3 }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `a percent sign is doubled in keys with values and only there`() {
    let off: ThemeKitLocalizationValue = "\(20)% off"
    #expect(off.key == "%@%% off")
    #expect(off.defaultText == "20% off")
    let plain: ThemeKitLocalizationValue = "100% cotton"
    #expect(plain.key == "100% cotton")
    #expect(plain.defaultText == "100% cotton")
    let already: ThemeKitLocalizationValue = "%@ %% \(1)"
    #expect(already.key == "%%@ %%%% %@")
    #expect(already.defaultText == "%@ %% 1")
  }

  @Test func `a ternary of literals is a value`() {
    func title(_ count: Int) -> ThemeKitLocalizationValue { count == 1 ? "Single payment" : "\(count) installments" }
    #expect(title(1).key == "Single payment")
    #expect(title(3).key == "%@ installments")
  }

  @Test func `a number behind a generic is still a number`() {
    func left<Value>(_ value: Value) -> ThemeKitLocalizationValue { "\(value) left" }
    #expect(left(3).key == "%@ left")
    #expect(left(3).arguments == ["3"])
    #expect(left(3).message.arguments[0].kind == .integer)
  }

  @Test func `a text within a text is one value`() {
    let row: ThemeKitLocalizationValue = "\(2) adults"
    let pair: ThemeKitLocalizationValue = "\(row), \(ThemeText.verbatim("Ada"))"
    #expect(pair.key == "%@, %@")
    #expect(pair.arguments == ["2 adults", "Ada"])
    #expect(pair.defaultText == "2 adults, Ada")
  }

  @Test func `a key of run time keeps its values`() {
    let value = ThemeKitLocalizationValue(key: "%@ out of %@", arguments: [.real(4.5), .integer(5)])
    #expect(value.key == "%@ out of %@")
    #expect(value.arguments == ["4.5", "5"])
  }
}
