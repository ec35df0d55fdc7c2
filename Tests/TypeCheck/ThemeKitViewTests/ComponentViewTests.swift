import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import TestGround
import Testing

@testable import ThemeKit

extension Views {
  /// What a screen reader says of each component, stop by stop, is what a user without eyes gets of it.
  @MainActor @Suite struct Components {
    private static let english: [String: [String]] = [
      "AvailabilityBadge": ["3 left"],
      "AvatarGroup": ["4 people"],
      "CalendarHeader": ["Previous month | button", "March 2026 | heading", "Next month | button"],
      "CardNumberField": [
        "Card number | Card ending in 4241", "Scan card | button", "Enter a valid card number",
      ],
      "ColorSlider": ["Opacity | 50% | adjustable"],
      "EmptyState": ["No matches | heading", "Try other words or fewer filters.", "Clear filters | button"],
      "InstallmentSelector": [
        "Installments | heading", "Single payment | button", "6 installments | $10.00 per month | button | selected",
      ],
      "LanguageSwitcher": ["Language | English"],
      "LoadingButton": ["Continue | button"],
      "LoadingButton, busy": ["Continue | Loading | button | dimmed"],
      "Pagination": ["Pages", "Previous page | button | dimmed", "Page 1 of 9", "Next page | button"],
      "PassengerPicker": [
        "Passengers | heading", "2 adults, 1 child", "Adults | 2 adults | adjustable",
        "Children | 1 child | adjustable",
        "Infants | 0 infants | adjustable",
      ],
      "PriceBreakdown": [
        "Price details | heading", "3 items", "Subtotal | $60.00", "Discount | -$5.00", "Delivery | Free",
        "Tax | $11.40",
        "Total | $66.40",
      ],
      "PriceTag": ["Price | $80.00, was $100.00"],
      "PromoCode": ["Promo code: | Enter code", "Apply | button", "This code is not valid"],
      "QuantityStepper": [
        "Decrease quantity | button", "Quantity | 10 | adjustable", "Increase quantity | button | dimmed",
        "No more than 10",
      ],
      "Rating": ["Rating | 4.5 out of 5", "128 reviews"],
      "ResendCode": ["Resend code in 1:15 | button | dimmed"],
      "SearchField": ["Search | tea", "Clear text | button", "Cancel | button", "12 results"],
      "Select": ["Select | Blue | button", "Clear selection | button"],
      "Steps": [
        "Progress | Step 2 of 3", "Cart | Completed", "Address | Current step | selected", "Payment | Not started",
      ],
    ]

    @Test func `a screen reader says of each component what it is and what it holds`() {
      Views.with {
        let said = Gallery.components.map { ($0.key, Views.spoken($0.value)) }
        let wrong = said.filter { Self.english[$0.0] != $0.1 }
        #expect(wrong.isEmpty, "\(wrong)")
        #expect(Set(said.map(\.0)) == Set(Self.english.keys))
      }
    }

    @Test func `no text of a component is looked up in the main bundle`() {
      Views.with {
        let looked = Gallery.components.flatMap { Host($0.value).all.filter { $0.kind == "LocalizedText" } }
        #expect(looked.compactMap(\.text) == [])
      }
    }

    @Test func `in Arabic nothing of a component stays English`() {
      Views.with {
        Theme.setLanguage("ar")
        let own = /Blue|Green|Cart|Address|Payment|tea|English|button|heading|selected|adjustable|dimmed/
        let left = Gallery.components.flatMap { component in
          Views.spoken(component.value).map { $0.replacing(own, with: "") }.filter {
            $0.contains(where: { $0.isASCII && $0.isLetter })
          }
        }
        // The amount that the app formats, and the month that the locale around the view writes.
        #expect(left.filter { !$0.contains("March 2026") } == [])
        #expect(Views.spoken(Rating(score: 4.5)) == ["التقييم | 4.5 من 5"])
      }
    }

    @Test func `a parameter stands as it is in every language`() {
      Views.with {
        Theme.setLanguage("tr")
        #expect(
          Views.spoken(CardNumberField(title: "Card number", number: .constant(""))).first?.hasPrefix("Card number")
            == true)
        #expect(Views.spoken(CardNumberField(number: .constant(""))).first?.hasPrefix("Kart numarası") == true)
        #expect(Views.spoken(LoadingButton(title: "Pay") {}) == ["Pay | button"])
        #expect(Views.spoken(EmptyState(title: "Done", message: "Nice.")) == ["Done | heading", "Nice."])
      }
    }

    @Test func `a card number is read while it is short, and never as a whole`() {
      Views.with {
        let said = ["", "4242", "4242 4242 4242 4242"].map { Views.spoken(CardNumberField(number: .constant($0)))[0] }
        #expect(said == ["Card number", "Card number | 4242", "Card number | Card ending in 4242"])
      }
    }

    @Test func `a menu marks the chosen language however its code is spelled`() {
      let languages = [AppLanguage(code: "en", name: "A"), AppLanguage(code: "pt_BR", name: "B")]
      Views.with {
        let said = ["pt-BR", "pt_BR", "en"].map { Views.spoken(LanguageSwitcher(languages, selection: .constant($0))) }
        #expect(said == [["Language | B"], ["Language | B"], ["Language | A"]])
      }
    }

    @Test func `a component does what it says`() {
      struct Form: View {
        @State private var colors: [String] = []
        @State private var count = 1
        @State private var page = 1
        @State private var hue = 0.5
        var body: some View {
          Select(["Blue", "Green"], selection: $colors)
          InstallmentSelector([1, 3], selection: $count)
          Pagination(page: $page, of: 2)
          ColorSlider(.hue, value: $hue)
        }
      }
      Views.with {
        let host = Host(Form())
        host.tap("Select")
        host.tap("Blue")
        host.tap("Green")
        host.tap("3 installments")
        host.tap("Next page")
        #expect(!host.tap("Next page"), "there are two pages")
        host.stops.first { $0.label == "Hue" }?.element.adjust?(.increment)
        host.update()
        #expect(
          host.spoken == [
            "Select | 2 selected | button", "Clear selection | button", "Blue | button | selected",
            "Green | button | selected", "Installments | heading", "Single payment | button",
            "3 installments | button | selected", "Pages", "Previous page | button", "Page 2 of 2",
            "Next page | button | dimmed", "Hue | 216° | adjustable",
          ])
      }
    }

    @Test func `a month goes round the year`() {
      struct Calendar: View {
        @State private var year = 2026
        @State private var month = 1
        var body: some View { CalendarHeader(year: $year, month: $month) }
      }
      Views.with {
        let host = Host(Calendar(), environment: Views.english)
        host.tap("Previous month")
        #expect(host.texts == ["December 2025"])
        host.tap("Next month")
        host.tap("Next month")
        #expect(host.texts == ["February 2026"])
      }
    }
  }
}
