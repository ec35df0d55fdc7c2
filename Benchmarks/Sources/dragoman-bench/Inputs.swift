/// What is measured on: written to files as well, so that peers in other processes do the same work on the same bytes.
struct Inputs: Sendable {
  /// The 48 languages that the tags are matched against.
  let supported = [
    "en", "de", "fr", "fr-CA", "es", "es-419", "it", "pt-BR", "pt-PT", "ca", "ro", "nl", "sv", "da", "nb", "fi", "pl",
    "cs", "sk", "hu", "sl", "hr", "el", "uk", "ru", "tr", "ja", "ko", "zh-Hans", "zh-Hant", "zh-HK", "th", "vi", "id",
    "ms", "hi", "bn", "gu", "kn", "ml", "mr", "or", "pa", "ta", "te", "ur", "ar", "he",
  ]

  /// Sixteen tags that devices and browsers really send.
  let hot = [
    "en-US", "zh-TW", "pt-BR", "de-CH", "es-MX", "fr-CA", "ar-EG", "sr-Latn-RS", "nb-NO", "iw-IL", "zh-Hans-CN",
    "ja-JP", "en_GB", "hi-IN", "uk", "id-ID",
  ]

  let headers = [
    "de-CH,de;q=0.9,fr;q=0.8,en;q=0.7", "en-US,en;q=0.9,es-MX;q=0.8,es;q=0.7", "zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7",
    "nn-NO,nn;q=0.9,nb;q=0.8,en;q=0.5", "pt-BR,pt;q=0.8,en-US;q=0.5,en;q=0.3", "cy,ga;q=0.9,af;q=0.8,fr-BE;q=0.7",
    "ar-EG,ar;q=0.9,fr;q=0.6,en;q=0.4", "xx,und;q=0.9,tlh;q=0.8,ja-JP;q=0.2",
  ]

  /// A language and a number in it.
  let counts: [(language: String, number: Int)] = ["ru", "en", "ar", "pl", "ja", "cs", "fr", "lt"].flatMap { language in
    [0, 1, 2, 4, 5, 11, 21, 101, 112, 1_000, 1_000_000, 37].map { (language, $0) }
  }

  /// A language and a decimal as it would be printed.
  let decimals: [(language: String, number: String)] = ["ru", "en", "ar", "pl", "ja", "cs", "fr", "lt"].flatMap {
    language in
    ["0.0", "1.0", "1.5", "2.50", "11", "21.1", "100.25", "1000000"].map { (language, $0) }
  }

  /// 11,388 different tags, in an order that no branch predictor learns.
  var distinct: [String] {
    var tags: [String] = []
    for (row, language) in Self.languages.enumerated() {
      for (column, region) in Self.regions.enumerated() {
        switch (row &* 7 &+ column) % 5 {
        case 0: tags.append("\(language)_\(region)")
        case 1: tags.append("\(language)-\(Self.scripts[(row &+ column) % Self.scripts.count])-\(region)")
        default: tags.append("\(language)-\(region)")
        }
      }
    }
    var generator = FixedRandom(state: 48)
    return Array(tags.shuffled(using: &generator).prefix(11_388))
  }

  private static let scripts = ["Latn", "Cyrl", "Arab", "Hans", "Hant", "Deva", "Grek", "Thai"]
  private static let languages = words(
    """
    af ak am ar as az be bg bm bn bo br bs ca ce cs cv cy da de dz ee el en eo es et eu fa ff fi fo fr fy ga gd gl gu gv
    ha he hi hr hu hy ia id ig ii is it iw ja jv ka ki kk kl km kn ko ks ku kw ky lb lg ln lo lt lu lv mg mi mk ml mn mo
    mr ms mt my nb nd ne nl nn no om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sn so sq sr su sv sw
    ta te tg th ti tk tl to tr tt ug uk ur uz vi wo xh yi yo yue za zh zu
    """)
  private static let regions = words(
    """
    AD AE AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CD CH CL CM CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI
    FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JO JP KE KH KR KW KZ LB LI LK LT LU LV LY MA MD MK MM MN MO MX
    MY NG NL NO NP NZ PE PH PK PL PT PY RO RS RU SA SE SG SI SK SY TH TN TR TW UA US UY UZ VE VN YE ZA
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}

/// A generator whose numbers are the same on every machine and in every year.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ (mixed >> 33)
  }
}
