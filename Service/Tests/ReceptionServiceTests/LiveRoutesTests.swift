import Foundation
import HTTPService
import RawHTTP
import ReceptionService
import Testing

@Suite struct `The texts of the live page` {
  /// A text of the page in a language.
  private func text(_ mark: String, _ query: String, accept: String = "") throws -> String? {
    let answer = try Ground.object(Ground.answer(.get, "/live?\(query)", fields: ["Accept-Language": accept]))
    return ((answer["texts"] as? [String: Any])?[mark] as? [String: Any])?["text"] as? String
  }

  @Test func `are in the language asked for`() throws {
    let expected: [(String, String, String)] = [
      ("rating.value", "language=en", "4 out of 5"), ("rating.value", "language=tr", "5 üzerinden 4"),
      ("rating.value", "language=tr-CY", "5 üzerinden 4"), ("rating.value", "language=TR_tr", "5 üzerinden 4"),
      ("rating.value", "language=tr&rating=1", "5 üzerinden 1"),
      ("rating.value", "language=tr&rating=99", "5 üzerinden 5"),
      ("rating.value", "language=tr&rating=x", "5 üzerinden 4"),
      ("quantity.tickets", "language=ar&quantity=1", "تذكرة واحدة"),
      ("quantity.tickets", "language=ar&quantity=2", "تذكرتان"),
      ("quantity.tickets", "language=ar&quantity=8", "8 تذاكر"),
      ("quantity.tickets", "language=en&quantity=1", "1 ticket"),
      ("month.title", "language=tr&month=2026-09", "Eylül 2026"),
      ("month.title", "language=en&month=2026-12", "December 2026"),
      ("page.heading", "language=ar", "بدّل اللغة فتتبعها كل النصوص."),
    ]
    var failures: [String] = []
    for (mark, query, text) in expected {
      let said = try self.text(mark, query)
      if said != text { failures.append("\(mark) \(query): \(said ?? "nothing")") }
    }
    #expect(failures == [])
  }

  @Test func `follow the browser when nothing is asked for`() throws {
    #expect(try text("card.title", "", accept: "fr, tr;q=0.3, *;q=0.1") == "Kart numarası")
    #expect(try text("card.title", "language=automatic", accept: "en;q=0.1, tr") == "Kart numarası")
    #expect(try text("card.title", "language=", accept: "tr;q=0, de") == "Card number")
    #expect(try text("card.title", "", accept: "\u{0}!!, , ;;;q=") == "Card number")
  }

  @Test func `put hostile values in as they are`() throws {
    let hostile = "%3Cimg%20src%3Dx%3E%25%40%25%24"
    #expect(try text("promo.message", "language=en&promo=\(hostile)") == "This code is not valid")
    #expect(try text("promo.message", "language=en&promo=live20") == "live20 applied")
    #expect(try text("month.title", "language=en&month=99999-99")?.isEmpty == false)
  }

  @Test func `say an unknown language is answered in English`() throws {
    let answer = try Ground.object(Ground.answer(.get, "/live?language=de"))
    #expect(answer["isAnswered"] as? Bool == false)
    #expect(answer["language"] as? String == "en")
    #expect(try text("page.notice", "language=de") == "“Deutsch” is not among this page’s languages; English answers.")
  }

  @Test func `are refused for a malformed tag`() throws {
    for tag in ["t!", "a", "toolonglanguage", "en--us", "%20", "tr-", "%F0%9F%98%80"] {
      let answer = try Ground.answer(.get, "/live?language=\(tag)")
      #expect(answer.status == .badRequest, "\(tag)")
      #expect(answer.failureCode == "malformed_language", "\(tag)")
    }
  }
}

