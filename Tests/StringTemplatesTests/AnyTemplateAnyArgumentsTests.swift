import LanguageTags
import StringTemplates
import Testing

@Suite struct AnyTemplateAnyArgumentsTests {
  /// Every day a hundred thousand pairs; `Scripts/test --deep property` tries millions of the same.
  @Test func `any template with any arguments gives a text or a refusal, the same each time`() {
    var any = AnyTemplate(seed: 20_260_801)
    var texts = 0
    var unstable: [String] = []
    for _ in 0..<20_000 {
      let form = any.form()
      let template = StringTemplate(form)
      for _ in 0..<5 {
        let (arguments, context) = (any.arguments(), any.context())
        let first = Result { try template.text(arguments: arguments, in: context) }
        let second = Result { try StringTemplate(form).text(arguments: arguments, in: context) }
        if (try? first.get()) != (try? second.get()) { unstable.append("\(form) \(arguments)") }
        if case .success = first { texts += 1 }
      }
    }
    #expect(unstable == [])
    // The generator is worth something: a good part of the pairs are texts, and a good part are refused.
    #expect((10_000...90_000).contains(texts), "\(texts) of 100,000 pairs gave a text")
  }
}
