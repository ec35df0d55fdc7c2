import Testing
import WelcomeServer

@Suite struct WelcomeServerTests {
  private let server = WelcomeServer()

  private func answer(_ header: String?, _ path: String = "/welcome") -> String {
    let response = server.answer(Request(path: path, headers: header.map { ["accept-language": $0] } ?? [:]))
    return "\(response.status) \(response.headers["content-language"] ?? "–") \(response.body)"
  }

  @Test func `each request is answered in its own language`() {
    let english = "200 en Hello, Ada!\nYou have 3 new messages"
    let rows: [(String?, String)] = [
      ("de-AT,de;q=0.9,en;q=0.5", "200 de Hallo, Ada!\nSie haben 3 neue Nachrichten"),
      ("tr", "200 tr Merhaba Ada!\n3 yeni mesajınız var"),
      ("fi, ru;q=0.8, de;q=0.4", "200 ru Здравствуйте, Ada!\nУ вас 3 новых сообщения"),
      ("de;q=0, tr;q=0.1", "200 tr Merhaba Ada!\n3 yeni mesajınız var"),
      ("fi", english), (nil, english), ("", english), ("*", english), (",;q=,,\u{0}", english),
      (String(repeating: "xx-", count: 10_000), english),
    ]
    #expect(rows.filter { answer($0.0) != $0.1 }.map { $0.0 ?? "no header" } == [])
    #expect(answer("de", "/nowhere") == "404 de Diese Seite gibt es nicht")
  }

  @Test func `the answer names its language and that it varies`() {
    let response = server.answer(Request(path: "/welcome", headers: ["accept-language": "ar-EG"]))
    #expect(response.headers["content-language"] == "ar")
    #expect(response.headers["vary"] == "accept-language")
    #expect(response.body == "مرحبًا Ada!\nلديك 3 رسائل جديدة")
  }

  @Test func `requests at the same time do not mix`() async {
    let headers = ["de", "tr", "ru", "en"]
    let expected = headers.map { answer($0) }
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for request in 0..<400 {
        group.addTask { answer(headers[request % 4]) != expected[request % 4] }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(Set(expected).count == 4)
    #expect(wrong == 0)
  }
}
