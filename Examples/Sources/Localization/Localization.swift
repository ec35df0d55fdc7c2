import Foundation
import FoundationStrings

/// The program's own words. The module has the name of its subject, since Dragoman takes no such common name.
public enum Localization {
  /// How the program is used, in the language of the process: on Linux `-AppleLanguages` on the command line, then
  /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, as gettext does.
  ///
  /// The call is Apple's own. Where Foundation has none, FoundationStrings gives it.
  public static var usage: String {
    String(localized: "usage: greet NAME [MESSAGES]", bundle: .module, comment: "How the program is used")
  }
}

/// A type with the name of one of the engine's: each module's own is meant in its own files.
public struct StringTable: Sendable, Equatable {
  /// How many rows there are.
  public var rows: Int

  /// A table.
  public init(rows: Int) { self.rows = rows }
}
