#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// How much of a product there is.
  ///
  /// ```swift
  /// AvailabilityBadge(.left(3))  // "3 left"
  /// ```
  public struct AvailabilityBadge: View {
    private let content: AvailabilityBadgeContent
    private var say = Speech()

    /// A badge.
    ///
    /// - Parameters:
    ///   - stock: how much there is.
    ///   - title: the app's own text, which wins in every language.
    public init(_ stock: AvailabilityBadgeContent.Stock, title: String? = nil) {
      content = AvailabilityBadgeContent(stock, title: title)
    }

    /// The badge's text on its ground. What there is little of is emphasised, and the words say it too.
    public var body: some View {
      Text(verbatim: say(content.title))
        .font(.footnote)
        .fontWeight(isScarce ? .semibold : .regular)
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(.quaternary, in: Capsule())
    }

    private var isScarce: Bool { content.stock != .available }
  }
#endif
