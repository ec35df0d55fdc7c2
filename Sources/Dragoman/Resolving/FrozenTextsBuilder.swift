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
      var (one, other) = (one.text, other.text)
      return one.withUTF8 { one in
        other.withUTF8 { other in
          guard one.count == other.count, let start = one.baseAddress, let otherStart = other.baseAddress else {
            return one.count == other.count
          }
          return KeyBytes(start, count: one.count).equals(otherStart)
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return }
        hasher.combine(KeyBytes(start, count: bytes.count).hash(.process))
      }
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
    reserve(table.count)
    table.forEachEntry { key, template in
      let known = places[ExactKey(text: key)]
      // A text that nothing can refuse is the last of its key: what other tables say need not be read.
      if let known, growing[known].isClosed { return }
      if let template = template() { append(template, to: known ?? newPlace(of: key)) }
    }
  }

  private mutating func reserve(_ count: Int) {
    guard keys.isEmpty else { return }
    places.reserveCapacity(count)
    keys.reserveCapacity(count)
    growing.reserveCapacity(count)
  }

  private mutating func newPlace(of key: String) -> Int {
    places[ExactKey(text: key)] = keys.count
    keys.append(key)
    growing.append(Growing())
    return keys.count - 1
  }

  private mutating func append(_ template: StringTemplate, to place: Int) {
    let voice = voices.count - 1
    if let text = template.literal, voices[voice].accepts(text) {
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
