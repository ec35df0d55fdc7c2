internal import Synchronization

/// What a request to APNs is signed with: a JSON Web Token (RFC 7519) of the team, made anew before Apple stops taking it
/// (after an hour), and never more often than Apple allows (every 20 minutes).
final class ProviderToken: Sendable {
  /// How long one is used, in seconds.
  static let lifetime = 3_000.0
  /// How soon after another one may be made, in seconds.
  static let shortestLife = 1_200.0

  private let key: SigningKey
  private let keyID: String
  private let teamID: String
  private let state = Mutex<(text: String, madeAt: Double)?>(nil)

  init(key: SigningKey, keyID: String, teamID: String) {
    self.key = key
    self.keyID = keyID
    self.teamID = teamID
  }

  /// The token of a time, in seconds since 1970. A clock that was set back makes one anew, too.
  func text(at time: Double) -> String? {
    state.withLock { state in
      if let state, (0..<Self.lifetime).contains(time - state.madeAt) { return state.text }
      guard let text = sign(at: time) else { return nil }
      state = (text, time)
      return text
    }
  }

  /// APNs calls a token expired: the next one is made anew, unless it is too young for that.
  ///
  /// - Returns: whether the next one will be another.
  func expire(_ text: String, at time: Double) -> Bool {
    state.withLock { known in
      guard let state = known else { return true }
      guard state.text == text else { return true }
      guard !(0..<Self.shortestLife).contains(time - state.madeAt) else { return false }
      known = nil
      return true
    }
  }

  private func sign(at time: Double) -> String? {
    let head = Base64URL.text(Array(#"{"alg":"ES256","kid":"\#(keyID)","typ":"JWT"}"#.utf8))
    let claims = Base64URL.text(Array(#"{"iss":"\#(teamID)","iat":\#(Int(time))}"#.utf8))
    let signed = "\(head).\(claims)"
    return key.signature(of: Array(signed.utf8)).map { "\(signed).\(Base64URL.text($0))" }
  }
}

/// Base 64 for addresses, without padding (RFC 4648, section 5).
enum Base64URL {
  private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { text.append(signs[word >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
