internal import LanguageTags
internal import ReceptionKit

/// The phone that a visitor's device stands for: it speaks what the visitor's browser speaks.
struct VisitorPhone: Hashable, Sendable, Codable {
  /// So many languages are looked at.
  private static let mostLanguages = 16

  /// The user's languages, best first: a browser's list is the phone's.
  let languages: [String]
  /// The phone's locale, as it is reported: that of its first language, in the region that the list names or that is most
  /// likely there.
  let locale: String

  /// The phone of somebody with a browser that sends this `Accept-Language`; without one it is as it is sold.
  init(accepted: String?) {
    let wanted = AcceptLanguage(accepted ?? "").tags.prefix(Self.mostLanguages)
    languages = wanted.map(\.description)
    locale = wanted.first.map(Self.locale) ?? "en_US"
  }

  /// An app that is localized in all of ReceptionKit's languages, on this phone.
  var host: HostApp {
    HostApp(
      localizations: Reception.supportedLanguages.map(\.identifier), preferred: languages, development: "en")
  }

  /// The language in which the app itself appears.
  var language: LanguageTag { host.language ?? .english }

  /// `ar` is `ar_EG`, `sr-Latn` is `sr_Latn_RS`.
  private static func locale(of tag: LanguageTag) -> String {
    let plain = tag.canonicalized().withoutExtensions
    let region = plain.region ?? plain.maximized().region
    return [plain.language, plain.script, region].compactMap { $0 }.joined(separator: "_")
  }
}
