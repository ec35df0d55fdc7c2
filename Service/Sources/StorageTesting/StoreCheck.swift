public import ReceptionStorage

/// Something that every store must do, as data for anybody's tests.
///
/// ```swift
/// for check in StoreCheck.all {
///   let findings = await check.findings(in: store)
///   #expect(findings.isEmpty, "\(check.name): \(findings)")
/// }
/// ```
///
/// Each check of ``all`` brings an app and devices of its own, so that they run on one store, one after the other or at
/// once; those of ``alone`` need it to themselves.
public struct StoreCheck: Sendable {
  /// What the store must do, as a sentence.
  public let name: String
  private let run: @Sendable (CheckedStore) async throws(StoreFailure) -> Void

  init(_ name: String, _ run: @escaping @Sendable (CheckedStore) async throws(StoreFailure) -> Void) {
    self.name = name
    self.run = run
  }

  /// What the store did otherwise; empty where it did everything.
  public func findings(in store: any Store) async -> [String] {
    let checked = CheckedStore(store)
    do throws(StoreFailure) {
      try await checked.begin()
      try await run(checked)
    } catch {
      return await checked.findings + ["it threw: \(error)"]
    }
    return await checked.findings
  }

  /// Every check.
  public static let all: [StoreCheck] =
    devices + sessions + conversations + directory + replies + appearances + templates + outbox + deliveries + reports
    + agents + hostile

  /// What needs the store to itself, since it touches what is one for all: run these one after the other.
  public static let alone: [StoreCheck] = passwords
}
