public import ReceptionProtocol

/// The texts of an app's chat at one time. Revisions are only ever added; a rollback adds the old texts anew.
public struct AppearanceRevision: Hashable, Sendable {
  /// Its number: one more than that of the revision before, 1 for the first.
  public var revision: Int
  /// The texts by field and by language tag.
  public var texts: [AppearanceField: [String: String]]
  /// When it was published, in seconds since 1970.
  public var publishedAt: Double
  /// The revision whose texts these are again, for a rollback.
  public var restores: Int?

  /// A revision.
  public init(
    revision: Int, texts: [AppearanceField: [String: String]], publishedAt: Double, restores: Int? = nil
  ) {
    self.revision = revision
    self.texts = texts
    self.publishedAt = publishedAt
    self.restores = restores
  }
}
