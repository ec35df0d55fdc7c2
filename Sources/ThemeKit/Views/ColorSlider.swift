#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// One channel of a colour, under the title that a plain enum gives.
  ///
  /// ```swift
  /// ForEach(ColorChannel.allCases, id: \.self) { ColorSlider($0, value: $values[$0]) }  // "Hue", "Saturation", …
  /// ```
  public struct ColorSlider: View {
    private let channel: ColorChannel
    @Binding private var value: Double
    private var say = Speech()

    /// A slider.
    ///
    /// - Parameters:
    ///   - channel: the channel.
    ///   - value: its value, 0 to 1.
    public init(_ channel: ColorChannel, value: Binding<Double>) {
      self.channel = channel
      _value = value
    }

    /// Title and value between two buttons; for a screen reader one element that is swiped up and down.
    public var body: some View {
      let content = ColorSliderContent(channel, value: value)
      HStack {
        Button {
          move(by: -0.1)
        } label: {
          Image(.decrease).frame(minWidth: 44, minHeight: 44)
        }
        Line {
          Text(verbatim: say(content.accessibilityLabel))
        } detail: {
          Text(verbatim: say(channel.valueText(value))).monospacedDigit()
        }
        Button {
          move(by: 0.1)
        } label: {
          Image(.increase).frame(minWidth: 44, minHeight: 44)
        }
      }
      .buttonStyle(.plain)
      .readAloud(content, say)
      .accessibilityAdjustableAction { move(by: $0 == .increment ? 0.1 : -0.1) }
    }

    private func move(by step: Double) {
      // Tenths, so that ten steps up and ten down end where they began.
      value = min(max(((value + step) * 10).rounded() / 10, 0), 1)
    }
  }
#endif
