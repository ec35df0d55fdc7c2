#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A row of stars.
  ///
  /// ```swift
  /// Rating(score: 4.5, reviews: 128)  // for a screen reader "Rating, 4.5 out of 5"
  /// ```
  public struct Rating: View {
    private let content: RatingContent
    private var say = Speech()

    /// A rating.
    ///
    /// - Parameters:
    ///   - score: how many stars are filled.
    ///   - maximum: how many stars there are; no more than ten are drawn.
    ///   - reviews: how many people rated, if that is shown.
    ///   - label: the app's own label for assistive technology, which wins in every language.
    public init(score: Double, maximum: Int = 5, reviews: Int? = nil, label: String? = nil) {
      content = RatingContent(score: score, maximum: maximum, reviews: reviews, label: label)
    }

    /// The stars, read aloud as one, and the number of reviews.
    public var body: some View {
      HStack {
        HStack(spacing: 2) {
          ForEach(0..<min(max(content.maximum, 0), 10), id: \.self) { Image(symbol(of: $0)) }
        }
        .foregroundStyle(.orange)
        .readAloud(content, say)
        if let count = content.reviewCount { Text(verbatim: say(count)).font(.footnote).foregroundStyle(.secondary) }
      }
    }

    private func symbol(of place: Int) -> Symbol {
      let filled = content.score - Double(place)
      return filled >= 0.75 ? .fullStar : filled >= 0.25 ? .halfStar : .hollowStar
    }
  }
#endif
