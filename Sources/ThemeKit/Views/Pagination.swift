#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// The way through a list in pages.
  ///
  /// ```swift
  /// Pagination(page: $page, of: 9)  // "Page 2 of 9" between two buttons
  /// ```
  public struct Pagination: View {
    @Binding private var page: Int
    private let count: Int
    private var say = Speech()

    /// Controls.
    ///
    /// - Parameters:
    ///   - page: the page that is shown, from 1.
    ///   - count: how many pages there are.
    public init(page: Binding<Int>, of count: Int) {
      _page = page
      self.count = count
    }

    /// Where the reader is, between two buttons that are off at the ends.
    public var body: some View {
      let content = PaginationContent(page: page, of: count)
      HStack {
        SymbolButton(symbol: .previous, title: say(content.previousButton)) { page -= 1 }.disabled(page <= 1)
        Text(verbatim: say(content.status)).monospacedDigit()
        SymbolButton(symbol: .next, title: say(content.nextButton)) { page += 1 }.disabled(page >= count)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: say(content.accessibilityLabel)))
    }
  }
#endif
