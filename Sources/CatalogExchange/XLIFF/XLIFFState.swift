/// How XLIFF 1.2 writes the states of a catalog, as Xcode does.
///
/// XLIFF 1.2, section 3.2.2, lists the states; what a catalog alone knows becomes one of the user's own, `x-xcstrings-…`.
struct XLIFFState {
  var state: String?
  var qualifier: String?

  private static let own = "x-xcstrings-"

  /// The state of a target.
  init(of state: String?) {
    switch state {
    case nil: break
    case "translated", "new": self.state = state
    case "needs_review": self.state = "needs-review-l10n"
    case "machine_translated": (self.state, qualifier) = ("translated", "leveraged-mt")
    case .some(let other): self.state = Self.own + other
    }
  }

  init(state: String?, qualifier: String?) {
    self.state = state
    self.qualifier = qualifier
  }

  /// The state as a catalog spells it; nil when the file does not say. What no list has counts as translated, as Xcode
  /// takes it.
  var catalogState: String? {
    switch state {
    case nil: qualifier == "leveraged-mt" ? "machine_translated" : nil
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": "new"
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": "needs_review"
    case .some(let own) where own.hasPrefix(Self.own): String(own.dropFirst(Self.own.count))
    default: qualifier == "leveraged-mt" ? "machine_translated" : "translated"
    }
  }
}
