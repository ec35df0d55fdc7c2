import LanguageTags
import ReceptionProtocol

extension ToolCommand {
  /// `dragoman match`: which of the supported languages a reader gets.
  static let match = ToolCommand(
    "match", group: .ask, summary: "which supported language a reader of each tag gets", operands: "[TAG…]",
    options: [
      ToolOption("--supported", value: "LIST", repeats: true, help: "the languages to choose from: en,fr,pt-BR"),
      ToolOption("--preset", value: "NAME", help: "a known list to choose from: reception (48 languages)"),
      ToolOption(
        "--rules", value: "RULES",
        help: "cldr (default), lookup (RFC 4647: cut from the end) or reception (its regional table)"),
      ToolOption("--same-language", help: "never another language or script, whatever is near"),
      ToolOption("--explain", help: "add the reason and the wanted tag, separated by tabs"),
    ],
    notes: """
      Without tags, each line of standard input is one. A line may also be a list of preferences as Accept-Language
      writes it: fr-CA, en;q=0.8. Every line gets one answer, the first supported language where nothing fits; a bad
      one gets "invalid: " and why.
      """
  ) { arguments, console throws(ToolFailure) in
    let matcher = LanguageMatcher(supported: try supported(arguments), rules: try rules(arguments))
    let explains = arguments.has("--explain")
    return LineAnswers.print(to: arguments.operands, console: console) { line in
      switch wanted(LineAnswers.trimmed(line)) {
      case .failure(let reason): .invalid(reason.text)
      case .success(let tags): .answer(answer(matcher.match(tags), explains: explains))
      }
    }
  }

  private static func supported(_ arguments: ToolArguments) throws(ToolFailure) -> [LanguageTag] {
    let lists = arguments.all("--supported")
    guard let preset = arguments["--preset"] else { return try tags(lists.joined(separator: ",")) }
    guard lists.isEmpty else { throw ToolFailure("--preset and --supported are both given", next: "leave one out") }
    guard preset == "reception" else { throw ToolFailure("--preset \(preset) is not known", next: "write reception") }
    return ReceptionLanguage.all.map(\.tag)
  }

  private static func tags(_ list: String) throws(ToolFailure) -> [LanguageTag] {
    var tags: [LanguageTag] = []
    for name in list.split(whereSeparator: { $0 == "," || $0 == " " }) {
      do throws(LanguageTagError) { tags.append(try LanguageTag(parsing: name)) } catch {
        throw ToolFailure("--supported \(name): \(error)", next: "write BCP 47 tags such as en,fr,pt-BR")
      }
    }
    guard !tags.isEmpty else {
      throw ToolFailure("no supported language was named", next: "add --supported LIST or --preset reception")
    }
    return tags
  }

  private static func rules(_ arguments: ToolArguments) throws(ToolFailure) -> MatchingRules {
    let name = arguments["--rules"] ?? "cldr"
    let known: [String: MatchingRules] = [
      "cldr": arguments.has("--same-language") ? .cldrSameLanguage : .cldr, "lookup": .lookup,
      "reception": .regional(ReceptionLanguage.regionalRules),
    ]
    guard let rules = known[name] else {
      throw ToolFailure("--rules \(name) is not known", next: "write cldr, lookup or reception")
    }
    guard name == "cldr" || !arguments.has("--same-language") else {
      throw ToolFailure("--same-language goes with --rules cldr alone", next: "leave one of them out")
    }
    return rules
  }

  private struct Reason: Error { var text: String }

  /// A tag, or a list with commas or qualities.
  private static func wanted(_ line: Substring) -> Result<[LanguageTag], Reason> {
    guard line.contains(where: { $0 == "," || $0 == ";" }) else {
      do throws(LanguageTagError) { return .success([try LanguageTag(parsing: line)]) } catch {
        return .failure(Reason(text: error.description))
      }
    }
    do throws(AcceptLanguageError) { return .success(try AcceptLanguage(parsing: line).tags) } catch {
      return .failure(Reason(text: error.description))
    }
  }

  private static func answer(_ match: LanguageMatch, explains: Bool) -> String {
    guard explains else { return match.tag.description }
    return [match.tag.description, match.reason.description, match.wanted?.description ?? "-"].joined(separator: "\t")
  }
}
