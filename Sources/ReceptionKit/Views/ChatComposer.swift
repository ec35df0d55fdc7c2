#if canImport(SwiftUI)
  import Foundation
  import ReceptionProtocol
  import SwiftUI

  /// Where the user writes. What is typed stays typed when the language changes.
  struct ChatComposer: View {
    let reception: Reception
    @State private var draft = ""

    var body: some View {
      let labels = reception.labels
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .bottom) {
          TextField(text: $draft, prompt: Text(verbatim: labels.placeholder)) { Text(verbatim: labels.field) }
            .accessibilityLabel(Text(verbatim: labels.field))
          Button(action: send) { Image(systemName: "arrow.up.circle.fill").flipsForRightToLeftLayoutDirection(true) }
            .accessibilityLabel(Text(verbatim: labels.send))
            .disabled(!canSend)
        }
        if left < 200 { Text(verbatim: labels.charactersLeft(max(left, 0))).font(.footnote) }
      }
      .padding()
    }

    private var left: Int { DeviceLimits.message - draft.utf16.count }
    private var canSend: Bool { left >= 0 && draft.contains { !$0.isWhitespace } }

    private func send() { if reception.send(draft) { draft = "" } }
  }
#endif
