internal import Dragoman
internal import LanguageTags
internal import ReceptionKit
internal import StringTables
internal import ThemeKit

/// Whose words a text is.
enum TextTable: String, Codable, Sendable, CaseIterable {
  /// ThemeKit's, with the app's catalog above.
  case themeKit = "ThemeKit"
  /// The page's own.
  case page = "LivePage"
  /// The support chat's.
  case chat = "ReceptionKit"
}

/// The two catalogs behind the live page, read once when the service starts.
struct PageCatalogs: Sendable {
  /// The page's own words.
  let page: StringResolver
  /// The languages the page is written in, English first.
  let languages: [LanguageTag]
  /// Matches a reader's wishes to them.
  let matcher: LanguageMatcher

  /// Reads `LivePage.xcstrings`, and hands `ThemeKit.xcstrings` to ThemeKit as the app's catalog, as an app does once at
  /// launch. No later request changes a setting of the process.
  ///
  /// - Throws: `.malformed` with line and column for a file that is no catalog.
  init(resources: ServiceResources) throws(ResourceError) {
    let words = try Self.source("LivePage", in: resources)
    ThemeKitStrings.register(try Self.source("ThemeKit", in: resources))
    languages = words.languages
    page = StringResolver(
      policy: .pinned(.english), steps: [.override(words), .fixed(.english, words)])
    matcher = LanguageMatcher(supported: words.languages, default: .english, rules: .cldrSameLanguage)
  }

  private static func source(_ table: String, in resources: ServiceResources) throws(ResourceError) -> CatalogSource {
    let bytes = try resources.bytes(table + ".xcstrings")
    do throws(TableReadError) {
      return try CatalogSource(xcstrings: bytes, name: table)
    } catch {
      throw .malformed(resources.folder + "/\(table).xcstrings", reason: "\(error)")
    }
  }

  /// A message with the reader's language, and how it came about.
  func explain(_ message: LocalizedMessage, in table: TextTable, for reader: Reader) -> Explanation {
    switch table {
    case .page: page.scoped(to: reader.scope).explain(message)
    // The chat has languages that the page has not.
    case .chat: ChatLanguages.texts(chosen: reader.requested, page: reader.language).explain(message)
    case .themeKit: ThemeKitStrings.explain(ThemeKitLocalizationValue(message), in: reader.scope)
    }
  }

  /// The words of the page itself.
  func text(_ message: LocalizedMessage, for reader: Reader) -> Resolution {
    page.scoped(to: reader.scope).resolve(message)
  }
}
