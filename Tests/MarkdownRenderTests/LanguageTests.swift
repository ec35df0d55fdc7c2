import Dragoman
import LanguageTags
import StringTables
import Testing

@testable import MarkdownRender

@Suite struct LanguageTests {
  private func words(device: String...) -> RenderWords { RenderWords(policy: .device(preferred: device)) }

  @Test func `every word has both languages`() {
    let english = words(device: "en"), chinese = words(device: "zh-Hans")
    let expected: [(RenderWord, String, String)] = [
      (.codeCopy, "Copy", "复制"), (.codeCopied, "Copied", "已复制"), (.reasoningThinking, "Thinking…", "正在思考…"),
      (.reasoningCompleted, "Reasoning", "思考过程"),
      (.reasoningDurationFormat, "Thought for {seconds}s", "已思考 {seconds} 秒"), (.messageCopy, "Copy message", "复制消息"),
      (.messageRetry, "Try again", "重新生成"), (.messageEdit, "Edit message", "编辑消息"),
      (.messageShare, "Share message", "分享消息"),
    ]
    var failures: [String] = []
    for (word, inEnglish, inChinese) in expected {
      if english.text(word) != inEnglish { failures.append("\(word): \(english.text(word))") }
      if chinese.text(word) != inChinese { failures.append("\(word): \(chinese.text(word))") }
      if word.message.defaultText != inEnglish { failures.append("\(word): default \(word.message.defaultText)") }
    }
    #expect(failures == [])
    #expect(Set(expected.map(\.0)) == Set(RenderWord.allCases))
  }

  @Test func `the device's first preference that ships is taken`() {
    let expected: [([String], String)] = [
      (["fr", "zh-Hans-CN"], "复制"), (["en", "zh-Hans"], "Copy"), (["zh-TW", "zh-CN"], "复制"),
      (["zh-Hant-HK", "en"], "Copy"),
      (["de", "fr"], "Copy"), ([], "Copy"), (["!", "zh-SG"], "复制"), (["bo", "yue"], "Copy"), (["cmn"], "复制"),
      (["en-XA"], "Copy"),
    ]
    let failures = expected.filter { RenderWords(policy: .device(preferred: $0.0)).text(.codeCopy) != $0.1 }
    #expect(failures.map(\.0) == [])
  }

  @Test func `a pinned variant comes to the language that ships, a relative to English`() {
    let chinese = ["zh", "zh-CN", "zh_CN", "zh-SG", "zh-Hans-CN", "ZH-hans", "zh-Hans-TW", "zh-Hans-u-nu-hanidec"]
    let english = [
      "zh-TW", "zh-HK", "zh-Hant", "zh_Hant_CN", "zh-Latn", "bo", "yue", "fr", "", "Chinese!", "zh--CN", "zh CN", "-",
      "\u{0}",
      "en-AU", "x-private", "code.copy", String(repeating: "zh-", count: 1_000),
    ]
    var failures: [String] = []
    // On a device that would say the other.
    for (words, codes, text) in [(words(device: "fr"), chinese, "复制"), (words(device: "zh-CN"), english, "Copy")] {
      for code in codes {
        words.language = .custom(code)
        if words.text(.codeCopy) != text { failures.append("\(code): \(words.text(.codeCopy))") }
        if words.language != .custom(code) { failures.append("\(code) is not kept") }
      }
    }
    #expect(failures == [])
  }

  @Test func `a pinned language wins over the device until it is automatic again`() {
    let words = words(device: "zh-CN")
    #expect(words.language == .automatic)
    words.language = .english
    #expect(words.text(.codeCopy) == "Copy")
    words.language = .simplifiedChinese
    #expect(words.text(.codeCopy) == "复制")
    words.language = .custom("de")
    #expect(words.text(.codeCopy) == "Copy", "English, not the device's second choice")
    words.language = .automatic
    #expect(words.text(.codeCopy) == "复制")
  }

  @Test func `automatic asks the device anew`() {
    let device = Guarded(["de"])
    let words = RenderWords(policy: .custom { device.withLock { $0 }.compactMap { LanguageTag($0) } })
    #expect(words.text(.codeCopy) == "Copy")
    device.withLock { $0 = ["zh-Hans"] }
    words.language = .automatic
    #expect(words.text(.codeCopy) == "复制")
  }

  @Test func `a malformed language is reported and nothing else is`() {
    let words = words(device: "fr")
    let heard = Guarded<[ResolutionReport]>([])
    words.report(to: ResolutionReporter(.immediate) { report in heard.withLock { $0.append(report) } })
    words.language = .custom("zh-TW")
    words.language = .custom("Chinese!")
    for word in RenderWord.allCases { _ = words.text(word) }
    #expect(heard.withLock { $0 }.map(\.kind) == [.malformedLanguage])
    #expect(heard.withLock { $0 }.map(\.key) == ["Chinese!"])
    words.report(to: nil)
  }

  @Test func `a scope answers one request in its language`() {
    let words = words(device: "en")
    let said = withLanguage(LanguageTag("zh-SG")!) { words.text(.codeCopy) }
    #expect(said == "复制")
    #expect(words.text(.codeCopy) == "Copy")
  }

  @Test func `a shipped word tells its language, an own wording none`() {
    // Asked for the first time inside a scope, whose language must not be taken for everybody's.
    withLanguage(.english) { #expect(MarkdownRenderLocalization.language(of: "复制") == "zh-Hans") }
    #expect(MarkdownRenderLocalization.language(of: "Copy") == "en")
    #expect(MarkdownRenderLocalization.language(of: "拷贝") == nil)
  }

  @Test func `many threads read while one switches`() async {
    let words = words(device: "en")
    let odd = await withTaskGroup(of: Int.self) { group in
      group.addTask {
        for round in 0..<500 { words.language = round % 2 == 0 ? .simplifiedChinese : .english }
        return 0
      }
      for _ in 0..<4 {
        group.addTask { (0..<2_000).count { _ in !["复制", "Copy"].contains(words.text(.codeCopy)) } }
      }
      return await group.reduce(0, +)
    }
    #expect(odd == 0)
  }
}
