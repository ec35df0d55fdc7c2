import Dragoman
import LanguageTags
import Testing

@testable import MarkdownRender

/// What touches the language of the process runs one after the other.
@Suite(.serialized) struct ProcessLanguage {
  static func with<Result>(
    _ language: MarkdownRenderLocalization.Language, _ body: () throws -> Result
  ) rethrows -> Result {
    MarkdownRenderLocalization.language = language
    defer { MarkdownRenderLocalization.language = .automatic }
    return try body()
  }

  @Test func `strings are read when an options value is made`() {
    let (options, reasoning) = Self.with(.simplifiedChinese) {
      (MarkdownRenderOptions(), MarkdownChatReasoningConfiguration())
    }
    Self.with(.english) {
      #expect(options.copyText == "复制" && options.copiedText == "已复制")
      #expect(options.markdown.reasoning.thinkingLabel == "正在思考…")
      #expect(options.messageActions.label(of: .share) == "分享消息")
      #expect(reasoning.completedLabel == "思考过程" && reasoning.label(seconds: 5) == "已思考 5 秒")
      #expect(MarkdownRenderOptions().copyText == "Copy")
      #expect(MarkdownChatReasoningConfiguration().label(seconds: 5) == "Thought for 5s")
    }
  }

  @Test func `a passed string wins in every language`() {
    for language in [MarkdownRenderLocalization.Language.english, .simplifiedChinese, .custom("bo")] {
      Self.with(language) {
        let reasoning = MarkdownChatReasoningConfiguration(thinkingLabel: "Working…")
        #expect(MarkdownRenderOptions(copyText: "拷贝").copyText == "拷贝")
        #expect(reasoning.thinkingLabel == "Working…")
        #expect(MarkdownRenderOptions.MessageActions(editLabel: "").editLabel == "")
      }
    }
    Self.with(.simplifiedChinese) {
      #expect(MarkdownRenderOptions(copyText: "拷贝").copiedText == "已复制", "the others stay the SDK's")
      #expect(MarkdownChatReasoningConfiguration(thinkingLabel: "Working…").completedLabel == "思考过程")
    }
  }

  @Test func `the resolved words answer in the language set now`() {
    #expect(MarkdownRenderLocalization.availableLanguages == ["en", "zh-Hans"])
    let read = {
      [
        MarkdownRenderLocalization.codeCopy, MarkdownRenderLocalization.codeCopied,
        MarkdownRenderLocalization.reasoningThinking, MarkdownRenderLocalization.reasoningCompleted,
        MarkdownRenderLocalization.reasoningDurationFormat, MarkdownRenderLocalization.messageCopy,
        MarkdownRenderLocalization.messageRetry, MarkdownRenderLocalization.messageEdit,
        MarkdownRenderLocalization.messageShare,
      ]
    }
    #expect(
      Self.with(.custom("zh_CN"), read) == [
        "复制", "已复制", "正在思考…", "思考过程", "已思考 {seconds} 秒", "复制消息", "重新生成", "编辑消息", "分享消息",
      ])
    #expect(
      Self.with(.english, read) == [
        "Copy", "Copied", "Thinking…", "Reasoning", "Thought for {seconds}s", "Copy message", "Try again",
        "Edit message", "Share message",
      ])
  }

  @Test func `integrator errors read the same under every language`() {
    let errors: [MarkdownRenderError] = [.extensionMissing("table"), .textTooLong(bytes: 5_000_000, limit: 4_194_304)]
    let read = { errors.map(\.description) }
    let inEnglish = Self.with(.english, read)
    #expect(Self.with(.simplifiedChinese, read) == inEnglish)
    #expect(inEnglish[0].contains("libcmark-gfm-extensions-dev") && inEnglish[1].contains("maximumLength"))
    #expect(inEnglish[1].hasPrefix("A Markdown text of 5000000 bytes was given, and 4194304 are the limit: "))
    #expect(inEnglish.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } || $0.contains("“") })
  }

  @Test func `a duration that cannot be written is the completed label`() {
    let labels: [(String, Int?, String)] = [
      ("Took {seconds}s", 12, "Took 12s"), ("{seconds}/{seconds}", 3, "3/3"), ("No number", 3, "No number"),
      ("{{seconds}", 3, "{seconds}"), ("{minutes} min", 3, "Done"), ("{seconds", 3, "Done"), ("{}", 3, "Done"),
      ("Took {seconds}s", nil, "Done"), ("Took {seconds}s", 0, "Took 1s"), ("Took {seconds}s", -5, "Took 1s"),
      ("%lld {seconds}%", 1_234_567, "%lld 1234567%"), ("", 3, ""),
    ]
    let failures = labels.filter { format, seconds, label in
      let words = MarkdownChatReasoningConfiguration(
        thinkingLabel: "", completedLabel: "Done", durationLabelFormat: format)
      return words.label(seconds: seconds) != label
    }
    #expect(failures.map(\.0) == [])
  }

  // MARK: - The samples of the specification, character for character

  // swift-format-ignore
  @Test func `samples: options, pinning and own wording`() {
    Self.with(.automatic) {
      do {
let options = MarkdownRenderOptions()
        #expect(["Copy", "复制"].contains(options.copyText))
      }
MarkdownRenderLocalization.language = .simplifiedChinese
      #expect(MarkdownRenderOptions().copyText == "复制")
      MarkdownRenderLocalization.language = .automatic
MarkdownRenderLocalization.language = .custom("zh-CN")
      #expect(MarkdownRenderOptions().copyText == "复制")
var options = MarkdownRenderOptions(copyText: "拷贝")
options.markdown.reasoning = MarkdownChatReasoningConfiguration(
    thinkingLabel: "Working…"
)
      #expect(options.copyText == "拷贝" && options.markdown.reasoning.thinkingLabel == "Working…")
      #expect(options.markdown.reasoning.completedLabel == "思考过程")
    }
  }

  // swift-format-ignore
  @Test func `samples: which languages ship and the resolved strings`() {
    Self.with(.custom("zh-Hans-CN")) {
let available = MarkdownRenderLocalization.availableLanguages  // ["en", "zh-Hans"]
      #expect(available == ["en", "zh-Hans"])
let copyLabel = MarkdownRenderLocalization.codeCopy
let thinkingLabel = MarkdownRenderLocalization.reasoningThinking
      #expect(copyLabel == "复制" && thinkingLabel == "正在思考…")
    }
  }

  // MARK: - The examples of the documentation

  @Test func `the examples of the documentation hold`() {
    Self.with(.english) {
      MarkdownRenderLocalization.language = .custom("zh-CN")
      #expect(MarkdownRenderLocalization.codeCopy == "复制")
      MarkdownRenderLocalization.language = .english
      let reasoning = MarkdownChatReasoningConfiguration(thinkingLabel: "Working…")
      #expect(reasoning.label(seconds: 5) == "Thought for 5s")
      var actions = MarkdownRenderOptions.MessageActions(retryLabel: "Write it again")
      actions.ofReader = [.copy]
      #expect(actions.label(of: .retry) == "Write it again")
      #expect(actions.label(of: .copy) == "Copy message")
      let message = MarkdownChatMessage(id: "2", author: .assistant, text: "<think>Add them.</think>\n**4**")
      #expect(message.isFinished && message.reasoning == nil)
    }
  }
}
