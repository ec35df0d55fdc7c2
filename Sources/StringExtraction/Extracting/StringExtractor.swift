/// Takes the keys out of Swift source, without a compiler: on any platform, and of source that does not compile yet.
///
/// ```swift
/// let extractor = StringExtractor(bridges: [try Bridge(parsing: "String(themeKit:)")], keyStyle: .uniform)
/// let source = SourceFile(name: "Rating.swift", text: #"let text = String(themeKit: "\(score) out of \(max)")"#)
/// extractor.extract([source]).keys.map(\.key)  // ["%@ out of %@"]
/// ```
///
/// All sources of a module belong into one call: a type that is written in one file decides a key in another.
public struct StringExtractor: Sendable {
  /// The calls and types whose literals are keys.
  public var bridges: [Bridge]
  /// How values are written in keys.
  public var keyStyle: KeyStyle
  /// What stands in a key for values whose types only somebody else knows, such as the compiler, by their place. A first
  /// extraction tells of which it would like to know: ``Extraction/unknownValues``.
  public var knownSpecifiers: [ValuePlace: String] = [:]
  /// Whether all other literals are kept too: ``Extraction/literals``. Who takes keys out of a catalog wants them.
  public var keepsLiterals = false

  /// An extractor; of Foundation's and SwiftUI's own calls unless others are named.
  public init(bridges: [Bridge] = Bridge.apple, keyStyle: KeyStyle = .typed) {
    self.bridges = bridges
    self.keyStyle = keyStyle
  }

  /// The keys of sources, in their order.
  public func extract(_ files: [SourceFile]) -> Extraction {
    let types = types
    let needsTypes = keyStyle == .typed || !types.isEmpty || bridges.contains(where: \.takesStrings)
    // A type in one file may decide a key in another: then all are kept, else each is read and let go.
    let table = needsTypes ? TypeTable(files.map { SwiftSource($0.bytes) }) : nil
    let places = table.map { TypedPlaces($0, bridges: types) }
    var targets = CallTargets()
    for target in bridges.compactMap(CallTarget.init) + (places?.targets ?? []) { targets.add(target) }
    var extraction = Extraction()
    for index in files.indices {
      let source = table?.files[index].source ?? SwiftSource(files[index].bytes)
      let typer = table.map { ValueTyper(table: $0, file: index) }
      var extractor = FileExtractor(files[index], source, targets: targets, typer: typer, self)
      extractor.run(expressions: places?.expressions[index] ?? [])
      extraction.keys += extractor.keys
      extraction.findings += extractor.findings
      extraction.patterns += extractor.patterns
      extraction.unknownValues += extractor.unknown
      if keepsLiterals { extraction.literals.add(source, extractor.writer) }
    }
    extraction.findings += Self.otherTexts(extraction.keys)
    return extraction
  }

  /// Keys to which the code gives two texts: only one of them is ever translated.
  private static func otherTexts(_ keys: [ExtractedKey]) -> [ExtractionFinding] {
    struct Subject: Hashable { let key: [UInt8], table: String?, bundle: String? }
    var first: [Subject: ExtractedKey] = [:]
    var findings: [ExtractionFinding] = []
    for key in keys where key.defaultText != nil {
      let subject = Subject(key: Array(key.key.utf8), table: key.table, bundle: key.bundle)
      guard let known = first[subject] else {
        first[subject] = key
        continue
      }
      if known.numberedDefaultText.map({ Array($0.utf8) }) != key.numberedDefaultText.map({ Array($0.utf8) }) {
        findings.append(
          ExtractionFinding(kind: .otherText(key: key.key, first: known.place), place: key.place))
      }
    }
    return findings
  }

  private var types: [String: Bridge] {
    var types: [String: Bridge] = [:]
    for bridge in bridges { if case .type(let name) = bridge.kind { types[name] = bridge } }
    return types
  }
}
