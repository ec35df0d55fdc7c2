/// Who the user is to the host app: told to the service, and cleared by `logout()`.
struct SupportUser: Sendable, Equatable {
  var externalUserId: String?
  var name: String?
  var email: String?
  var metadata: [String: String]?
}
