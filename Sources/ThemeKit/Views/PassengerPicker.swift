#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// How many of each kind travel.
  ///
  /// ```swift
  /// PassengerPicker(adults: $adults, children: $children, infants: $infants)  // "2 adults, 1 child"
  /// ```
  public struct PassengerPicker: View {
    @Binding private var adults: Int
    @Binding private var children: Int
    @Binding private var infants: Int
    private let title: String?
    private var say = Speech()

    /// A picker.
    ///
    /// - Parameters:
    ///   - adults: how many adults.
    ///   - children: how many children.
    ///   - infants: how many infants.
    ///   - title: the app's own title, which wins in every language.
    public init(adults: Binding<Int>, children: Binding<Int>, infants: Binding<Int>, title: String? = nil) {
      _adults = adults
      _children = children
      _infants = infants
      self.title = title
    }

    /// The title, everybody in one line, and a row for each kind.
    public var body: some View {
      let content = PassengerPickerContent(adults: adults, children: children, infants: infants, title: title)
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: say(content.title)).font(.headline).accessibilityAddTraits(.isHeader)
        Text(verbatim: say(content.summary)).foregroundStyle(.secondary)
        ForEach(content.rows, id: \.kind) { PassengerRow(content: $0, count: binding(of: $0.kind)) }
      }
    }

    private func binding(of kind: PassengerPickerContent.Kind) -> Binding<Int> {
      switch kind {
      case .adult: $adults
      case .child: $children
      case .infant: $infants
      }
    }
  }

  /// One kind of traveller: for a screen reader one element that is swiped up and down.
  private struct PassengerRow: View {
    let content: PassengerPickerContent.Row
    @Binding var count: Int
    private var say = Speech()

    init(content: PassengerPickerContent.Row, count: Binding<Int>) {
      self.content = content
      _count = count
    }

    var body: some View {
      HStack {
        Text(verbatim: say(content.title))
        Spacer(minLength: 8)
        Button {
          move(by: -1)
        } label: {
          Image(.decrease).frame(minWidth: 44, minHeight: 44)
        }
        VStack {
          Text(verbatim: String(count)).font(.title3).monospacedDigit()
          Text(verbatim: say(content.unit)).font(.caption)
        }
        Button {
          move(by: 1)
        } label: {
          Image(.increase).frame(minWidth: 44, minHeight: 44)
        }
      }
      .buttonStyle(.plain)
      .readAloud(content, say)
      .accessibilityAdjustableAction { move(by: $0 == .increment ? 1 : -1) }
    }

    private func move(by step: Int) { count = max(count + step, 0) }
  }
#endif
