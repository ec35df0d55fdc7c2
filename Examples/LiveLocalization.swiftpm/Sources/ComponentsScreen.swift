import Foundation
import ThemeKit

/// Every component, at work.
struct ComponentsScreen: View {
  @State private var number = ""
  @State private var code = ""
  @State private var promo: PromoCodeContent.State = .editing
  @State private var query = ""
  @State private var colors: [String] = []
  @State private var quantity = 1
  @State private var installments = 3
  @State private var page = 1
  @State private var adults = 2
  @State private var children = 1
  @State private var infants = 0
  @State private var year = 2026
  @State private var month = 9

  private var order: PriceOrder { PriceOrder(items: quantity, subtotal: Decimal(quantity) * 40, currency: "EUR") }

  var body: some View {
    Form {
      fields
      choices
      signs
    }
  }

  @ViewBuilder private var fields: some View {
    CardNumberField(number: $number)
    PromoCode(code: $code, state: promo) {
      promo = promo == .editing ? (code == "LIVE20" ? .applied(code: code) : .rejected) : .editing
    }
    SearchField(query: $query)
    Select(["Blue", "Green", "Red"], selection: $colors, label: "Color")
  }

  @ViewBuilder private var choices: some View {
    QuantityStepper(value: $quantity, in: 1...9)
    PriceBreakdown(order)
    InstallmentSelector([1, 3, 6], selection: $installments)
    PassengerPicker(adults: $adults, children: $children, infants: $infants)
    CalendarHeader(year: $year, month: $month)
    Pagination(page: $page, of: 9)
  }

  @ViewBuilder private var signs: some View {
    Steps(["Seat", "Month", "Payment"], current: 1)
    AvatarGroup(["Ada", "Grace", "Hedy", "Katherine", "Mary"], shown: 3)
    LoadingButton(isLoading: false) {}
    ResendCode(secondsLeft: 0) {}
  }
}
