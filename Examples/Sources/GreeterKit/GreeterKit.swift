import Dragoman
import Foundation
import LanguageTags

/// A foreign SDK: what it says follows the app, the app may force a language, and put words of its own first.
public enum GreeterKit {
  /// Forces a language (`"tr"`), or follows the app again with nil. What is no language tag changes nothing.
  public static func setLanguage(_ code: String?) {
    guard let code else { return resolver.setLanguage(nil) }
    if let tag = LanguageTag(code) { resolver.setLanguage(tag) }
  }

  /// Puts an app's own texts, by language and key, before GreeterKit's.
  public static func override(_ texts: KeyValuePairs<String, [String: String]>) {
    resolver.setSteps(steps(over: MemorySource("app", texts)))
  }

  static let resolver = StringResolver(policy: .host, steps: steps(over: MemorySource("app", [:])))

  /// Whose word counts, in order: the whole of GreeterKit's precedence.
  private static func steps(over app: MemorySource) -> [ResolutionStep] {
    [.matched(app), .matched(catalog), .fixed(.english, app), .fixed(.english, catalog)]
  }

  /// The raw catalog, as it lies in the package: no compile step. A catalog that cannot be read leaves the keys, which
  /// are English.
  private static let catalog: any StringSource = {
    let file = Bundle.module.url(forResource: "GreeterKit", withExtension: "xcstrings")
    guard let bytes = file.flatMap({ try? Data(contentsOf: $0) }),
      let source = try? CatalogSource(xcstrings: [UInt8](bytes), name: "GreeterKit")
    else { return MemorySource("GreeterKit", [:]) }
    return source
  }()
}

/// The bridge: `String(greeter: "Hello, \(name)!")` is looked up as `Hello, %@!`.
public struct GreeterText: ExpressibleByStringInterpolation, Sendable {
  let message: LocalizedMessage

  /// A text without values.
  public init(stringLiteral literal: StaticString) { message = LocalizedMessage(stringLiteral: literal) }
  /// A text with values.
  public init(stringInterpolation capture: StringInterpolation) {
    message = LocalizedMessage(stringInterpolation: capture.engine)
  }

  /// A type of GreeterKit's own, so that whoever imports GreeterKit need not import the engine.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var engine: LocalizedMessage.StringInterpolation

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      engine = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }
    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: StaticString) { engine.appendLiteral(literal) }
    /// Adds a value of any type; numbers stay numbers, so that a translation can vary by them.
    public mutating func appendInterpolation(_ value: some Sendable) { engine.appendInterpolation(value) }
  }
}

extension String {
  /// One of GreeterKit's texts, in the language of the moment.
  public init(greeter text: GreeterText) { self = GreeterKit.resolver.text(text.message) }
}
