#if !canImport(Darwin)
  import StringTables
  import Dragoman
  import Foundation
  import LanguageTags
  import StringTables

  /// The tables of one bundle, each read once: from `.lproj` folders, and from raw String Catalogs.
  ///
  /// As in Apple's Foundation one language is chosen for the whole bundle. A table whose file that language lacks is
  /// looked for in its parent language and then in the development language: per file, never per key.
  final class BundleTexts: Sendable {
    private struct Question: Hashable {
      var table: String
      var language: LanguageTag
    }

    private let place: BundlePlace
    private let folders: LprojFolders
    private let development: LanguageTag
    private let matcher: LanguageMatcher
    /// The language of the bundle in this process.
    private let language: LanguageTag
    private let catalogs: [String: CatalogTables]
    private let answers = Guarded<[Question: FoundTexts]>([:])

    /// The tables of a place.
    ///
    /// - Parameters:
    ///   - place: where the files are.
    ///   - preferred: the languages of the process, best first.
    init(_ place: BundlePlace, preferred: [LanguageTag]) {
      self.place = place
      catalogs = place.catalogs()
      let source = (catalogs["Localizable"] ?? catalogs.min { $0.key < $1.key }?.value)?.sourceLanguage
      folders = LprojFolders(in: place.folder, development: place.development ?? source)
      development = folders.development
      var seen: Set<LanguageTag> = []
      let languages = ([development] + folders.languages + place.declared + catalogs.values.flatMap(\.languages))
        .filter { seen.insert($0).inserted }
      matcher = LanguageMatcher(supported: languages, default: development, rules: .cldrSameLanguage)
      language = place.language ?? matcher.match(preferred).tag
    }

    /// The table of a name, in a language that somebody asks for, or in the bundle's own.
    func tables(named name: String, for wanted: LanguageTag?) -> FoundTexts {
      let language = place.language ?? wanted.map { matcher.match($0).tag } ?? language
      let question = Question(table: name, language: language)
      if let known = answers.withLock({ $0[question] }) { return known }
      // Read outside the lock: two threads may read the same file, but none waits for the disk.
      let found = find(name, language)
      return answers.withLock { answers in
        if let known = answers[question] { return known }
        if answers.count < Self.limit { answers[question] = found }
        return found
      }
    }

    /// How many tables are kept. Names of tables may come from outside.
    private static let limit = 4096

    private func find(_ name: String, _ language: LanguageTag) -> FoundTexts {
      let catalog = catalogs[name]
      let table =
        read(name, [place.folder], as: place.language ?? development)
        ?? chain(from: language).lazy.compactMap { [self] tag in
          read(name, folders.folders[tag] ?? [], as: tag) ?? catalog?.table(for: tag)
        }.first
      return FoundTexts(table: table.map(KeptTable.init), defaults: catalog?.defaultTexts.map(KeptTable.init))
    }

    private func read(_ name: String, _ folders: [String], as language: LanguageTag) -> StringTable? {
      var reader = LprojReader(table: name, language: language)
      return reader.read(folders)
    }

    /// A language, its parents, and the development language: where the file of a table may be. A folder of one
    /// language has no other.
    private func chain(from language: LanguageTag) -> [LanguageTag] {
      if place.language != nil { return [language] }
      var chain = [language]
      while let parent = chain.last?.parent, parent.language == language.language { chain.append(parent) }
      return chain + [development]
    }
  }

  extension BundleTexts {
    private struct Known {
      var byPath: [String: BundleTexts] = [:]
      /// The bundles that were asked before, each held, so that its identity stays its own.
      var byIdentity: [ObjectIdentifier: (bundle: Bundle, texts: BundleTexts)] = [:]
    }

    private static let known = Guarded(Known())
    /// How many bundles are known by identity, which spares asking them for their path.
    private static let identityLimit = 256

    /// The tables of a bundle.
    static func of(_ bundle: Bundle) -> BundleTexts {
      let identity = ObjectIdentifier(bundle)
      if let texts = known.withLock({ $0.byIdentity[identity]?.texts }) { return texts }
      let texts = kept(bundle.bundlePath) { BundlePlace(bundle) }
      known.withLock { known in
        if known.byIdentity.count < identityLimit { known.byIdentity[identity] = (bundle, texts) }
      }
      return texts
    }

    /// The tables of a resource's bundle. A place without a bundle has no tables.
    static func of(_ description: LocalizedStringResource.BundleDescription) -> BundleTexts {
      switch description {
      // Foundation of this platform cannot say where a class comes from.
      case .main, .forClass: of(Bundle.main)
      case .atURL(let url): kept(url.standardizedFileURL.path) { BundlePlace(Bundle(url: url), path: url.path) }
      }
    }

    private static func kept(_ path: String, _ place: () -> BundlePlace) -> BundleTexts {
      if let texts = known.withLock({ $0.byPath[path] }) { return texts }
      let made = BundleTexts(place(), preferred: ProcessLanguages.preferred)
      return known.withLock { known in
        let texts = known.byPath[path] ?? made
        known.byPath[path] = texts
        return texts
      }
    }
  }
#endif
