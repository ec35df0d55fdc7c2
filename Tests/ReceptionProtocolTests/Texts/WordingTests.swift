import Testing

@Suite struct ChatWordingTests {
  /// Texts that are the English word in their language too, and why.
  static let sameAsEnglish = [
    (language: "da", key: "chat.title", reason: "“Support” is the Danish word for it in apps"),
    (language: "da", key: "composer.send", reason: "“Send” is the Danish imperative"),
    (language: "de", key: "chat.title", reason: "“Support” is the German word for it in apps"),
    (language: "nb", key: "composer.send", reason: "“Send” is the Norwegian imperative"),
    (language: "nl", key: "chat.title", reason: "“Support” is the Dutch word for it in apps"),
    (language: "nl", key: "composer.camera", reason: "“Camera” is the Dutch word, and Apple's"),
    (language: "sv", key: "chat.title", reason: "“Support” is the Swedish word for it in apps"),
  ]

  @Test func `what equals English is listed with its reason, and is at most 4 percent of any language`() {
    let english = ChatCatalog.english.mapValues { Set($0.map(\.value)) }
    let same = ChatCatalog.texts.filter { $0.language != "en" && english[$0.key]?.contains($0.value) == true }
    let listed = Set(Self.sameAsEnglish.map { "\($0.language) \($0.key)" })
    #expect(Set(same.map { "\($0.language) \($0.key)" }) == listed)
    let counts = Dictionary(grouping: same, by: \.language).mapValues(\.count)
    let totals = Dictionary(grouping: ChatCatalog.texts, by: \.language).mapValues(\.count)
    #expect(counts.filter { $0.value * 100 > 4 * totals[$0.key, default: 0] }.isEmpty)
  }

  /// A language and its neighbour; how many keys of a hundred must differ, and words that would betray a copy.
  static let neighbours = [
    (language: "fr-CA", neighbour: "fr", differing: 40, foreign: ["bug", "réessayer", "avis", "photothèques"]),
    (language: "fr", neighbour: "fr-CA", differing: 40, foreign: ["bogue", "clavarder", "clavardage", "courriel"]),
    (
      language: "es-419", neighbour: "es", differing: 40,
      foreign: ["ajustes", "hecho", "directo", "añadir", "ha", "han"]
    ),
    (language: "es", neighbour: "es-419", differing: 40, foreign: ["configuración", "listo", "agregar", "calificar"]),
    (
      language: "pt-PT", neighbour: "pt-BR", differing: 60,
      foreign: ["equipe", "você", "câmera", "ajustes", "enviando", "conectando"]
    ),
    (
      language: "pt-BR", neighbour: "pt-PT", differing: 60,
      foreign: ["equipa", "câmara", "definições", "ligação", "fotografia", "fotografias", "caráter"]
    ),
    (language: "zh-HK", neighbour: "zh-Hant", differing: 60, foreign: ["照片", "您", "網際網路", "拷貝", "打開"]),
    (language: "zh-Hant", neighbour: "zh-Hans", differing: 90, foreign: ["相片", "信息", "互聯網", "服務器", "你"]),
    (language: "zh-Hans", neighbour: "zh-Hant", differing: 90, foreign: ["訊", "傳", "你", "「"]),
    (language: "nb", neighbour: "da", differing: 70, foreign: ["besked", "beskeder", "vedhæft", "foto", "fotos"]),
  ]

  @Test func `neighbouring languages have words of their own`() {
    let texts = Dictionary(grouping: ChatCatalog.texts, by: \.language)
      .mapValues { Dictionary(grouping: $0, by: \.key).mapValues { Set($0.map(\.value)) } }
    let copies = Self.neighbours.filter { pair in
      let other = texts[pair.neighbour] ?? [:]
      let own = (texts[pair.language] ?? [:]).filter { $0.value != other[$0.key] }
      return own.count * 100 < pair.differing * other.count || other.isEmpty
    }
    #expect(copies.map(\.language).isEmpty)
    let foreign = Self.neighbours.flatMap { Self.texts(of: $0.language, with: $0.foreign) }
    #expect(foreign.isEmpty)
  }

