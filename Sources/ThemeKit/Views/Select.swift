#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A field for choosing from a list.
  ///
  /// ```swift
  /// Select(["Blue", "Green"], selection: $colors)  // "Select", "Blue", "2 selected"
  /// ```
  public struct Select: View {
    private let options: [String]
    @Binding private var selection: [String]
    private let label: String?
    private let placeholder: String?
    @State private var isOpen = false
    private var say = Speech()

    /// A field.
    ///
    /// - Parameters:
    ///   - options: the app's titles of what can be chosen, each once. They are never translated.
    ///   - selection: the titles of what is chosen.
    ///   - label: what is being chosen, for assistive technology; the placeholder unless given.
    ///   - placeholder: the app's own text for an empty field, which wins in every language.
    public init(
      _ options: [String], selection: Binding<[String]>, label: String? = nil, placeholder: String? = nil
    ) {
      self.options = options
      _selection = selection
      self.label = label
      self.placeholder = placeholder
    }

    /// The field, which opens the list below it.
    public var body: some View {
      let content = SelectContent(label: label, placeholder: placeholder, selection: options.filter(selection.contains))
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Button {
            isOpen.toggle()
          } label: {
            field(content)
          }.buttonStyle(.plain).named(content, say)
          if !selection.isEmpty {
            SymbolButton(symbol: .clear, title: say(content.clearButton)) { selection = [] }
          }
        }
        if isOpen { list(content) }
      }
    }

    private func field(_ content: SelectContent) -> some View {
      HStack {
        Text(verbatim: say(content.summary)).foregroundStyle(selection.isEmpty ? .secondary : .primary)
        Spacer(minLength: 8)
        Image(.open)
      }
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }

    @ViewBuilder private func list(_ content: SelectContent) -> some View {
      if options.isEmpty { Text(verbatim: say(content.emptyList)).foregroundStyle(.secondary) }
      ForEach(options, id: \.self) { option in
        Button {
          toggle(option)
        } label: {
          HStack {
            Image(selection.contains(option) ? .chosen : .choose).accessibilityHidden(true)
            Text(verbatim: option)
          }
          .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(selection.contains(option) ? .isSelected : [])
      }
    }

    private func toggle(_ option: String) {
      if selection.contains(option) { selection.removeAll { $0 == option } } else { selection.append(option) }
    }
  }
#endif
