internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import StringTables

/// The dashboard's own words, read once when the service starts.
struct DashboardCatalog: Sendable {
  let words: StringResolver
  /// The languages it is written in, English first.
  let languages: [LanguageTag]
  /// Those, and the pseudo-languages.
  let offered: [LanguageTag]
  let matcher: LanguageMatcher

  /// Reads `Dashboard.xcstrings`.
  ///
  /// - Parameter reporter: who hears of a text that it lacks.
  /// - Throws: `.malformed` with line and column for a file that is no catalog.
  init(resources: ServiceResources, reporter: ResolutionReporter? = nil) throws(ResourceError) {
    let source: CatalogSource
    let bytes = try resources.bytes("Dashboard.xcstrings")
    do throws(TableReadError) { source = try CatalogSource(xcstrings: bytes, name: "Dashboard") } catch {
      throw .malformed(resources.folder + "/Dashboard.xcstrings", reason: "\(error)")
    }
    var settings = ResolverSettings()
    // Names and messages are anybody's: whatever their direction, they keep their place in a sentence.
    settings.isolatesArguments = true
    settings.pseudoLanguages = Set(PseudoLanguage.allCases)
    languages = source.languages
    offered = languages + PseudoLanguage.allCases.map(\.tag)
    words = StringResolver(
      policy: .pinned(.english), steps: [.override(source), .fixed(.english, source)], settings: settings,
      reporter: reporter)
    matcher = LanguageMatcher(supported: offered, default: .english, rules: .cldrSameLanguage)
  }
}

/// The words and formats of one answer, in the language of one agent.
struct DashboardTexts: Sendable {
  static let cookie = "dragoman_language"

  let catalog: DashboardCatalog
  /// What the agent chose; `automatic` follows the browser.
  let chosen: String
  /// The language that the answer is in.
  let language: LanguageTag

  /// For the agent of a request: the language of the cookie, else of the browser.
  init(_ catalog: DashboardCatalog, _ request: HTTPRequest) {
    self.catalog = catalog
    let tag = request.cookie(Self.cookie).flatMap { LanguageTag($0) }
    if let tag, catalog.offered.contains(tag) {
      (chosen, language) = (tag.description, tag)
    } else {
      let browser = AcceptLanguage(request.fields["Accept-Language"] ?? "").tags
      (chosen, language) = ("automatic", catalog.matcher.match(browser).tag)
    }
  }

  /// For a language.
  init(_ catalog: DashboardCatalog, _ language: LanguageTag) {
    (self.catalog, chosen, self.language) = (catalog, language.description, language)
  }

  /// A text in the agent's language.
  func callAsFunction(_ message: LocalizedMessage) -> String { catalog.words.scoped(to: language).text(message) }

  /// `ltr` or `rtl`.
  var direction: String { language.writingDirection.rawValue }
  /// For Foundation's formats.
  var locale: Locale { Locale(language.withoutExtensions) }
}

// MARK: - Formats

extension DashboardTexts {
  /// A moment, by the clock of Greenwich; where there is a script, it is set to the agent's own.
  func time(_ seconds: Double) -> HTML {
    let date = Date(timeIntervalSince1970: seconds.rounded(.down))
    let exact = date.formatted(.iso8601)
    return .element(.time, .named(.datetime, exact)) { HTML.text(moment(date) + " UTC") }
  }

  private func moment(_ date: Date) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = .gmt
    return date.formatted(style)
  }

  /// A whole number.
  func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

  /// Several things, one after the other: `Arabic, German and Japanese` as the agent's language joins them.
  func list(_ texts: [String]) -> String { texts.formatted(.list(type: .and, width: .narrow).locale(locale)) }

  /// A language in the agent's language, by its tag: `Deutsch (Schweiz)`.
  func name(ofLanguage tag: String) -> String? { locale.localizedString(forIdentifier: tag) }

  /// A region in the agent's language, by its code: `Schweiz`.
  func name(ofRegion code: String) -> String? { locale.localizedString(forRegionCode: code) }
}
