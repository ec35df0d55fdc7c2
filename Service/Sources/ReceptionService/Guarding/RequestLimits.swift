internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

/// How much one device and one network address may ask for.
public struct RequestRates: Hashable, Sendable {
  var requestsOfDevice = RequestRate(burst: 60, perSecond: 10)
  var messagesOfDevice = RequestRate(burst: 20, perSecond: 0.5)
  var reportsOfDevice = RequestRate(burst: 20, perSecond: 0.1)
  var requestsOfAddress = RequestRate(burst: 600, perSecond: 100)
  var registrationsOfAddress = RequestRate(burst: 30, perSecond: 0.5)

  /// What a person and their network need, and no more.
  public static let usual = RequestRates()
}

/// The limits of the public interface.
struct RequestLimits: Sendable {
  private let device: RateLimiter<Int64>
  private let message: RateLimiter<Int64>
  private let report: RateLimiter<Int64>
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
    report = RateLimiter(rates.reportsOfDevice)
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
  /// Counts a request by the device that its secret names, whether the secret is genuine or not: a device that renews its
  /// token stays the same. Nobody can use up what is another device's, since its number is as hard to guess as a secret.
  func count(_ id: DeviceID) throws(APIFailure) { try limit(device, id.rawValue, .device) }
  /// Counts a message by the device that it comes from.
  func countMessage(_ id: DeviceID) throws(APIFailure) { try limit(message, id.rawValue, .device) }
  /// Counts what a device says of texts that it could not show.
  func countReport(_ id: DeviceID) throws(APIFailure) { try limit(report, id.rawValue, .device) }

  private func limit<Key>(
    _ limiter: RateLimiter<Key>, _ key: Key?, _ scope: ServiceFailure.RetryScope
  ) throws(APIFailure) {
    guard isOn, let key, let seconds = limiter.secondsToWait(key, at: now) else { return }
    throw .limited(scope, seconds: seconds)
  }
}

// MARK: Several processes

extension RequestLimits {
  /// How often processes tell each other what they have let pass: no more than that passes twice.
  static let sharing = Duration.milliseconds(200)

  /// Shares the limits with every process on the same store, while something is so; returns at once where there are none. A
  /// store that cannot be asked shares nothing meanwhile, and each process limits for itself.
  func keepSharing(with store: any Store, while isNeeded: () -> Bool) async {
    guard isOn else { return }
    while isNeeded(), (try? await Task.sleep(for: Self.sharing)) != nil {
      guard await share(device, "device", store), await share(message, "message", store),
        await share(report, "report", store), await share(address, "address", store),
        await share(registration, "registration", store)
      else { return }
    }
  }

  /// How many keys there is something to tell other processes of.
  var untoldCount: Int {
    device.untoldCount + message.untoldCount + report.untoldCount + address.untoldCount + registration.untoldCount
  }

  /// Whether there is anybody to share with.
  func share<Key: CustomStringConvertible>(
    _ limiter: RateLimiter<Key>, _ what: String, _ store: any Store
  ) async -> Bool {
    let taken = limiter.taken()
    let keys = Array(taken.keys)
    let spendings = keys.map { key in
      Spending(
        key: "\(what) \(key)", spent: taken[key] ?? 0, burst: limiter.rate.burst, perSecond: limiter.rate.perSecond)
    }
    do throws(StoreFailure) {
      guard let left = try await store.spend(spendings) else {
        limiter.keepToItself()
        return false
      }
      limiter.settle(Dictionary(uniqueKeysWithValues: zip(keys, left)), at: now)
    } catch {
      limiter.giveBack(taken)
    }
    return true
  }
}
