import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing

@testable import ThemeKit

extension ProcessSettings {
  @Suite struct Components {
    private let english = Locale(identifier: "en_US")

    /// The examples of the documentation, and the corners of each component: text, expectation.
    private var rows: [(ThemeText?, String?)] {
      let order = PriceOrder(items: 3, subtotal: 60, discount: 5, tax: 11.4, currency: "USD")
      let breakdown = PriceBreakdownContent(order, locale: english)
      let paid = PriceBreakdownContent(PriceOrder(items: 1, subtotal: 5, delivery: 2, currency: "USD"), locale: english)
      let tag = PriceTagContent(Price(80, "USD"), before: Price(100, "USD"), locale: english)
      let steps = StepsContent(["Cart", "Address", "Payment"], current: 1, failed: [2])
      return [
        (CardNumberFieldContent(number: "4242 4242 4242 4242").title, "Card number"),
        (CardNumberFieldContent(number: "4242 4242 4242 4242").accessibilityValue, "Card ending in 4242"),
        (CardNumberFieldContent(number: "4242 4242 4242 4242").problem, nil),
        (CardNumberFieldContent(number: "4242 4242 4242 4241").problem, "Enter a valid card number"),
        (CardNumberFieldContent(number: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢").accessibilityValue, "Card ending in 4242"),
        (CardNumberFieldContent(number: "").problem, nil),
        (CardNumberFieldContent(number: "4242").accessibilityValue, nil),
        (CardNumberFieldContent().scanButton, "Scan card"),
        (SelectContent().placeholder, "Select"),
        (SelectContent().accessibilityValue, nil),
        (SelectContent(label: "Color").accessibilityLabel, "Color"),
        (SelectContent(selection: ["Blue"]).summary, "Blue"),
        (SelectContent(selection: ["Blue", "Green"]).summary, "2 selected"),
        (SelectContent().clearButton, "Clear selection"), (SelectContent().emptyList, "No options"),
        (PromoCodeContent().label, "Promo code:"), (PromoCodeContent().placeholder, "Enter code"),
        (PromoCodeContent().button, "Apply"), (PromoCodeContent().message, nil),
        (PromoCodeContent(state: .applied(code: "SUMMER")).message, "SUMMER applied"),
        (PromoCodeContent(state: .applied(code: "SUMMER")).button, "Remove"),
        (PromoCodeContent(state: .rejected).message, "This code is not valid"),
        (AvailabilityBadgeContent(.available).title, "Available"),
        (AvailabilityBadgeContent(.left(3)).title, "3 left"),
        (AvailabilityBadgeContent(.left(0)).title, "Sold out"), (AvailabilityBadgeContent(.left(-1)).title, "Sold out"),
        (RatingContent(score: 4.5).accessibilityLabel, "Rating"),
        (RatingContent(score: 4.5).accessibilityValue, "4.5 out of 5"),
        (RatingContent(score: 4).accessibilityValue, "4 out of 5"),
        (RatingContent(score: .nan).accessibilityValue, "nan out of 5"),
        (RatingContent(score: 4.5, reviews: 128).reviewCount, "128 reviews"),
        (RatingContent(score: 4.5, reviews: 1).reviewCount, "1 review"),
        (RatingContent(score: 4.5).reviewCount, nil),
        (steps.items[0].accessibilityValue, "Completed"), (steps.items[1].accessibilityValue, "Current step"),
        (steps.items[2].accessibilityValue, "Needs attention"), (steps.accessibilityValue, "Step 2 of 3"),
        (StepsContent(["A", "B"], current: 0).items[1].accessibilityValue, "Not started"),
        (StepsContent(["A"], current: 7).accessibilityValue, "All steps completed"),
        (StepsContent([], current: -1).accessibilityLabel, "Progress"),
        (InstallmentSelectorContent([1, 3]).options[0].title, "Single payment"),
        (InstallmentSelectorContent([1, 3]).options[1].title, "3 installments"),
        (InstallmentSelectorContent.Option(count: 3, monthlyAmount: "$20").detail, "$20 per month"),
        (InstallmentSelectorContent([1]).title, "Installments"),
        (PassengerPickerContent(adults: 2, children: 1).summary, "2 adults, 1 child"),
        (PassengerPickerContent(adults: 1, children: 2, infants: 1).summary, "1 adult, 2 children, 1 infant"),
        (PassengerPickerContent(adults: 0).summary, "0 adults"),
        (PassengerPickerContent().rows[0].title, "Adults"), (PassengerPickerContent().rows[0].unit, "adults"),
        (PassengerPickerContent().rows[2].phrase, "0 infants"), (PassengerPickerContent().title, "Passengers"),
        (LoadingButtonContent(isLoading: true).title, "Loading…"),
        (LoadingButtonContent(isLoading: true).accessibilityValue, "Loading"),
        (LoadingButtonContent(title: "Pay", isLoading: true).accessibilityLabel, "Pay"),
        (LoadingButtonContent(loadingTitle: "Paying", isLoading: true).title, "Paying"),
        (LoadingButtonContent().title, "Continue"), (LoadingButtonContent().accessibilityValue, nil),
        (CalendarHeaderContent(year: 2026, month: 3, locale: english).title, "March 2026"),
        (CalendarHeaderContent(year: 2025, month: 13, locale: english).title, "January 2026"),
        (CalendarHeaderContent(year: 2026, month: 3).previousButton, "Previous month"),
        (CalendarHeaderContent(year: 2026, month: 3).nextButton, "Next month"),
        (CalendarHeaderContent(year: 2026, month: 3).todayButton, "Today"),
        (tag.discount, "20% off"), (tag.accessibilityValue, "$80.00, was $100.00"), (tag.accessibilityLabel, "Price"),
        (PriceTagContent(Price(80, "USD"), locale: english).accessibilityValue, "$80.00"),
        (PriceTagContent(Price(80, "USD"), before: Price(100, "EUR"), locale: english).discount, nil),
        (PriceTagContent(Price(80, "USD"), before: Price(0, "USD"), locale: english).discount, nil),
        (PriceTagContent(Price(120, "USD"), before: Price(100, "USD"), locale: english).discount, nil),
        (breakdown.title, "Price details"), (breakdown.itemCount, "3 items"), (paid.itemCount, "1 item"),
        (breakdown.lines[1].amount, "-$5.00"), (breakdown.lines[2].amount, "Free"), (breakdown.total.amount, "$66.40"),
        (paid.lines[1].amount, "$2.00"),
        (SearchFieldContent().placeholder, "Search"), (SearchFieldContent().status, nil),
        (SearchFieldContent(query: "tea", results: 12).status, "12 results"),
        (SearchFieldContent(query: "tea", results: 1).status, "1 result"),
        (SearchFieldContent(query: "100 %@", results: 0).status, "No results for “100 %@”"),
        (SearchFieldContent().clearButton, "Clear text"), (SearchFieldContent().cancelButton, "Cancel"),
        (ColorSliderContent(.opacity, value: 0.5).accessibilityValue, "50%"),
        (ColorSliderContent(.hue, value: 0.5).accessibilityValue, "180°"),
        (ColorSliderContent(.saturation, value: .nan).accessibilityValue, "0%"),
        (ColorSliderContent(.saturation, value: .infinity).accessibilityValue, "100%"),
        (QuantityStepperContent(value: 2).accessibilityLabel, "Quantity"),
        (QuantityStepperContent(value: 2).accessibilityValue, "2"), (QuantityStepperContent(value: 2).limit, nil),
        (QuantityStepperContent(value: 10, in: 1...10).limit, "No more than 10"),
        (QuantityStepperContent(value: 1, in: 1...10).limit, "At least 1"),
        (QuantityStepperContent(value: 1).increaseButton, "Increase quantity"),
        (QuantityStepperContent(value: 1).decreaseButton, "Decrease quantity"),
        (ResendCodeContent(secondsLeft: 75).title, "Resend code in 1:15"),
        (ResendCodeContent(secondsLeft: 5).title, "Resend code in 0:05"),
        (ResendCodeContent(secondsLeft: 0).title, "Resend code"),
        (ResendCodeContent(secondsLeft: 0).confirmation, "Code sent"),
        (AvatarGroupContent(["Ada", "Grace", "Linus", "Mei"], shown: 3).overflow, "1 more"),
        (AvatarGroupContent(["Ada", "Grace", "Linus", "Mei"], shown: 3).accessibilityLabel, "4 people"),
        (AvatarGroupContent(["Ada"]).accessibilityLabel, "1 person"), (AvatarGroupContent([]).overflow, nil),
        (PaginationContent(page: 2, of: 9).status, "Page 2 of 9"),
        (PaginationContent(page: 2, of: 9).previousButton, "Previous page"),
        (PaginationContent(page: 2, of: 9).nextButton, "Next page"),
        (PaginationContent(page: 2, of: 9).pageButton(3), "Go to page 3"),
        (PaginationContent(page: 2, of: 9).accessibilityLabel, "Pages"),
        (EmptyStateContent().title, "Nothing here yet"), (EmptyStateContent().button, nil),
        (EmptyStateContent().message, "What you add will appear here."),
        (EmptyStateContent(.noMatches).title, "No matches"), (EmptyStateContent(.noMatches).button, "Clear filters"),
        (EmptyStateContent(.noMatches).message, "Try other words or fewer filters."),
        (EmptyStateContent(.failed).title, "Something went wrong"), (EmptyStateContent(.failed).button, "Try again"),
        (EmptyStateContent(.failed).message, "Check your connection and try again."),
        (LanguageSwitcher([], selection: .constant("en")).accessibilityLabel, "Language"),
        (LanguageSwitcher([], selection: .constant("en")).accessibilityValue, nil),
      ]
    }

    @Test func `every component says what the code says while there is no catalog`() {
      ProcessSettings.with(nil) {
        let wrong = rows.filter { $0.0?.string != $0.1 }
        #expect(wrong.isEmpty, "\(wrong.map { "\($0.0?.string ?? "nil") ≠ \($0.1 ?? "nil")" })")
      }
    }

    @Test func `every text of a component is in the demo's catalog in Turkish and Arabic`() throws {
      try ProcessSettings.with(CatalogSource(xcstrings: TestGround.bytes(CatalogFile.demo), name: "ThemeKit")) {
        let values = rows.compactMap { $0.0?.value }
        for language in ["tr", "ar"] {
          let foreign = values.filter { ThemeKitStrings.explain($0, in: tag(language)).language != tag(language) }
          #expect(foreign.map(\.key) == [])
        }
        #expect(Set(values.map(\.key)).count > 75)
      }
    }

    @Test func `lines of a breakdown that do not apply are left out`() {
      let plain = PriceBreakdownContent(PriceOrder(items: 1, subtotal: 5, currency: "USD"))
      #expect(plain.lines.map(\.title.string) == ["Subtotal", "Delivery"])
      let full = PriceBreakdownContent(
        PriceOrder(items: 1, subtotal: 5, discount: 1, delivery: 1, tax: 1, currency: "USD"))
      #expect(full.lines.map(\.title.string) == ["Subtotal", "Discount", "Delivery", "Tax"])
      #expect(full.total.accessibilityLabel.string == "Total")
      #expect(full.order.total == 6)
    }

    @Test func `a language's name is its own unless the app gives one`() {
      #expect(AppLanguage(code: "tr").name == "Türkçe")
      #expect(AppLanguage(code: "ar").writingDirection == .rightToLeft)
      #expect(AppLanguage(code: "de", name: "German").name == "German")
      #expect(AppLanguage(code: "not a tag").name == "not a tag")
    }
  }
}
