internal import Foundation
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

/// An app that was made to show something: marked as such, with an Arabic, a German and a Japanese device and what was
/// written on them.
struct DemoApp {
  /// Its identifier.
  static let id = "demo"
  /// Its name, until the team gives it another.
  static let name = "Demo"
  private static let app = AppRecord(id: id, name: name, isDemo: true)

  private struct Person {
    var platform: String
    var model: String
    var locale: String
    var timezone: String
    var language: String
    var name: String
    /// Who wrote what, in the order in which it was written.
    var messages: [(ConversationMessage.Author, String)]
  }

  private static let people = [
    Person(
      platform: "ios", model: "iPhone17,1", locale: "ar_EG", timezone: "Africa/Cairo", language: "ar",
      name: "ليلى منصور",
      messages: [
        (.user, "مرحبًا، لم تصلني فاتورة طلبي رقم 4821 حتى الآن."),
        (.team, "أهلًا ليلى! أرسلناها الآن إلى بريدك، وستجدينها أيضًا في صفحة «طلباتي»."),
        (.user, "وصلت، شكرًا جزيلًا على السرعة!"),
      ]),
    Person(
      platform: "ios", model: "iPad16,3", locale: "de_CH", timezone: "Europe/Zurich", language: "de-CH",
      name: "Jonas Frei",
      messages: [
        (.user, "Grüezi! Seit dem Update sehe ich meine gespeicherten Routen nicht mehr."),
        (
          .team,
          "Hallo Jonas, danke für den Hinweis. Melden Sie sich bitte einmal ab und wieder an, dann sind sie wieder da."
        ),
        (.user, "Hat geklappt, alle zwölf Routen sind zurück."),
        (.team, "Das freut uns. Schöne Touren!"),
      ]),
    Person(
      platform: "macos", model: "Mac16,7", locale: "ja_JP", timezone: "Asia/Tokyo", language: "ja", name: "佐藤 美咲",
      messages: [
        (.user, "写真を3枚まとめて送れないのですが、何か制限がありますか？"),
        (.team, "お問い合わせありがとうございます。本日の更新で修正しましたので、アプリを再起動してお試しください。"),
        (.user, "無事に送れました。助かりました！"),
      ]),
  ]

  /// Adds it, unless there is an app already.
  static func seed(_ store: any Store, at now: Double) async throws(StoreFailure) {
    guard try await store.apps().isEmpty else { return }
    try await store.save(app)
    for (place, person) in people.enumerated() {
      try await add(person, to: store, at: now - Double(people.count - place) * 3_600)
    }
  }

  private static func add(_ person: Person, to store: any Store, at begun: Double) async throws(StoreFailure) {
    var description = DeviceDescription(
      platform: person.platform, sdkVersion: "0.1.0", locale: person.locale, timezone: person.timezone)
    description.deviceModel = person.model
    description.language = person.language
    description.name = person.name
    let id = DeviceID.random()
    // Nobody is told these secrets: the devices are only looked at.
    let (token, session) = (DeviceSecret(.token, of: id).hash, DeviceSecret(.session, of: id).hash)
    let stored = StoredToken(hash: token, expiresAt: begun + 86_400)
    let device = NewDevice(id: id, app: Self.id, description: description, token: stored, session: session)
    let messages = AppMessages(app, AppSettings(), [:])
    try await store.register(device, at: begun)
    for (place, (author, text)) in person.messages.enumerated() {
      let message = OutgoingMessage(id: "demo-\(place)", text: text)
      let time = begun + Double(place) * 120
      switch author {
      case .user:
        _ = try await store.append(message, from: DeviceClaim(app: Self.id, device: id, hash: token), at: time)
      case .team:
        let reply = TeamReply(message) { device, stored in messages.push(device, PushEvent(stored)) }
        _ = try await store.reply(reply, to: id, at: time)
      }
    }
  }
}
