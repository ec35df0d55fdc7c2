import Dragoman
import Foundation
import LanguageTags
import MarkdownRender
import ReceptionKit
import StringTables
import StringTemplates
import ThemeKit

/// An app's view model in Swift 5: a class that is not Sendable, closures that say nothing of isolation.
package class ShopModel {
  package var titles: [String] = []
  package var onSwitch: ((String) -> Void)?
  private var subscription: ChangeSubscription?
  private let resolver: StringResolver

  package init(_ texts: [String: [String: String]]) {
    let tables = texts.sorted { $0.key < $1.key }.map { language, texts in
      StringTable(language: LanguageTag(language)!, texts: texts.mapValues { .text($0) })
    }
    let source = MemorySource("shop", tables: tables)
    resolver = StringResolver(policy: .pinned(.english), steps: [.matched(source), .fixed(.english, source)])
  }

  /// The app's picker.
  @MainActor package func choose(_ code: String?) {
    Theme.setLanguage(code)
    Reception.shared.languageOverride = code
    resolver.setLanguage(code.flatMap { LanguageTag($0) })
    titles = ColorChannel.allCases.map(\.title)
    onSwitch?(resolver.text("Basket"))
  }

  package func rules() -> [ValidationRule] { [.required(), .minLength(8), .required("Nur bei uns")] }

  package func options() -> MarkdownRenderOptions {
    var options = MarkdownRenderOptions(copyText: "拷贝")
    options.markdown.reasoning = MarkdownChatReasoningConfiguration(thinkingLabel: "Working…")
    return options
  }

  package func price(_ amount: Decimal) -> String {
    PriceTagContent(Price(amount, "EUR")).accessibilityValue?.string ?? ""
  }
}
