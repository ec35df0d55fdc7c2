#if !canImport(Darwin)
  import Dragoman
  import Foundation
  import LanguageTags
  import StringTables

  /// Where a bundle keeps its texts, and what it says of its languages.
  struct BundlePlace: Sendable {
    /// The folder of the resources.
    let folder: String
    /// The one language of an `.lproj` folder that was opened as a bundle.
    let language: LanguageTag?
    /// The development language that the bundle's information names.
    let development: LanguageTag?
    /// The languages that the bundle's information names.
    let declared: [LanguageTag]

    /// The place of a bundle.
    init(_ bundle: Bundle) { self.init(bundle, path: bundle.bundlePath) }

    /// The place of a bundle, or of the folder where one was expected.
    ///
    /// Only what is safe here is asked: a bundle without an information file stops the program when it is asked for its
    /// development localization.
    init(_ bundle: Bundle?, path: String) {
      let development = (bundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String)
        .flatMap(Self.language)
      let declared = bundle?.object(forInfoDictionaryKey: "CFBundleLocalizations") as? [Any] ?? []
      self.init(
        folder: bundle?.resourcePath ?? path, path: path, development: development,
        declared: declared.compactMap { ($0 as? String).flatMap(Self.language) })
    }

    init(folder: String, path: String, development: LanguageTag? = nil, declared: [LanguageTag] = []) {
      self.folder = folder
      self.development = development
      self.declared = declared
      let name = PathName(path)
      let isLproj = name.kind == "lproj"
      // `Base.lproj` holds the development language of the bundle around it.
      language =
        isLproj
        ? Self.language(String(name.stem)) ?? development ?? LprojFolders(in: name.parent).development : nil
    }

    /// A language tag; nil for `Base` and for the names that languages had before there were tags (`English`).
    private static func language(_ name: String) -> LanguageTag? {
      LanguageTag(name).flatMap { $0.language.utf8.count > 3 ? nil : $0 }
    }

    /// The String Catalogs by table, compiled or raw; of one that is there in both forms the compiled. For an `.lproj`
    /// folder those of the bundle around it, since Xcode would have compiled them into it. One that cannot be read
    /// counts as absent.
    func catalogs() -> [String: CatalogTables] {
      let folder = language == nil ? folder : PathName(folder).parent
      let names = ((try? FileAccess.names(in: folder)) ?? []).map(PathName.init)
      var catalogs: [String: CatalogTables] = [:]
      for name in names where name.kind == CatalogTables.compiledExtension {
        guard let bytes = try? FileAccess.bytes(of: folder + "/" + name.name) else { continue }
        catalogs[String(name.stem)] = try? CatalogTables(compiled: bytes)
      }
      for name in names where name.kind == "xcstrings" && catalogs[String(name.stem)] == nil {
        guard let bytes = try? FileAccess.bytes(of: folder + "/" + name.name) else { continue }
        catalogs[String(name.stem)] = try? CatalogTables(xcstrings: bytes, name: String(name.stem))
      }
      return catalogs
    }
  }
#endif
