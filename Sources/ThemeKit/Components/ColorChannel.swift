/// One channel of a colour picker.
///
/// Its title lives outside any view, so it shows whether a language switch reaches strings that no view environment
/// does.
///
/// ```swift
/// ColorChannel.allCases.map(\.title)  // ["Hue", "Saturation", "Brightness", "Opacity"]
/// ```
public enum ColorChannel: String, Sendable, Hashable, CaseIterable {
  /// The angle on the colour wheel, 0 to 360 degrees.
  case hue
  /// How far from grey, 0 to 1.
  case saturation
  /// How far from black, 0 to 1.
  case brightness
  /// How far from transparent, 0 to 1.
  case opacity

  /// The channel's name, resolved anew at each reading.
  public var title: String { text.string }

  /// The channel's name as a value that follows a switch.
  public var text: ThemeText {
    switch self {
    case .hue: ThemeText(themeKit: "Hue")
    case .saturation: ThemeText(themeKit: "Saturation")
    case .brightness: ThemeText(themeKit: "Brightness")
    case .opacity: ThemeText(themeKit: "Opacity")
    }
  }

  /// A value of the channel in words.
  ///
  /// - Parameter value: 0 to 1; what lies outside is brought into range, and what is not a number is 0. Hue is said in
  ///   degrees, the others in percent.
  public func valueText(_ value: Double) -> ThemeText {
    let share = value.isNaN ? 0 : min(max(value, 0), 1)
    guard self == .hue else { return ThemeText(themeKit: "\(Int((share * 100).rounded()))%") }
    return ThemeText(themeKit: "\(Int((share * 360).rounded()))°")
  }
}

/// What a slider for one channel of a colour says.
///
/// ```swift
/// let slider = ColorSliderContent(.opacity, value: 0.5)
/// slider.accessibilityLabel.string  // "Opacity"
/// slider.accessibilityValue?.string  // "50%"
/// ```
public struct ColorSliderContent: ComponentContent {
  /// The channel.
  public let channel: ColorChannel
  /// Its value, 0 to 1.
  public var value: Double

  /// A slider.
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - value: its value, 0 to 1.
  public init(_ channel: ColorChannel, value: Double) {
    self.channel = channel
    self.value = value
  }

  /// The channel's name.
  public var accessibilityLabel: ThemeText { channel.text }
  /// The value in degrees or percent.
  public var accessibilityValue: ThemeText? { channel.valueText(value) }
}
