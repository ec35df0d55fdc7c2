import Foundation
import RawHTTP
import ReceptionStorage

/// A team that a great many devices have written to, as the rows of its database: made by SQL, since a service that is
/// asked for each of them would take an hour.
enum LargeTeam {
  static let devices = 100_000
  static let password = "correct-horse-battery"
  /// The device with the longest conversation.
  static let chattiest = 4_821

  /// Fills the store of a service, which must have the app `app` and one device named `@name`.
  static func fill(_ service: ServiceProcess) throws {
    for sql in [people, conversations, outbox, reports] { try service.execute(sql) }
    let (push, review) = (json(pushTemplates), json(reviewTemplates))
    for (kind, document) in [("push", push), ("review", review)] {
      try service.execute(
        revisions(
          "template (app, kind, revision, document, published_at)",
          "'app', '\(kind)', i, replace('\(document)', '@number', i), 1700000000 + i * 3600"))
    }
    try service.execute(
      revisions(
        "appearance (app, revision, texts, published_at)",
        "'app', i, replace('\(json(appearance))', '@number', i), 1700000000 + i * 3600"))
  }

  /// Numbers from 1 on.
  private static func counted(_ count: Int) -> String {
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))"
  }

  /// The number of the device that was registered as the i-th: spread like those of a service, which are random.
  static func number(_ place: Int) -> Int64 { Int64(place) * 2_654_435_761 % 4_294_967_296 }
  private static let number = "i * 2654435761 % 4294967296"

  // MARK: Rows

  /// Like the one device that a service has stored, but for who they are: names of many scripts.
  private static let people = """
    BEGIN;
    CREATE TEMP TABLE person (place INTEGER PRIMARY KEY, name TEXT, language TEXT);
    INSERT INTO person VALUES (0, 'Jonas Ackermann', 'de-CH'), (1, 'أمينة الهاشمي', 'ar-EG'), (2, '山田 太郎', 'ja'),
      (3, 'Zoë O''Brien-Martínez', 'es-MX'), (4, 'Иван Петров', 'ru'), (5, 'กมล สุขใจ', 'th'), (6, 'Nobody Inparticular', NULL);
    \(counted(devices))
    INSERT INTO device (id, app, token, token_expires_at, session, language, description, is_blocked, registered_at,
      synchronized_at, search)
    SELECT \(number), app, token, token_expires_at, session, person.language,
      replace(replace(description, '@name', name || ' ' || i), '@number', i), i % 500 = 0, 1700000000 + i * 60,
      1700000000 + i * 61, replace(replace(search, '@name', lower(name) || ' ' || i), '@number', i)
    FROM n, device, person WHERE device.search LIKE '@name%' AND place = i % 7;
    COMMIT;
    """

  /// Six of ten have written; a conversation has one to twelve messages, and one has ten thousand.
  private static let conversations = """
    BEGIN;
    CREATE TEMP TABLE talk AS
    \(counted(devices))
    SELECT \(number) AS device, iif(i = \(chattiest), 10000, i % 12 + 1) AS count, 1700000000 + i * 67 AS began FROM n
    WHERE i % 10 < 6;
    CREATE TEMP TABLE turn (i INTEGER PRIMARY KEY);
    \(counted(10_000)) INSERT INTO turn SELECT i FROM n;
    INSERT INTO message (device, number, id, author, text, photo_count, sent_at)
    SELECT device, i, 'm-' || device || '-' || i, iif(i % 2 = 1, 'user', 'team'),
      'Die Aufzeichnung bricht nach ' || i || ' Minuten ab, und ich finde die Tour nicht wieder. Was kann ich tun?',
      i % 7 = 0, began + i * 90
    FROM talk JOIN turn ON i <= count ORDER BY device, i;
    UPDATE device SET last_message = count, last_message_at = began + count * 90, unread = count % 2
    FROM talk WHERE talk.device = device.id;
    COMMIT;
    """

  /// A push for each reply of the team, as long as they are kept.
  private static let outbox = """
    INSERT INTO push (app, device, message, language, payload, state, made_at, next_attempt_at, changed_at)
    SELECT 'app', device, number, 'de',
      '{"aps":{"alert":{"title":"Neue Nachricht vom Support","body":"' || text || '"},"sound":"default"},"reception":{"message":' || number || '}}',
      CASE WHEN number % 40 = 2 THEN 'waiting' WHEN number % 40 = 4 THEN 'failed' ELSE 'sent' END, sent_at, sent_at, sent_at
    FROM message WHERE author = 'team' AND number < 40;
    """

  /// Texts of 48 languages.
  private static let reports = """
    \(counted(12_000))
    INSERT INTO text_count (app, language, key, kind, count, last_at)
    SELECT 'app', json_extract('\(languages)', '$[' || (i % 48) || ']'), 'settings.row.' || i || '.title',
      iif(i % 9 = 0, 'refused', 'missing'), i, 1700000000 + i FROM n;
    """

  private static func revisions(_ table: String, _ values: String) -> String {
    "\(counted(60)) INSERT INTO \(table) SELECT \(values) FROM n;"
  }

  // MARK: Documents

  private static let tags =
    ("en de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi pl cs sk hu sl hr el uk ru tr ja ko zh-Hans zh-Hant "
    + "zh-HK th vi id ms hi bn gu kn ml mr or pa ta te ur ar he").split(separator: " ").map(String.init)
  private static let languages = json(tags)

  private static let sentence = "We answer within a day, from Monday to Friday; this is text @number. "

  private static let appearance = ["title": 1, "welcomeTitle": 2, "welcomeText": 10].mapValues { sentences in
    Dictionary(uniqueKeysWithValues: tags.map { ($0, String(repeating: sentence, count: sentences)) })
  }

  private static let reviewTemplates = [
    "languages": Dictionary(
      uniqueKeysWithValues: tags.map { tag in
        let text = "Do you like {app}? A short review helps us a great deal. \(sentence)"
        return (tag, ["afterPraise": text, "afterFix": text, "general": text])
      })
  ]

  private static let pushTemplates = [
    "languages": Dictionary(
      uniqueKeysWithValues: tags.map { tag in
        let text = "{sender} has answered in {app}. \(sentence)"
        return (tag, ["title": text, "text": "{message} \(sentence)", "photos": text, "hidden": text])
      })
  ]

  private static func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
