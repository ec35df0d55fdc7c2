import LanguageTags

extension ToolCommand {
  /// `dragoman tag`: questions about language tags.
  static let tag = ToolCommand(
    "tag", group: .ask, summary: "questions about language tags",
    operands: "canonicalize|maximize|minimize|parent|direction|autonym [TAG…]",
    options: [
      ToolOption(
        "--favor", value: "SUBTAG", help: "what minimize keeps when it can keep one: region (default), script"),
      ToolOption("--menu", help: "autonym: as a menu of languages writes it"),
    ],
    notes: """
      Without tags, each line of standard input is one. Every tag gets one line, a bad one "invalid: " and why, one
      without a name "unknown: " and why.
      """
  ) { arguments, console throws(ToolFailure) in
    let question = try TagQuestion(arguments)
    return LineAnswers.print(to: Array(arguments.operands.dropFirst()), console: console) { line in
      do throws(LanguageTagError) {
        return question.answer(for: try LanguageTag(parsing: LineAnswers.trimmed(line)))
      } catch {
        return .invalid(error.description)
      }
    }
  }
}

/// What `dragoman tag` is asked of every tag.
private enum TagQuestion {
  case canonicalize, maximize, parent, direction
  case minimize(SubtagToKeep)
  case autonym(inMenu: Bool)

  init(_ arguments: ToolArguments) throws(ToolFailure) {
    switch arguments.operands.first {
    case "canonicalize": self = .canonicalize
    case "maximize": self = .maximize
    case "minimize": self = .minimize(try Self.subtagToKeep(arguments))
    case "parent": self = .parent
    case "direction": self = .direction
    case "autonym": self = .autonym(inMenu: arguments.has("--menu"))
    case let word: throw Self.failure(word)
    }
  }

  private static let names = ["canonicalize", "maximize", "minimize", "parent", "direction", "autonym"]

  private static func failure(_ word: String?) -> ToolFailure {
    guard let word else {
      return ToolFailure("no question was asked", next: "write one of " + names.joined(separator: ", "))
    }
    let nearest = Spelling.nearest(to: word, among: names)
    return ToolFailure(
      "unknown question \(word)",
      next: nearest.map { "did you mean \($0)?" } ?? "write one of " + names.joined(separator: ", "))
  }

  private static func subtagToKeep(_ arguments: ToolArguments) throws(ToolFailure) -> SubtagToKeep {
    switch arguments["--favor"] {
    case nil, "region": return .region
    case "script": return .script
    case let word?: throw ToolFailure("--favor \(word) is not known", next: "write --favor region or --favor script")
    }
  }

  func answer(for tag: LanguageTag) -> LineAnswers.Answer {
    switch self {
    case .canonicalize: .answer(tag.canonicalized().description)
    case .maximize: .answer(tag.maximized().description)
    case .minimize(let subtag): .answer(tag.minimized(favoring: subtag).description)
    case .parent: .answer(tag.parent?.description ?? "und")
    case .direction: .answer(tag.writingDirection.rawValue)
    case .autonym(let inMenu):
      (inMenu ? tag.menuName : tag.autonym).map { .answer($0) } ?? .unknown("CLDR has no name of \(tag) in itself")
    }
  }
}
