#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A row of steps: a checkout, a form in parts.
  ///
  /// ```swift
  /// Steps(["Cart", "Address", "Payment"], current: 1)  // for a screen reader "Progress, Step 2 of 3", "Cart, Completed"
  /// ```
  public struct Steps: View {
    private let content: StepsContent
    private var say = Speech()

    /// A row of steps.
    ///
    /// - Parameters:
    ///   - titles: the app's titles. They are never translated.
    ///   - current: the index of the step that is being done, brought into range.
    ///   - failed: the indices of steps that are not right.
    public init(_ titles: [String], current: Int, failed: Set<Int> = []) {
      content = StepsContent(titles, current: current, failed: failed)
    }

    /// The steps, each with a sign of how far it is.
    public var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(content.items.enumerated()), id: \.offset) { row($0.element) }
      }
      .accessibilityElement(children: .contain)
      .named(content, say)
    }

    private func row(_ item: StepsContent.Item) -> some View {
      HStack {
        Image(symbol(of: item.state))
        Line {
          Text(verbatim: item.title)
        } detail: {
          Text(verbatim: say(item.state.title)).font(.footnote).foregroundStyle(.secondary)
        }
      }
      .readAloud(item, say)
      .accessibilityAddTraits(item.state == .current ? .isSelected : [])
    }

    private func symbol(of state: StepsContent.State) -> Symbol {
      switch state {
      case .completed: .chosen
      case .current: .choose
      case .upcoming: .pending
      case .failed: .failed
      }
    }
  }
#endif
