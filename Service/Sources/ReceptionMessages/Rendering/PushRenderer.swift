internal import Foundation
public import ReceptionProtocol

/// Makes pushes of an app: from the device, the reply, the templates and the settings, and from nothing else.
///
/// ```swift
/// let renderer = PushRenderer(PushTemplates(), app: "Pilot")
/// let push = renderer.push(PushRecipient(reportedLanguage: "de-CH", locale: "de_CH"), PushEvent(text: "Hallo!"))
/// push.language.identifier  // "de"
/// push.alert                // title: "Unser Support-Team hat Ihnen geschrieben", body: "Hallo!"
/// ```
///
/// A payload has the form that Apple's push service takes, and at most ``PushRenderer/longestPayload`` bytes: a message
/// that is too long for it is cut behind a whole character. What is in a message is never read as a template.
public struct PushRenderer: Sendable {
  /// The most bytes of a payload (Apple, “Generating a remote notification”).
  public static let longestPayload = 4_096

  /// The templates that it uses.
  public let templates: PushTemplates
  /// Whether it tells that there is a message, and not what is in it.
  public let hidesText: Bool
  private let languages: [ReceptionLanguage: LanguageFrames]

  /// A renderer, ready for all languages: make one for each revision of the templates and keep it.
  ///
  /// - Parameters:
  ///   - templates: what the team wrote; a text with a ``TemplateDocument/problems`` is passed over.
  ///   - app: the app's name.
  ///   - hidesText: whether it tells that there is a message, and not what is in it.
  public init(_ templates: PushTemplates, app: String, hidesText: Bool = false) {
    self.templates = templates
    self.hidesText = hidesText
    languages = Dictionary(
      uniqueKeysWithValues: ReceptionLanguage.all.map { language in
        (language, LanguageFrames(templates, app: app, in: language))
      })
  }

  /// The push that tells a device of a reply, in the language that the device is spoken to in.
  public func push(_ recipient: PushRecipient, _ event: PushEvent) -> RenderedPush {
    push(in: recipient.language, event)
  }

  /// The push that tells of a reply in a language.
  public func push(in language: ReceptionLanguage, _ event: PushEvent) -> RenderedPush {
    let frames = languages[language] ?? LanguageFrames(templates, app: "", in: language)
    let frame = frames.bodies.frame(hidesText ? .hidden : event.field, count: event.photoCount)
    let payload = PushPayload(title: frames.title, frame, number: event.message)
    return RenderedPush(language: language, payload: payload.bytes(event.text))
  }
}

/// A push: what is sent, and in which language.
public struct RenderedPush: Hashable, Sendable {
  /// The language that it is in.
  public var language: ReceptionLanguage
  /// What is sent: JSON as Apple's push service takes it, in UTF-8.
  public var payload: [UInt8]

  /// A push.
  public init(language: ReceptionLanguage, payload: [UInt8]) {
    self.language = language
    self.payload = payload
  }

  /// What a person sees of it, read from the payload; nil where that is none of ours.
  public var alert: PushAlert? { PushAlert(payload: payload) }
}

extension PushAlert {
  /// What a payload shows; nil where it shows no title and body.
  public init?(payload: some Sequence<UInt8>) {
    guard let alert = try? JSONDecoder().decode(ShownPart.self, from: Data(payload)).aps.alert,
      let title = alert["title"], let body = alert["body"]
    else { return nil }
    self.init(title: title, body: body)
  }
}

/// Of a payload what a person sees.
private struct ShownPart: Decodable {
  struct Aps: Decodable { var alert: [String: String] }
  var aps: Aps
}
