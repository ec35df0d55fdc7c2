internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

/// How much one device and one network address may ask for.
public struct RequestRates: Hashable, Sendable {
  var requestsOfDevice = RequestRate(burst: 60, perSecond: 10)
  var messagesOfDevice = RequestRate(burst: 20, perSecond: 0.5)
  var requestsOfAddress = RequestRate(burst: 600, perSecond: 100)
  var registrationsOfAddress = RequestRate(burst: 30, perSecond: 0.5)

  /// What a person and their network need, and no more.
  public static let usual = RequestRates()
}

/// The limits of the public interface.
struct RequestLimits: Sendable {
  private let device: RateLimiter<UInt64>
  private let message: RateLimiter<UInt64>
  private let address: RateLimiter<PeerAddress>
  private let registration: RateLimiter<PeerAddress>
  private let isOn: Bool
  private let clock = ContinuousClock.now

  /// Limits at these rates; nil limits nothing.
  init(_ rates: RequestRates?) {
    isOn = rates != nil
    let rates = rates ?? .usual
    device = RateLimiter(rates.requestsOfDevice)
    message = RateLimiter(rates.messagesOfDevice)
    address = RateLimiter(rates.requestsOfAddress)
    registration = RateLimiter(rates.registrationsOfAddress)
  }

  private var now: Double {
    let passed = clock.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// Counts a request by where it comes from.
  func count(_ peer: PeerAddress?) throws(APIFailure) { try limit(address, peer?.network, .address) }
  /// Counts a registration by where it comes from.
  func countRegistration(_ peer: PeerAddress?) throws(APIFailure) { try limit(registration, peer?.network, .address) }
  /// Counts a request by the secret it brings, genuine or not.
  func count(_ hash: SecretHash) throws(APIFailure) { try limit(device, hash.number, .device) }
  /// Counts a message by the secret it comes with.
  func countMessage(_ hash: SecretHash) throws(APIFailure) { try limit(message, hash.number, .device) }

  private func limit<Key>(
    _ limiter: RateLimiter<Key>, _ key: Key?, _ scope: ServiceFailure.RetryScope
  ) throws(APIFailure) {
    guard isOn, let key, let seconds = limiter.secondsToWait(key, at: now) else { return }
    throw .limited(scope, seconds: seconds)
  }
}
