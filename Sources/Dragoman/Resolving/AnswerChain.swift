import StringTemplates
import Synchronization

/// What a key has to say, best first.
///
/// It is more than the first text, since a text can be refused once its values are known; the chain ends at the first
/// text that no values can make refused.
final class AnswerChain: Sendable {
  struct Text: Sendable {
    var voice: Int
    var template: StringTemplate
  }

  let texts: [Text]
  /// The best text, where no values and no limits can make it refused and nobody need hear of it.
  let plainText: String?
  /// Whether a catalog only remembers the best text from the code: a message with a default text of its own has a better.
  let isRemembered: Bool
  /// Whether it was reported that the best text is not in the matched language.
  let wasReported = Atomic(false)
  private let best: ParsedForm
  private let context: TemplateContext
  private let isUsual: Bool
  private let isForeign: Bool

  /// A chain of at least one text.
  ///
  /// - Parameters:
  ///   - context: where the best text is read.
  ///   - isUsual: whether the step that says it takes every text.
  ///   - isForeign: whether it is worth a report that it is the best.
  ///   - isRemembered: whether a catalog only remembers it from the code.
  ///   - isFinal: whether nothing can make the best text refused.
  init(
    _ texts: [Text], context: TemplateContext, isUsual: Bool, isForeign: Bool, isRemembered: Bool, isFinal: Bool
  ) {
    self.texts = texts
    self.isRemembered = isRemembered
    plainText = isFinal && !isForeign ? texts.first?.template.literal : nil
    best = (texts.first?.template ?? .text("")).parsedForm
    (self.context, self.isUsual, self.isForeign) = (context, isUsual, isForeign)
  }

  /// The best text with its values, where it takes them and nobody need hear of it.
  func usualText(_ values: TemplateArguments, isReporting: Bool) -> String? {
    guard isUsual, !(isReporting && isForeign) else { return nil }
    return try? best.text(values, in: context)
  }
}
