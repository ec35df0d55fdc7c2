/// The page about all rules: `Documentation/Rules.md`.
package enum RuleDocumentation {
  /// The page in Markdown.
  package static var markdown: String {
    var lines = [
      "# What `dragoman lint` checks", "",
      "<!-- Made by `dragoman lint --documentation`. Do not edit: change the rule. -->", "",
      "One rule, one assertion. Errors are what breaks for a reader or for Apple's compiler, warnings what may look odd, "
        + "notes what somebody may want to know. `--rule NAME` checks that rule alone.", "",
    ]
    for rule in CatalogRules.all { lines += section(of: rule) }
    return lines.joined(separator: "\n")
  }

  private static func section(of rule: any CatalogRule) -> [String] {
    ["## \(rule.name)", "", rule.documentation, "", "Found:", "", "```json", rule.failingExample, "```"]
      + findings(of: rule) + ["", "Clean:", "", "```json", rule.passingExample, "```", ""]
  }

  private static func findings(of rule: any CatalogRule) -> [String] {
    guard let document = try? CatalogDocument(Array(rule.failingExample.utf8)) else { return [] }
    return [""] + document.findings(of: [rule]).map { "> `\($0)`" }
  }
}
