import Dragoman
import Foundation
import StringCatalogs
import StringExtraction

/// A catalog that keys are extracted into, and whose keys they are.
struct ExtractionTarget {
  let path: String
  /// The catalog as it is; an empty one where there is no file yet.
  let document: CatalogDocument
  let isNew: Bool
  /// The table that it is.
  let table: String
  /// Whose it is.
  let owner: Owner
  /// Whether no call in Swift names its keys: they are those of Info.plist, the phrases of App Shortcuts, or objects of
  /// Interface Builder, whose catalogs lie in `mul.lproj`.
  let isOfNoCalls: Bool

  /// Whose a catalog is, told from what lies above it: a package's target, whose code says `bundle: .module`, or an
  /// app's, whose code says nothing.
  enum Owner { case package, app, unknown }

  init(_ path: String, _ files: CatalogFiles) throws(ToolFailure) {
    self.path = path
    table = String(PathName(path).stem)
    isNew = path != "-" && FileAccess.isFree(path)
    document = isNew ? .empty : try files.read(path).document
    owner = Self.owner(of: path)
    isOfNoCalls = ["InfoPlist", "AppShortcuts"].contains(table) || PathName(PathName(path).parent).kind == "lproj"
  }

  private static func owner(of path: String) -> Owner {
    guard path != "-" else { return .unknown }
    var folder = PathName(URL(fileURLWithPath: path).standardizedFileURL.path).parent
    while true {
      let names = (try? FileAccess.names(in: folder)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return .app }
      if names.contains("Package.swift") { return .package }
      if folder == "/" || folder == "." { return .unknown }
      folder = PathName(folder).parent
    }
  }

  /// Whether a key's bundle is this catalog's. What says neither is taken for it: nobody else would have it.
  func isBundle(of key: ExtractedKey) -> Bool {
    guard key.isApples || key.bundle != nil else { return true }
    switch key.bundle?.filter({ !$0.isWhitespace }) {
    case nil, ".main", "Bundle.main": return owner != .package
    case ".module", "Bundle.module": return owner != .app
    default: return true
    }
  }
}

/// Which keys go into which catalog.
struct ExtractionPlan {
  /// The keys of each target.
  private(set) var keys: [[ExtractedKey]]
  /// Keys whose call names another table, and keys of another bundle.
  private(set) var otherTables: [ExtractedKey] = []
  private(set) var otherBundles: [ExtractedKey] = []

  init(_ found: [ExtractedKey], _ targets: [ExtractionTarget]) {
    keys = Array(repeating: [], count: targets.count)
    let unnamed = Self.unnamedTable(found, targets)
    for key in found {
      let index = key.table.map { table in targets.firstIndex { $0.table == table } } ?? unnamed
      guard let index else {
        otherTables.append(key)
        continue
      }
      if targets[index].isBundle(of: key) { keys[index].append(key) } else { otherBundles.append(key) }
    }
  }

  /// Where keys go whose call names no table: into `Localizable`, else into the first catalog that calls may mean,
  /// unless they name that one too, so that it is a table beside the unnamed one.
  private static func unnamedTable(_ found: [ExtractedKey], _ targets: [ExtractionTarget]) -> Int? {
    if let index = targets.firstIndex(where: { $0.table == "Localizable" }) { return index }
    let named = Set(found.compactMap(\.table))
    return targets.firstIndex { !$0.isOfNoCalls && !named.contains($0.table) }
  }
}

extension ExtractedKey {
  /// The text as a catalog takes it.
  func codeString(_ style: StringExtraction.KeyStyle) -> CodeString {
    CodeString(
      key, text: numberedDefaultText, numberedKey: style == .typed ? numberedKey : nil, comment: comment)
  }
}
