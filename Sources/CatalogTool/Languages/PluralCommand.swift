import LanguageNumbers
import LanguageTags

extension ToolCommand {
  /// `dragoman plural`: the category of each number in a language.
  static let plural = ToolCommand(
    "plural", group: .ask, summary: "the plural category of each number", operands: "[NUMBER…]",
    options: [
      .language,
      ToolOption("--ordinal", help: "ask for ranks (2nd) instead of counts (2)"),
      ToolOption("--forms", help: "list the forms that the language has, each with numbers that take it"),
    ],
    notes: """
      A number is written in decimal: 5, -3, 1.0 (which is not 1), 1c6 (one million in compact form).
      Without numbers, each line of standard input is one. Every number gets one line, a bad one "invalid: " and why.
      """
  ) { arguments, console throws(ToolFailure) in
    let language = try languageTag(arguments)
    let rules: PluralRules = arguments.has("--ordinal") ? .ordinal(for: language) : .cardinal(for: language)
    if arguments.has("--forms") {
      guard arguments.operands.isEmpty else {
        throw ToolFailure("--forms asks of no number", next: "leave the numbers away")
      }
      for category in rules.categories { console.print("\(category.rawValue)  \(samples(of: category, rules))") }
      return .clean
    }
    return LineAnswers.print(to: arguments.operands, console: console) { line in
      let number = LineAnswers.trimmed(line)
      guard let operands = PluralOperands(decimal: number) else {
        return .invalid(number.isEmpty ? "a number is missing" : "\(number.prefix(40)) is no decimal number")
      }
      return .answer(rules.category(for: operands).rawValue)
    }
  }

  /// The first numbers of a form: whole ones, and where there are none, decimals.
  private static func samples(of category: PluralCategory, _ rules: PluralRules) -> String {
    let whole = (0...1000).map(String.init) + ["1000000", "1c6"]
    let decimals = (0...30).map { "\($0 / 10).\($0 % 10)" }
    let found = first(of: category, among: whole, rules)
    return (found.isEmpty ? first(of: category, among: decimals, rules) : found).joined(separator: ", ") + " …"
  }

  private static func first(of category: PluralCategory, among numbers: [String], _ rules: PluralRules) -> [String] {
    Array(
      numbers.lazy.filter { PluralOperands(decimal: $0).map { rules.category(for: $0) == category } ?? false }.prefix(6)
    )
  }

  private static func languageTag(_ arguments: ToolArguments) throws(ToolFailure) -> LanguageTag {
    let text = try arguments.required(.language)
    do throws(LanguageTagError) { return try LanguageTag(parsing: text) } catch {
      throw ToolFailure("--language \(text): \(error)", next: "write a BCP 47 tag such as pt-PT")
    }
  }
}

extension ToolOption {
  fileprivate static let language = ToolOption(
    "--language", short: "-l", value: "TAG", help: "the language whose rules are asked for")
}
