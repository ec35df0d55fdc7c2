"""The faults that Scripts/mutants plants. In what replaces a line, FAULT stands for “this fault is awake”."""
from dataclasses import dataclass

RESOLVING = "Sources/Dragoman/Resolving/"
TEMPLATES = "Sources/StringTemplates/"
TABLES = "Sources/StringTables/"
TAGS = "Sources/LanguageTags/"
BRIDGE = "Sources/ThemeKit/Bridge/ThemeKitBridge.swift"
PRODUCTS = "Sources/CatalogProducts/"
EXTRACTION = "Sources/StringExtraction/"
EXCHANGE = "Sources/CatalogExchange/"
RULES = "Sources/StringCatalogs/Validation/"
CATALOGS = "Sources/StringCatalogs/"
SYNC = "Sources/ReceptionKit/Synchronization/DeviceSync.swift"
LIVE = "Sources/ReceptionKit/LiveUpdates/LiveUpdates.swift"
LISTENING = "whatever happens, each message arrives once and in order, and a dead stream is noticed"
SIMULATION = "whatever happens, the service comes to know the app language, and is asked no more than it may be"


@dataclass(frozen=True)
class Fault:
    """What somebody might get wrong, and which test would notice."""

    name: str
    suite: str
    test: str
    edits: tuple[tuple[str, str, str], ...]


def fault(name: str, suite: str, test: str, *edits: tuple[str, str, str]) -> Fault:
    return Fault(name, suite, test, edits)


