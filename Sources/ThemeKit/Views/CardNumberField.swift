#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A field for a payment card's number.
  ///
  /// ```swift
  /// CardNumberField(number: $number)                        // "Card number"
  /// CardNumberField(title: "Card number", number: $number)  // the same words in every language
  /// ```
  public struct CardNumberField: View {
    private let title: String?
    @Binding private var number: String
    private let scan: (@MainActor () -> Void)?
    private var say = Speech()

    /// A field.
    ///
    /// - Parameters:
    ///   - title: the app's own title, which wins in every language.
    ///   - number: what the user has typed so far.
    ///   - scan: reads a number with the camera; without it there is no button for it.
    public init(title: String? = nil, number: Binding<String>, scan: (@MainActor () -> Void)? = nil) {
      self.title = title
      _number = number
      self.scan = scan
    }

    /// Title, field and, when the number cannot be a card's, what is wrong. The digits run from left to right in every
    /// language.
    public var body: some View {
      let content = CardNumberFieldContent(title: title, number: number)
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: say(content.title)).font(.subheadline).accessibilityHidden(true)
        HStack {
          TextField(say(content.title), text: $number, prompt: Text(verbatim: say(content.placeholder)))
            .monospacedDigit()
            .environment(\.layoutDirection, .leftToRight)
            .named(content, say, typed: number)
          if let scan { SymbolButton(symbol: .camera, title: say(content.scanButton), action: scan) }
        }
        if let problem = content.problem { Text(verbatim: say(problem)).font(.footnote).foregroundStyle(.red) }
      }
    }
  }
#endif
