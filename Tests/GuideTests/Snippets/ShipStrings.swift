import Dragoman
import DragomanTesting
public import Foundation
import LanguageTags
import Testing

// snippet
/// The times of the tides, in words.
public enum TidesKit {
  /// Forces a language, or follows the app again with nil. What names no language changes nothing.
  public static func setLanguage(_ code: String?) {
    guard let code else { return resolver.setLanguage(nil) }
    if let tag = LanguageTag(code), tag.hasRegisteredLanguage { resolver.setLanguage(tag) }
  }

  /// Puts a catalog of the app's before TidesKit's own.
  public static func register(_ bundle: Bundle, table: String = "TidesKit") {
    resolver.setSteps(steps(over: BundleSource(bundle, table: table)))
  }

  static func text(_ message: LocalizedMessage) -> String { resolver.text(message) }

  private static let resolver = StringResolver(policy: .host, steps: steps(over: nil))
  private static let own = BundleSource(.module, table: "TidesKit")

  /// Whose word counts, in order.
  private static func steps(over app: (any StringSource)?) -> [ResolutionStep] {
    let ours: [ResolutionStep] = [.matched(own), .fixed(.english, own)]
    guard let app else { return ours }
    return [.override(app), .automatic(app)] + ours
  }
}
// end

extension Guides {
  @Suite struct ShipStrings {
    @Test func `an SDK says its texts and switches`() throws {
      try check {
        // snippet
        let minutes = 20
        TidesKit.text("High tide")  // "High tide"
        TidesKit.text("\(minutes) minutes to high tide")  // "20 minutes to high tide"
        TidesKit.setLanguage("fr")
        TidesKit.text("\(minutes) minutes to high tide")  // "20 minutes avant la pleine mer"
        TidesKit.setLanguage(nil)
        // end
      }
    }

    @Test func `a code of no language changes nothing, and a catalog of the app comes first`() throws {
      try check {
        TidesKit.setLanguage("fr")
        TidesKit.setLanguage("German")
        TidesKit.text("High tide")  // "Pleine mer"
        TidesKit.register(.module, table: "Harbour")
        TidesKit.text("High tide")  // "Marée haute"
        TidesKit.text("\(1) minutes to high tide")  // "1 minute avant la pleine mer"
        TidesKit.setLanguage(nil)
      }
    }

    @Test func `the SDK's catalog is what every source must be`() async throws {
      // snippet
      let source = BundleSource(.module, table: "TidesKit")
      let conformance = await SourceConformance(
        of: source, expecting: [LanguageTag("fr")!: ["High tide": "Pleine mer"]])
      #expect(conformance.failures == [])
      // end
    }
  }
}
