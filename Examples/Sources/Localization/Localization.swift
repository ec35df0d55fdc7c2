import Dragoman

/// The program's own words. The module has the name of its subject, since Dragoman takes no such common name.
public enum Localization {
  /// How the program is used.
  public static var usage: String { resolver.text("usage: greet NAME [MESSAGES]") }

  /// Follows the environment: `-AppleLanguages`, then `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, as gettext does.
  private static let resolver = StringResolver(policy: .device, steps: [.matched(words)])

  private static let words = MemorySource(
    "greet",
    [
      "en": ["usage: greet NAME [MESSAGES]": "usage: greet NAME [MESSAGES]"],
      "de": ["usage: greet NAME [MESSAGES]": "Aufruf: greet NAME [NACHRICHTEN]"],
      "tr": ["usage: greet NAME [MESSAGES]": "kullanım: greet AD [MESAJ SAYISI]"],
    ])
}

/// A type with the name of one of the engine's: each module's own is meant in its own files.
public struct StringTable: Sendable, Equatable {
  /// How many rows there are.
  public var rows: Int

  /// A table.
  public init(rows: Int) { self.rows = rows }
}
