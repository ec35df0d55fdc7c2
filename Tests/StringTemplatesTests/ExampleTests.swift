import LanguageNumbers
import LanguageTags
import StringTemplates
import Testing

/// The lines of the documentation's examples, run.
@Suite struct ExampleTests {
  private let context = TemplateContext(language: .english)

  @Test func `the example of arguments holds`() throws {
    let message = StringTemplate.text("%@ of %lld")
    #expect(try message.text(arguments: [.text("Ada"), .integer(1200)], in: context) == "Ada of 1,200")
    #expect(TemplateArgument(UInt64.max).kind == .integer && TemplateArgument(1.5).kind == .real)
    #expect(TemplateArgument("x").kind == .text && TemplateArgument(Int8(-1)).kind == .integer)
  }

  @Test func `the example of templates holds`() throws {
    let files = StringTemplate(.plural(PluralForms([.one: "%lld file", .other: "%lld files"])))
    #expect(try files.text(arguments: [.integer(1)], in: context) == "1 file")
    #expect(PluralForms([.one: "%lld file", .other: "%lld files"])[.one] == "%lld file")
  }

  @Test func `the example of refusals holds`() {
    #expect(throws: TemplateRefusal.kindMismatch(position: 1, expected: "%lld", found: .real)) {
      try StringTemplate.text("%lld files").text(arguments: [.real(1.5)], in: context)
    }
  }

  @Test func `the example of named templates holds`() throws {
    let template = try NamedTemplate(parsing: "Thank you for using {app}!")
    #expect(try template.text(["app": .text("Pilot")], in: context) == "Thank you for using Pilot!")
  }
}