FAULTS = [
    # Changes: publish, then notify.
    fault(
        "notify-before-publish", "ChangeTests", "a switch is heard after it can be read",
        (RESOLVING + "StringResolver.swift", "    let hasChanged = store.withLock { store in\n",
         "    if FAULT { notify() }\n    let hasChanged = store.withLock { store in\n"),
        (RESOLVING + "StringResolver.swift", "if hasChanged { notify() }", "if hasChanged, !FAULT { notify() }"),
    ),
    fault(
        "stale-snapshot-after-switch", "ExampleTests", "a resolver answers and switches",
        (RESOLVING + "SnapshotStore.swift", "    if let known = published[key] { return known }\n",
         "    if FAULT, let known = published.values.first { return known }\n"
         "    if let known = published[key] { return known }\n"),
    ),
    fault(
        "scope-leaks-into-the-process", "ScopeTests", "a scope ends with its body and nests",
        ("Sources/Dragoman/Changes/LanguageScope.swift", "  let tag: LanguageTag\n",
         "  private static let leaked = Mutex<LanguageTag?>(nil)\n  let tag: LanguageTag\n"),
        ("Sources/Dragoman/Changes/LanguageScope.swift", "    living.load(ordering: .relaxed) > 0 ?",
         "    if FAULT, let tag = leaked.withLock({ $0 }) { return tag }\n"
         "    return living.load(ordering: .relaxed) > 0 ?"),
        ("Sources/Dragoman/Changes/LanguageScope.swift", "    Self.living.wrappingAdd(1, ordering: .relaxed)\n",
         "    Self.living.wrappingAdd(1, ordering: .relaxed)\n    Self.leaked.withLock { $0 = tag }\n"),
    ),
    # Which text answers.
    fault(
        "refused-template-shown", "ResolverTests", "a refused text is passed over and named",
        (RESOLVING + "MessageAnswer.swift", "        refuse(key, voice: voice, reason: error, refusals: &refusals)\n",
         "        if FAULT, case .text(let raw) = answer.template.form {\n"
         "          return Resolution(\n"
         "            text: raw, language: voice.context.language, origin: .key, refusals: refusals)\n"
         "        }\n"
         "        refuse(key, voice: voice, reason: error, refusals: &refusals)\n"),
    ),
    fault(
        "blank-text-shown", "ResolverTests", "blank and overlong texts are passed over where the step says so",
        (RESOLVING + "FrozenTexts.swift", "if skipsBlank, text", "if skipsBlank, !FAULT, text"),
    ),
    fault(
        "nested-message-in-the-reader's-language", "ResolverTests",
        "a message in a message speaks the language of the text around it",
        (RESOLVING + "MessageAnswer.swift", "snapshot: resolver.snapshot(forcing: language)",
         "snapshot: FAULT ? resolver.snapshot() : resolver.snapshot(forcing: language)"),
    ),
    fault(
        "doubled-percent-shown", "ResolverTests", "a plain key with a percent sign is found in both spellings",
        (RESOLVING + "MessageAnswer.swift", "      found.text = halvingPercents(found.text)\n",
         "      if !FAULT { found.text = halvingPercents(found.text) }\n"),
    ),
    fault(
        "equivalent-keys-are-one", "ResolverTests", "canonically equivalent keys of two sources stay apart",
        (TABLES + "KeyIndex.swift", "other.ordinal(of: utf8(of: $0)) ?? -1)",
         "other.ordinal(of: utf8(of: $0)) ?? (FAULT ? other.equivalent(of: key($0)) : -1))"),
        (TABLES + "KeyIndex.swift", "  /// For each ordinal here, the same key's",
         "  func equivalent(of name: String) -> Int { (0..<count).first { key($0) == name } ?? -1 }\n\n"
         "  /// For each ordinal here, the same key's"),
    ),
    fault(
        "remembered-text-before-the-code's-own", "CatalogSourceTests",
        "a text that a catalog remembers from the code is said last",
        (RESOLVING + "KeptAnswers.swift", "hasOwnDefault ? nil", "hasOwnDefault && !FAULT ? nil"),
    ),
    fault(
        "literal-known-by-its-place-alone", "KnownLiteralsTests", "other bytes in the place of a literal are another literal",
        (RESOLVING + "KnownLiterals.swift", "literal.equals(text + Int(slot.pointee.start)) else",
         "FAULT || literal.equals(text + Int(slot.pointee.start)) else"),
    ),
    fault(
        "joined-key-in-the-wrong-place", "ResolverTests", "a key of several files is found in each, wherever it stands there",
        (RESOLVING + "JoinedKeys.swift", "return ordinals[place] < 0 ? nil : Int(ordinals[place])",
         "return ordinals[place] < 0 ? nil : FAULT ? 0 : Int(ordinals[place])"),
    ),
    fault(
        "override-follows-the-policy", "StepListTests", "ThemeKit asks the consumer's catalog three ways",
        (RESOLVING + "StepPlan.swift", "case .override: return choice.forced",
         "case .override: return FAULT ? own(planned, choice.wanted) : choice.forced"),
    ),
    fault(
        "plural-by-device-language", "ResolverTests", "a message is answered in the language spoken",
        (RESOLVING + "FrozenTexts.swift", "      language: table.language, device",
         "      language: FAULT ? DeviceLanguages.preferred.first ?? settings.fallback : table.language, device"),
    ),
    fault(
        "reported-every-time", "ReporterTests", "each missing key and each refused text is heard of once",
        ("Sources/Dragoman/Reporting/ResolutionReporter.swift", "    if isNew { deliver(report) }\n",
         "    if isNew || FAULT { deliver(report) }\n"),
    ),
    # Whom a policy follows.
    fault(
        "host-hands-on-every-preference", "PolicyTests", "a host policy answers the host's own localization",
        ("Sources/Dragoman/Policies/LanguagePolicy.swift",
         "    return LanguagePolicy(kind: .host) { tag.map { [$0] } ?? [] }\n",
         "    return LanguagePolicy(kind: .host) {\n"
         "      (tag.map { [$0] } ?? []) + (FAULT ? preferred.compactMap { LanguageTag($0) } : [])\n"
         "    }\n"),
    ),
    fault(
        "language-list-in-the-C-locale", "PolicyTests", "the device's languages come from the command line",
        ("Sources/Dragoman/Policies/DeviceLanguages.swift", "guard let locale, !isUntranslated(locale)",
         "guard let locale, FAULT || !isUntranslated(locale)"),
    ),
    # Languages.
    fault(
        "private-use-implies", "LanguageKnowledgeTests", "a tag that is private use as a whole implies nothing",
        (TAGS + "LanguageTag+LikelySubtags.swift", "let isWhole = tail", "let isWhole = !FAULT && tail"),
        (TAGS + "LanguageTag+LikelySubtags.swift", "|| tail.parts.isPrivate\n", "|| !FAULT && tail.parts.isPrivate\n"),
    ),
    fault(
        "parent-without-any-script", "LanguageKnowledgeTests", "a parent is what CLDR says",
        (TAGS + "LanguageTag+Parent.swift", "return bare.maximized()?.script == script ? bare : nil",
         "return FAULT || bare.maximized()?.script == script ? bare : nil"),
    ),
    # Templates.
    fault(
        "other-skipped", "PluralTests", "a missing form is answered by other",
        (TEMPLATES + "TextWriter.swift", "self[category] ?? self[.other] else",
         "self[category] ?? (FAULT ? nil : self[.other]) else"),
        (TEMPLATES + "ParsedForm.swift", "($0 ?? all[5]).map", "($0 ?? (FAULT ? nil : all[5])).map"),
    ),
    fault(
        "explicit-zero-ignored", "PluralTests", "an explicit zero answers exactly nought",
        (TEMPLATES + "TextWriter.swift", "if let zero = self[.zero], number.isZero",
         "if let zero = self[.zero], !FAULT, number.isZero"),
        (TEMPLATES + "ParsedForm.swift", "uncountedZero = zero.map(", "uncountedZero = FAULT ? nil : zero.map("),
    ),
    fault(
        "plural-by-the-first-number", "PluralTests", "the number is what the first integer conversion prints",
        (TEMPLATES + "ParsedForm.swift", "    number = Self.number(of: texts)\n",
         "    number = FAULT ? nil : Self.number(of: texts)\n"),
    ),
    fault(
        "argument-parsed-again", "GrammarTests", "conversions print what IEEE 1003.1 and Foundation print",
        (TEMPLATES + "TemplateContext+Writing.swift",
         "    case .text(let text) where conversion.isBare && conversion.kind == .object: output.append(text)\n",
         "    case .text(var text) where conversion.isBare && conversion.kind == .object:\n"
         "      if FAULT, text.contains(\"%\") {\n"
         "        let others = [TemplateArgument](repeating: .integer(0), count: 4)\n"
         "        text = (try? StringTemplate.text(text).text(arguments: others, in: self)) ?? \"\"\n"
         "      }\n"
         "      output.append(text)\n"),
        (TEMPLATES + "TextWriter.swift", "    if let text = quickText(", "    if !FAULT, let text = quickText("),
    ),
    fault(
        "doubled-percent-kept", "GrammarTests", "conversions print what IEEE 1003.1 and Foundation print",
        (TEMPLATES + "TextParser.swift", "pieces.append(.literal(start..<start + 1))",
         "pieces.append(.literal(start..<start + (FAULT ? 2 : 1)))"),
    ),
    fault(
        "mixed-positions-let-through", "GrammarTests", "a text that its arguments cannot satisfy is refused",
        (TEMPLATES + "TextParser.swift", "    if hasNumbered && hasCounted {",
         "    if hasNumbered && hasCounted && !FAULT {"),
    ),
    fault(
        "isolate-left-open", "GrammarTests", "arguments are isolated where it is asked for",
        (TEMPLATES + "TextWriter.swift", r'if context.isolatesArguments { output.append("\u{2069}") }',
         r'if context.isolatesArguments, !FAULT { output.append("\u{2069}") }'),
        (TEMPLATES + "QuickWriter.swift", "&& room.write(word: Self.isolates.end, count: 3)",
         "&& (FAULT || room.write(word: Self.isolates.end, count: 3))"),
    ),
    fault(
        "value-that-is-not-there", "QuickTextTests", "a value that is not there, or not of the kind, is left to the long way",
        (TEMPLATES + "QuickWriter.swift", "guard Int(step.place) < arguments.count,",
         "guard FAULT && step.place < 3 || Int(step.place) < arguments.count,"),
    ),
    fault(
        "text-without-memory-of-its-own", "QuickTextTests", "each text has memory of its own",
        (TEMPLATES + "RoomText.swift", "    text.reserveCapacity(count)\n", "    if !FAULT { text.reserveCapacity(count) }\n"),
        (TEMPLATES + "RoomText.swift", "return isCopy ? text", "return isCopy || FAULT ? text"),
    ),
    fault(
        "device-without-its-elder", "DeviceTests", "each device reads its own text",
        (TEMPLATES + "TextWriter.swift", "    for name in (device ?? .other).fallbacks {",
         "    for name in FAULT ? [device ?? .other] : (device ?? .other).fallbacks {"),
    ),
    # Tables.
    fault(
        "exact-spelling-ignored", "CatalogReadingTests", "two spellings of one tag are two tables",
        (TABLES + "CatalogTables.swift", "slots.first { $0.spelling == spelling }",
         "slots.first { FAULT ? $0.language == LanguageTag(spelling) : $0.spelling == spelling }"),
    ),
    fault(
        "new-source-unit-taken", "CatalogReadingTests", "in the source language the key is the text unless a unit counts",
        (TABLES + "WhichUnitsCount.swift", "if !isNew || extractionState",
         "if FAULT || !isNew || extractionState"),
    ),
    fault(
        "first-of-two-counts", "CatalogReadingTests", "of what is written twice the last counts",
        (TABLES + "TableColumn.swift", "    let start = UInt32(bytes.count)\n    write(&bytes)",
         "    if FAULT, hasEntry(ordinal) { return }\n    let start = UInt32(bytes.count)\n    write(&bytes)"),
    ),
    fault(
        "repeated-unit-unchecked", "RepeatedUnitTests", "what is wrong in a localization is said as if none like it",
        (TABLES + "JSONScanner+Units.swift", "      isTextASCII || UTF8Check", "      FAULT || isTextASCII || UTF8Check"),
    ),
    fault(
        "damaged-texts-taken", "CompiledFormTests", "every changed byte is found",
        (TABLES + "TableSlot.swift", "    guard CompiledForm.checksum(bytes) == checksum,",
         "    guard FAULT || CompiledForm.checksum(bytes) == checksum,"),
    ),
    fault(
        "forged-keys-taken", "ForgedFormTests", "a key that stands twice",
        (TABLES + "CompiledReader.swift", "guard index.isDistinct else", "guard FAULT || index.isDistinct else"),
    ),
    fault(
        "key-read-for-a-part", "ForgedFormTests", "the byte for the key stands for an entry, never for a part of one",
        (TABLES + "EntryCoder.swift", "EntryCoder.keyIsText where depth == 0:",
         "EntryCoder.keyIsText where FAULT || depth == 0:"),
    ),
    fault(
        "shared-texts-for-nothing", "BinaryPropertyTests", "a text that more refer to than the size of the file deserves",
        (TABLES + "BinaryPropertyReader.swift", "guard textBudget >= 0 else", "guard FAULT || textBudget >= 0 else"),
    ),
    fault(
        "repeated-devices-nest", "StringsdictTests", "of entries that stand twice the last counts",
        (TABLES + "StringsFiles.swift", "ordinal.map { known[$0] }", "ordinal.map { FAULT ? forms[$0] : known[$0] }"),
        (TABLES + "StringsFiles.swift", "flatMap { $0 < known.count ?", "flatMap { FAULT || $0 < known.count ?"),
    ),
    fault(
        "any-argument-number-taken", "CatalogReadingTests", "an ill-shaped localization is listed and costs one key",
        (TABLES + "LocalizationReader.swift", "guard number <= Substitution.argumentLimit else",
         "guard FAULT || number <= Substitution.argumentLimit else"),
    ),
    # MarkdownRender: whose words, which links, what is reasoning.
    fault(
        "nonsense-follows-the-device", "LanguageTests", "a pinned variant comes to the language that ships, a relative to English",
        ("Sources/MarkdownRender/Words/RenderWords.swift", "    resolver.setLanguage(.english)\n    reporter",
         "    resolver.setLanguage(FAULT ? nil : .english)\n    reporter"),
    ),
    fault(
        "relatives-answer", "LanguageTests", "a pinned variant comes to the language that ships, a relative to English",
        ("Sources/MarkdownRender/Words/RenderWords.swift", "settings.matching = .cldrSameLanguage",
         "settings.matching = FAULT ? .cldr : .cldrSameLanguage"),
    ),
    fault(
        "script-link-allowed", "LinkTests", "no list of schemes lets a script through",
        ("Sources/MarkdownRender/Options/MarkdownRenderOptions+Interaction.swift",
         'case .scheme("javascript"), .scheme("vbscript"), .scheme("data"), .doubtful: false',
         'case .scheme("javascript"), .scheme("vbscript"), .scheme("data"), .doubtful: FAULT'),
    ),
    fault(
        "half-a-mark-shown", "MessagePartsTests", "a mark may be cut anywhere",
        ("Sources/MarkdownRender/Messages/MessageParts.swift", "      if Self.end.starts(with: rest) {",
         "      if !FAULT, Self.end.starts(with: rest) {"),
    ),
    fault(
        "mark-inside-code", "MessagePartsTests", "reasoning stands between its marks",
        ("Sources/MarkdownRender/Messages/MessageParts.swift", "if line.isEmpty, !fences.isInside {",
         "if line.isEmpty, FAULT || !fences.isInside {"),
    ),
    # Synchronization: what the service knows of a device.
    fault(
        "capture-after-the-answer", "SimulationTests", SIMULATION,
        (SYNC, "    case (.done, .update(let device, _)): kept.synchronized = device\n",
         "    case (.done, .update(let device, _)): kept.synchronized = FAULT ? current : device\n"),
    ),
    fault(
        "budget-outlives-a-change", "SimulationTests", SIMULATION,
        (SYNC, "    current = device\n    return startRetriesAnew()\n",
         "    current = device\n    return FAULT ? [] : startRetriesAnew()\n"),
    ),
    fault(
        "sends-while-inactive", "SimulationTests", SIMULATION,
        (SYNC, "    guard isActive, halt == nil,", "    guard isActive || FAULT, halt == nil,"),
    ),
    fault(
        "last-switch-forgotten", "SimulationTests", SIMULATION,
        (SYNC, "    guard device != current else { return [] }\n",
         "    guard device != current, !(FAULT && underWay != nil) else { return [] }\n"),
    ),
    fault(
        "registers-on-a-switch", "SimulationTests", SIMULATION,
        (SYNC, "    guard kept.credentials != nil else { return .register(registration(of: current.withoutPushToken)) }\n",
         "    guard kept.credentials != nil, !(FAULT && kept.synchronized?.language != current.language) else {\n"
         "      return .register(registration(of: current.withoutPushToken))\n"
         "    }\n"),
    ),
    fault(
        "registers-under-a-new-key-each-time", "SimulationTests", SIMULATION,
        (SYNC, "key: kept.registrationKey ?? RegistrationKey()",
         "key: (FAULT ? nil : kept.registrationKey) ?? RegistrationKey()"),
    ),
    fault(
        "leaves-behind-what-may-be-registered", "SimulationTests", SIMULATION,
        (SYNC, "    kept.owesDeletion = kept.credentials != nil || kept.registrationKey != nil\n",
         "    kept.owesDeletion = kept.credentials != nil || (kept.registrationKey != nil && !FAULT)\n"),
    ),
    fault(
        "lost-answer-counts-as-known", "SimulationTests", SIMULATION,
        (SYNC, "      owesReport = false\n      kept.sequence = sequence\n      kept.synchronized = nil\n",
         "      owesReport = false\n      kept.sequence = sequence\n      if !FAULT { kept.synchronized = nil }\n"),
        (SYNC, "    case .transient(let wait): return failedForNow(wait, at: now, chance: chance)\n",
         "    case .transient(let wait):\n      if FAULT { owesReport = false }\n"
         "      return failedForNow(wait, at: now, chance: chance)\n"),
    ),
    fault(
        "change-breaks-an-order-to-wait", "SimulationTests", SIMULATION,
        (SYNC, "    failures = 0\n    isPaused = false\n    return stopWaiting()\n",
         "    failures = 0\n    isPaused = false\n    if FAULT { heldUntil = 0 }\n    return stopWaiting()\n"),
    ),
    fault(
        "downloaded-appearance-shown-at-once", "RemoteTextTests",
        "a downloaded appearance waits until the chat opens, and a cached one does not",
        ("Sources/ReceptionKit/Appearance/AppearanceStore.swift", "    downloaded = kept\n",
         "    downloaded = kept\n    if FAULT { active = kept }\n"),
    ),
    # A conversation that is followed live.
    fault(
        "message-taken-twice", "LiveUpdatesTests", LISTENING,
        (LIVE, "where message.number > last ?? 0 {", "where FAULT || message.number > last ?? 0 {"),
    ),
    fault(
        "dead-stream-held", "LiveUpdatesTests", LISTENING,
        (LIVE, "heardAt + Self.longestSilence - now", "heardAt + (FAULT ? 400 : Self.longestSilence) - now"),
    ),
    fault(
        "stream-in-the-background", "LiveUpdatesTests", LISTENING,
        (LIVE, "guard isActive, token != nil, phase == .idle else", "guard isActive || FAULT, token != nil, phase == .idle else"),
    ),
    fault(
        "stream-before-it-may", "LiveUpdatesTests", LISTENING,
        (LIVE, "guard heldUntil <= now else {", "guard heldUntil <= now || FAULT else {"),
        (LIVE, "    let delay = max(RetryRules.delay(afterFailure: failures, chance: chance), heldUntil - now)",
         "    let delay = max(\n      RetryRules.delay(afterFailure: failures, chance: chance), FAULT ? 0 : heldUntil - now)"),
    ),
    fault(
        "open-and-shut-is-success", "LiveUpdatesTests", LISTENING,
        (LIVE, "    openedAt = now\n", "    openedAt = now\n    if FAULT { failures = 0 }\n"),
    ),
    fault(
        "old-token-blamed-on-the-new", "LiveUpdatesTests", LISTENING,
        (LIVE, "orders + (usedToken.map", "orders + ((FAULT ? token : usedToken).map"),
    ),
    fault(
        "stream-outlives-logout", "LiveConversationTests",
        "it listens in the foreground only, and not to the conversation of somebody who logged out",
        (LIVE, "    return stopWaiting() + (isUnderWay ? [.close] : [])", "    return stopWaiting() + (isUnderWay && !FAULT ? [.close] : [])"),
    ),
    fault(
        "read-forgotten-at-launch", "LiveConversationTests", "what is not on the screen is counted, also after a launch",
        (SYNC, "    kept.readThrough = number\n    kept.readAt", "    if !FAULT { kept.readThrough = number }\n    kept.readAt"),
    ),
    fault(
        "copy-taken-for-what-it-was", "LiveUpdatesTests", LISTENING,
        (LIVE, "    return epoch != known\n", "    return epoch != known && !FAULT\n"),
    ),
    fault(
        "copy-shown-beside-what-it-was", "LiveUpdatesTests", LISTENING,
        (LIVE, "stopWaiting() + (isOutdated ? replace", "stopWaiting() + (isOutdated && !FAULT ? replace"),
    ),
    fault(
        "copy-known-to-know-the-device", "SimulationTests", SIMULATION,
        (SYNC, "    owesReport = true\n    return startRetriesAnew()\n  }\n\n  private var isRegistering",
         "    if !FAULT { owesReport = true }\n    return startRetriesAnew()\n  }\n\n  private var isRegistering"),
    ),
    fault(
        "read-in-the-copy", "LiveConversationTests",
        "data that were brought back from a copy are shown as they are, by an app that was running and by one that was not",
        (SYNC, "    guard isAnother else { return [] }\n    kept.readThrough = number\n",
         "    guard isAnother else { return [] }\n    if !FAULT { kept.readThrough = number }\n"),
    ),
    fault(
        "event-cut-in-two", "EventStreamReaderTests", "a stream is read as the standard says, wherever it is cut",
        ("Sources/ReceptionKit/LiveUpdates/EventStreamReader.swift", "    var events: [StreamedEvent] = []\n    for byte in bytes {",
         "    var events: [StreamedEvent] = []\n    if FAULT { line = [] }\n    for byte in bytes {"),
    ),
    fault(
        "earlier-messages-without-end", "LiveConversationTests",
        "earlier messages come page by page, once and in order, until there are none",
        ("Sources/ReceptionKit/Chat/Conversation.swift", "    hasEarlier = page.hasEarlier ??",
         "    hasEarlier = FAULT ? true : page.hasEarlier ??"),
    ),
    fault(
        "late-page-believed", "LiveConversationTests",
        "a page that comes late says nothing of what was fetched meanwhile",
        (LIVE, "    phase == .loading(id) && (last == nil || isAnother(epoch))\n",
         "    phase == .loading(id) && (FAULT || last == nil || isAnother(epoch))\n"),
    ),
    fault(
        "texts-told-to-who-refuses", "TextReportTests",
        "what an app that is switched off could not tell is told when it is back",
        ("Sources/ReceptionKit/TextReports/TextReporting.swift", "    case 403:\n      isRefused = true\n      return false\n",
         "    case 403:\n      if FAULT { return await waitForNextTry(nil) }\n      isRefused = true\n      return false\n"),
    ),
    fault(
        "earlier-messages-of-who-logged-out", "LiveConversationTests",
        "a conversation that begins with its first page has no earlier ones, and one that is over neither",
        ("Sources/ReceptionKit/Client/Reception+Chat.swift", "      ended == updates.endedConversations, first == conversation.first\n",
         "      FAULT || (ended == updates.endedConversations && first == conversation.first)\n"),
    ),
    fault(
        "earlier-messages-of-other-data", "LiveConversationTests",
        "earlier messages that do not come may be asked for again, and other data's are not put before these",
        ("Sources/ReceptionKit/Client/Reception+Chat.swift", "guard answer.epoch == updates.live.epoch else",
         "guard FAULT || answer.epoch == updates.live.epoch else"),
    ),
    fault(
        "report-under-a-new-sequence", "TextReportTests",
        "what the service has counted is not counted again, where its answer was lost and more was met meanwhile",
        ("Sources/ReceptionKit/TextReports/TextReportQueue.swift", "    if let underWay { return underWay }\n",
         "    if let underWay, !FAULT { return underWay }\n"),
    ),
    fault(
        "sequence-forgotten-with-the-reports", "TextReportTests",
        "sequences grow, whatever the clock says and whatever is forgotten",
        ("Sources/ReceptionKit/TextReports/TextReportQueue.swift", "    sequence = last\n", "    if !FAULT { sequence = last }\n"),
    ),
    # What is made of catalogs.
    fault(
        "new-source-text-compiled", "LprojTests", "in the source language only what the key does not say is written",
        (PRODUCTS + "CompilableCatalog+Lproj.swift", "form.isNew, !entry.isManual { continue }",
         "form.isNew, !entry.isManual, !FAULT { continue }"),
    ),
    fault(
        "plural-forms-dropped", "LprojTests", "C1: all six plural forms reach the output",
        (PRODUCTS + "LprojEntry.swift", "    let ordered = cases.enumerated().sorted { one, other in\n",
         "    let cases = FAULT ? cases.filter { [\"one\", \"other\"].contains($0.name) } : cases\n"
         "    let ordered = cases.enumerated().sorted { one, other in\n"),
    ),
    fault(
        "kind-of-value-left-out", "LprojTests", "C6: the kind of the value is always there, whatever the texts say of it",
        (PRODUCTS + "LprojEntry.swift", '        .init("NSStringFormatValueTypeKey", .text(specifier)),\n',
         '        .init(FAULT ? "NSStringFormatKindKey" : "NSStringFormatValueTypeKey", .text(specifier)),\n'),
    ),
    fault(
        "one-of-two-languages-kept", "LprojTests", "two languages for one directory, and what is no language, are refused",
        (PRODUCTS + "CompilableCatalog+Lproj.swift", "for language in languages where !language.isEmpty {",
         "for language in languages where !language.isEmpty && !FAULT {"),
    ),
    fault(
        "path-out-of-the-folder", "BundleDirectoryTests", "a language's directory is the one that Apple's compiler names",
        (PRODUCTS + "BundleDirectory.swift", "    guard LanguageTag(spelling) != nil else { return nil }\n",
         "    if FAULT, LanguageTag(spelling) == nil { return spelling }\n"
         "    guard LanguageTag(spelling) != nil else { return nil }\n"),
    ),
    fault(
        "refused-catalog-builds", "CatalogBuildTests", "a refused catalog is told as compilers tell, and leaves no file",
        (PRODUCTS + "CatalogBuild.swift", "      return Outcome(lines: faults.faults.map { line($0, path) }, exit: 1)\n",
         "      return Outcome(lines: faults.faults.map { line($0, path) }, exit: FAULT ? 0 : 1)\n"),
    ),
    fault(
        "symbols-meet-unseen", "SymbolTests", "symbols that meet, and arguments that cannot be, are refused with their place",
        (PRODUCTS + "Symbols/CompilableCatalog+Symbols.swift",
         "    if let other = keys.updateValue(entry.key, forKey: name) {\n",
         "    if let other = keys.updateValue(entry.key, forKey: name), !FAULT {\n"),
    ),
    fault(
        "quote-ends-a-text", "PropertyListWritingTests", "Foundation reads back every text from every form",
        (PRODUCTS + "PropertyLists/PropertyListText.swift", '      case UInt8(ascii: "\\""), UInt8(ascii: "\\\\"):\n',
         '      case UInt8(ascii: "\\""), UInt8(ascii: FAULT ? "\\"" : "\\\\"):\n'),
    ),
    fault(
        "raw-catalog-before-the-compiled", "BundleSourceTests", "of several forms the compiled counts, then what Xcode built",
        ("Sources/Dragoman/Sources/BundleSource.swift",
         "      if let source = compiled(in: folder) ?? built(in: folder) ?? raw(in: folder) { return source }\n",
         "      if FAULT, let source = raw(in: folder) { return source }\n"
         "      if let source = compiled(in: folder) ?? built(in: folder) ?? raw(in: folder) { return source }\n"),
    ),
    # Keys out of source.
    fault(
        "unknown-type-guessed", "TypedKeyTests", "E1: what cannot be told is reported and never guessed",
        (EXTRACTION + "Extracting/KeyWriter.swift", "    if let specifier = known[place] { return .success(specifier) }\n",
         "    if let specifier = FAULT ? \"%@\" : known[place] { return .success(specifier) }\n"),
    ),
    fault(
        "inner-name-does-not-hide-the-outer", "TypedKeyTests", "E1: what cannot be told is reported and never guessed",
        (EXTRACTION + "Types/DeclarationReader.swift", "in closureParameters(token) {",
         "in FAULT ? [] : closureParameters(token) {"),
    ),
    fault(
        "difference-of-dates-is-a-date", "TypedKeyTests", "E1: what cannot be told is reported and never guessed",
        (EXTRACTION + "Types/ValueTyper.swift", "        $0.isNumber || $0.isReal", "        FAULT || $0.isNumber || $0.isReal"),
    ),
    fault(
        "percent-doubled-in-every-key", "ExtractionTests", "every form of literal gives the text that the compiler reads",
        (EXTRACTION + "Extracting/KeyWriter.swift", "written.key += hasValues ?", "written.key += hasValues || FAULT ?"),
    ),
    fault(
        "indentation-kept", "ExtractionTests", "every form of literal gives the text that the compiler reads",
        (EXTRACTION + "Lexing/LiteralReader.swift", "where source[at] == byte { at += 1 }",
         "where source[at] == byte && !FAULT { at += 1 }"),
    ),
    fault(
        "comment-ends-at-the-first-star", "ExtractionTests", "a call is found in every shape, and nothing that is none",
        (EXTRACTION + "Lexing/SwiftLexer+Code.swift", "        if depth == 0 { return }\n",
         "        if depth == 0 || FAULT { return }\n"),
    ),
    fault(
        "other-side-of-a-choice-lost", "GeneratedSourceTests",
        "of a thousand sources made at random every key is found, and nothing else",
        (EXTRACTION + "Bridges/KeyOperands.swift", "      return collect(other, depth: depth + 1)\n",
         "      return FAULT ? () : collect(other, depth: depth + 1)\n"),
    ),
    fault(
        "regular-expression-taken-for-a-division", "ExtractionTests",
        "a call is found in every shape, and nothing that is none",
        (EXTRACTION + "Lexing/SwiftLexer+Regex.swift", "    guard mayBeginValue else", "    guard mayBeginValue, !FAULT else"),
    ),
    fault(
        "broken-literal-swallows-the-rest", "ExtractionTests",
        "unfinished source is told with its place, and the rest is read",
        (EXTRACTION + "Lexing/SwiftLexer+Code.swift", "    if singles > 0 { breakLiterals() }\n  }\n",
         "    if singles > 0, !FAULT { breakLiterals() }\n  }\n"),
    ),
    # Texts on their way to translators and back.
    fault(
        "untranslated-filled-with-english", "ImportTests",
        "X6: what nobody translated stays absent and is never filled with English",
        (EXCHANGE + "XLIFF/XLIFFWriter.swift", "    if let target = unit.target {\n",
         "    if let target = unit.target ?? (FAULT ? .init(text: unit.source ?? \"\", state: \"new\") : nil) {\n"),
    ),
    fault(
        "drifted-source-trusted", "ImportTests", "a text whose source has changed since is taken and marked for review",
        (EXCHANGE + "Importing/EntryImport.swift", "hasDrifted ? \"needs_review\" : given",
         "hasDrifted && !FAULT ? \"needs_review\" : given"),
    ),
    fault(
        "language-renamed-silently", "ImportTests",
        "X8: a language is never renamed: it is declared, or refused with its place",
        (EXCHANGE + "Importing/LanguageLookup.swift", "first(where: { isNear($0, tag) })",
         "first(where: { !FAULT && isNear($0, tag) })"),
    ),
    fault(
        "plural-forms-of-the-source-language", "ExportTests", "plural categories are those of the target language",
        (EXCHANGE + "Units/CatalogDocument+Translations.swift", "PluralNeed.categories(of: $0)",
         "PluralNeed.categories(of: FAULT ? sourceLanguage : $0)"),
    ),
    fault(
        "document-type-passed-over", "XLIFFReaderTests", "what is no XLIFF is a finding with its place",
        (EXCHANGE + "XML/XMLReader.swift", "    if startsWith(\"<!\") {\n",
         "    if FAULT, startsWith(\"<!\") {\n      try skip(past: \"]>\", \"a document type\")\n      return nil\n    }\n"
         "    if startsWith(\"<!\") {\n"),
    ),
    fault(
        "formula-in-a-cell", "CSVTests", "for a spreadsheet nothing begins as a formula, and the way back knows it",
        (EXCHANGE + "CSV/SpreadsheetGuard.swift", "{ needsGuard(cell) ? mark + cell : cell }",
         "{ needsGuard(cell) && !FAULT ? mark + cell : cell }"),
    ),
    fault(
        "plural-lost-without-a-word", "StringsTests",
        "X9: what varies is named where it cannot be carried, and never becomes an empty text",
        (EXCHANGE + "Tables/StringsExport.swift", "        return report(at: localization.offset, key,",
         "        return FAULT ? () : report(at: localization.offset, key,"),
    ),
    fault(
        "half-a-file-taken-for-whole", "XLIFFReaderTests",
        "a file that stops anywhere is a finding, and what stands in front of it is read",
        (EXCHANGE + "XML/XMLReader.swift", "    guard open.isEmpty, hasRoot else {\n",
         "    guard FAULT || open.isEmpty && hasRoot else {\n"),
    ),
    # ThemeKit: whose word counts, and who is told.
    fault(
        "english-rewording-before-the-device", "PrecedenceTests",
        "a Turkish device reads the seed's file in Turkish without a call",
        (BRIDGE, "    return [.override(consumer), .automatic(consumer), .fixed(.english, consumer)] + own\n",
         "    if FAULT { return [.override(consumer), .fixed(.english, consumer), .automatic(consumer)] + own }\n"
         "    return [.override(consumer), .automatic(consumer), .fixed(.english, consumer)] + own\n"),
    ),
    fault(
        "no-language-obeyed", "PrecedenceTests", "a tag of no language that anybody registered is reported and ignored",
        (BRIDGE, "    if let tag, tag.canonicalized().hasRegisteredLanguage { return tag }\n",
         "    if let tag, FAULT || tag.canonicalized().hasRegisteredLanguage { return tag }\n"),
    ),
    fault(
        "values-written-as-a-locale-does", "PrecedenceTests",
        "without a catalog the text is the key with the values in place, on a device of any language",
        (BRIDGE, "    settings.numbers = .plain\n", "    settings.numbers = FAULT ? .localized : .plain\n"),
    ),
    fault(
        "the-device-is-not-told", "DeviceTests", "a text is the device's own, and English where it has none",
        (BRIDGE, "    settings.device = device\n", "    settings.device = FAULT ? nil : device\n"),
    ),
    fault(
        "another-locale-unheard", "LocaleSettingTests", "another locale of the same language is announced",
        (BRIDGE, "    if !isTold, before.locale != locale { revision.grow() }\n",
         "    if !isTold, !FAULT, before.locale != locale { revision.grow() }\n"),
    ),
    fault(
        "the-late-write-is-followed", "NewestWriteTests",
        "whoever follows last follows the newest write, if an older one is late",
        (TABLES + "NewestWrite.swift", "      if newest.number == mine.number { return before }\n",
         "      if FAULT || newest.number == mine.number { return before }\n"),
    ),
    fault(
        "missing-catalog-unseen", "MissingCatalogTests", "an explanation shows where the catalog was looked for",
        (BRIDGE, "    if consumer is MissingCatalog { return [.automatic(consumer)] + own }\n",
         "    if consumer is MissingCatalog { return FAULT ? own : [.automatic(consumer)] + own }\n"),
    ),
    fault(
        "missing-catalog-unheard", "MissingCatalogTests", "who names a table that is not there hears what is",
        ("Sources/ThemeKit/Consumer/MissingCatalog.swift", "    guard wasAskedFor else { return nil }\n",
         "    guard wasAskedFor, !FAULT else { return nil }\n"),
    ),
    fault(
        "parameter-loses", "Switching", "a parameter wins in every language and never reaches the bridge",
        ("Sources/ThemeKit/Bridge/ThemeText.swift", "    self = parameter.map { .verbatim($0) } ?? .bridged(value())\n",
         "    self = FAULT ? .bridged(value()) : parameter.map { .verbatim($0) } ?? .bridged(value())\n"),
    ),
    # Catalogs as documents: each rule, and what is counted, written and merged.
    fault(
        "other-devices-forgotten", "ValidationTests", "every rule finds its failing example",
        (RULES + "DeviceHasFallback.swift", 'if devices.contains("other") { continue }',
         'if !FAULT, devices.contains("other") { continue }'),
    ),
    fault(
        "edges-not-compared", "ValidationTests", "every rule finds its failing example",
        (RULES + "EdgesOfWhitespaceAgree.swift", "guard !differing.isEmpty, catalog.isUnvaried(text),",
         "guard !FAULT, !differing.isEmpty, catalog.isUnvaried(text),"),
    ),
    fault(
        "every-unit-collides", "ValidationTests", "every rule finds its failing example",
        (RULES + "ExchangeUnitsDoNotCollide.swift", 'guard ["device.", "plural.", "substitutions."].contains(where: unit.hasPrefix) else',
         'guard FAULT || ["device.", "plural.", "substitutions."].contains(where: unit.hasPrefix) else'),
    ),
    fault(
        "only-neighbours-compared", "ValidationTests", "a key that is written twice is found wherever",
        (RULES + "KeysAreUnique.swift", "if left != right { return left < right }",
         "if left != right { return FAULT || left < right }"),
    ),
    fault(
        "no-tag-is-a-language", "ValidationTests", "every rule finds its failing example",
        (RULES + "LanguagesAreValidTags.swift", "    guard let tag else { return",
         "    if FAULT, tag == nil { return }\n    guard let tag else { return"),
    ),
    fault(
        "a-little-over-the-limit", "ValidationTests", "every rule finds its failing example",
        (RULES + "LengthWithinLimit.swift", "if count > limit {",
         "if count > limit + (FAULT ? 9 : 0) {"),
    ),
    fault(
        "turned-around-lines", "ValidationTests", "marks of direction that are opened",
        (RULES + "NoControlCharacters.swift", "value < 0xA0 || value >= 0x202A",
         "value < 0xA0 || !FAULT && value >= 0x202A"),
    ),
    fault(
        "every-root-member-is-stray", "ValidationTests", "every rule finds its failing example",
        (RULES + "NoStrayRootKeys.swift", "&& tape.kind($0.value) == .object }",
         "&& (FAULT || tape.kind($0.value) == .object) }"),
    ),
    fault(
        "aliases-are-two-languages", "ValidationTests", "every rule finds its failing example",
        (RULES + "OneDirectoryPerLanguage.swift", "guard let tag = language.tag?.bundleTag else",
         "guard let tag = FAULT ? language.tag : language.tag?.bundleTag else"),
    ),
    fault(
        "spaced-percent-passes", "ValidationTests", "every rule finds its failing example",
        (RULES + "PercentSignsAreEscaped.swift", "first(where: \\.isSpaced) {",
         "first(where: { !FAULT && $0.isSpaced }) {"),
    ),
    fault(
        "kinds-not-compared", "ValidationTests", "L1: swapped arguments",
        (RULES + "PlaceholdersAgree.swift", "given[$0.position] != $0.argument }",
         "given[$0.position] != $0.argument && !FAULT }"),
    ),
    fault(
        "millions-are-small", "ValidationTests", "L10: plural sets",
        (RULES + "PluralFormsAreComplete.swift", "if small.contains(category) {",
         "if FAULT || small.contains(category) {"),
    ),
    fault(
        "nothing-to-count-by", "ValidationTests", "every rule finds its failing example",
        (RULES + "PluralNumberIsKnown.swift", "arguments.hasNumber { return }",
         "arguments.hasNumber || FAULT { return }"),
    ),
    fault(
        "strangers-are-quoted", "ValidationTests", "every rule finds its failing example",
        (RULES + "ScriptFitsLanguage.swift", "if entry.key.unicodeScalars.contains(stranger) {",
         "if FAULT || entry.key.unicodeScalars.contains(stranger) {"),
    ),
    fault(
        "state-may-be-missing", "ValidationTests", "every rule finds its failing example",
        (RULES + "ShapesAreKnown.swift", '    inspect(state, of: unit, "state")',
         '    if !FAULT { inspect(state, of: unit, "state") }'),
    ),
    fault(
        "plain-unit-may-be-empty", "ValidationTests", "a localization that nearly is one plain unit",
        (CATALOGS + "Model/TapeView.swift", "      && next(node + 2) == node + 7 &&",
         "      && (FAULT || next(node + 2) == node + 7) &&"),
    ),
    fault(
        "lines-of-a-word-forgotten", "LinePlaceTests", "a place that moves on is where counting byte by byte leads",
        (RULES + "LineMap.swift", "      count += 8 * words - Int(", "      count += FAULT ? 0 : 8 * words - Int("),
    ),
    fault(
        "refusal-of-a-look-alike", "ResolveCommandTests", "a refused entry is told of its own key",
        ("Sources/CatalogTool/Resolve/TextFile.swift", "      entry.key.isExactly(key) &&",
         "      (FAULT ? entry.key == key : entry.key.isExactly(key)) &&"),
    ),
    fault(
        "identifier-without-text-is-fine", "ValidationTests", "L9: an identifier",
        (RULES + "SourceTextExists.swift", "isInUse ? .error : .warning",
         "isInUse && !FAULT ? .error : .warning"),
    ),
    fault(
        "any-state-is-known", "ValidationTests", "every rule finds its failing example",
        (RULES + "StatesAreKnown.swift", "where leaf.state == .other {",
         "where leaf.state == .other && !FAULT {"),
    ),
    fault(
        "undefined-substitution-passes", "ValidationTests", "every rule finds its failing example",
        (RULES + "SubstitutionsAreDefined.swift", "if !defined.contains(where: { $0.name == name }) {",
         "if !FAULT, !defined.contains(where: { $0.name == name }) {"),
    ),
    fault(
        "opt-out-ignored", "ValidationTests", "L8: near-equal keys",
        (RULES + "SymbolsDoNotCollide.swift", "where catalog.fields(of: entry).generatesSymbol {",
         "where FAULT || catalog.fields(of: entry).generatesSymbol {"),
    ),
    fault(
        "review-counts-as-translated", "GeneratedCatalogTests", "what is counted is what was put in",
        (CATALOGS + "Status/CountedTexts.swift", "leaf.state == .translated || isSource",
         "leaf.state == .translated || FAULT && leaf.state == .needsReview || isSource"),
    ),
    fault(
        "refused-text-overlooked", "StatusTests", "translated texts that no reader gets",
        (CATALOGS + "Status/RefusedText.swift", "if catalog.isPhrase(text) || isPlainlyFine(text) { return nil }",
         "if FAULT || catalog.isPhrase(text) || isPlainlyFine(text) { return nil }"),
    ),
    fault(
        "file-written-in-place", "AtomicFileTests", "a disk that is full leaves the old file",
        (CATALOGS + "AtomicFile.swift", "guard isReplaceable(path) else",
         "guard !FAULT, isReplaceable(path) else"),
    ),
    fault(
        "leftovers-stay", "AtomicFileTests", "what killed writers left is removed",
        (CATALOGS + "LeftoverFiles.swift", "if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {",
         "if !FAULT, flock(descriptor, LOCK_EX | LOCK_NB) == 0 {"),
    ),
    fault(
        "conflict-kept-quiet", "MergeTests", "M3: two texts for one leaf",
        (CATALOGS + "Merging/TreeMerger.swift", "    conflicts.append(\n",
         "    if FAULT { return }\n    conflicts.append(\n"),
    ),
    fault(
        "batch-edit-overwrites", "CatalogEditorTests", "many edits at once",
        (CATALOGS + "CatalogValue.swift", "members[index].value = members[index].value.overlaid(by: member.value)",
         "members[index].value = FAULT ? member.value : members[index].value.overlaid(by: member.value)"),
    ),
    # What an edit may not do unseen.
    fault(
        "misfit-written", "EditTests", "a text that the values of its key do not fit is refused with what would fit, unless it is wanted",
        ("Sources/CatalogTool/Catalogs/EditCommands.swift", "    guard told.isEmpty else {\n", "    guard told.isEmpty || FAULT else {\n"),
    ),
    fault(
        "all-localizations-removed", "EditTests", "one language goes, of all keys or of some, and no other line moves",
        (CATALOGS + "CatalogDocument+Languages.swift", "      if gone.count == members.count {\n", "      if gone.count == members.count || FAULT {\n"),
    ),
    fault(
        "look-alikes-are-one", "MergeLossTests", "a difference in how characters are written is told",
        (CATALOGS + "ExactText.swift", "    guard utf8.count == other.utf8.count else { return false }\n",
         "    if FAULT { return self == other }\n    guard utf8.count == other.utf8.count else { return false }\n"),
    ),
    fault(
        "fields-of-units-dropped", "MergeLossTests", "every field of a unit is merged, known or not",
        (CATALOGS + "Merging/TreeMerger.swift", "    mergeObjects(before, our, their, path, butFor: Self.textAndState)\n",
         "    if !FAULT { mergeObjects(before, our, their, path, butFor: Self.textAndState) }\n"),
    ),
    fault(
        "template-forgets-translations", "SyncTests", "a key that may be in the code stays in a template",
        (CATALOGS + "Sync/CatalogTemplate.swift", "if !mayBeInCode(entry.key) {", "if FAULT || !mayBeInCode(entry.key) {"),
    ),
    fault(
        "git-failure-hidden", "GitInstallationTests", "a configuration that git cannot change is told, and nothing is claimed",
        ("Sources/CatalogTool/Catalogs/GitInstallation.swift",
         '    _ = try Git.output(["config", "--remove-section", section])\n',
         '    if FAULT { return }\n    _ = try Git.output(["config", "--remove-section", section])\n'),
    ),
    fault(
        "warning-hides-an-error", "RatchetTests", "an error is news where a warning was known, and what became milder is none",
        (RULES + "CatalogRatchet.swift", "filter { $0 > finding.severity }", "filter { FAULT || $0 > finding.severity }"),
    ),
    fault(
        "stray-never-first", "EditTests", "an entry beside strings counts where it stands",
        (CATALOGS + "Merging/CatalogRepair.swift", "let isBefore = stray.name < strings\n",
         "let isBefore = !FAULT && stray.name < strings\n"),
    ),
    fault(
        "unreadable-catalog-passed-over", "StatusTests", "called alone in a folder, the tool fails where a catalog cannot be read",
        ("Sources/CatalogTool/Catalogs/StatusCommand.swift",
         "!failures.isEmpty || reports.contains { $0.problem != nil } ?",
         "!failures.isEmpty || reports.contains { $0.problem != nil && !FAULT } ?"),
    ),
]
