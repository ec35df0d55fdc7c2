#if DEBUG && canImport(SwiftUI)
  import Dragoman
  import Foundation
  import ReceptionProtocol
  import StringTables
  import StringTemplates
  import SwiftUI

  /// The chat on Xcode's canvas in English, German, Arabic and a pseudo-language, once in the largest type and once empty.
  /// The conversations are authored: no language is chosen for a message.
  struct ChatPreviews: PreviewProvider {
    static var previews: some View {
      ForEach(PreviewConversation.all, id: \.name) { conversation in
        ReceptionChatView(conversation.reception) {}.previewDisplayName(conversation.name)
      }
      ReceptionChatView(PreviewConversation.german.reception) {}
        .dynamicTypeSize(.accessibility5).previewDisplayName("Deutsch, AX5")
      ReceptionChatView(PreviewConversation.empty.reception) {}.previewDisplayName("English, empty")
    }
  }

  /// A conversation of both sides, and the language that the chat around it speaks.
  struct PreviewConversation {
    let name: String
    let tag: String
    let texts: [String]
    var isPseudo = false

    static let german = PreviewConversation(
      name: "Deutsch", tag: "de",
      texts: ["Mein Paket ist noch nicht da.", "Es kommt morgen vor zwölf.", "Super, danke!"])
    static let empty = PreviewConversation(name: "English", tag: "en", texts: [])
    static let all = [
      PreviewConversation(
        name: "English", tag: "en", texts: ["My parcel is not here yet.", "It arrives tomorrow before noon.", "Great!"]),
      german,
      PreviewConversation(
        name: "العربية", tag: "ar", texts: ["لم يصل طردي بعد.", "سيصل غدًا قبل الظهر.", "رائع، شكرًا!"]),
      PreviewConversation(
        name: "Pseudo-language", tag: "en", texts: ["My parcel is not here yet.", "It arrives tomorrow."],
        isPseudo: true),
    ]

    /// A chat of its own that keeps nothing and has nobody to ask.
    @MainActor var reception: Reception {
      let reception = Reception(environment: ReceptionEnvironment(host: { HostApp(localizations: [], preferred: []) }))
      reception.languageOverride = tag
      // The chat itself speaks no pseudo-language: `en-XA` is English to it.
      if isPseudo { reception.texts.shown.setSteps([.fixed(.english, Self.pseudo)]) }
      reception.messages = texts.enumerated().map { place, text in
        ChatMessage(
          id: "\(place)", author: place % 2 == 0 ? .user : .team, text: text,
          date: Date(timeIntervalSince1970: 1_779_969_600 + 60 * Double(place)),
          delivery: place % 2 == 0 ? .delivered : .received)
      }
      return reception
    }

    /// The English texts with accents on every letter.
    private static let pseudo: any StringSource = {
      let entries = BuiltInTable.source.table(for: .english).map { Array($0.entries) } ?? []
      let texts = entries.map { key, template in
        (key, template.form.isPlainText ? plain(template.form) : template.form)
      }
      return MemorySource(
        "pseudo", tables: [StringTable(language: .english, texts: Dictionary(texts, uniquingKeysWith: { $1 }))])
    }()

    private static func plain(_ form: TemplateForm) -> TemplateForm {
      if case .text(let raw) = form { .text(PseudoLanguage.accented.text(of: raw)) } else { form }
    }
  }
#endif
