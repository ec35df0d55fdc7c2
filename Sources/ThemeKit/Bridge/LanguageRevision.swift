public import Observation
import Synchronization

/// A number that grows with each change of language or catalog: what a view model observes to ask anew.
///
/// ```swift
/// withObservationTracking { ThemeKitStrings.observable.value } onChange: { redraw() }
/// ```
public final class LanguageRevision: Sendable, Observable {
  private let grown = Atomic(0)
  private let registrar = ObservationRegistrar()

  init() {}

  /// How often language or catalog have changed in this process. Reading it registers an observation.
  public var value: Int {
    registrar.access(self, keyPath: \.value)
    return count
  }

  /// The same number for who observes nothing.
  var count: Int { grown.load(ordering: .acquiring) }

  /// Counts first and tells then: who is told reads the new number.
  func grow() {
    grown.wrappingAdd(1, ordering: .acquiringAndReleasing)
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
