internal import CMicrohttpd

/// An answer as the library sends it: its fields, and a copy of its body.
///
/// Unchecked: the library counts the users of a response under a lock of its own and allows to queue one from several
/// threads; nothing of it is changed once it is made.
final class MadeResponse: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Nil where there is no memory for it.
  init?(_ answer: HTTPResponse) {
    let made = answer.body.withUnsafeBytes { cmicrohttpd_response($0.baseAddress, $0.count) }
    guard let made else { return nil }
    pointer = made
    for (name, value) in answer.fields.pairs { _ = MHD_add_response_header(made, name, value) }
  }

  deinit { MHD_destroy_response(pointer) }
}
