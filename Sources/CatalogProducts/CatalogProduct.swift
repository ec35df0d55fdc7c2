/// A file that is made of a catalog.
///
/// ```swift
/// let catalog = try CompilableCatalog(xcstrings: bytes, name: "Localizable")
/// try catalog.lproj().products.map(\.path)  // ["en.lproj/Localizable.strings", "de.lproj/Localizable.strings"]
/// ```
public struct CatalogProduct: Hashable, Sendable {
  /// Where the file belongs, from the folder of the products on: `de.lproj/Localizable.strings`.
  public var path: String
  /// What is in it.
  public var bytes: [UInt8]
}

/// The files that are made of a catalog, and what was left out of them.
///
/// ```swift
/// let made = try catalog.compiled()
/// made.products.map(\.path)  // ["Localizable.dragoman"]
/// made.warnings              // [] for a catalog without phrases of App Shortcuts
/// ```
public struct CompilingResult: Sendable {
  /// The files; none when nothing needs one.
  public var products: [CatalogProduct]
  /// What was left out, in the order of the file.
  public var warnings: [CompilingFault]
  /// The languages that were asked for and have no file: there is no text in them, or only what the keys say.
  public var languagesWithoutProducts: [String] = []
}
