import StringTables
import StringTemplates

/// Gathers the chains of every key, table by table in the order of the steps.
struct FrozenTextsBuilder {
  private struct Growing {
    var answers: [FrozenTexts.Answer] = []
    var plainText: String?
    var isClosed = false
  }

  /// A key as its bytes: canonically equivalent spellings are different keys.
  private struct ExactKey: Hashable {
    var text: String

    static func == (one: ExactKey, other: ExactKey) -> Bool {
      one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private let settings: ResolverSettings
  private(set) var voices: [FrozenTexts.Voice] = []
  private(set) var keys: [String] = []
  private var places: [ExactKey: Int] = [:]
  private var growing: [Growing] = []

  init(settings: ResolverSettings) { self.settings = settings }

  mutating func add(_ table: StringTable, of step: ResolutionStep, at index: Int?) {
    let context = TemplateContext(
      language: table.language, device: settings.device, numbers: settings.numbers,
      isolatesArguments: settings.isolatesArguments)
    voices.append(
      FrozenTexts.Voice(
        step: index, source: step.source.name, context: context, skipsBlank: step.skipsBlank,
        maximumLength: step.maximumLength))
    for (key, template) in table.entries { append(template, to: place(of: key)) }
  }

  private mutating func place(of key: String) -> Int {
    if let place = places[ExactKey(text: key)] { return place }
    places[ExactKey(text: key)] = keys.count
    keys.append(key)
    growing.append(Growing())
    return keys.count - 1
  }

  private mutating func append(_ template: StringTemplate, to place: Int) {
    guard !growing[place].isClosed else { return }
    let voice = voices.count - 1
    if case .text(let text) = template.form, !text.utf8.contains(UInt8(ascii: "%")), voices[voice].accepts(text) {
      growing[place].isClosed = true
      if growing[place].answers.isEmpty { growing[place].plainText = text }
    }
    growing[place].answers.append(FrozenTexts.Answer(voice: voice, template: template))
  }

  /// The finished chains, in the order of ``keys``.
  func chains() -> [FrozenTexts.Chain] {
    growing.map { FrozenTexts.Chain(answers: $0.answers, plainText: $0.plainText) }
  }
}
