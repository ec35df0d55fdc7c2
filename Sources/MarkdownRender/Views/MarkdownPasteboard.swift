#if canImport(SwiftUI)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// The device's pasteboard, where it has one: a television and a watch have none.
  @MainActor enum MarkdownPasteboard {
    #if os(tvOS) || os(watchOS)
      static let isAvailable = false
      static func copy(_ text: String) {}
    #elseif canImport(UIKit)
      static let isAvailable = true
      static func copy(_ text: String) { UIPasteboard.general.string = text }
    #elseif canImport(AppKit)
      static let isAvailable = true
      static func copy(_ text: String) {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      }
    #else
      static let isAvailable = true
      /// What was copied last, where no system keeps it.
      static private(set) var text = ""
      static func copy(_ text: String) { self.text = text }
    #endif
  }
#endif
