import LanguageNumbers
import LanguageTags
import TestGround
import Testing

@testable import StringTemplates

@Suite struct QuickTextTests {
  /// The short way keeps silent where anything is unusual; where it speaks, it says what the long way says.
  @Test func `the short way says what the long way says, of any template and any arguments`() {
    var any = AnyTemplate(seed: 30_11)
    var (quick, differing) = (0, [String]())
    for _ in 0..<20_000 {
      let form = any.form()
      let parsed = StringTemplate(form).parsedForm
      guard parsed.isWritten else { continue }
      for _ in 0..<5 {
        let (arguments, context) = (TemplateArguments(any.arguments()), any.context())
        guard !arguments.isEmpty, let text = parsed.quickText(arguments, in: context) else { continue }
        quick += 1
        let long = try? parsed.thoroughText(arguments, in: context)
        if long.map({ Array($0.utf8) }) != Array(text.utf8) { differing.append("\(form) \(arguments.list): \(text)") }
      }
    }
    #expect(differing == [])
    #expect(quick > 5_000, "\(quick) texts went the short way")
  }

  private static let alphabets = ["a", "é", "ч", "送", "👍", "ab€", "\u{0}"]

  /// At 15 bytes a String stops to hold them itself, and at 256 the room ends.
  @Test func `a text of every length and alphabet is whole, and like any other String`() throws {
    var failures: [String] = []
    let context = TemplateContext(language: .english)
    for alphabet in Self.alphabets {
      for length in 0...270 {
        let name = String(repeating: alphabet, count: length)
        for raw in ["%@", "%@!", "é%@"] {
          let expected = raw.replacing("%@", with: name)
          let arguments = TemplateArguments([.text(name)])
          let parsed = StringTemplate.text(raw).parsedForm
          let text = try parsed.text(arguments, in: context)
          let isQuick = parsed.quickText(arguments, in: context) != nil
          if Array(text.utf8) != Array(expected.utf8) || isQuick != (expected.utf8.count <= ByteRoom.size) {
            failures.append("\(raw) \(alphabet) \(length)")
          }
          if text != expected || text.hashValue != expected.hashValue || text + "x" != expected + "x" {
            failures.append("\(raw) \(alphabet) \(length) is not like \(expected)")
          }
        }
      }
    }
    #expect(failures == [])
  }

  @Test func `each text has memory of its own`() throws {
    let (context, parsed) = (TemplateContext(language: .english), StringTemplate.text("Hello, %@, welcome").parsedForm)
    let names = (0..<100).map { "reader number \($0)" }
    var texts = try names.map { try parsed.text(TemplateArguments([.text($0)]), in: context) }
    #expect(texts == names.map { "Hello, \($0), welcome" })
    for place in texts.indices { texts[place].append("!") }
    #expect(texts == names.map { "Hello, \($0), welcome!" })
  }

  @Test func `isolates stand round a value of the short way, too`() throws {
    let context = TemplateContext(language: .english, isolatesArguments: true)
    let arguments = TemplateArguments([.text("Ada"), .integer(1_200)])
    let parsed = StringTemplate.text("%@: %lld").parsedForm
    #expect(parsed.quickText(arguments, in: context) == "\u{2068}Ada\u{2069}: \u{2068}1,200\u{2069}")
  }

  @Test func `a value that is not there, or not of the kind, is left to the long way`() {
    let context = TemplateContext(language: .english)
    for (raw, arguments) in [
      ("%@ %@", [TemplateArgument.text("one")]), ("%lld", [.text("one")]), ("%lld", [.real(1)]), ("%@", [.real(1)]),
      ("%@", [.deferred { "\($0)" }]), ("%5@", [.text("one")]), ("%2$@", [.text("one")]), ("%x", [.integer(1)]),
    ] {
      #expect(StringTemplate.text(raw).parsedForm.quickText(TemplateArguments(arguments), in: context) == nil)
    }
  }
}
