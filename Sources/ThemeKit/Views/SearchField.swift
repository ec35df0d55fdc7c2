#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A field for searching.
  ///
  /// ```swift
  /// SearchField(query: $query, results: model.found.count)  // "Search", then "12 results"
  /// ```
  public struct SearchField: View {
    private let placeholder: String?
    @Binding private var query: String
    private let results: Int?
    private let cancel: (@MainActor () -> Void)?
    private var say = Speech()

    /// A field.
    ///
    /// - Parameters:
    ///   - placeholder: the app's own placeholder, which wins in every language.
    ///   - query: what the user searches for.
    ///   - results: how much was found; `nil` while nothing was searched.
    ///   - cancel: ends the search; without it there is no button for it.
    public init(
      placeholder: String? = nil, query: Binding<String>, results: Int? = nil, cancel: (@MainActor () -> Void)? = nil
    ) {
      self.placeholder = placeholder
      _query = query
      self.results = results
      self.cancel = cancel
    }

    /// The field with a button that empties it, and how much was found.
    public var body: some View {
      let content = SearchFieldContent(placeholder: placeholder, query: query, results: results)
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(.search).accessibilityHidden(true)
          TextField(say(content.placeholder), text: $query, prompt: Text(verbatim: say(content.placeholder)))
            .named(content, say)
          if !query.isEmpty { SymbolButton(symbol: .clear, title: say(content.clearButton)) { query = "" } }
          if let cancel { Button(action: cancel) { Text(verbatim: say(content.cancelButton)) } }
        }
        if let status = content.status {
          Text(verbatim: say(status)).font(.footnote).accessibilityAddTraits(.updatesFrequently)
        }
      }
    }
  }
#endif
