import Dragoman
import LanguageTags
import StringTables
import StringTemplates

/// What must hold of any template with any arguments. It is tried on as many pairs as somebody has time for: the first
/// broken one is told with what it takes to see it again.
struct TemplateProperty {
  /// How many pairs are tried on each template.
  private static let pairs = 5
  private static let languages: [LanguageTag] = AnyTemplate.contexts.map(\.language)

  private var any: AnyTemplate
  private let seed: UInt64
  private(set) var tried = 0
  private(set) var texts = 0
  private(set) var broken: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    any = AnyTemplate(seed: seed)
  }

  /// Tries so many pairs.
  mutating func tryPairs(_ count: Int) {
    while tried < count, broken.count < 10 {
      let form = any.form()
      let template = StringTemplate(form)
      let language = Self.languages[tried / Self.pairs % Self.languages.count]
      let resolver = Self.resolver(form, language)
      for _ in 0..<Self.pairs {
        tryArguments(any.arguments(), template, in: any.context())
        tryReader(any.arguments(), template, resolver, language)
        tried += 1
      }
    }
  }

  /// A text or a refusal, and the same again from a template that was parsed anew.
  private mutating func tryArguments(
    _ arguments: [TemplateArgument], _ template: StringTemplate, in context: TemplateContext
  ) {
    let first = Result { try template.text(arguments: arguments, in: context) }
    let again = Result { try StringTemplate(template.form).text(arguments: arguments, in: context) }
    if case .success = first { texts += 1 }
    check((try? first.get()) == (try? again.get()), "two texts of one template", template, arguments)
    if case .text(let raw) = template.form, arguments.isEmpty {
      check((try? first.get()) == raw, "a text without arguments is not as it stands", template, arguments)
    }
  }

  /// A reader gets the text where the template takes its values, and what the code says where it does not; by the short
  /// way as by the long one.
  private mutating func tryReader(
    _ arguments: [TemplateArgument], _ template: StringTemplate, _ resolver: StringResolver, _ language: LanguageTag
  ) {
    let message = LocalizedMessage(key: Self.key, arguments: arguments, defaultText: "what the code says")
    let told = resolver.text(message)
    let expected = try? template.text(arguments: arguments, in: TemplateContext(language: language))
    check(told == expected ?? "what the code says", "a reader is told something else", template, arguments)
    check(resolver.resolve(message).text == told, "the long way says something else", template, arguments)
  }

  private static let key = "the only key"

  private static func resolver(_ form: TemplateForm, _ language: LanguageTag) -> StringResolver {
    let source = MemorySource("any", tables: [StringTable(language: language, texts: [key: form])])
    return StringResolver(policy: .pinned(language), steps: [.matched(source)])
  }

  private mutating func check(
    _ holds: Bool, _ rule: String, _ template: StringTemplate, _ arguments: [TemplateArgument]
  ) {
    if !holds { broken.append("\(rule): seed \(seed), pair \(tried): \(template.form) with \(arguments)") }
  }
}
