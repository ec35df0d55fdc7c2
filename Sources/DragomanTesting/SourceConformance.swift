public import Dragoman
public import LanguageTags

/// Whether a source of texts keeps the promises of `StringSource`: named checks with their outcomes, for any test
/// framework to look at.
///
/// ```swift
/// let source = MemorySource("greetings", ["en": ["hello": "Hello"], "tr": ["hello": "Merhaba"]])
/// let conformance = await SourceConformance(of: source, expecting: ["tr": ["hello": "Merhaba"]])
/// conformance.isWhole   // true
/// conformance.failures  // []
/// ```
///
/// In a test of Swift Testing, `#expect(conformance.failures == [])` names every broken promise.
public struct SourceConformance: Sendable, Hashable {
  /// One promise and whether it is kept.
  public struct Check: Sendable, Hashable {
    /// The promise, as a sentence about the source.
    public var promise: Promise
    /// How it is broken, one line for each finding; empty when it is kept.
    public var findings: [String]

    /// A check from its parts.
    public init(promise: Promise, findings: [String]) {
      self.promise = promise
      self.findings = findings
    }

    /// Whether the promise is kept.
    public var isKept: Bool { findings.isEmpty }
  }

  /// What a source promises.
  public enum Promise: String, Sendable, CaseIterable, Codable {
    /// Traces and reports have something to call it.
    case hasAName = "the source has a name, the same each time"
    /// What changes is a new source.
    case namesTheSameLanguages = "the source names the same languages each time"
    /// A language has one place in the list.
    case namesEachLanguageOnce = "the source names each language once"
    /// A named language is matched, so it must be able to answer.
    case hasATableForEachLanguage = "the source has a table for each language that it names"
    /// Plural forms and digits go by the language of the table.
    case givesTablesInTheirLanguage = "the source gives each table in the language that was asked for"
    /// Matching is for steps to do, not for sources.
    case answersExactTagsOnly = "the source has no table for a language that it does not name"
    /// Snapshots are made of it at any time.
    case saysTheSameEachTime = "the source says the same texts each time"
    /// It is asked from any thread.
    case saysTheSameToEveryThread = "the source says the same texts to every thread"
    /// The code's own words are in the source language.
    case remembersInItsSourceLanguage = "the texts that the source remembers of the code are in its first language"
    /// A reader gets what the source says.
    case isHeardThroughAResolver = "a resolver says the texts of the source"
    /// What its author knows of it.
    case saysWhatIsExpected = "the source says the expected texts"
  }

  /// The promises in their order, each with its outcome.
  public let checks: [Check]

  /// Checks a source. Every table is read, several times and from several tasks.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - expected: plain texts that the source is known to have, by language and key.
  public init(of source: any StringSource, expecting expected: [LanguageTag: [String: String]] = [:]) async {
    let probe = SourceProbe(source)
    var findings: [Promise: [String]] = [
      .hasAName: probe.nameFindings(), .namesTheSameLanguages: probe.languageFindings(),
      .namesEachLanguageOnce: probe.repetitionFindings(), .hasATableForEachLanguage: probe.missingTableFindings(),
      .givesTablesInTheirLanguage: probe.foreignTableFindings(), .answersExactTagsOnly: probe.inexactFindings(),
      .saysTheSameEachTime: probe.repeatFindings(), .remembersInItsSourceLanguage: probe.rememberedFindings(),
      .isHeardThroughAResolver: probe.resolverFindings(), .saysWhatIsExpected: probe.expectationFindings(expected),
    ]
    findings[.saysTheSameToEveryThread] = await probe.threadFindings()
    checks = Promise.allCases.map { Check(promise: $0, findings: findings[$0] ?? []) }
  }

  /// Whether every promise is kept.
  public var isWhole: Bool { checks.allSatisfy(\.isKept) }

  /// Every finding as `promise: finding`.
  public var failures: [String] {
    checks.flatMap { check in check.findings.map { "\(check.promise.rawValue): \($0)" } }
  }
}

extension SourceConformance: CustomStringConvertible {
  /// One line for each promise, its findings below it.
  public var description: String {
    checks.map { check in
      let lines =
        ["\(check.isKept ? "kept  " : "BROKEN") \(check.promise.rawValue)"] + check.findings.map { "       " + $0 }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
