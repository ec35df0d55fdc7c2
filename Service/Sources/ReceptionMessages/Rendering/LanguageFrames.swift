internal import ReceptionProtocol

/// One language's pushes, put together as far as they are known before there is a message.
struct LanguageFrames: Sendable {
  /// The line above, escaped for JSON.
  let title: [UInt8]
  /// The line below.
  let bodies: PushBodies

  /// The most bytes of a title.
  private static let longestTitle = 1_000

  init(_ templates: PushTemplates, app: String, in language: ReceptionLanguage) {
    let texts = LanguageTexts(templates, app: app, in: language)
    title = EscapedText.bytes(Shortening.shortened(texts.title, toEscaped: Self.longestTitle))
    let isBuiltIn = templates.languages[language]?.keys.allSatisfy { $0 == .title } ?? true
    bodies = isBuiltIn ? PushBodies.builtIn[language] ?? PushBodies(texts) : PushBodies(texts)
  }
}

/// The bodies of one language's pushes, without their messages.
final class PushBodies: Sendable {
  /// So many photos are prepared for: the most of one message.
  private static let preparedPhotos = 20

  /// Those that are the same for every app.
  static let builtIn: [ReceptionLanguage: PushBodies] = Dictionary(
    uniqueKeysWithValues: ReceptionLanguage.all.map { language in
      (language, PushBodies(LanguageTexts(PushTemplates(), app: "", in: language)))
    })

  private let texts: LanguageTexts
  private let text, hidden: PushFrame
  /// For one photo and more.
  private let photos, textAndPhotos: [PushFrame]

  init(_ texts: LanguageTexts) {
    self.texts = texts
    text = PushFrame(texts.body(.text, count: 0))
    hidden = PushFrame(texts.body(.hidden, count: 0))
    photos = (1...Self.preparedPhotos).map { PushFrame(texts.body(.photos, count: $0)) }
    textAndPhotos = (1...Self.preparedPhotos).map { PushFrame(texts.body(.textAndPhotos, count: $0)) }
  }

  /// The frame of a body.
  func frame(_ field: PushField, count: Int) -> PushFrame {
    switch field {
    case .title, .text: text
    case .hidden: hidden
    case .photos: photos.indices.contains(count - 1) ? photos[count - 1] : PushFrame(texts.body(field, count: count))
    case .textAndPhotos:
      textAndPhotos.indices.contains(count - 1)
        ? textAndPhotos[count - 1] : PushFrame(texts.body(field, count: count))
    }
  }
}
