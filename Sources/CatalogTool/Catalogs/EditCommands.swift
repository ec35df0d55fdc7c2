import Dragoman
import LanguageNumbers
import LanguageTags
import StringCatalogs

extension ToolCommand {
  /// `dragoman add`: one more key.
  static let add = ToolCommand(
    "add", group: .change, summary: "add a key, where Xcode would put it", operands: "FILE KEY",
    options: [
      ToolOption("--comment", value: "TEXT", help: "what tells the translator where the text is used"),
      ToolOption("--text", value: "LANGUAGE=TEXT", repeats: true, help: "the text in a language"),
      ToolOption("--automatic", help: "a key that Xcode finds in the code; entered by hand (manual) unless given"),
      .anyway,
    ],
    notes: "\(spelling) \(judging)"
  ) { arguments, console throws(ToolFailure) in
    let (path, keys) = try operands(arguments, "a key", count: 1)
    let texts = try texts(arguments)
    let languages = texts.map { (key: keys[0], language: $0.language) }
    let judged = arguments.has("--anyway") ? [] : languages.map(\.language)
    return try edit(path, console, spelledAs: languages, judging: judged) { document throws(CatalogEditError) in
      var document = try document.adding(
        keys[0], comment: arguments["--comment"], extractionState: arguments.has("--automatic") ? nil : "manual")
      for (language, text) in texts { document = try document.setting(text, for: keys[0], language: language) }
      return document
    }
  }

  /// `dragoman set`: texts of one key.
  static let set = ToolCommand(
    "set", group: .change, summary: "set texts of a key", operands: "FILE KEY",
    options: [
      ToolOption("--text", value: "LANGUAGE=TEXT", repeats: true, help: "the text in a language"),
      ToolOption("--path", value: "PATH", help: "the variation: plural.one, device.mac, device.iphone.plural.other"),
      ToolOption("--state", value: "STATE", help: "translated, needs_review or new; translated unless given"),
      .anyway,
    ],
    notes: """
      Only the lines of the text change. A text that stands there in that state changes nothing. \(spelling) \(judging)
      """
  ) { arguments, console throws(ToolFailure) in
    let (path, keys) = try operands(arguments, "a key", count: 1)
    let texts = try texts(arguments)
    guard !texts.isEmpty else { throw ToolFailure("no text is given", next: "add --text de=TEXT") }
    let variation = try variation(arguments["--path"] ?? "")
    let state = arguments["--state"] ?? "translated"
    guard writtenStates.contains(state) else {
      throw ToolFailure("--state \(state) is not known", next: "write \(writtenStates.joined(separator: ", "))")
    }
    let languages = texts.map { (key: keys[0], language: $0.language) }
    let judged = arguments.has("--anyway") ? [] : languages.map(\.language)
    return try edit(path, console, spelledAs: languages, judging: judged) { document throws(CatalogEditError) in
      var document = document
      for (language, text) in texts {
        document = try document.setting(
          text, for: keys[0], language: language, path: variation, state: state)
      }
      return document
    }
  }

  /// `dragoman rename`: a key's new name, its texts kept.
  static let rename = ToolCommand(
    "rename", group: .change, summary: "rename a key in all languages", operands: "FILE KEY NEW-KEY"
  ) { arguments, console throws(ToolFailure) in
    let (path, keys) = try operands(arguments, "a key and its new name", count: 2)
    return try edit(path, console) { document throws(CatalogEditError) in
      try document.renaming(keys[0], to: keys[1])
    }
  }

  /// `dragoman remove`: keys that are not wanted any more, or a language.
  static let remove = ToolCommand(
    "remove", group: .change, summary: "remove keys, or the texts of one language", operands: "FILE [KEY…]",
    options: [
      ToolOption(
        "--language", short: "-l", value: "TAG", repeats: true,
        help: "only the texts in this language, as the catalog spells it: of the keys, or of all where none is named")
    ],
    notes: """
      Nothing else moves. The texts of the source language are removed for named keys only: without them every reader of
      the catalog gets its keys.
      """
  ) { arguments, console throws(ToolFailure) in
    let languages = arguments.all("--language")
    if !languages.isEmpty { return try remove(languages, arguments.operands, console) }
    let (path, keys) = try operands(arguments, "a key", count: nil)
    return try edit(path, console) { document throws(CatalogEditError) in
      try document.removing(keys)
    }
  }

