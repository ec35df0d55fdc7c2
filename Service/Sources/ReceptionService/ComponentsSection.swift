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
        trip
        opinion
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
      HTML.loadingButton(title: texts.page("check.title", "Check again"), id: "check", mark: mark)
    }
  }
}
