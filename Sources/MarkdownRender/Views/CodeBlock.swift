#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// A block of code under a bar with its language and a button that copies it.
  struct CodeBlock: View {
    private let code: String
    private let language: String
    private let options: MarkdownRenderOptions
    @State private var isCopied = false

    init(_ code: String, language: String, options: MarkdownRenderOptions) {
      self.code = code
      self.language = language
      self.options = options
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(verbatim: language).font(.footnote).foregroundStyle(.secondary)
          Spacer()
          if MarkdownPasteboard.isAvailable {
            Button {
              copy()
            } label: {
              Text(verbatim: isCopied ? options.copiedText : options.copyText)
            }
          }
        }
        ScrollView(.horizontal) { Text(verbatim: code).font(.system(.body, design: .monospaced)) }
      }
      // Code is written from left to right, whatever surrounds it.
      .environment(\.layoutDirection, .leftToRight)
    }

    /// The button says that it has copied for two seconds.
    private func copy() {
      MarkdownPasteboard.copy(code)
      isCopied = true
      Task {
        try? await Task.sleep(for: .seconds(2))
        isCopied = false
      }
    }
  }
#endif
