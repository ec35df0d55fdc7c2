/// What templates are for.
public enum TemplateKind: String, Hashable, Sendable, CaseIterable {
  /// Titles, bodies and the sender of pushes.
  case push
  /// Drafts that ask for a review.
  case review
}

/// The templates of an app at one time. Revisions are only ever added; a rollback adds the old document anew.
public struct TemplateRevision: Hashable, Sendable {
  /// Its number: one more than that of the revision before, 1 for the first.
  public var revision: Int
  /// The templates, as whoever published them wrote them down.
  public var document: String
  /// When it was published, in seconds since 1970.
  public var publishedAt: Double
  /// The revision whose document this is again, for a rollback.
  public var restores: Int?

  /// A revision.
  public init(revision: Int, document: String, publishedAt: Double, restores: Int? = nil) {
    self.revision = revision
    self.document = document
    self.publishedAt = publishedAt
    self.restores = restores
  }
}
