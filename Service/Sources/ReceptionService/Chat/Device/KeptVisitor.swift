internal import Foundation

/// What of a visitor's device outlives the service's process, beside what the app on the device keeps itself. It is written
/// whole, in a folder of the service's own.
struct KeptVisitor: Codable, Equatable, Sendable {
  /// Who the visitor is, as the browser's cookie says it.
  var visitor: String
  /// Tells visitors apart, for the team.
  var number: Int
  var name: String
  var phone: VisitorPhone
  /// What the app's picker says; nil follows the phone.
  var language: String?
  var isOnline = true
  var isActive = true
  /// The names under which its pages sent the last messages.
  var taken: [String] = []
  /// How many messages its conversation has had, the team's included; absent from what an earlier version kept. An app that
  /// starts again knows the last ones alone.
  var written: Int?

  private static let file = "visitor.json"

  /// What marks the device at the service as a visitor's, and as this one's.
  var mark: String { "live page \(number)" }

  /// What a folder keeps; nil where there is nothing that can be read.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.file)),
      let kept = try? JSONDecoder().decode(KeptVisitor.self, from: data)
    else { return nil }
    self = kept
  }

  init(of visitor: Visitor, _ beginning: DeviceBeginning, number: Int) {
    self.visitor = visitor.number
    self.number = number
    name = beginning.name(number)
    phone = beginning.phone
    language = beginning.language
  }

  /// Keeps it. A full disk keeps what was there: the device goes on, and is as old as that after a restart.
  func write(in folder: URL) {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let data = try? JSONEncoder().encode(self)
    try? data?.write(to: folder.appendingPathComponent(Self.file), options: .atomic)
  }

  /// Forgets it.
  static func remove(in folder: URL) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
  }

  /// What the folders in a folder keep. One that is a day old, or cannot be read, is removed.
  static func all(in folder: URL, now: Date = Date()) -> [(kept: KeptVisitor, folder: URL)] {
    let found = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return found.compactMap { one in
      let file = one.appendingPathComponent(Self.file).path
      let changed = (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
      guard let changed, now.timeIntervalSince(changed) < 86_400, let kept = KeptVisitor(in: one) else {
        try? FileManager.default.removeItem(at: one)
        return nil
      }
      return (kept, one)
    }
  }
}
