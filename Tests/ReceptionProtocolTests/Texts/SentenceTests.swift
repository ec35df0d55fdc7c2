import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

/// Texts that are put together of two, or of a text and values: read as a person will, in each language.
@Suite struct ChatSentenceTests {
  /// “You can send again in 2 minutes.”, written by hand.
  static let waits = [
    "en": "You can send again in 2 minutes.", "de": "Sie können in 2 Minuten wieder schreiben.",
    "fr": "Vous pourrez de nouveau écrire dans 2\u{A0}minutes.",
    "fr-CA": "Vous pourrez envoyer d’autres messages dans 2\u{A0}minutes.",
    "es": "Podrás volver a escribir dentro de 2 minutos.", "es-419": "Podrás enviar más mensajes en 2 minutos.",
    "it": "Potrai scrivere di nuovo tra 2 minuti.", "pt-BR": "Você poderá enviar mensagens novamente em 2 minutos.",
    "pt-PT": "Poderá voltar a escrever dentro de 2 minutos.", "ca": "Podràs tornar a escriure d’aquí a 2 minuts.",
    "ro": "Veți putea trimite din nou mesaje peste 2 minute.", "nl": "Je kunt over 2 minuten weer berichten sturen.",
    "sv": "Du kan skicka igen om 2 minuter.", "da": "Du kan sende igen om 2 minutter.",
    "nb": "Du kan sende igjen om 2 minutter.", "fi": "Voit taas lähettää viestejä 2 minuutin kuluttua.",
    "pl": "Kolejną wiadomość będzie można wysłać za 2 minuty.", "cs": "Další zprávu můžete poslat za 2 minuty.",
    "sk": "Ďalšiu správu môžete poslať o 2 minúty.", "hu": "Leghamarabb 2 perc múlva írhat újra.",
    "sl": "Znova boste lahko pisali čez 2 minuti.", "hr": "Ponovno ćete moći pisati za 2 minute.",
    "el": "Θα μπορείτε να γράψετε ξανά σε 2 λεπτά.", "uk": "Ви зможете знову писати через 2 хвилини.",
    "ru": "Вы сможете снова писать через 2 минуты.", "tr": "2 dakika sonra yeniden yazabilirsiniz.",
    "ja": "2分後に再び送信できます。", "ko": "2분 후에 다시 보낼 수 있어요.", "zh-Hans": "您可以在 2 分钟后再次发送。",
    "zh-Hant": "您可以在 2 分鐘後再次傳送。", "zh-HK": "你可於 2 分鐘後再次傳送訊息。",
    "th": "คุณจะส่งข้อความเพิ่มได้ในอีก 2 นาที", "vi": "Bạn có thể gửi tiếp sau 2 phút.",
    "id": "Anda dapat mengirim lagi setelah 2 menit.", "ms": "Anda boleh menghantar lagi selepas 2 minit.",
    "hi": "आप 2 मिनट बाद फिर से संदेश भेज सकते हैं।", "bn": "আপনি ২ মিনিট পরে আবার বার্তা পাঠাতে পারবেন।",
    "gu": "તમે 2 મિનિટ પછી ફરી સંદેશા મોકલી શકશો.", "kn": "ನೀವು 2 ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಸಂದೇಶ ಕಳುಹಿಸಬಹುದು.",
    "ml": "2 മിനിറ്റ് കഴിഞ്ഞ് നിങ്ങൾക്ക് വീണ്ടും സന്ദേശം അയയ്ക്കാം.",
    "mr": "तुम्ही २ मिनिटांनंतर पुन्हा संदेश पाठवू शकता.", "or": "ଆପଣ 2 ମିନିଟ୍ ପରେ ପୁଣି ବାର୍ତ୍ତା ପଠାଇପାରିବେ।",
    "pa": "ਤੁਸੀਂ 2 ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਸੁਨੇਹੇ ਭੇਜ ਸਕਦੇ ਹੋ।",
    "ta": "2 நிமிடங்களுக்குப் பிறகு மீண்டும் செய்தி அனுப்பலாம்.",
    "te": "మీరు 2 నిమిషాల తర్వాత మళ్లీ సందేశాలు పంపవచ్చు.", "ur": "آپ 2 منٹ بعد دوبارہ پیغام بھیج سکتے ہیں۔",
    "ar": "يمكنك الإرسال مرة أخرى بعد دقيقتين.", "he": "אפשר יהיה לשלוח שוב בעוד שתי דקות.",
  ]

