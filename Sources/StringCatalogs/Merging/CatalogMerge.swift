/// Two versions of a catalog brought together by what they have in common.
///
/// Each leaf is merged for itself: two translators who worked on two languages, or on two keys that stand side by side,
/// do not meet. Where both sides changed the same leaf to different texts, one side gave a language other forms, or one
/// removed what the other changed, ours is kept (theirs where ours is gone), its texts are marked `needs_review`, and
/// the conflict is listed; one about a comment is only listed. Our side's layout stays; only what changed is written.
///
/// ```swift
/// let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
/// merge.document.bytes
/// merge.conflicts.map(\.description)  // ["Done, de: ours \"Fertig\", theirs \"Erledigt\", before \"Ende\""]
/// ```
public struct CatalogMerge: Sendable {
  /// The result: a whole catalog, whatever the conflicts.
  public let document: CatalogDocument
  /// Where both sides say different things, in the order of the file.
  public let conflicts: [MergeConflict]

  /// Merges.
  ///
  /// - Parameters:
  ///   - base: the version that both sides started from; `nil` when both made the file.
  ///   - ours: the version that the result is written from.
  ///   - theirs: the version whose changes are brought in.
  public init(base: CatalogDocument?, ours: CatalogDocument, theirs: CatalogDocument) {
    if let base, base.bytes == ours.bytes {
      self.init(document: theirs, conflicts: [])
    } else if ours.bytes == theirs.bytes || base?.bytes == theirs.bytes {
      self.init(document: ours, conflicts: [])
    } else {
      var merger = TreeMerger(base: base?.tape, ours: ours.tape, theirs: theirs.tape)
      merger.mergeObjects(base == nil ? nil : 0, 0, 0, [])
      self.init(document: ours.changed(merger.changes), conflicts: merger.conflicts)
    }
  }

  private init(document: CatalogDocument, conflicts: [MergeConflict]) {
    self.document = document
    self.conflicts = conflicts
  }
}
