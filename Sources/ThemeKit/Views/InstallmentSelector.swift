#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A choice among ways to pay in parts.
  ///
  /// ```swift
  /// InstallmentSelector([1, 3, 6], selection: $count)  // "Single payment", "3 installments", "6 installments"
  /// ```
  public struct InstallmentSelector: View {
    private let content: InstallmentSelectorContent
    @Binding private var selection: Int
    private var say = Speech()

    /// A choice of numbers of parts.
    ///
    /// - Parameters:
    ///   - counts: the numbers of parts on offer, each once.
    ///   - selection: the number that is chosen.
    ///   - title: the app's own title, which wins in every language.
    public init(_ counts: [Int], selection: Binding<Int>, title: String? = nil) {
      self.init(options: counts.map { .init(count: $0) }, selection: selection, title: title)
    }

    /// A choice of ways to pay.
    ///
    /// - Parameters:
    ///   - options: the ways to pay, each number of parts once.
    ///   - selection: the number of parts that is chosen.
    ///   - title: the app's own title, which wins in every language.
    public init(options: [InstallmentSelectorContent.Option], selection: Binding<Int>, title: String? = nil) {
      content = InstallmentSelectorContent(options: options, title: title)
      _selection = selection
    }

    /// The title, and a button for each way.
    public var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: say(content.title)).font(.headline).accessibilityAddTraits(.isHeader)
        ForEach(content.options, id: \.count) { option in
          Button {
            selection = option.count
          } label: {
            row(option)
          }
          .buttonStyle(.plain)
          .named(option, say)
          .accessibilityAddTraits(option.count == selection ? .isSelected : [])
        }
      }
    }

    private func row(_ option: InstallmentSelectorContent.Option) -> some View {
      HStack {
        Image(option.count == selection ? .chosen : .choose)
        Line {
          Text(verbatim: say(option.title))
        } detail: {
          if let detail = option.detail { Text(verbatim: say(detail)).foregroundStyle(.secondary) }
        }
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
  }
#endif
