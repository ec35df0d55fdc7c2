#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// What an order costs, line by line.
  ///
  /// ```swift
  /// PriceBreakdown(order).themeKitLocale(Locale(identifier: "de"))   // German number/currency formatting
  /// ```
  public struct PriceBreakdown: View {
    private let order: PriceOrder
    private let title: String?
    @Environment(\.locale) private var locale
    private var say = Speech()

    /// A breakdown.
    ///
    /// - Parameters:
    ///   - order: the order.
    ///   - title: the app's own title, which wins in every language.
    public init(_ order: PriceOrder, title: String? = nil) {
      self.order = order
      self.title = title
    }

    /// Heading, lines and total; amounts as the locale around the view writes them.
    public var body: some View {
      let content = PriceBreakdownContent(order, title: title, locale: locale)
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: say(content.title)).font(.headline).accessibilityAddTraits(.isHeader)
        Text(verbatim: say(content.itemCount)).foregroundStyle(.secondary)
        ForEach(Array(content.lines.enumerated()), id: \.offset) { row($0.element) }
        Divider()
        row(content.total).fontWeight(.semibold)
      }
    }

    private func row(_ line: PriceBreakdownContent.Line) -> some View {
      Line {
        Text(verbatim: say(line.title))
      } detail: {
        Text(verbatim: say(line.amount)).monospacedDigit()
      }
      .readAloud(line, say)
    }
  }
#endif
