import Dragoman
import DragomanTesting
import Foundation
import HTTPService
import LanguageTags
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The dashboard's words` {
  @Test func `are there for every page in every language`() async throws {
    let reports = RecordedReports()
    let catalog = try DashboardCatalog(resources: Ground.resources, reporter: reports.reporter)
    #expect(catalog.languages.map(\.description).sorted() == ["ar", "de", "en", "ja"])
    let desk = try await TeamDesk(catalog: catalog)
    let (id, claim) = try await desk.device()
    _ = try await desk.store.append(OutgoingMessage(id: "1", text: "", photoCount: 3), from: claim, at: 1)
    var failures: [String] = []
    for tag in catalog.offered.map(\.description) {
      _ = try await desk.post("/dashboard/language", ["language": tag])
      for (method, path) in try `The dashboard's door`.paths() where method == .get && !path.hasSuffix("/events") {
        for query in ["?app=app&device=\(id.rawValue)&review=general", "?app=app&search=nobody&device=\(id.rawValue)"] {
          let page = try await desk.get(path + query)
          if page.status == .internalError { failures.append("\(tag) \(path): \(page.status.code)") }
        }
      }
      for notice in DashboardNotice.allCases {
        let page = try await desk.get("/dashboard?notice=\(notice.rawValue)").text
        if !page.contains("id=\"notice\"") { failures.append("\(tag): no \(notice)") }
      }
    }
    #expect(failures == [] && reports.reports.map { "\($0)" } == [])
  }

  @Test func `mirror with the language, and say it`() async throws {
    let desk = try await TeamDesk()
    for (tag, direction) in [("ar", "rtl"), ("ja", "ltr"), ("en-XB", "ltr")] {
      _ = try await desk.post("/dashboard/language", ["language": tag])
      #expect(try await desk.get("/dashboard").text.contains("<html lang=\"\(tag)\" dir=\"\(direction)\">"))
    }
  }
}
