import Foundation
import FoundationStrings
import TestGround
import Testing

/// The examples of the documentation. The tests' own main bundle has no tables, so the code speaks.
@Suite struct ExampleTests {
  private enum Payment: CustomLocalizedStringResourceConvertible {
    case card, cash
    var localizedStringResource: LocalizedStringResource { self == .card ? "Card" : "Cash" }
  }

  @Test func `a value is what is looked up`() {
    let files = 3
    let value: String.LocalizationValue = "\(files) files on \("disk")"
    #expect(String(localized: value, locale: Locale(identifier: "en_US")) == "3 files on disk")
  }

  @Test func `options fill placeholders`() {
    var options = String.LocalizationOptions()
    options.replacements = [3]
    let english = Locale(identifier: "en_US")
    #expect(String(localized: "\(placeholder: .int) files", options: options, locale: english) == "3 files")
    let kept = String(localized: "COUNT", defaultValue: "\(placeholder: .int) of 5", options: options, locale: english)
    #expect(kept == "3 of 5")
  }

  @Test func `a resource is looked up later`() throws {
    let folder = try TestFolder(["tr.lproj/Buttons.strings": "\"Done\" = \"Bitti\";"])
    var title = LocalizedStringResource("Done", table: "Buttons", bundle: folder.bundle())
    title.locale = Locale(identifier: "tr")
    #expect(String(localized: title) == "Bitti")
    #expect(title.table == "Buttons")
  }

  @Test func `a type says what it is called`() {
    #expect([Payment.card, .cash].map { String(localized: $0.localizedStringResource) } == ["Card", "Cash"])
    #expect(String(localized: "Pay by \(Payment.card)") == "Pay by Card")
  }

  @Test func `a key of its own has a default of its own`() {
    let name = "Ada"
    #expect(String(localized: "CALL_VERB", defaultValue: "Call \(name)") == "Call Ada")
  }
}
