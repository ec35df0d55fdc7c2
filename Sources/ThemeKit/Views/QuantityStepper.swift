#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A number of pieces between two buttons.
  ///
  /// ```swift
  /// QuantityStepper(value: $quantity, in: 1...10)  // for a screen reader "Quantity, 2"
  /// ```
  public struct QuantityStepper: View {
    @Binding private var value: Int
    private let bounds: ClosedRange<Int>
    private let label: String?
    private var say = Speech()

    /// A stepper.
    ///
    /// - Parameters:
    ///   - value: how many.
    ///   - bounds: what is allowed.
    ///   - label: the app's own label, which wins in every language.
    public init(value: Binding<Int>, in bounds: ClosedRange<Int> = 1...99, label: String? = nil) {
      _value = value
      self.bounds = bounds
      self.label = label
    }

    /// The number between its buttons and, at a bound, why it goes no further.
    public var body: some View {
      let content = QuantityStepperContent(value: value, in: bounds, label: label)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          SymbolButton(symbol: .decrease, title: say(content.decreaseButton)) { move(by: -1) }
            .disabled(value <= bounds.lowerBound)
          Text(verbatim: String(value)).monospacedDigit()
            .named(content, say)
            .accessibilityAdjustableAction { move(by: $0 == .increment ? 1 : -1) }
          SymbolButton(symbol: .increase, title: say(content.increaseButton)) { move(by: 1) }
            .disabled(value >= bounds.upperBound)
        }
        if let limit = content.limit { Text(verbatim: say(limit)).font(.footnote).foregroundStyle(.secondary) }
      }
    }

    private func move(by step: Int) { value = min(max(value + step, bounds.lowerBound), bounds.upperBound) }
  }
#endif
