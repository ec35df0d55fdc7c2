/// How findings are written down.
///
/// ```swift
/// FindingReporter.xcode.lines(of: findings, in: "Localizable.xcstrings")
/// // ["Localizable.xcstrings:12:23: error: position 1: lld expected, found @ [PlaceholdersAgree] (zh: …)"]
/// ```
public enum FindingReporter: String, Sendable, CaseIterable {
  /// For people: as compilers print, with the text that would be right under it.
  case text
  /// For programs: one JSON object a line.
  case json
  /// For Xcode's list of issues.
  case xcode
  /// For GitHub: annotations of a pull request.
  case github

  /// The lines of a file's findings.
  ///
  /// - Parameters:
  ///   - findings: what was found in the file.
  ///   - path: the file, as it is to be named.
  public func lines(of findings: [CatalogFinding], in path: String) -> [String] {
    findings.flatMap { finding -> [String] in
      switch self {
      case .text: ["\(path):\(finding)".onOneLine] + (finding.fix.map { ["  fix: \($0)".onOneLine] } ?? [])
      case .json: [json(finding, path)]
      case .xcode: [xcode(finding, path)]
      case .github: [github(finding, path)]
      }
    }
  }

  private func json(_ finding: CatalogFinding, _ path: String) -> String {
    var members: [(String, String)] = [
      ("file", quoted(path)), ("line", "\(finding.line)"), ("column", "\(finding.column)"),
      ("severity", quoted(finding.severity.rawValue)), ("rule", quoted(finding.rule)),
      ("message", quoted(finding.message)),
    ]
    if let key = finding.key { members.append(("key", quoted(key))) }
    if let language = finding.language { members.append(("language", quoted(language))) }
    if let path = finding.path, !path.steps.isEmpty { members.append(("path", quoted(path.description))) }
    if let fix = finding.fix { members.append(("fix", quoted(fix))) }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func quoted(_ text: String) -> String { String(decoding: JSONSpelling.token(of: text), as: UTF8.self) }

  /// Xcode knows errors, warnings and notes, one line each.
  private func xcode(_ finding: CatalogFinding, _ path: String) -> String {
    "\(path):\(finding)".onOneLine
  }

  private func github(_ finding: CatalogFinding, _ path: String) -> String {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    let subject = finding.subject.isEmpty ? "" : "\(finding.subject): "
    let properties = "file=\(Self.property(path)),line=\(finding.line),col=\(finding.column),title=\(finding.rule)"
    return "::\(kind) \(properties)::\(Self.escaped(subject + finding.message))"
  }

  /// The workflow commands' own escapes. A line end that slipped through would let a key give commands.
  private static let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

  private static func escaped(_ text: String) -> String { text.replacingScalars(escapes) }

  private static func property(_ text: String) -> String {
    text.replacingScalars(escapes.merging([":": "%3A", ",": "%2C"]) { own, _ in own })
  }
}
