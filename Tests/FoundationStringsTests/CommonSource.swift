import Foundation
import FoundationStrings

// This file compiles against FoundationStrings where Foundation has no localized strings, and against Foundation
// itself on Apple platforms. It uses nothing else.

/// What the support product's documentation shows, with a stand-in for the product.
@MainActor enum Reception {
  static let shared = Chat()

  @MainActor final class Chat {
    var appearance = Appearance()
  }

  struct Appearance {
    var title = "Support"
    var welcomeTitle = "Questions, feedback, or a bug?"
    var welcomeText = "You're chatting directly with our team."
  }
}

@MainActor
func applyCustomSupportCopy(from localizedBundle: Bundle) {
  Reception.shared.appearance.title = String(
    localized: "support.title", bundle: localizedBundle
  )
  Reception.shared.appearance.welcomeTitle = String(
    localized: "support.welcome.title", bundle: localizedBundle
  )
  Reception.shared.appearance.welcomeText = String(
    localized: "support.welcome.text", bundle: localizedBundle
  )
}

/// A type that says what it is called.
enum Payment: CustomLocalizedStringResourceConvertible {
  case card, cash

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .card: "Card"
    case .cash: LocalizedStringResource("PAYMENT_CASH", defaultValue: "Cash", table: "Payments", comment: "On a button")
    }
  }
}

/// Every way to ask for a text. The locale is said wherever there are numbers, since the current one is the tester's.
struct EveryCall {
  let bundle: Bundle
  let english = Locale(identifier: "en_US")
  let german = Locale(identifier: "de_DE")

  func plain() -> String { String(localized: "Done", bundle: bundle, comment: "Closes the sheet") }

  func otherTable(_ name: String) -> String { String(localized: "Done", table: name, bundle: bundle, locale: .current) }

  func files(_ count: Int, locale: Locale? = nil) -> String {
    String(localized: "\(count) files", bundle: bundle, locale: locale ?? english)
  }

  func greeting(_ name: String) -> String {
    String(localized: "GREETING", defaultValue: "Hello, \(name)!", bundle: bundle, comment: "Above the list")
  }

  func runTimeKey(_ key: String) -> String { String(localized: String.LocalizationValue(key), bundle: bundle) }

  func replaced(_ values: [any CVarArg]) -> String {
    var options = String.LocalizationOptions()
    options.replacements = values
    return String(localized: "\(placeholder: .int) files", options: options, bundle: bundle, locale: english)
  }

  func formatted(_ part: Double) -> String {
    String(localized: "Used: \(part, format: .percent)", bundle: bundle, locale: german)
  }

  func rounded(_ number: Double) -> String {
    String(localized: "\(number, specifier: "%.1f") km", bundle: bundle, locale: german)
  }

  func resource(_ locale: Locale? = nil) -> LocalizedStringResource {
    var resource = LocalizedStringResource("Done", bundle: .atURL(bundle.bundleURL))
    if let locale { resource.locale = locale }
    return resource
  }

  func nested() -> String { String(localized: "Press “\(resource())” twice", bundle: bundle) }

  func lazily(_ count: Int) -> LocalizedStringResource { "\(count) files" }

  func kinds(
    _ narrow: Int32, _ unsigned: UInt, _ byte: UInt8, _ float: Float, _ points: CGFloat, _ part: Substring
  ) -> String.LocalizationValue {
    "\(narrow) \(unsigned) \(byte) \(float) \(points) \(part)"
  }
}
