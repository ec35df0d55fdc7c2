import Synchronization
import LanguageTags
import StringTemplates

/// The way from a message to its text in one snapshot.
struct MessageAnswer {
  let resolver: StringResolver
  let snapshot: Snapshot
  /// Who hears of what is missing or refused; nil for a question that is about the answer itself.
  let reporter: ResolutionReporter?

  init(resolver: StringResolver, snapshot: Snapshot) {
    self.init(resolver: resolver, snapshot: snapshot, reporter: resolver.reporter)
  }

  init(resolver: StringResolver, snapshot: Snapshot, reporter: ResolutionReporter?) {
    self.resolver = resolver
    self.snapshot = snapshot
    self.reporter = reporter
  }

  private var texts: FrozenTexts { snapshot.texts }

  /// The text alone. A literal whose text nothing can refuse is one probe.
  func text(of message: LocalizedMessage) -> String {
    if let key = message.literal {
      switch texts.plainText(of: key) {
      case .text(let text): return text
      case .absent: return unknownText(of: key)
      case .involved: break
      }
    } else if let text = texts.usualText(of: message, in: resolver.settings.keyStyle, isReporting: reporter != nil) {
      return text
    }
    return resolution(of: message).text
  }

  /// The key itself, since no step knows it.
  func unknownText(of key: StaticString) -> String {
    let key = key.description
    report(.missing, key: key, language: snapshot.choice.matched, source: nil)
    return key
  }

  /// The text with where it came from.
  func resolution(of message: LocalizedMessage) -> Resolution {
    let key = message.key(in: resolver.settings.keyStyle)
    let arguments = message.capturedArguments.map(argument)
    var refusals: [Resolution.Refusal] = []
    if let found = answer(key, arguments, skippingDefaults: message.hasOwnDefaultText, refusals: &refusals) {
      return found
    }
    if arguments.isEmpty, let other = message.otherSpelling(of: key),
      var found = answer(other, arguments, skippingDefaults: message.hasOwnDefaultText, refusals: &refusals)
    {
      found.text = halvingPercents(found.text)
      return found
    }
    return lastResort(message, key: key, arguments: arguments, refusals: refusals)
  }

  /// The first text of a key that takes these values.
  private func answer(
    _ key: String, _ arguments: [TemplateArgument], skippingDefaults: Bool, refusals: inout [Resolution.Refusal]
  ) -> Resolution? {
    guard let chain = texts.chain(of: key) else { return nil }
    for answer in chain.texts {
      let voice = texts.voices[answer.voice]
      if voice.step == nil, skippingDefaults { continue }
      do throws(TemplateRefusal) {
        let text = try answer.template.text(arguments: arguments, in: voice.context)
        guard voice.accepts(text) else { continue }
        reportForeign(chain, voice: answer.voice, key: key)
        return Resolution(
          text: text, language: voice.context.language,
          origin: voice.step.map { .step($0, source: voice.source) } ?? .defaultText, refusals: refusals)
      } catch {
        refuse(key, voice: voice, reason: error, refusals: &refusals)
      }
    }
    return nil
  }

  /// What the code itself says, once no step has said anything.
  private func lastResort(
    _ message: LocalizedMessage, key: String, arguments: [TemplateArgument], refusals: [Resolution.Refusal]
  ) -> Resolution {
    if refusals.isEmpty { report(.missing, key: key, language: snapshot.choice.matched, source: nil) }
    let raw = message.hasOwnDefaultText ? message.defaultText : key
    let context = snapshot.plan.lastResort
    let text =
      (try? StringTemplate.text(raw).text(arguments: arguments, in: context))
      ?? (message.hasArguments ? message.defaultText : raw)
    return Resolution(
      text: text, language: context.language, origin: message.hasOwnDefaultText ? .defaultText : .key,
      refusals: refusals)
  }

  /// A value as the engine takes it. A message in a message speaks the language of the text around it.
  func argument(_ captured: CapturedArgument) -> TemplateArgument {
    switch captured.value {
    case .argument(let argument): argument
    case .message(let message):
      .deferred { [resolver, reporter] language in
        MessageAnswer(resolver: resolver, snapshot: resolver.snapshot(forcing: language), reporter: reporter)
          .text(of: message)
      }
    }
  }

  // MARK: Reports

  private func refuse(
    _ key: String, voice: FrozenTexts.Voice, reason: TemplateRefusal, refusals: inout [Resolution.Refusal]
  ) {
    let language = voice.context.language
    report(.refused(reason), key: key, language: language, source: voice.source)
    guard let step = voice.step else { return }
    refusals.append(Resolution.Refusal(step: step, source: voice.source, language: language, reason: reason))
  }

  /// Says once per flattened table that a key is not in the reader's language. The chain remembers it, so that the
  /// reporter's lock is not taken again.
  private func reportForeign(_ chain: AnswerChain, voice: Int, key: String) {
    guard reporter != nil, texts.isForeign(texts.voices[voice]),
      !chain.wasReported.exchange(true, ordering: .relaxed)
    else { return }
    report(.untranslated, key: key, language: snapshot.choice.matched, source: nil)
  }

  private func report(_ kind: ResolutionReport.Kind, key: String, language: LanguageTag, source: String?) {
    reporter?.report(ResolutionReport(kind: kind, key: key, language: language, source: source))
  }
}

extension LocalizedMessage {
  /// Whether the code gave a default text apart from the key.
  var hasOwnDefaultText: Bool {
    keyed?.defaultText != nil
  }

  /// The key with its percent signs doubled: catalogs are in two minds whether a key without values has `5%` or `5%%`.
  func otherSpelling(of key: String) -> String? {
    let doubled = doublingPercents(key)
    return doubled.utf8.count == key.utf8.count ? nil : doubled
  }
}

/// A text whose percent signs were doubled, for a reader.
package func halvingPercents(_ text: String) -> String {
  var halved = ""
  var isSecond = false
  for character in text {
    if character == "%", isSecond {
      isSecond = false
    } else {
      isSecond = character == "%"
      halved.append(character)
    }
  }
  return halved
}