  @Test func `a wait is a sentence in every language`() throws {
    let chat = try ChatTables()
    #expect(Self.waits.count == 48)
    let failures = try Self.waits.compactMap { language, sentence in
      let wait = try chat.text("wait.minutes", [.integer(2)], in: language)
      let text = try chat.text("limit.messages.wait", [.text(wait)], in: language)
      return text == sentence ? nil : "\(language): \(text)"
    }
    #expect(failures.isEmpty)
  }

  /// The description of a reply's text and photos, by their number.
  static let photos: [(language: String, count: Int64, text: String)] = [
    ("en", 1, "Hi (1 photo)"), ("en", 2, "Hi (2 photos)"), ("fr", 1, "Hi (1\u{A0}photo)"),
    ("ru", 1, "Hi (1 фото)"), ("pl", 1, "Hi (1 zdjęcie)"), ("pl", 3, "Hi (3 zdjęcia)"), ("pl", 5, "Hi (5 zdjęć)"),
    ("cs", 4, "Hi (4 fotky)"), ("sl", 2, "Hi (2 fotografiji)"), ("ro", 20, "Hi (20 de poze)"),
    ("ar", 1, "Hi (صورة واحدة)"),
    ("ar", 2, "Hi (صورتان)"), ("ar", 3, "Hi (3 صور)"), ("ar", 11, "Hi (11 صورة)"), ("he", 2, "Hi (שתי תמונות)"),
    ("ja", 2, "Hi（写真2枚）"), ("zh-Hans", 2, "Hi（2 张照片）"), ("hi", 2, "Hi (2 फ़ोटो)"),
  ]

  @Test func `a reply with photos is described in the plural of its language, its text as it stands`() throws {
    let chat = try ChatTables()
    let failures = try Self.photos.compactMap { language, count, expected in
      let text = try chat.text("push.textAndPhotos", [.text("Hi"), .integer(count)], in: language)
      return text == expected ? nil : "\(language) \(count): \(text)"
    }
    #expect(failures.isEmpty)
    let ugly = "100 %@ {app} %lld"
    #expect(try chat.text("push.textAndPhotos", [.text(ugly), .integer(2)], in: "de") == ugly + " (2 Fotos)")
  }

  @Test func `a review's draft names the app, whatever its name`() throws {
    let chat = try ChatTables()
    let names = ["Pilot", "100 % {app}", "مدير", ""]
    let keys = ["review.template.afterPraise", "review.template.afterFix", "review.template.general"]
    let failures = try Self.waits.keys.flatMap { language in
      try keys.flatMap { key in
        let template = try NamedTemplate(parsing: chat.text(key, [], in: language))
        let context = TemplateContext(language: try LanguageTag(parsing: language))
        return names.filter { name in
          guard let text = try? template.text(["app": .text(name)], in: context) else { return true }
          return !text.contains(name) || (!name.contains("{app}") && text.contains("{"))
        }.map { "\(language) \(key): \($0)" }
      }
    }
    #expect(failures.isEmpty)
  }
}

/// The catalog as the runtime reads it.
struct ChatTables {
  let tables: CatalogTables

  init() throws {
    tables = try CatalogTables(xcstrings: TestGround.bytes(ChatCatalog.path), name: "ReceptionKit")
  }

  func text(_ key: String, _ arguments: [TemplateArgument], in language: String) throws -> String {
    let tag = try LanguageTag(parsing: language)
    let template = try #require(tables.table(for: tag)?[key])
    return try template.text(arguments: arguments, in: TemplateContext(language: tag))
  }
}
