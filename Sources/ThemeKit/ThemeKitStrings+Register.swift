public import Dragoman
public import Foundation
public import StringTables

extension ThemeKitStrings {
  /// Points at the consumer's catalog when it is not the table `ThemeKit` of the main bundle: in a framework, in an app
  /// extension, under another name. It takes the place of the one before, at once and also in a running app.
  ///
  /// ```swift
  /// ThemeKitStrings.register(bundle: .myFrameworkBundle, table: "ThemeKit")
  /// ```
  ///
  /// The catalog is taken in every form: `.lproj` folders with `.strings` and `.stringsdict`, as Xcode compiles it, a
  /// compiled catalog (`ThemeKit.dragoman`), or the raw `.xcstrings`, as a bare `swift build` copies it. Where the bundle
  /// has no such table, ThemeKit speaks English, ``report(to:)`` hears of it and of what is there instead, and
  /// ``explain(_:)`` shows where it was looked for. SwiftPM keeps a target's resources in a bundle beside the program, not in the main one: whoever has the
  /// catalog there, a program on Linux for one, passes `bundle: .module`.
  ///
  /// - Parameters:
  ///   - bundle: where the catalog is.
  ///   - table: the catalog's file name without its extension.
  public static func register(bundle: Bundle, table: String) {
    bridge.register(
      ConsumerCatalog.consumer(in: bundle, table: table, wasAskedFor: true, reports: bridge.reports))
  }

  /// Takes any source of texts as the consumer's catalog: a server's snapshot, a table in memory.
  public static func register(_ source: any StringSource) { bridge.register(source) }

  /// Takes the bytes of a raw catalog as the consumer's.
  ///
  /// - Parameters:
  ///   - bytes: an `.xcstrings` file.
  ///   - table: what traces call it.
  /// - Throws: `TableReadError` with line and column for a file that is no catalog, for example `{"strings":`; the
  ///   catalog of before stays in place.
  public static func register(xcstrings bytes: [UInt8], table: String = "ThemeKit") throws(TableReadError) {
    bridge.register(try CatalogSource(xcstrings: bytes, name: table))
  }
}
