#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// The faces of some people, and how many more there are.
  ///
  /// ```swift
  /// AvatarGroup(["Ada", "Grace", "Linus", "Mei"], shown: 3)  // three circles, "1 more"
  /// ```
  public struct AvatarGroup: View {
    private let content: AvatarGroupContent
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 36
    private var say = Speech()

    /// A row of faces.
    ///
    /// - Parameters:
    ///   - names: the names of all people. They are never translated.
    ///   - shown: how many faces are shown at most.
    public init(_ names: [String], shown: Int = 4) {
      content = AvatarGroupContent(names, shown: shown)
    }

    /// The faces as the first letters of names, and the rest as a number; for a screen reader, how many there are.
    public var body: some View {
      HStack(spacing: -8) {
        ForEach(Array(content.shownNames.enumerated()), id: \.offset) { _, name in
          face(String(name.prefix(1)))
        }
        if let overflow = content.overflow {
          Text(verbatim: say(overflow)).font(.footnote).padding(.leading, 16)
        }
      }
      .readAloud(content, say)
    }

    private func face(_ initial: String) -> some View {
      Text(verbatim: initial)
        .font(.headline)
        .frame(width: size, height: size)
        .background(.quaternary, in: Circle())
    }
  }
#endif
