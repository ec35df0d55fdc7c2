import Foundation
import SwiftUI

@testable import ThemeKit

/// Every component once, by name.
@MainActor enum Gallery {
  static let order = PriceOrder(items: 3, subtotal: 60, discount: 5, tax: 11.4, currency: "USD")

  static let components: KeyValuePairs<String, AnyView> = [
    "AvailabilityBadge": AnyView(AvailabilityBadge(.left(3))),
    "AvatarGroup": AnyView(AvatarGroup(["Ada", "Grace", "Linus", "Mei"], shown: 3)),
    "CalendarHeader": AnyView(CalendarHeader(year: .constant(2026), month: .constant(3))),
    "CardNumberField": AnyView(CardNumberField(number: .constant("4242 4242 4242 4241")) {}),
    "ColorSlider": AnyView(ColorSlider(.opacity, value: .constant(0.5))),
    "EmptyState": AnyView(EmptyState(.noMatches) {}),
    "InstallmentSelector": AnyView(
      InstallmentSelector(
        options: [.init(count: 1), .init(count: 6, monthlyAmount: "$10.00")], selection: .constant(6))),
    "LanguageSwitcher": AnyView(
      LanguageSwitcher([.init(code: "en"), .init(code: "tr")], selection: ThemeKitStrings.languageBinding)),
    "LoadingButton": AnyView(LoadingButton {}),
    "LoadingButton, busy": AnyView(LoadingButton(isLoading: true) {}),
    "Pagination": AnyView(Pagination(page: .constant(1), of: 9)),
    "PassengerPicker": AnyView(
      PassengerPicker(adults: .constant(2), children: .constant(1), infants: .constant(0))),
    "PriceBreakdown": AnyView(PriceBreakdown(order)),
    "PriceTag": AnyView(PriceTag(Price(80, "USD"), before: Price(100, "USD"))),
    "PromoCode": AnyView(PromoCode(code: .constant(""), state: .rejected) {}),
    "QuantityStepper": AnyView(QuantityStepper(value: .constant(10), in: 1...10)),
    "Rating": AnyView(Rating(score: 4.5, reviews: 128)),
    "ResendCode": AnyView(ResendCode(secondsLeft: 75) {}),
    "SearchField": AnyView(SearchField(query: .constant("tea"), results: 12) {}),
    "Select": AnyView(Select(["Blue", "Green"], selection: .constant(["Blue"]))),
    "Steps": AnyView(Steps(["Cart", "Address", "Payment"], current: 1)),
  ]
}
