internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// ThemeKit's components as HTML forms.
struct ComponentsSection {
  let texts: PageTexts
  let state: LiveState
  let snippets: Snippets

  private var mark: TextMarker { texts.themeKit }

  var html: HTML {
    .element(.section, .id("components"), .aria(.labelledby, "components-heading")) {
      texts.page("components.heading", "Components").element(.h2, .id("components-heading"))
      texts.page(
        "components.sentence",
        "ThemeKit brings its words in English; the app’s catalog lays Turkish and Arabic on top."
      ).element(.p)
      HTML.element(.form, .class("grid"), .data("state", "components"), .named(.autocomplete, "off")) {
        order
        payment
        price
        trip
        travellers
        opinion
        finding
        progress
      }
      snippets.html(of: "components")
    }
  }

  private var payment: HTML {
    .element(.div, .class("card")) {
      HTML.cardNumberField(CardNumberFieldContent(), id: "card", rule: .digitsOnly(), mark: mark)
      HTML.installmentSelector(
        InstallmentSelectorContent(LiveState.installmentCounts), id: "installments", selected: state.installments,
        mark: mark)
    }
  }

  private var order: HTML {
    .element(.div, .class("card")) {
      HTML.element(.p, .class("line")) {
        texts.page("availability.label", "Tickets left").element(.span)
        HTML.availabilityBadge(availability, id: "availability", mark: mark)
      }
      HTML.quantityStepper(
        QuantityStepperContent(value: state.quantity, in: 1...LiveState.stock), id: "quantity", mark: mark)
      texts.page("quantity.tickets", "\(state.quantity) tickets").element(.p, .class("specimen"))
      HTML.promoCode(PromoCodeContent(state: state.promoState), id: "promo", rule: .minLength(4), mark: mark)
    }
  }

  private var availability: AvailabilityBadgeContent {
    AvailabilityBadgeContent(state.left > 5 ? .available : .left(state.left))
  }

  private var trip: HTML {
    .element(.div, .class("card")) {
      HTML.select(
        SelectContent(), id: "seat", label: texts.page("seat.label", "Seat"),
        options: [texts.page("seat.window", "Window"), texts.page("seat.aisle", "Aisle")], mark: mark)
      texts.page("month.label", "Travel month").element(.h3)
      HTML.calendarHeader(
        CalendarHeaderContent(year: state.year, month: state.month, locale: Locale(texts.reader.language)), id: "month",
        mark: mark)
    }
  }

  private var opinion: HTML {
    .element(.div, .class("card")) {
      HTML.rating(RatingContent(score: Double(state.rating)), id: "rating", mark: mark)
      HTML.pagination(
        PaginationContent(page: state.reviewPage, of: LiveState.reviewPages), id: "reviews", mark: mark)
      HTML.loadingButton(title: texts.page("check.title", "Check again"), id: "check", mark: mark)
    }
  }

  private var locale: Locale { Locale(texts.reader.language) }

  private var price: HTML {
    .element(.div, .class("card")) {
      HTML.priceTag(
        PriceTagContent(LiveState.ticket, before: LiveState.ticketBefore, locale: locale), id: "price", mark: mark)
      HTML.priceBreakdown(PriceBreakdownContent(state.order, locale: locale), id: "order", mark: mark)
    }
  }

  private var travellers: HTML {
    let people = AvatarGroupContent(["Ada", "Grace", "Hedy", "Katherine", "Mary", "Radia"], shown: 4)
    return .element(.div, .class("card")) {
      HTML.passengerPicker(
        PassengerPickerContent(
          adults: state.count(of: .adult), children: state.count(of: .child), infants: state.count(of: .infant)),
        id: "passengers", mark: mark)
      HTML.avatarGroup(people, id: "people", mark: mark)
    }
  }

  private var progress: HTML {
    .element(.div, .class("card")) {
      HTML.steps(
        StepsContent(["Seat", "Travel month", "Payment"], current: 1), titles: stepTitles, id: "steps", mark: mark)
      HTML.resendCode(ResendCodeContent(secondsLeft: state.resend), id: "resend", mark: mark)
    }
  }

  private var stepTitles: [MarkedText] {
    [
      texts.page("steps.seat", "Seat"), texts.page("steps.month", "Travel month"),
      texts.page("steps.payment", "Payment"),
    ]
  }

  /// A search among the names of some languages, each written by itself.
  private var finding: HTML {
    let names = ["ar", "de", "el", "en", "fr", "he", "hi", "ja", "ko", "pt", "ru", "ta", "th", "tr", "uk", "zh"]
    let query = state.search.lowercased()
    let found = names.compactMap { LanguageTag($0)?.menuName }.filter { $0.lowercased().contains(query) }
    let results = query.isEmpty ? nil : found.count
    return .element(.div, .class("card")) {
      texts.page("search.heading", "Names of languages").element(.h3)
      HTML.searchField(SearchFieldContent(query: state.search, results: results), id: "search", mark: mark)
      HTML.emptyState(
        EmptyStateContent(.noMatches), id: "search-empty", clears: "search", isHidden: results != 0, mark: mark)
    }
  }
}
