import Foundation
import HTTPService
import MarkdownHTML
import ReceptionService
import Testing

@Suite struct `The conversation of the live page` {
  private struct Play: Decodable {
    var question: String
    var answer: String
    var pace: Int
    var patches: [MarkdownPatch]
  }

  private func play(_ query: String) throws -> Play {
    let answer = try Ground.answer(.get, "/markdown/answer?\(query)")
    return try JSONDecoder().decode(Play.self, from: Data(answer.body))
  }

  @Test func `is played as changes, in the words of a device`() throws {
    let expected: [(String, thinking: String, copy: String)] = [
      ("question=en", "Thinking…", "Copy"), ("question=zh&device=zh-Hans-CN,%20en", "正在思考…", "复制"),
      ("question=en&device=fr,%20zh-Hans-CN", "正在思考…", "复制"),
      ("question=zh&device=zh-Hant-TW,%20en", "Thinking…", "Copy"),
      ("question=zh&device=zh-Hans-CN,%20en&own=1", "Working…", "拷贝"),
      ("question=en&device=%3Cscript%3E", "Thinking…", "Copy"),
    ]
    var failures: [String] = []
    for (query, thinking, copy) in expected {
      let play = try play(query)
      let first =
        play.patches.compactMap(\.sections.first?.fold?.label).first ?? play.patches.compactMap {
          $0.sections.first?.shell
        }.first ?? ""
      let all = play.patches.flatMap(\.sections).flatMap(\.blocks).map(\.html).joined()
      if !first.contains(thinking) || !all.contains(">\(copy)</button>") { failures.append("\(query): \(first)") }
      if play.patches.last?.isFinished != true || play.patches.count < 50 || !play.answer.contains(#"aria-busy="true""#)
      {
        failures.append("\(query): \(play.patches.count) patches")
      }
    }
    #expect(failures == [])
  }

  @Test func `has no other questions`() throws {
    #expect(try Ground.answer(.get, "/markdown/answer").failureCode == "no_question")
    #expect(try Ground.answer(.get, "/markdown/answer?question=%3Cscript%3E").failureCode == "no_question")
    #expect(try Ground.answer(.post, "/markdown/answer?question=en").status == .methodNotAllowed)
  }

  @Test func `stands finished on the page, in the words of the device`() throws {
    let page = try Ground.answer(.get, "/?language=tr&device=zh-Hans-CN,%20en").text
    #expect(page.contains(#"<summary><span lang="zh-Hans">已思考 3 秒</span></summary>"#))
    #expect(page.contains("Sonraki kopyala düğmesinde “复制” yazacak."))
    #expect(try Ground.answer(.get, "/?own=1").text.contains(">拷贝</button>"))
  }
}
