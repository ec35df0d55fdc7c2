#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// What an app is called, and where it is reviewed.
  struct ReviewPlace {
    let app: String
    let url: URL
  }

  /// Asks for a review, with the button that leads to where it is written. A page is opened, since the system's own request
  /// for a review need not show anything, and a button that does nothing would be broken.
  struct ReviewCard: View {
    let labels: ChatLabels
    let review: ReviewPlace
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack(spacing: 8) {
        Text(verbatim: labels.reviewTitle(app: review.app)).font(.headline).accessibilityAddTraits(.isHeader)
        Text(verbatim: labels.reviewText).foregroundStyle(.secondary)
        Button {
          openURL(review.url)
        } label: {
          Text(verbatim: labels.reviewButton)
        }
        .buttonStyle(.borderedProminent)
      }
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity)
      .background(Color.secondary.opacity(0.15), in: RoundedRectangle(cornerRadius: 16))
    }
  }
#endif
