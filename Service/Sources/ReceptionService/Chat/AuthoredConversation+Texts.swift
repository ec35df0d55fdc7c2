internal import ReceptionKit

extension AuthoredConversation {
  /// The conversations, in the order in which they are offered.
  static let all = [german, japanese, arabic, mixed]

  private static let german = AuthoredConversation(
    id: "de", language: "de", name: "Deutsch",
    lines: [
      Line(
        author: .user,
        text:
          "Hallo! Ich habe heute meine Tour auf den Brocken aufgezeichnet, aber beim Speichern ist die App abgestürzt.",
        daysAgo: 5, at: (18, 42)),
      Line(
        author: .team,
        text: "Hallo und danke für Ihre Nachricht! Das ist ärgerlich. Welche Version der App nutzen Sie?",
        daysAgo: 1, at: (9, 5)),
      Line(
        author: .user, text: "5.2 auf einem iPhone 13. Hier sind zwei Bildschirmfotos.", photos: 2, daysAgo: 1,
        at: (12, 30)),
      Line(
        author: .team,
        text:
          "Danke, damit konnten wir den Fehler nachstellen. Ihre Aufzeichnung ist noch da: Öffnen Sie „Touren“ und tippen Sie auf „Wiederherstellen“.",
        daysAgo: 1, at: (15, 48)),
      Line(author: .user, text: "Alles wieder da, auch die 1.142 Höhenmeter. Vielen Dank! 🎉", at: (8, 12)),
      Line(author: .team, text: "Das freut uns! Behoben ist der Fehler ab Version 5.2.1.", at: (8, 20)),
      Line(
        author: .user, text: "Eine Frage noch: Kann ich die Tour als GPX exportieren?", at: (8, 31), delivery: .failed),
    ])

  private static let japanese = AuthoredConversation(
    id: "ja", language: "ja", name: "日本語",
    lines: [
      Line(author: .user, text: "昨日から地図が真っ白のままで、何も表示されません。", daysAgo: 5, at: (20, 15)),
      Line(
        author: .team,
        text: "お問い合わせありがとうございます。ご不便をおかけして申し訳ございません。「設定」の「オフライン地図」に、ダウンロード途中の地図は残っていませんか？",
        daysAgo: 1, at: (10, 2)),
      Line(author: .user, text: "「関東」が80%で止まっています。画面の写真を送りますね。", photos: 1, daysAgo: 1, at: (19, 40)),
      Line(
        author: .team, text: "写真をありがとうございます。「関東」を一度削除して、もう一度ダウンロードしてみてください。記録済みのルートは消えませんので、ご安心ください。",
        at: (9, 30)),
      Line(author: .user, text: "表示されました！助かりました。", at: (9, 52)),
      Line(author: .team, text: "よかったです。また何かありましたら、いつでもご連絡ください。", at: (9, 55)),
      Line(author: .user, text: "週末に高尾山で使ってみます。", at: (9, 57), delivery: .waiting),
    ])

  private static let arabic = AuthoredConversation(
    id: "ar", language: "ar", name: "العربية",
    lines: [
      Line(
        author: .user, text: "السلام عليكم، اشتركت أمس في الباقة السنوية لكن التطبيق ما زال يطلب مني الاشتراك.",
        daysAgo: 5,
        at: (21, 10)),
      Line(
        author: .team,
        text: "وعليكم السلام، شكرًا لتواصلك معنا. هل جرّبت الضغط على «استعادة المشتريات» في صفحة الإعدادات؟",
        daysAgo: 1, at: (10, 25)),
      Line(author: .user, text: "جرّبته مرتين ولم يتغيّر شيء. أرفقت صورة الإيصال.", photos: 1, daysAgo: 1, at: (13, 4)),
      Line(
        author: .team, text: "وصلتنا الصورة وفعّلنا اشتراكك. أعد فتح التطبيق من فضلك، وسيظهر لك تاريخ التجديد.",
        at: (9, 0)),
      Line(author: .user, text: "ظهر الآن، شكرًا جزيلًا على السرعة! 🌟", at: (9, 16)),
      Line(author: .team, text: "على الرحب والسعة، نتمنى لك رحلات موفّقة!", at: (9, 18)),
      Line(author: .user, text: "سؤال أخير: هل يعمل الاشتراك على جهاز iPad أيضًا؟", at: (9, 21), delivery: .sending),
    ])

  /// What a careless chat would reorder, mirror or expand.
  private static let mixed = AuthoredConversation(
    id: "mixed", language: "en", name: nil,
    lines: [
      Line(
        author: .user, text: "لا أجد زر Export في الإصدار 5.2.1 (iPhone 15)، هل نُقل إلى مكان آخر؟", language: "ar",
        daysAgo: 1,
        at: (17, 3)),
      Line(
        author: .team,
        text: "It moved to Settings › Routes › Export. In German it reads „Exportieren“, in Arabic «تصدير».",
        daysAgo: 1, at: (17, 20)),
      Line(author: .user, text: "תודה! מצאתי את זה תחת Routes, ‏3 קבצים‎ 👍", language: "he", at: (8, 4)),
      Line(
        author: .team, text: "手順はこちらにもあります： https://example.com/help?lang=ar#export", language: "ja", at: (8, 15)),
      Line(author: .user, text: "100% %@ {name} <b>GPX</b> C:\\tours\\*.gpx +49 (30) 1234-56", at: (8, 19)),
    ])
}