  /// `dragoman repair`: what broken merges and scripts leave.
  static let repair = ToolCommand(
    "repair", group: .change, summary: "join keys that are written twice, and move stray ones in", operands: "FILE…",
    options: [
      ToolOption("--keep", value: "WHICH", help: "where the entries of a key differ, keep first or last")
    ],
    notes: """
      What the entries of one key do not disagree on is joined. Where they do, both texts are shown, the key is left as
      it is and the exit code is 1: call it again with --keep.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    var choice: DuplicateChoice?
    if let word = arguments["--keep"] {
      choice = DuplicateChoice(rawValue: word)
      guard choice != nil else { throw ToolFailure("--keep \(word) is not known", next: "write first or last") }
    }
    let files = CatalogFiles(console: console)
    var isWhole = true
    for path in try files.paths(arguments.operands) {
      let document = try files.read(path).document
      let repair = CatalogRepair(of: document, keeping: choice)
      if repair.document.bytes != document.bytes || path == "-" { try files.write(repair.document.bytes, to: path) }
      for step in repair.steps where path != "-" { console.print("\(path): \(step)".controlsWrittenOut) }
      for conflict in repair.conflicts { console.complain("\(path): the entries differ in \(conflict)") }
      if !repair.conflicts.isEmpty { isWhole = false }
    }
    if !isWhole { console.complain("dragoman: say which entry counts; add --keep first or --keep last") }
    return isWhole ? .clean : .findings
  }

  /// Removes the texts of languages.
  private static func remove(
    _ languages: [String], _ operands: [String], _ console: ToolConsole
  ) throws(ToolFailure) -> ToolExit {
    guard let path = operands.first else { throw ToolFailure("a catalog is needed", next: "see --help") }
    let keys = operands.count > 1 ? Array(operands.dropFirst()) : nil
    let document = try CatalogFiles(console: console).read(path).document
    for language in languages {
      if let there = document.otherSpelling(of: language) {
        throw ToolFailure("\(path): \(language) is there as \(there)", next: "write --language \(there)")
      }
      guard keys != nil || language != document.sourceLanguage ?? "en" else {
        throw ToolFailure(
          "\(path): \(language) is the source language, which all others are translated from",
          next: "name the keys whose texts are to go")
      }
    }
    return try edit(path, console, document) { document throws(CatalogEditError) in
      var document = document
      for language in languages { document = try document.removing(language: language, of: keys) }
      return document
    }
  }

  // MARK: What they share

  /// What is said of the names of languages.
  private static let spelling = """
    A language that the catalog spells otherwise (DE for de, pt_BR for pt-BR) is refused: it would be a second one.
    """

  /// What is said of texts that no reader would get.
  private static let judging = """
    A text that the values of its key do not fit (%@ where a number is given) is refused and told, with the exit code 1:
    no reader would get it.
    """

  /// The file and what is named behind it.
  private static func operands(
    _ arguments: ToolArguments, _ what: String, count: Int?
  ) throws(ToolFailure) -> (path: String, keys: [String]) {
    let keys = Array(arguments.operands.dropFirst())
    guard let path = arguments.operands.first, count.map({ $0 == keys.count }) ?? !keys.isEmpty else {
      throw ToolFailure("a catalog and \(what) are needed", next: "see --help")
    }
    return (path, keys)
  }

  /// The states that a translator gives.
  private static let writtenStates = ["translated", "needs_review", "new"]

  /// A variation that something asks for: a typing error must not make one that nobody ever sees.
  private static func variation(_ path: String) throws(ToolFailure) -> LeafPath {
    guard let variation = LeafPath(path) else {
      throw ToolFailure("--path \(path) names no variation", next: "write plural.one or device.mac")
    }
    for step in variation.steps where step.axis == "plural" && PluralCategory(rawValue: step.name) == nil {
      let known = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolFailure("--path \(path): \(step.name) is no plural category", next: "write one of \(known)")
    }
    for step in variation.steps where !["plural", "device", "substitutions"].contains(step.axis) {
      throw ToolFailure("--path \(path): nothing varies by \(step.axis)", next: "write plural.one or device.mac")
    }
    return variation
  }

  /// The texts of `--text LANGUAGE=TEXT`.
  private static func texts(
    _ arguments: ToolArguments
  ) throws(ToolFailure) -> [(language: String, text: String)] {
    var texts: [(language: String, text: String)] = []
    var spellings: [LanguageTag: String] = [:]
    for word in arguments.all("--text") {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw ToolFailure("--text \(word) names no language", next: "write --text de=TEXT")
      }
      let language = String(word[..<equals])
      let tag: LanguageTag
      do throws(LanguageTagError) { tag = try LanguageTag(parsing: language) } catch {
        throw ToolFailure("--text \(language)=…: \(error)", next: "write a BCP 47 tag such as pt-PT")
      }
      if let other = spellings.updateValue(language, forKey: tag.canonicalized()), other != language {
        throw ToolFailure("\(other) and \(language) are one language", next: "write it in one way")
      }
      texts.append((language, String(word[equals...].dropFirst())))
    }
    return texts
  }

  /// Reads, edits and writes one file; what cannot be edited is refused and the file left as it is.
  private static func edit(
    _ path: String, _ console: ToolConsole, _ known: CatalogDocument? = nil,
    spelledAs languages: [(key: String, language: String)] = [], judging judged: [String] = [],
    _ change: (CatalogDocument) throws(CatalogEditError) -> CatalogDocument
  ) throws(ToolFailure) -> ToolExit {
    let files = CatalogFiles(console: console)
    let document: CatalogDocument
    if let known { document = known } else { document = try files.read(path).document }
    for (key, language) in languages {
      guard let there = document.otherSpelling(of: language, at: key) else { continue }
      throw ToolFailure("\(path): \(language) is there as \(there)", next: "write --text \(there)=TEXT")
    }
    let changed: CatalogDocument
    do throws(CatalogEditError) { changed = try change(document) } catch { throw ToolFailure("\(path): \(error)") }
    let misfits = judged.isEmpty ? [] : CatalogRatchet.misfits(from: document, to: changed)
    let told = misfits.filter { $0.language.map(judged.contains) ?? false }
    guard told.isEmpty else {
      for misfit in told { console.complain("\(path): \(misfit.refusal)".controlsWrittenOut) }
      console.complain("dragoman: nothing was written; mend the text, or add --anyway")
      return .findings
    }
    if path == "-" || changed.bytes != document.bytes { try files.write(changed.bytes, to: path) }
    return .clean
  }
}

extension ToolOption {
  fileprivate static let anyway = ToolOption(
    "--anyway", help: "write a text that the values of its key do not fit all the same")
}

extension CatalogFinding {
  /// The finding without its place, which would be that in a file nobody wrote.
  fileprivate var refusal: String { "\(message) (\(subject))" + (fix.map { "; that would fit: \($0)" } ?? "") }
}