  /// Words of the other way to address somebody. Each language keeps to one; see Documentation/Translations.md.
  static let otherRegister: [String: [String]] = [
    "de": ["du", "dich", "dir", "dein", "deine", "deiner", "deinen"], "fr": ["tu", "te", "toi", "ton", "ta", "tes"],
    "fr-CA": ["tu", "te", "toi", "ton", "ta", "tes"], "es": ["usted", "su", "sus"],
    "es-419": ["usted", "su", "sus", "vos"],
    "it": ["lei", "suo", "sua", "voi"], "pt-BR": ["tu", "teu", "tua", "te"],
    "pt-PT": ["tu", "teu", "tua", "te", "você"],
    "ca": ["vostè", "vós", "seva", "seu"], "ro": ["tu", "tău", "ta", "te", "îți"], "nl": ["u", "uw"],
    "sv": ["ni", "er", "ert"], "da": ["dem", "deres"], "nb": ["dere", "deres"], "fi": ["te", "teidän", "teille"],
    "pl": ["pan", "pani", "państwo", "państwa"], "cs": ["ty", "tvůj", "tvoje", "tvá", "ti"],
    "sk": ["ty", "tvoj", "tvoja", "ti"], "hu": ["te", "neked", "tied"], "sl": ["ti", "tvoj", "tvoje", "tebi"],
    "hr": ["ti", "tvoj", "tvoja", "tebi"], "el": ["εσύ", "σου", "εσένα"], "uk": ["ти", "твій", "тобі", "твоє"],
    "ru": ["ты", "твой", "тебе", "твоё"], "tr": ["sen", "senin", "sana"], "ja": ["ない。", "だ。", "である"],
    "ko": ["습니다", "십시오", "입니다"], "zh-Hans": ["你"], "zh-Hant": ["你"], "zh-HK": ["您"], "id": ["kamu", "kau"],
    "ms": ["kamu", "awak"], "hi": ["तुम", "तू", "तुम्हारा"], "bn": ["তুমি", "তোমার"], "gu": ["તું", "તારો", "આપ"],
    "kn": ["ನೀನು", "ನಿನ್ನ"], "ml": ["നീ", "താങ്കൾ"], "mr": ["तू", "तुझा", "आपण", "आपला"], "pa": ["ਤੂੰ", "ਤੇਰਾ", "ਆਪ"],
    "or": ["ତୁମେ", "ତୁ"], "ta": ["நீ", "உன்"], "te": ["నువ్వు", "నీ"], "ur": ["تم", "تمہارا"],
  ]

  @Test func `a language addresses people in one way`() {
    #expect(Self.otherRegister.flatMap { Self.texts(of: $0.key, with: $0.value) }.isEmpty)
    let planted = ChatText(key: "push.hidden", language: "de", value: "Öffne die App, um deine Nachricht zu lesen.")
    #expect(!Self.texts(of: "de", with: ["deine"], in: [planted]).isEmpty)
    let wide = ChatText(key: "composer.accessibility.field", language: "zh-Hans", value: "你的消息")
    #expect(!Self.texts(of: "zh-Hans", with: ["你"], in: [wide]).isEmpty)
  }

  /// Languages whose words are not parted by spaces: the letters are looked for anywhere.
  static let unspaced: Set = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"]

  static func texts(of language: String, with words: [String], in texts: [ChatText] = ChatCatalog.texts) -> [String] {
    texts.filter { text in
      guard text.language == language else { return false }
      if unspaced.contains(language) { return words.contains { text.value.contains($0) } }
      let own = Set(text.value.lowercased().split { !$0.isLetter }.map(String.init))
      return !own.isDisjoint(with: words)
    }.map(\.name)
  }
}