@Suite struct `An explanation` {
  @Test func `names every source that was asked, in order`() throws {
    let told = try Ground.object(
      Ground.answer(.get, "/explain?language=tr&key=No%20such%20key&argument=5"))
    let answer = try #require(told["explanation"] as? [String: Any])
    #expect(answer["text"] as? String == "No such key")
    #expect(answer["answeredBy"] == nil)
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.count >= 4)
    #expect(steps.first?["source"] as? String == "ThemeKit")
    #expect(steps.first?["language"] as? String == "tr")
    #expect(steps.first?["outcome"] as? String == "noSuchKey")
    #expect((told["says"] as? [String])?.first == "bu anahtar yok")
  }

  @Test func `reads numbers as numbers and text as text`() throws {
    let one = try Ground.explanation(
      Ground.answer(.get, "/explain?language=en&table=LivePage&key=%25lld%20tickets&argument=1"))
    #expect(one["text"] as? String == "1 ticket")
    let text = try Ground.explanation(
      Ground.answer(.get, "/explain?language=en&table=LivePage&key=%25lld%20tickets&argument=text:1"))
    #expect(text["answeredBy"] == nil, "a text cannot stand for %lld")
    let steps = try #require(text["steps"] as? [[String: Any]])
    #expect(steps.map { $0["outcome"] as? String } == ["refused", "refused"])
  }

  @Test func `of more than a question is refused`() throws {
    let key = String(repeating: "k", count: 1_025)
    #expect(try Ground.answer(.get, "/explain?language=tr&key=\(key)").failureCode == "question_too_large")
    #expect(try Ground.answer(.get, "/explain?language=tr&key=x&argument=\(key)").failureCode == "question_too_large")
    let values = String(repeating: "&argument=1", count: 33)
    #expect(try Ground.answer(.get, "/explain?language=tr&key=x\(values)").failureCode == "question_too_large")
    #expect(try Ground.answer(.get, "/explain?language=tr&key=\(key.dropLast())").status == .ok)
  }

  @Test func `needs a key and a table that exists`() throws {
    #expect(try Ground.answer(.get, "/explain?language=tr").failureCode == "no_key")
    #expect(try Ground.answer(.get, "/explain?language=tr&key=x&table=y").failureCode == "no_table")
    #expect(try Ground.answer(.get, "/explain?language=!&key=x").failureCode == "malformed_language")
  }
}

@Suite struct `Resolving by request` {
  private func resolve(_ body: String) throws -> HTTPResponse { try Ground.answer(.post, "/live/resolve", body: body) }

