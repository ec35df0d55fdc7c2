import Foundation
import HTTPService
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The page of devices` {
  /// What a row says, cell by cell, without markup.
  static func rows(_ page: String) -> [[String]] {
    page.components(separatedBy: "<tr role=\"row\" data-device").dropFirst().map { row in
      row.components(separatedBy: "<td ").dropFirst().map { cell in
        let inside = cell.drop { $0 != ">" }.dropFirst()
        let text = inside.components(separatedBy: "</td>")[0].replacing(/<[^>]*>/, with: " ")
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
    }
  }

  @Test func `shows the language, the locale and its region, and what is spoken`() async throws {
    let desk = try await TeamDesk()
    let devices: [(String?, String, [String])] = [
      ("es-MX", "es_MX", ["Spanish (Mexico) es-MX", "Spanish (Latin America) es-419", "es_MX", "Mexico MX"]),
      ("is-IS", "is_IS", ["Icelandic (Iceland) is-IS", "English en", "is_IS", "Iceland IS"]),
      (nil, "de_DE@rg=chzzzz", ["Never reported", "German de", "de_DE@rg=chzzzz", "Switzerland CH"]),
      ("ur-Latn", "C", ["Urdu (Latin) ur-Latn", "Urdu ur", "C", "None"]),
    ]
    for (place, device) in devices.enumerated() {
      try await desk.device(
        language: device.0, locale: device.1, name: "User \(place)", at: 1_700_000_000 - Double(place))
    }
    let page = try await desk.get("/dashboard/devices?app=app")
    let rows = Self.rows(page.text)
    #expect(rows.map { Array($0[1...4]) } == devices.map(\.2))
    #expect(rows.map { $0[0] } == ["User 0", "User 1", "User 2", "User 3"])
    #expect(rows[0][6] == "Nov 14, 2023 at 10:13 PM UTC")
    _ = try await desk.post("/dashboard/language", ["language": "de"])
    let german = Self.rows(try await desk.get("/dashboard/devices?app=app").text)[0]
    #expect(german[1] == "Spanisch (Mexiko) es-MX" && german[4] == "Mexiko MX")
  }

  @Test func `follows an update and not the address it came from`() async throws {
    let desk = try await TeamDesk()
    let (_, claim) = try await desk.device(language: "de", locale: "de_CH")
    var description = DeviceDescription(platform: "ios", sdkVersion: "1", locale: "de_CH", timezone: "Europe/Zurich")
    description.language = "ar-EG"
    description.name = "Ada"
    try await desk.store.update(claim, with: description, sequence: 1, at: 1_700_000_600)
    let row = try #require(Self.rows(try await desk.get("/dashboard/devices?app=app").text).first)
    #expect(row[1...4] == ["Arabic (Egypt) ar-EG", "Arabic ar", "de_CH", "Switzerland CH"])
    #expect(row[6] == "Nov 14, 2023 at 10:23 PM UTC")
  }

  @Test func `pages through all of them, back and forth, and finds one`() async throws {
    let desk = try await TeamDesk()
    for number in 0..<120 { try await desk.device(name: "User \(number)", at: Double(number / 3)) }
    var target: String? = "/dashboard/devices?app=app"
    var pages: [[String]] = []
    var last = ""
    while let next = target, pages.count < 9 {
      last = try await desk.get(next).text
      pages.append(Self.rows(last).map { $0[0] })
      target = Self.link("next", in: last)
    }
    #expect(pages.map(\.count) == [50, 50, 20] && Set(pages.joined()).count == 120)
    let back = try #require(Self.link("prev", in: last))
    #expect(Self.rows(try await desk.get(back).text).map { $0[0] } == pages[1])
    let found = try await desk.get("/dashboard/devices?app=app&search=USER+119").text
    #expect(Self.rows(found).map { $0[0] } == ["User 119"])
    let none = try await desk.get("/dashboard/devices?app=app&search=%3Cscript%3E").text
    // Somebody who looks for a message is told that messages are not looked through.
    #expect(none.contains("identifiers are searched, not messages."))
    let nobody = try await desk.get("/dashboard/devices?app=app&part=blocked").text
    #expect(nobody.contains("Nothing here matches.") && !nobody.contains("not messages"))
    #expect(none.contains("Nothing found") && none.contains("value=\"&lt;script&gt;\"") && !none.contains("<script>"))
    for broken in ["after=x", "before=1_", "after=nan_1", "after=_", "part=none"] {
      #expect(try await desk.get("/dashboard/devices?app=app&" + broken).status == .ok, "\(broken)")
    }
  }

  static func link(_ rel: String, in page: String) -> String? {
    guard let end = page.range(of: "rel=\"\(rel)\" href=\"")?.upperBound else { return nil }
    return String(page[end...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
  }

  @Test func `writes every hostile name, tag and locale as text`() async throws {
    let desk = try await TeamDesk()
    let hostile = [
      "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "'><img src=x onerror=alert(1)>", "{app} %@ %lld {{",
      "\u{202E}gnp.exe", "a\u{0}b", String(repeating: "W", count: 200), "</title><script>", "&lt;b&gt;", "\u{FEFF}",
    ]
    for text in hostile {
      var description = DeviceDescription(platform: text, sdkVersion: text, locale: text, timezone: text)
      (description.language, description.name, description.email) = ("de", text, text)
      (description.appVersion, description.appBuild, description.deviceModel) = (text, text, text)
      description.metadata = [text: text]
      let id = DeviceID.random()
      try await desk.store.register(
        NewDevice(
          id: id, app: "app", description: description,
          token: StoredToken(hash: DeviceSecret(.token, of: id).hash, expiresAt: 9),
          session: DeviceSecret(.session, of: id).hash), at: 1)
      _ = try await desk.store.reply(OutgoingMessage(id: "m", text: text), to: id, at: 2)
      let paths = [
        "/dashboard/devices?app=app", "/dashboard/conversations?app=app",
        "/dashboard/conversation?app=app&device=\(id.rawValue)",
      ]
      for path in paths {
        let page = try await desk.get(path).text
        let isTame = ["<script>", "<img", "onmouseover=\"", "onerror=alert(1)>", "<b>"].allSatisfy {
          !page.contains($0)
        }
        #expect(isTame && page.contains("</html>"), "\(path): \(text)")
      }
    }
  }

  @Test func `shows the signs that would turn a text around, and leaves those of good software`() async throws {
    let desk = try await TeamDesk()
    let signs: [(String, [TurningSigns.Piece])] = [
      ("\u{202E}gpj.exe", [.sign("U+202E"), .text("gpj.exe")]),
      (
        "a\u{202D}b\u{202C}\u{202A}\u{202B}",
        [.text("a"), .sign("U+202D"), .text("b\u{202C}"), .sign("U+202A"), .sign("U+202B")]
      ),
      ("\u{2068}Ada\u{2069}\u{200F} سلام", [.text("\u{2068}Ada\u{2069}\u{200F} سلام")]), ("", [.text("")]),
    ]
    for (text, pieces) in signs { #expect(TurningSigns.pieces(of: text) == pieces, "\(text.debugDescription)") }
    let (id, claim) = try await desk.device(name: "\u{202E}gpj.exe<b>")
    _ = try await desk.store.append(OutgoingMessage(id: "1", text: "see \u{202E}txt.cod"), from: claim, at: 1)
    let mark = { (code: String) in
      "<code class=\"sign\" dir=\"ltr\" translate=\"no\" title=\"This invisible sign would change the order of the letters.\">\(code)</code>"
    }
    for path in ["devices?app=app", "conversations?app=app", "conversation?app=app&device=\(id.rawValue)"] {
      let page = try await desk.get("/dashboard/" + path).text
      #expect(page.contains("<bdi class=\"name\">\(mark("U+202E"))gpj.exe&lt;b&gt;</bdi>"), "\(path)")
      #expect(page.contains("see \(mark("U+202E"))txt.cod") == !path.hasPrefix("devices"), "\(path)")
      #expect(!page.unicodeScalars.contains("\u{202E}"), "\(path)")
    }
  }

  @Test func `blocks, serves again and removes`() async throws {
    let desk = try await TeamDesk()
    let (id, claim) = try await desk.device()
    let form = ["device": "\(id.rawValue)"]
    let blocked = try await desk.post("/dashboard/device/block?app=app", form)
    #expect(blocked.fields["Location"] == "/dashboard/conversation?app=app&device=\(id.rawValue)&notice=blocked")
    await #expect(throws: StoreFailure.blocked) { _ = try await desk.store.device(claim, at: 1) }
    let page = try await desk.get(blocked.fields["Location"] ?? "").text
    #expect(page.contains("The device is blocked.") && page.contains(">Unblock</button>"))
    #expect(
      page.contains(#"data-confirm="Block this device? Its user gets no reply and no push until you unblock it.""#))
    #expect(try await desk.get("/dashboard/devices?app=app&part=blocked").text.contains("Ada"))
    _ = try await desk.post("/dashboard/device/unblock?app=app", form)
    #expect(try await desk.store.device(claim, at: 1).id == id)
    _ = try await desk.post("/dashboard/device/remove?app=app", form)
    #expect(try await desk.store.device(id) == nil)
    let gone = try await desk.get("/dashboard/conversation?app=app&device=\(id.rawValue)")
    #expect(gone.status == .notFound && gone.text.contains("This is not here any more."))
    for action in ["block", "unblock", "remove"] {
      #expect(try await desk.post("/dashboard/device/\(action)?app=app", form).status == .notFound)
      #expect(try await desk.post("/dashboard/device/\(action)?app=app", ["device": "x"]).status == .notFound)
    }
  }
}
