internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// *Two languages on one screen*: the same components twice, once in the page's language and once in another.
struct BesideSection {
  let texts: PageTexts
  let state: LiveState
  let snippets: Snippets

  var html: HTML {
    .element(.section, .id("beside-section"), .aria(.labelledby, "beside-heading")) {
      texts.page("beside.heading", "Two languages on one screen").element(.h2, .id("beside-heading"))
      texts.page("beside.sentence", "One part speaks a language of its own, whatever the page speaks.").element(.p)
      HTML.element(.form, .class("grid"), .data("state", "beside"), .named(.autocomplete, "off")) {
        part("here", nil) { texts.page("beside.here", "The page’s language").element(.h3) }
        part("there", language) { picker }
      }
      snippets.html(of: "beside")
    }
  }

  /// The language that was chosen, or the first that the page is not in.
  private var language: LanguageTag {
    let offered = texts.catalogs.languages
    if let chosen = offered.first(where: { $0.description == state.beside }) { return chosen }
    return offered.last { $0 != texts.reader.language } ?? .english
  }

  private var picker: HTML {
    .element(.div, .class("tk-field")) {
      texts.page("beside.label", "Language of this part").element(.label, .named(.for, "beside"))
      HTML.element(.select, .id("beside"), .named(.name, "beside"), .named(.autocomplete, "off")) {
        for tag in texts.catalogs.languages { option(AppLanguage(code: tag.description)) }
      }
    }
  }

  private func option(_ offered: AppLanguage) -> HTML {
    .element(
      .option, .named(.value, offered.code), .named(.lang, offered.code),
      .named(.dir, offered.writingDirection.rawValue), .flag(.selected, offered.code == language.description)
    ) { offered.name }
  }

  /// The components in a language, laid out and formatted as it is; nil is the page's.
  private func part(_ id: String, _ language: LanguageTag?, @HTMLBuilder heading: () -> HTML) -> HTML {
    let mark: TextMarker = { texts.themeKit($0, $1, beside: language) }
    let locale = Locale(language ?? texts.reader.language)
    let marks: [HTMLAttribute] =
      language.map {
        [.named(.lang, $0.description), .named(.dir, $0.writingDirection.rawValue), .data("part", "beside")]
      } ?? []
    return .element(.div, .class("card")) {
      heading()
      HTML.element(.div, [.class("stack"), .id(id)] + marks) {
        HTML.emptyState(EmptyStateContent(.failed), id: id + "-empty", mark: mark)
        HTML.availabilityBadge(AvailabilityBadgeContent(.left(3)), id: id + ".badge", mark: mark)
        HTML.priceTag(
          PriceTagContent(LiveState.ticket, before: LiveState.ticketBefore, locale: locale), id: id + ".price",
          mark: mark)
      }
    }
  }
}
