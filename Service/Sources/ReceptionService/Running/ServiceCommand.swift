internal import Foundation
internal import ReceptionStorage

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the program does instead of serving; it works on the same data, beside a running service too.
///
/// ```
/// reception-service add-app ID --name NAME
/// reception-service app ID --off
/// reception-service publish FILE --app ID
/// reception-service new-password
/// reception-service restored
/// ```
struct ServiceCommand {
  enum Verb: String, CaseIterable {
    case apps
    case app
    case addApp = "add-app"
    case publish
    case rollback
    case newPassword = "new-password"
    case migrate
    case restored
  }

  var verb: Verb
  /// The word after the verb: a file, an identifier.
  var subject: String?
  var app: String?
  var name: String?
  var revision: Int?
  /// Whether an app is to be served, for `app`; nil only asks.
  var isOn: Bool?
  var place: StorePlace
  /// The file that is copied, for `migrate`.
  var source: String?

  /// Nil where the first word is none of the verbs.
  ///
  /// - Throws: a `ConfigurationError` for an option that the verb does not have, or that lacks its value.
  init?(arguments: [String], environment: [String: String]) throws(ConfigurationError) {
    guard let verb = arguments.first.flatMap(Verb.init) else { return nil }
    self.verb = verb
    place = try StorePlace(environment: environment)
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        guard subject == nil else { throw .unknownArgument(word) }
        subject = word
        continue
      }
      if verb == .app, let isOn = ["--on": true, "--off": false][word] {
        guard self.isOn == nil else { throw .badValue("both", of: verb.rawValue, expected: "--off or --on") }
        self.isOn = isOn
        continue
      }
      guard let value = rest.popFirst() else { throw .missingValue(word) }
      guard !value.isEmpty else { throw .emptyValue(word) }
      try take(word, value)
    }
    try check()
  }

  private mutating func take(_ option: String, _ value: String) throws(ConfigurationError) {
    switch (option, verb) {
    case ("--data", .migrate), ("--database", .migrate): throw .unknownArgument(option)
    case ("--data", _): place = .folder(value)
    case ("--database", _): place = try StorePlace(database: value, from: option)
    case ("--app", .publish), ("--app", .rollback): app = value
    case ("--name", .addApp): name = value
    case ("--from", .migrate):
      guard value.hasPrefix("sqlite:"), value != "sqlite:" else {
        throw .badValue(value, of: option, expected: "sqlite:PATH")
      }
      source = String(value.dropFirst("sqlite:".count))
    case ("--to", .migrate): place = try StorePlace(database: value, from: option)
    case ("--to", .rollback):
      guard let number = Int(value), number > 0 else { throw .badValue(value, of: option, expected: "a revision") }
      revision = number
    default: throw .unknownArgument(option)
    }
  }

  private func check() throws(ConfigurationError) {
    switch verb {
    case .apps, .newPassword, .restored: if let subject { throw .unknownArgument(subject) }
    case .app: guard subject != nil else { throw .missingValue(verb.rawValue) }
    case .addApp:
      guard let subject else { throw .missingValue(verb.rawValue) }
      guard AppRecord.isIdentifier(subject) else {
        throw .badValue(subject, of: verb.rawValue, expected: "1 to 64 letters, digits, “-”, “_” or “.”")
      }
    case .publish:
      guard subject != nil else { throw .missingValue(verb.rawValue) }
      guard app != nil else { throw .missingValue("--app") }
    case .migrate:
      if let subject { throw .unknownArgument(subject) }
      guard source != nil else { throw .missingValue("--from") }
      guard case .database = place else { throw .missingValue("--to") }
    case .rollback:
      if let subject { throw .unknownArgument(subject) }
      guard app != nil else { throw .missingValue("--app") }
    }
  }

  /// Does it, and answers what to print.
  func run() async throws -> String {
    umask(0o077)
    if let source, case .database(let address) = place {
      return try StoreMigration(from: source, to: address).run()
    }
    // A password of data that was made for it alone would open nothing, and there would be nothing to bring back.
    if verb == .newPassword || verb == .restored, case .folder(let path) = place,
      !FileManager.default.fileExists(atPath: path + "/reception.sqlite")
    {
      throw ConfigurationError.noData(path)
    }
    // A service that runs would go on with the old epoch.
    let store = try place.store(alone: verb == .restored)
    do {
      let said = try await work(on: store)
      await store.close()
      return said
    } catch {
      await store.close()
      throw error
    }
  }

  private func work(on store: any Store) async throws -> String {
    let now = Date().timeIntervalSince1970
    switch verb {
    // It needs no store of ours: what it lacked was found before.
    case .migrate: throw ConfigurationError.missingValue("--from")
    case .apps:
      return try await store.apps().map(Self.line).joined(separator: "\n")
    case .app:
      return try await show(subject ?? "", in: store)
    case .addApp:
      let id = subject ?? ""
      return try await addApp(id, to: store)
    case .publish:
      let file = subject ?? ""
      guard let data = FileManager.default.contents(atPath: file) else { throw ResourceError.unreadable(file) }
      let texts = try AppearanceFile([UInt8](data)).texts
      // A file holds every text that is to be shown: whatever was published before, it takes its place.
      let published = try await store.publish(texts, app: app ?? "", base: nil, at: now)
      return "Revision \(published.revision) of \(app ?? "") is published."
    case .newPassword:
      return "The dashboard’s password, shown this once: \(try await FirstPassword.replace(store))"
    case .restored:
      return "The data begin a new life, \(try await store.beginLife()): start the service now."
    case .rollback:
      let published = try await store.rollBack(app: app ?? "", to: revision, at: now)
      return
        "Revision \(published.revision) of \(app ?? "") is published, with the texts of \(published.restores ?? 0)."
    }
  }

  private static func line(_ app: AppRecord) -> String {
    "\(app.id)\t\(app.name)" + (app.isDisabled ? "\tswitched off" : "") + (app.isDemo ? "\tdemo" : "")
  }

  /// Says how an app is, or switches it and says what that means.
  private func show(_ id: String, in store: any Store) async throws -> String {
    if let isOn { try await store.setDisabled(!isOn, app: id) }
    guard let app = try await store.apps().first(where: { $0.id == id }) else {
      throw StoreFailure.notFound("app \(id)")
    }
    switch isOn {
    case nil: return Self.line(app)
    case true?: return "\(id) is served. Apps that were told otherwise ask again when they are next started."
    case false?: return "\(id) is switched off: its devices are told so, and nothing is sent to them."
    }
  }

  /// Adds an app, or gives one that is there another name; whether it is served, and what it is for, stays as it is.
  private func addApp(_ id: String, to store: any Store) async throws -> String {
    let known = try await store.apps().first { $0.id == id }
    var app = known ?? AppRecord(id: id, name: id)
    app.name = name ?? app.name
    try await store.save(app)
    guard !app.isDisabled else { return "\(id) is there, and stays switched off." }
    return "\(id) is served: its SDK sends X-App-Id: \(id)."
  }
}

extension DataFolder {
  /// The file of the store.
  var database: String { path + "/reception.sqlite" }
}