  @Test func `answers with the text and its sources`() throws {
    let answer = try Ground.explanation(
      resolve(#"{"language": "tr", "key": "%@ out of %@", "arguments": [4.5, 5]}"#))
    #expect(answer["text"] as? String == "5 üzerinden 4.5")
    #expect(answer["answeredBy"] as? Int == 0)
  }

  @Test func `refuses a fraction for a whole number and says so`() throws {
    let answer = try Ground.explanation(
      resolve(#"{"language": "en", "table": "LivePage", "key": "%lld tickets", "arguments": [2.5]}"#))
    let steps = try #require(answer["steps"] as? [[String: Any]])
    #expect(steps.first?["outcome"] as? String == "refused")
    #expect((steps.first?["reason"] as? String)?.contains("fraction") == true)
  }

  @Test func `answers a body that is not what it reads with a reason`() throws {
    let deep = String(repeating: "[", count: 60_000)
    let cases: [(String, String)] = [
      ("", "not_json"), ("{", "not_json"), (#"{"key": }"#, "not_json"), ("\u{0}\u{1}", "not_json"), (deep, "not_json"),
      ("key=x", "not_json"),
      ("[]", "unexpected_body"), ("5", "unexpected_body"), ("{}", "unexpected_body"), ("null", "unexpected_body"),
      (#"{"key": 5}"#, "unexpected_body"), (#"{"key": "x", "arguments": {}}"#, "unexpected_body"),
      (#"{"key": "x", "arguments": [true]}"#, "unexpected_body"),
      (#"{"key": "x", "arguments": [[1]]}"#, "unexpected_body"),
      (#"{"key": "x", "arguments": [null]}"#, "unexpected_body"), (#"{"key": "x", "table": "y"}"#, "unexpected_body"),
      (#"{"key": "x", "language": "t!"}"#, "malformed_language"),
      (#"{"key": ""# + String(repeating: "%1$@", count: 8_000) + #"", "arguments": ["x"]}"#, "question_too_large"),
      (#"{"key": "%@", "arguments": [""# + String(repeating: "x", count: 1_025) + #""]}"#, "question_too_large"),
      (#"{"key": "%@", "arguments": [1"# + String(repeating: ",1", count: 32) + "]}", "question_too_large"),
    ]
    var failures: [String] = []
    for (body, code) in cases {
      let answer = try resolve(body)
      if answer.status != .badRequest || answer.failureCode != code {
        failures.append("\(body.prefix(40)): \(answer.text.prefix(120))")
      }
    }
    #expect(failures == [])
  }

  @Test func `answers the largest question it takes in less than a megabyte`() throws {
    let key = String(repeating: "%1$@", count: 256), value = String(repeating: "x", count: 1_024)
    let answer = try resolve(#"{"language": "en", "key": "\#(key)", "arguments": ["\#(value)"]}"#)
    #expect(answer.status == .ok && answer.body.count < 1_000_000, "\(answer.body.count)")
  }

  @Test func `names what a member should be`() throws {
    #expect(try resolve(#"{"key": 5}"#).text.contains("“.key” should be a text;"))
    #expect(try resolve(#"{"key": "x", "language": []}"#).text.contains("“.language” should be a text;"))
    #expect(
      try resolve(#"{"key": "x", "arguments": [null]}"#).text.contains("“.arguments[0]” should be a text or a number;"))
  }
}

@Suite struct `The page` {
  /// 14 kB as they travel where they are compressed, which the browser's tests measure.
  @Test func `is one response of moderate size, in its language`() throws {
    for (tag, direction) in [("en", "ltr"), ("tr", "ltr"), ("ar", "rtl")] {
      let page = try Ground.answer(.get, "/?language=\(tag)")
      #expect(page.status == .ok)
      #expect(page.text.contains(#"<html lang="\#(tag)" dir="\#(direction)">"#))
      #expect(page.fields["Content-Language"] == tag)
      #expect(page.body.count < 100_000)
    }
  }

  @Test func `escapes whatever the address brings`() throws {
    let attack = "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
    let targets = [
      "/?language=\(attack)", "/?language=de-\(attack)", "/?promo=\(attack)", "/?month=\(attack)",
      "/?openDemo=\(attack)",
      "/\(attack)",
    ]
    for target in targets {
      let page = try Ground.answer(.get, target, fields: ["Accept": "text/html"])
      let isClean = !page.text.contains("<script>")
      #expect(isClean, "\(target)")
    }
  }

  @Test func `quotes no more of a bad tag than a line`() throws {
    let page = try Ground.answer(.get, "/?language=" + String(repeating: "a", count: 7_000))
    #expect(page.text.contains("“" + String(repeating: "a", count: 60) + "” is no language tag"))
    #expect(!page.text.contains(String(repeating: "a", count: 61)))
  }

  @Test func `says at an unknown address what is wrong, to a person and to a program`() throws {
    let page = try Ground.answer(.get, "/nowhere", fields: ["Accept": "text/html", "Accept-Language": "tr"])
    #expect(page.status == .notFound)
    #expect(page.text.contains("Burada bir şey yok"))
    #expect(try Ground.answer(.get, "/nowhere").failureCode == "not_found")
    #expect(try Ground.answer(.post, "/").status == .methodNotAllowed)
    #expect(try Ground.answer(.get, "/live/resolve").fields["Allow"] == "POST")
    #expect(try Ground.answer(.get, "/assets/../LivePage.xcstrings").status == .notFound)
  }

  @Test func `has assets that a browser may keep and asks for again`() throws {
    for name in [
      "page.css", "page.js", "language.js", "explain.js", "components.js", "chat.js", "chat.css", "markdown.js",
      "markdown-demo.js", "icon.svg",
    ] {
      let asset = try Ground.answer(.get, "/assets/\(name)")
      #expect(asset.status == .ok && !asset.body.isEmpty, "\(name)")
      let tag = try #require(asset.fields["ETag"])
      #expect(try Ground.answer(.get, "/assets/\(name)", fields: ["If-None-Match": tag]).status == .notModified)
    }
  }

  @Test func `has a style sheet of logical properties only`() throws {
    let css = try ["page.css", "chat.css"].map { try Ground.answer(.get, "/assets/\($0)").text }.joined()
    let physical =
      #/[\s;{](?:(?:min-|max-)?(?:width|height)|left|right|top|bottom|(?:margin|padding|border)-(?:left|right|top|bottom)[a-z-]*)\s*:/#
    let sided = #/(?:text-align|float|clear)\s*:\s*(?:left|right)/#
    #expect(css.matches(of: physical).map { String($0.output) } == [])
    #expect(css.matches(of: sided).map { String($0.output) } == [])
    #expect("a { margin-left: 0; }".contains(physical) && "a { text-align:left }".contains(sided))
  }

  @Test func `is answered in several languages at once over a real socket`() async throws {
    let router = try Ground.routes.router
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket) { router.reply(to: $0) }
    let port = socket.port
    let tags = ["en", "tr", "ar", "de"]
    let ask = { @Sendable (tag: String) in
      RawHTTP.request("GET", "/live?month=2026-09", fields: ["Accept-Language: \(tag)"], port: port).body
    }
    // Every text of the page, asked for alone, and then while three others ask for theirs.
    let alone = Dictionary(uniqueKeysWithValues: tags.map { ($0, ask($0)) })
    #expect(Set(alone.values).count == 4)
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for round in 0..<400 { group.addTask { ask(tags[round % 4]) != alone[tags[round % 4]] } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    server.stop(grace: 100)
    #expect(wrong == 0)
  }
}
