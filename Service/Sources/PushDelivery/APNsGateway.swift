internal import Foundation
internal import ReceptionProtocol
public import ReceptionMessages

/// Apple's push service: HTTP/2 with a signed token, one connection to each of its two hosts.
///
/// A push that was taken once and is sent again, because nobody heard the answer, has the same `apns-collapse-id`: on the
/// device the second takes the place of the first.
///
/// ```swift
/// let gateway = APNsGateway(settings)
/// let delivery = await gateway.deliver(push)
/// gateway.close()
/// ```
public final class APNsGateway: PushGateway {
  /// `apns`.
  public let name = "apns"
  /// How long an answer is waited for, in seconds.
  private let patience: Int
  private let settings: APNsSettings
  private let token: ProviderToken
  private let transfers: HTTPTransfers
  /// Seconds since 1970.
  private let now: @Sendable () -> Double

  /// A gateway that knows no other hosts than those of its settings.
  public convenience init(_ settings: APNsSettings) {
    self.init(settings, patience: 30)
  }

  init(
    _ settings: APNsSettings, patience: Int = 30,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.settings = settings
    self.patience = patience
    self.now = now
    token = ProviderToken(key: settings.key, keyID: settings.keyID, teamID: settings.teamID)
    transfers = HTTPTransfers(trusted: settings.trusted)
  }

  /// Gives up what is under way; it will be tried again. Nothing is sent afterwards.
  public func close() { transfers.close() }

  /// Hands a push on.
  public func deliver(_ push: AddressedPush) async -> PushDelivery {
    guard let topic = push.bundleID ?? settings.topic, Self.isField(topic) else {
      return .refused(reason: "no bundle identifier")
    }
    guard !push.token.isEmpty, push.token.utf8.count <= 400, push.token.allSatisfy(\.isHexDigit),
      push.token.allSatisfy(\.isASCII)
    else { return .unregistered(reason: "BadDeviceToken") }
    return await deliver(push, topic: topic, mayRenew: true)
  }

  private func deliver(_ push: AddressedPush, topic: String, mayRenew: Bool) async -> PushDelivery {
    guard let token = token.text(at: now()) else { return .later(seconds: nil, reason: "the key signs nothing") }
    switch await transfers.answer(to: request(push, topic: topic, token), patience: patience) {
    case .failure(let failure): return .later(seconds: nil, reason: failure.reason)
    case .success(let answer):
      let verdict = APNsVerdict(answer)
      if verdict.reason == "ExpiredProviderToken", mayRenew, self.token.expire(token, at: now()) {
        return await deliver(push, topic: topic, mayRenew: false)
      }
      return verdict.delivery
    }
  }

  private func request(_ push: AddressedPush, topic: String, _ token: String) -> TransferRequest {
    let host = push.environment == .sandbox ? settings.sandbox : settings.production
    var fields = [
      "authorization: bearer \(token)", "apns-topic: \(topic)", "apns-push-type: alert", "apns-priority: 10",
      "apns-expiration: \(Int(push.expiresAt))", "apns-id: \(push.id)", "content-type: application/json",
    ]
    if let name = [push.collapseID, push.id].compactMap(\.self).first(where: Self.isCollapseID) {
      fields.append("apns-collapse-id: \(name)")
    }
    return TransferRequest(address: "\(host)/3/device/\(push.token)", fields: fields, body: push.payload)
  }

  /// Whether a text can stand in a field: what a device says must not become another field.
  private static func isField(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Whether APNs takes a text as `apns-collapse-id`: with more than 64 bytes it would refuse the whole push.
  private static func isCollapseID(_ text: String) -> Bool { isField(text) && text.utf8.count <= 64 }
}

/// What an answer of APNs means ("Handling notification responses from APNs", Apple's documentation).
struct APNsVerdict {
  let status: Int
  /// Apple's word for what went wrong; empty where all went well.
  let reason: String
  private let id: String?
  private let secondsToWait: Double?

  /// Reasons that have to do with our key or with Apple's state, and not with the push: it is tried again.
  private static let passing: Set<String> = [
    "ExpiredProviderToken", "InvalidProviderToken", "MissingProviderToken", "TooManyProviderTokenUpdates",
    "BadCertificate", "BadCertificateEnvironment", "Forbidden", "IdleTimeout",
  ]

  init(_ answer: TransferAnswer) {
    status = answer.status
    id = answer.fields["apns-id"]
    secondsToWait = answer.fields["retry-after"].flatMap { Double($0) }.flatMap { (0...86_400).contains($0) ? $0 : nil }
    struct Body: Decodable { var reason: String }
    let said = try? JSONDecoder().decode(Body.self, from: Data(answer.body)).reason
    // It is stored and shown: a word, not whatever a gateway says.
    reason = String((said ?? (answer.status == 200 ? "" : "status \(answer.status)")).unicodeScalars.prefix(80))
  }

  var delivery: PushDelivery {
    switch status {
    case 200: .delivered(id: id)
    case 410: .unregistered(reason: reason)
    case 400 where reason == "BadDeviceToken": .unregistered(reason: reason)
    case 429, 500...599: .later(seconds: secondsToWait, reason: reason)
    case _ where Self.passing.contains(reason): .later(seconds: secondsToWait, reason: reason)
    default: .refused(reason: reason)
    }
  }
}
