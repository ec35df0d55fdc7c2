/// A catalog like a product's own: 500 plain keys and a few with values in 48 languages, written as Xcode writes it.
///
/// Keys are symbols and sentences of 8 to 67 bytes; texts are in their language's own script.
struct SampleCatalog: Sendable {
  static let count = 500
  let languages: [String]

  /// The plain keys, all different.
  var keys: [String] { (0..<Self.count).map(Self.key) }

  static func key(_ number: Int) -> String {
    let area = areas[number % areas.count]
    let part = parts[number / areas.count % parts.count]
    return switch number % 4 {
    case 0: "\(area).\(part).\(number)"
    case 1: "\(part) \(number)"
    case 2: "Choose the \(part) of your \(area) before you go on (\(number))"
    default: "\(area).\(part).message.\(number)"
    }
  }

  /// What a plain key says in a language.
  static func text(_ number: Int, in language: String) -> String {
    let sentence = sentences[String(language.prefix { $0 != "-" })] ?? "Lorem ipsum dolor sit amet consectetur"
    let words = sentence.split(separator: " ")
    return (words.prefix(1 + number % words.count) + ["\(number)"]).joined(separator: " ")
  }

  /// The whole file.
  var bytes: [UInt8] { file(of: Self.count) }

  /// A file with so many plain keys.
  func file(of count: Int) -> [UInt8] {
    var entries = (0..<count).map { number in
      entry(Self.key(number)) { Self.unit(Self.text(number, in: $0), indent: 10) }
    }
    entries.append(entry("%@, welcome to the shop") { Self.unit("\(Self.text(5, in: $0)), %@", indent: 10) })
    entries.append(entry("%lld out of %lld") { _ in Self.unit("%1$lld / %2$lld", indent: 10) })
    entries.append(entry("%lld files", Self.plural))
    let head = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    return Array((head + entries.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}").utf8)
  }

  private func entry(_ key: String, _ localization: (String) -> String) -> String {
    let units = languages.sorted().map { "        \"\($0)\" : {\n\(localization($0))\n        }" }
    return "    \"\(key)\" : {\n      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
  }

  private static func unit(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return """
      \(margin)"stringUnit" : {
      \(margin)  "state" : "translated",
      \(margin)  "value" : "\(text)"
      \(margin)}
      """
  }

  private static func plural(_ language: String) -> String {
    let forms =
      language == "ru" || language == "uk"
      ? ["few": "%lld файла", "many": "%lld файлов", "one": "%lld файл", "other": "%lld файла"]
      : ["other": "%lld files"]
    let variants = forms.sorted { $0.key < $1.key }.map { category, text in
      "              \"\(category)\" : {\n\(unit(text, indent: 16))\n              }"
    }
    return """
                "variations" : {
                  "plural" : {
      \(variants.joined(separator: ",\n"))
                  }
                }
      """
  }

  private static let areas = ["cart", "profile", "settings", "notifications", "checkout", "search", "calendar"]
  private static let parts = [
    "title", "subtitle", "button", "placeholder", "accessibility label", "empty state", "error", "hint",
  ]
  private static let sentences = [
    "en": "Please check the address before you send", "de": "Bitte prüfen Sie die Adresse vor dem Absenden",
    "ru": "Проверьте адрес перед отправкой посылки", "uk": "Перевірте адресу перед відправленням посилки",
    "el": "Ελέγξτε τη διεύθυνση πριν από την αποστολή", "ar": "تحقق من العنوان قبل الإرسال من فضلك",
    "he": "בדקו את הכתובת לפני השליחה בבקשה", "hi": "भेजने से पहले पता जाँच लें कृपया", "ja": "送信前に 住所を ご確認 ください",
    "zh": "发送前 请检查 地址 是否正确", "ko": "보내기 전에 주소를 확인해 주세요", "th": "โปรด ตรวจสอบ ที่อยู่ ก่อนส่ง",
    "fr": "Vérifiez l’adresse avant d’envoyer le colis", "es": "Compruebe la dirección antes de enviar el paquete",
    "ta": "அனுப்பும் முன் முகவரியைச் சரிபார்க்கவும்", "ur": "بھیجنے سے پہلے پتہ چیک کریں",
  ]
}

extension SampleCatalog {
  /// The plain texts of one language by key.
  func texts(in language: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<Self.count).map { (Self.key($0), Self.text($0, in: language)) })
  }
}
