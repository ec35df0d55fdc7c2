import LanguageTags
import StringTemplates
import Testing

@Suite struct NamedTemplateTests {
  private let context = TemplateContext(language: .english)

  private func written(_ raw: String, _ values: [String: TemplateArgument]) -> String {
    do throws(TemplateRefusal) {
      return try NamedTemplate(parsing: raw).text(values, in: context)
    } catch {
      return "refused: \(error)"
    }
  }

  static let cases: [(String, String)] = [
    ("Thank you for using {app}!", "Thank you for using Pilot!"),
    ("{app}{app} in {seconds} s", "PilotPilot in 1,200 s"),
    ("{{app}} costs }", "{app}} costs }"),
    ("100 % of %@ {app}", "100 % of %@ Pilot"),
    ("", ""),
    ("שלום {app}", "שלום Pilot"),
    ("{hostile}", "{app} {{ %@"),
    ("{nobody}", "refused: there is no value named nobody"),
    ("é {app", "refused: a { without its } at offset 3"),
    ("{}", "refused: between { and } stands no name at offset 0"),
    ("{two words}", "refused: between { and } stands no name at offset 0"),
    ("{", "refused: a { without its } at offset 0"),
  ]

  @Test func `named places are filled once and never parsed again`() {
    let values: [String: TemplateArgument] = [
      "app": .text("Pilot"), "seconds": .integer(1200), "hostile": .text("{app} {{ %@"),
    ]
    #expect(failures(of: Self.cases) { (written($0.0, values), $0.1) } == [])
  }

  @Test func `a template names its places each once`() throws {
    #expect(try NamedTemplate(parsing: "{b} {a} {b} {{c}").names == ["b", "a"])
    let places = try NamedTemplate(parsing: "ü{b} {{ {a}").places
    #expect(places.map(\.name) == ["b", "a"] && places.map(\.offset) == [2, 9])
  }
}
