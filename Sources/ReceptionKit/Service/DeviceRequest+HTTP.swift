import Foundation
import ReceptionProtocol

extension DeviceRequest {
  /// The request as it is sent, or nothing where the device has no credentials for it.
  func http(to address: ServiceAddress, credentials: DeviceCredentials?) -> ReceptionRequest? {
    if case .register(let registration) = self { return address.request("POST", "v1/devices", body: registration) }
    guard let credentials else { return nil }
    return switch self {
    case .register: nil
    case .update(let device, let sequence):
      address.request(
        "PATCH", "v1/devices/me", body: DeviceUpdate(device, sequence: sequence), bearer: credentials.token)
    case .renewToken: address.request("POST", "v1/devices/me/token", bearer: credentials.sessionSecret)
    case .logOut(let sequence):
      address.request("POST", "v1/devices/me/logout", body: DeviceLogout(sequence: sequence), bearer: credentials.token)
    case .delete: address.request("DELETE", "v1/devices/me", bearer: credentials.token)
    }
  }
}

extension SyncAnswer {
  /// What an answer of HTTP means for a request.
  ///
  /// A success that cannot be read, and a redirection, come from something between the device and the service, such as
  /// the log-in page of a hotel's network: they pass.
  init(_ answer: ReceptionAnswer, to request: DeviceRequest) {
    switch answer.status {
    case 200..<300: self = Self.success(answer, of: request)
    case 408, 429, 500...: self = .transient(retryAfter: answer.retryAfter)
    case 401: self = Self.unauthorized(answer.failure?.code)
    case 403: self = Self.forbidden(answer.failure?.code)
    case 400..<500: self = .refused
    default: self = .transient(retryAfter: nil)
    }
  }

  private static func success(_ answer: ReceptionAnswer, of request: DeviceRequest) -> SyncAnswer {
    switch request {
    case .register:
      answer.decoded(DeviceCredentials.self).map(SyncAnswer.registered) ?? .transient(retryAfter: nil)
    case .renewToken:
      answer.decoded(RenewedToken.self).map { .renewed($0.token) } ?? .transient(retryAfter: nil)
    case .update, .logOut, .delete: .done
    }
  }

  private static func unauthorized(_ code: ServiceFailure.Code?) -> SyncAnswer {
    switch code {
    case .sessionRevoked: .revoked
    case .invalidAppId: .halted(.unknownApp)
    default: .unauthorized
    }
  }

  private static func forbidden(_ code: ServiceFailure.Code?) -> SyncAnswer {
    switch code {
    case .appDisabled: .halted(.appDisabled)
    case .blocked: .halted(.blocked)
    default: .refused
    }
  }
}
