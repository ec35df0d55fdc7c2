import LanguageNumbers
import LanguageTags

extension ToolCommand {
  /// `dragoman plural`: the category of each number in a language.
  static let plural = ToolCommand(
    "plural", group: .ask, summary: "the plural category of each number", operands: "[NUMBER…]",
    options: [
      .language,
      ToolOption("--ordinal", help: "ask for ranks (2nd) instead of counts (2)"),
    ],
    notes: """
      A number is written in decimal: 5, -3, 1.0 (which is not 1), 1c6 (one million in compact form).
      Without numbers, each line of standard input is one. Every number gets one line, a bad one "invalid: " and why.
      """
  ) { arguments, console throws(ToolFailure) in
    let language = try languageTag(arguments)
    let rules: PluralRules = arguments.has("--ordinal") ? .ordinal(for: language) : .cardinal(for: language)
    return LineAnswers.print(to: arguments.operands, console: console) { line in
      let number = LineAnswers.trimmed(line)
      guard let operands = PluralOperands(decimal: number) else {
        return .invalid(number.isEmpty ? "a number is missing" : "\(number.prefix(40)) is no decimal number")
      }
      return .answer(rules.category(for: operands).rawValue)
    }
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
