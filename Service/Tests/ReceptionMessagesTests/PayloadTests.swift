import Foundation
import ReceptionMessages
import ReceptionProtocol
import Testing

@Suite struct `A push's payload` {
  static let german = ReceptionLanguage(identifier: "de")!

  @Test func `is the JSON that Apple's push service takes, to the byte`() {
    let renderer = PushRenderer(PushTemplates(sender: "A\"\\"), app: "Pilot")
    let push = renderer.push(in: .english, PushEvent(text: "a\u{0}\n\u{1F}\"\\/\u{7F}é</script>", message: 42))
    let expected =
      #"{"aps":{"alert":{"title":"New message from A\"\\","body":"a\u0000\n\u001f\"\\/"#
      + "\u{7F}é</script>"
      + #""},"sound":"default","thread-id":"reception"},"reception":{"message":42}}"#
    #expect(String(decoding: push.payload, as: UTF8.self) == expected)
  }

  /// Characters that people see as one, of many scripts: each alone is longer than a scalar, but for the last.
  static let clusters = [
    "e\u{301}", "नि", "ക്ഷ", "ශ්‍රී", "กำ", "한", "각", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "שָׁ", "لَّ", "க்ஷௌ", "မြ", "ខ្ញុំ",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\r\n", "\"", "\u{1}", "漢",
  ]

  @Test func `is never longer than it may be, and a message is cut behind a whole character, as late as can be`() {
    let renderer = PushRenderer(PushTemplates(), app: "Pilot")
    var failures: [String] = []
    for cluster in Self.clusters {
      // Every alignment of the cut within the cluster.
      for start in 1...min(cluster.utf8.count * 2, 14) {
        let lead = String(repeating: "x", count: start)
        let text = lead + String(repeating: cluster, count: 4_000 / cluster.utf16.count)
        let push = renderer.push(in: Self.german, PushEvent(text: text, photoCount: 2))
        guard let body = push.alert?.body else {
          failures.append("\(cluster.debugDescription): no JSON")
          continue
        }
        failures += Self.faults(of: push.payload, body, lead, cluster).map {
          "\(cluster.debugDescription) \(start): \($0)"
        }
      }
    }
    #expect(failures == [])
  }

  /// What is wrong with a shortened text: it is the lead, whole clusters, an ellipsis and the number of photos.
  private static func faults(of payload: [UInt8], _ body: String, _ lead: String, _ cluster: String) -> [String] {
    guard body.hasPrefix(lead), body.hasSuffix("… (2 Fotos)") else { return ["it reads \(body.suffix(20))"] }
    let kept = body.unicodeScalars.dropFirst(lead.unicodeScalars.count).dropLast("… (2 Fotos)".unicodeScalars.count)
    let scalars = Array(cluster.unicodeScalars)
    let isWhole = kept.count.isMultiple(of: scalars.count)
    let isSame = zip(kept, (0..<kept.count).lazy.map { scalars[$0 % scalars.count] }).allSatisfy { $0 == $1 }
    let escaped = cluster == "\"" ? 2 : cluster == "\u{1}" ? 6 : cluster == "\r\n" ? 4 : cluster.utf8.count
    var faults: [String] = []
    if !isWhole || !isSame { faults.append("it is cut inside a character") }
    if payload.count > 4_096 { faults.append("\(payload.count) bytes") }
    // Room is kept for the longest number of a message, 20 digits.
    if payload.count + escaped + 20 <= 4_096 { faults.append("\(4_096 - payload.count) bytes are left") }
    return faults
  }

  @Test func `holds every message that fits as it is`() {
    let renderer = PushRenderer(PushTemplates(), app: "Pilot")
    let failures = ReceptionLanguage.all.filter { language in
      let text = String(repeating: "ж", count: 1_900)
      return renderer.push(in: language, PushEvent(text: text)).alert?.body != text
    }
    #expect(failures == [])
  }

  @Test func `stays within its limit whatever the templates, the sender and the message`() {
    let controls = String(repeating: "\u{1}", count: 80)
    let longest = String(repeating: "\u{10FFFF}", count: 2_000)
    let cases: [(PushTemplates, app: String, text: String)] = [
      (PushTemplates(sender: controls), String(repeating: "\u{2}", count: 400), longest),
      (
        PushTemplates(languages: [Self.german: [.title: .text(String(repeating: "{app}", count: 100))]]),
        String(repeating: "名", count: 100), longest
      ),
      (
        PushTemplates(languages: [Self.german: [.text: .text(String(repeating: "{message}", count: 55))]]), "Pilot",
        longest
      ),
      (
        PushTemplates(languages: [Self.german: [.text: .text(String(repeating: "{app}{message}", count: 35))]]),
        String(repeating: "\u{2}", count: 250), "Hi"
      ),
      (
        PushTemplates(languages: [Self.german: [.text: .text(String(repeating: "\u{1}", count: 500))]]), "Pilot", "Hi"
      ),
      // One character as long as the message: nothing but the ellipsis is left of it.
      (PushTemplates(), "Pilot", "a" + String(repeating: "\u{301}", count: 3_999)),
      (PushTemplates(), "Pilot", String(repeating: "\u{200D}", count: 4_000)),
      (PushTemplates(), "Pilot", String(repeating: "🇩", count: 2_000)),
    ]
    let failures = cases.enumerated().compactMap { place, row -> String? in
      let push = PushRenderer(row.0, app: row.app).push(in: Self.german, PushEvent(text: row.text, message: .max))
      let fits = push.payload.count <= PushRenderer.longestPayload && push.alert != nil
      return fits && String(validating: push.payload, as: UTF8.self) != nil
        ? nil : "\(place): \(push.payload.count) bytes"
    }
    #expect(failures == [])
  }
}
