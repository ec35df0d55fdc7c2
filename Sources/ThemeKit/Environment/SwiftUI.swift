// Whoever imports ThemeKit has SwiftUI too, where there is one: its views are of no use without it.
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
