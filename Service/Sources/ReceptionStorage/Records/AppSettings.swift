/// What the team has chosen for an app.
public struct AppSettings: Hashable, Sendable, Codable {
  /// Whether pushes say that there is a message and not what is in it.
  public var hidesTextInPushes: Bool

  /// Settings.
  public init(hidesTextInPushes: Bool = false) { self.hidesTextInPushes = hidesTextInPushes }

  private enum CodingKeys: String, CodingKey { case hidesTextInPushes }

  /// Reads settings; what an older version did not know is as in a new app.
  ///
  /// - Throws: a `DecodingError` for what is no JSON object, or a member of another type.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(hidesTextInPushes: try members.decodeIfPresent(Bool.self, forKey: .hidesTextInPushes) ?? false)
  }
}
