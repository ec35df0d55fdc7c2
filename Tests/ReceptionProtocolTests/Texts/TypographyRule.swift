/// What a language does with its signs: a rule, the languages that keep it, and texts that break it.
struct TypographyRule: Sendable {
  let name: String
  /// The languages that keep it; empty is all.
  var languages: [String] = []
  var except: [String] = []
  /// A text of one of the languages for each way to break it.
  let broken: [String]
  let isBroken: @Sendable (String) -> Bool

  func applies(to language: String) -> Bool {
    (languages.isEmpty || languages.contains(language)) && !except.contains(language)
  }
}

extension TypographyRule {
  static let all = everywhere + french + wide + arabic + others

  private static let everywhere = [
    TypographyRule(name: "no straight quotation marks", broken: ["\"Ja\""]) { $0.contains("\"") },
    TypographyRule(name: "no straight apostrophes", except: ["en"], broken: ["l'app"]) { $0.contains("'") },
    TypographyRule(name: "an ellipsis is one character", broken: ["Senden..."]) { $0.contains("..") },
    TypographyRule(name: "no two spaces, none at the edges", broken: ["Ja  nein", "Ja ", " Ja"]) {
      $0.contains("  ") || $0.hasPrefix(" ") || $0.hasSuffix(" ")
    },
    TypographyRule(name: "no space before a mark", except: ["fr", "fr-CA"], broken: ["Ja ?", "Ja\u{A0}!", "Ja ,"]) {
      $0.contains(/[ \u{A0}][?!:;,.،؟۔।]/)
    },
  ]

  private static let french = [
    TypographyRule(name: "U+00A0 before ? ! : ;", languages: ["fr"], broken: ["Oui ?", "Oui?", "Oui\u{202F}!"]) {
      $0.contains(/(?:^|[^\u{A0}])[?!:;]/)
    },
    TypographyRule(name: "U+00A0 before a colon alone", languages: ["fr-CA"], broken: ["Date : x", "Oui\u{A0}?"]) {
      $0.contains(/(?:^|[^\u{A0}]):/) || $0.contains(/[ \u{A0}\u{202F}][?!;]/)
    },
    TypographyRule(name: "U+00A0 behind a number", languages: ["fr", "fr-CA"], broken: ["%lld photos"]) {
      $0.contains("lld ")
    },
  ]

  private static let wide = [
    TypographyRule(
      name: "wide marks", languages: ["ja", "zh-Hans", "zh-Hant", "zh-HK"],
      broken: ["是?", "好.", "%@: 是", "好, 是", "是(一)", "好!"]
    ) { $0.contains(/[?.,:;!()]/) },
    TypographyRule(name: "Japanese comma", languages: ["ja"], broken: ["今日，明日"]) { $0.contains("，") },
    TypographyRule(name: "corner brackets", languages: ["ja", "zh-Hant", "zh-HK"], broken: ["打開“設定”"]) {
      $0.contains(/[“”„«»‘]/)
    },
    TypographyRule(name: "curved quotation marks", languages: ["zh-Hans"], broken: ["打开「设置」"]) {
      $0.contains(/[「」„«»]/)
    },
  ]

  private static let arabic = [
    TypographyRule(name: "Arabic ؟ ، ؛", languages: ["ar", "ur"], broken: ["نعم?", "نعم, لا", "نعم; لا"]) {
      $0.contains(/[?,;]/)
    },
    TypographyRule(name: "Urdu ۔", languages: ["ur"], broken: ["شکریہ."]) { $0.contains(".") },
    // A device takes a text's direction from its first letter, which a name may give.
    TypographyRule(
      name: "begins with a word of its own", languages: ["ar", "he", "ur"],
      broken: ["App Store پر ریٹ کریں", "%@ کا نیا پیغام", "{app} استعمال کریں"]
    ) { $0.contains(/^(?:%@|[A-Za-z{])/) },
  ]

  private static let others = [
    TypographyRule(name: "Greek ;", languages: ["el"], broken: ["Σας αρέσει?", "Ναι\u{37E}"]) {
      $0.unicodeScalars.contains { $0 == "?" || $0 == "\u{37E}" }
    },
    TypographyRule(name: "Spanish ¿? ¡!", languages: ["es", "es-419"], broken: ["Te gusta?", "¡Gracias", "Hola!"]) {
      text in
      [("¿", "?"), ("¡", "!")].contains { opening, closing in
        text.filter { $0 == opening }.count != text.filter { $0 == closing }.count
      }
    },
    TypographyRule(name: "danda", languages: ["hi", "bn", "pa", "or"], broken: ["धन्यवाद."]) { $0.contains(".") },
    TypographyRule(name: "U+00A0 before an ellipsis", languages: ["de", "sl"], broken: ["Senden…", "Senden …"]) {
      $0.contains(/(?:^|[^\u{A0}])…/)
    },
    TypographyRule(name: "none of another's quotation marks", languages: ["de", "cs", "sk", "sl"], broken: ["“Ja”"]) {
      $0.contains(/[”«»]/)
    },
  ]
}
