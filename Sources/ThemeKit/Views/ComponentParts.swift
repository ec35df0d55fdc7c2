#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  // What components have in common: how a drawing is silent, how a content model is read aloud, how large a target is.

  extension Image {
    /// A drawing that says nothing: the text beside it, or the label of its button, does.
    init(_ symbol: Symbol) { self.init(systemName: symbol.rawValue) }
  }

  extension View {
    /// Reads a component aloud as one element: what it is, and what it holds.
    func readAloud(_ content: some ComponentContent, _ say: Speech) -> some View {
      accessibilityElement(children: .ignore).named(content, say)
    }

    /// Gives a component its name, and what it holds as its value.
    ///
    /// - Parameters:
    ///   - content: what the component says.
    ///   - say: says it.
    ///   - typed: what stands in a field, which is read where the content has nothing better to say of it.
    func named(_ content: some ComponentContent, _ say: Speech, typed: String = "") -> some View {
      accessibilityLabel(Text(verbatim: say(content.accessibilityLabel)))
        .accessibilityValue(Text(verbatim: content.accessibilityValue.map { say($0) } ?? typed))
    }
  }

  /// A button that shows a drawing and is called by its title.
  struct SymbolButton: View {
    let symbol: Symbol
    let title: String
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Image(symbol).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle()).accessibilityHidden(true)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: title))
    }
  }

  /// A title and a detail side by side, and one below the other where there is no room: in long languages, in large type.
  struct Line<Title: View, Detail: View>: View {
    @ViewBuilder let title: Title
    @ViewBuilder let detail: Detail

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline) {
          title
          Spacer(minLength: 8)
          detail
        }
        VStack(alignment: .leading, spacing: 4) {
          title
          detail
        }
      }
    }
  }
#endif
