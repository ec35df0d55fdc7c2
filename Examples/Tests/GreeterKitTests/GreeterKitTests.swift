import Dragoman
import GreeterKit
import LanguageTags
import Testing

/// GreeterKit's language is one for the process, so its tests go one after the other; scopes are each task's own.
@Suite(.serialized) struct GreeterKitTests {
  private func say(_ code: String?, _ name: String = "Ada", _ count: Int = 3) -> [String] {
    GreeterKit.setLanguage(code)
    defer { GreeterKit.setLanguage(nil) }
    return [String(greeter: "Hello, \(name)!"), String(greeter: "You have \(count) new messages")]
  }

  @Test func `it speaks the language that the app forces`() {
    let rows: [(String, Int, [String])] = [
      ("en", 1, ["Hello, Ada!", "You have 1 new message"]),
      ("de-AT", 3, ["Hallo, Ada!", "Sie haben 3 neue Nachrichten"]),
      ("tr", 3, ["Merhaba Ada!", "3 yeni mesajınız var"]),
      ("ru", 2, ["Здравствуйте, Ada!", "У вас 2 новых сообщения"]),
      ("ru", 11, ["Здравствуйте, Ada!", "У вас 11 новых сообщений"]),
      ("ar", 2, ["مرحبًا Ada!", "لديك رسالتان جديدتان"]), ("fi", 0, ["Hello, Ada!", "You have 0 new messages"]),
      ("not a tag", 3, ["Hello, Ada!", "You have 3 new messages"]),
    ]
    #expect(rows.filter { say($0.0, "Ada", $0.1) != $0.2 }.map(\.0) == [])
    #expect(say("de", "100%@")[0] == "Hallo, 100%@!")
  }

  @Test func `the app's words come before its own`() {
    GreeterKit.override(["de": ["Hello, %@!": "Moin, %@!", "Good-bye": "Tschüss"]])
    defer { GreeterKit.override([:]) }
    #expect(say("de") == ["Moin, Ada!", "Sie haben 3 neue Nachrichten"])
    #expect(say("tr") == ["Merhaba Ada!", "3 yeni mesajınız var"])
  }

  @Test func `a word of the app's that does not fit is passed over`() {
    GreeterKit.override(["de": ["Hello, %@!": "Moin, %lld!"]])
    defer { GreeterKit.override([:]) }
    #expect(say("de")[0] == "Hallo, Ada!")
  }

  @Test func `two languages at once, each in its scope`() async throws {
    let tags = try ["de", "tr", "ru"].map { try LanguageTag(parsing: $0) }
    let said = await withTaskGroup(of: (String, String).self) { group in
      for tag in tags {
        group.addTask { withLanguage(tag) { (tag.description, String(greeter: "Good-bye")) } }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(said == ["de": "Auf Wiedersehen", "tr": "Hoşça kalın", "ru": "До свидания"])
  }
}
