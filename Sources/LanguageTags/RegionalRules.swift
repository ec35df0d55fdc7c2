/// A product's own table of which of its languages answers which tag: data that a reader can check.
///
/// A supported tag answers itself. Then the first rule that applies and whose answer is supported decides; then the bare
/// language, where it is supported.
///
/// ```swift
/// let rules = RegionalRules([
///   .init(name: "fr in Canada", languages: ["fr"], regions: .listed(["CA"]), answer: try LanguageTag(parsing: "fr-CA")),
/// ])
/// ```
public struct RegionalRules: Sendable, Hashable {
  /// The name of the last rule, which needs no row: the language without script and region.
  public static let bareLanguage = "bare language"

  /// The rules, the first that applies decides.
  public var rules: [Rule]

  /// A table of rules in their order.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// What a rule asks of the region.
  public enum Regions: Sendable, Hashable {
    /// Any region, or none.
    case any
    /// No region at all.
    case absent
    /// One of these.
    case listed([String])
  }

  /// One row of the table.
  public struct Rule: Sendable, Hashable {
    /// What an explanation calls the rule.
    public var name: String
    /// The languages it speaks of, in lower case.
    public var languages: [String]
    /// The script that the tag has to name, such as `Hant`; nil for any or none.
    public var script: String?
    /// The regions it speaks of.
    public var regions: Regions
    /// The supported tag that answers.
    public var answer: LanguageTag

    /// A row of the given parts.
    public init(
      name: String, languages: [String], script: String? = nil, regions: Regions = .any, answer: LanguageTag
    ) {
      self.name = name
      self.languages = languages
      self.script = script
      self.regions = regions
      self.answer = answer
    }

    /// Whether a canonical tag is one that the rule speaks of.
    public func applies(to tag: LanguageTag) -> Bool {
      guard languages.contains(tag.language), script == nil || script == tag.script else { return false }
      return switch regions {
      case .any: true
      case .absent: tag.region == nil
      case .listed(let regions): tag.region.map(regions.contains) ?? false
      }
    }
  }
}
