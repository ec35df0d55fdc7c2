import Foundation
import ReceptionProtocol
import Testing

@Suite struct TextReportTests {
  @Test func `reports are written and read as documented`() throws {
    let text = #"{"reports": [{"language": "de", "key": "chat.unread", "kind": "refused", "count": 3}]}"#
    let report = TextReport(language: "de", key: "chat.unread", kind: .refused, count: 3)
    #expect(try JSONDecoder().decode(TextReports.self, from: Data(text.utf8)) == TextReports([report]))
    let written = try JSONEncoder().encode(TextReports([report]))
    #expect(try JSONDecoder().decode(TextReports.self, from: written) == TextReports([report]))
    let unknown = text.replacingOccurrences(of: "refused", with: "lost")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(TextReports.self, from: Data(unknown.utf8)) }
  }
}
