internal import CCurl
internal import Foundation
internal import Synchronization

/// A request over HTTP/2.
struct TransferRequest: Sendable {
  var address: String
  /// `name: value`, names in small letters.
  var fields: [String]
  var body: [UInt8]
}

/// What came back.
struct TransferAnswer: Sendable {
  var status: Int
  /// Names in small letters.
  var fields: [String: String]
  /// At most ``HTTPTransfers/longestBody`` bytes of it.
  var body: [UInt8]
  /// Whether a connection was opened for it.
  var isFirst: Bool
}

/// Nothing came back: libcurl's words.
struct TransferFailure: Error, Sendable {
  var reason: String
}

/// Requests over HTTP/2 that share a connection to each host, on a thread of its own (libcurl's multi interface).
///
/// Unchecked: `multi` is used on the thread only, but for `curl_multi_wakeup`, which libcurl lets any thread call, and which is
/// called behind the lock of `waiting` only while it is not closed: until the thread has seen that it is, under the same
/// lock, it frees nothing. What other threads change is in `waiting`.
final class HTTPTransfers: @unchecked Sendable {
  /// What is read of an answer.
  static let longestBody = 4_096

  private struct Waiting {
    var transfers: [Transfer] = []
    var isClosed = false
  }

  private let multi: UnsafeMutableRawPointer?
  private let trusted: String?
  private let waiting = Mutex(Waiting())
  private let end = DispatchSemaphore(value: 0)

  /// - Parameter trusted: a file of certificates in place of the system's.
  init(trusted: String?) {
    // Idempotent, and before any other thread of ours uses the library.
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    multi = curl_multi_init()
    self.trusted = trusted
    ccurl_multi_set_number(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    ccurl_multi_set_number(multi, CURLMOPT_MAX_HOST_CONNECTIONS, 1)
    let thread = Thread { self.run() }
    thread.name = "dragoman.push.transfers"
    thread.start()
  }

  /// Sends a request and waits for its answer.
  ///
  /// - Parameter patience: seconds until it is given up.
  func answer(to request: TransferRequest, patience: Int) async -> Result<TransferAnswer, TransferFailure> {
    await withCheckedContinuation { continuation in
      let transfer = Transfer(request, patience: patience, continuation)
      let isClosed = waiting.withLock { waiting in
        guard !waiting.isClosed else { return true }
        waiting.transfers.append(transfer)
        curl_multi_wakeup(multi)
        return false
      }
      if isClosed { continuation.resume(returning: .failure(TransferFailure(reason: "it is closed"))) }
    }
  }

  /// Gives up what is under way, and sends nothing more.
  func close() {
    let isOpen = waiting.withLock { waiting in
      guard !waiting.isClosed else { return false }
      waiting.isClosed = true
      curl_multi_wakeup(multi)
      return true
    }
    if isOpen { end.wait() }
  }

  // MARK: The thread

  private func run() {
    var active: [UnsafeMutableRawPointer: Transfer] = [:]
    var hosts = SilentHosts()
    var ready: [Transfer] = []
    while true {
      let (transfers, isClosed) = waiting.withLock { waiting in
        defer { waiting.transfers = [] }
        return (waiting.transfers, waiting.isClosed)
      }
      let beginning = ready + transfers.filter { hosts.admit($0) }
      ready = []
      for transfer in beginning {
        if let handle = transfer.begin(multi, trusted: trusted) {
          active[handle] = transfer
        } else {
          ready += hosts.ended(transfer, CURLE_OUT_OF_MEMORY)
        }
      }
      if isClosed { break }
      var running: Int32 = 0
      curl_multi_perform(multi, &running)
      var result = CURLE_OK
      while let handle = ccurl_next_finished(multi, &result) {
        guard let transfer = active.removeValue(forKey: handle) else { continue }
        transfer.end(handle, multi, result)
        ready += hosts.ended(transfer, result)
      }
      if ready.isEmpty { curl_multi_poll(multi, nil, 0, 1_000, nil) }
    }
    for (handle, transfer) in active { transfer.end(handle, multi, CURLE_ABORTED_BY_CALLBACK) }
    for transfer in ready + hosts.held { transfer.fail(CURLE_ABORTED_BY_CALLBACK) }
    curl_multi_cleanup(multi)
    end.signal()
  }
}

/// A request on its way.
///
/// Unchecked: what changes is touched by the thread of the transfers alone, on which libcurl calls back too.
final class Transfer: @unchecked Sendable {
  /// Where it goes: `https://HOST`.
  let host: String
  /// Whether it is not to go over a connection that is there.
  var opensConnection = false
  private let request: TransferRequest
  private let patience: Int
  private let continuation: CheckedContinuation<Result<TransferAnswer, TransferFailure>, Never>
  private var lines: UnsafeMutablePointer<curl_slist>?
  private var fields: [String: String] = [:]
  private var body: [UInt8] = []

  init(
    _ request: TransferRequest, patience: Int,
    _ continuation: CheckedContinuation<Result<TransferAnswer, TransferFailure>, Never>
  ) {
    self.request = request
    self.patience = patience
    self.continuation = continuation
    host = request.address.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//")
  }

  deinit { curl_slist_free_all(lines) }

  /// Begins; nil where it has ended already, for want of memory.
  func begin(_ multi: UnsafeMutableRawPointer?, trusted: String?) -> UnsafeMutableRawPointer? {
    guard let handle = curl_easy_init() else {
      continuation.resume(returning: .failure(TransferFailure(reason: "there is no memory")))
      return nil
    }
    // `Expect` would cost a round trip.
    for field in request.fields + ["Expect:"] { lines = curl_slist_append(lines, field) }
    ccurl_set_text(handle, CURLOPT_URL, request.address)
    ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "https")
    ccurl_set_number(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    // Rather a stream of the connection that is being opened than another connection.
    ccurl_set_number(handle, CURLOPT_PIPEWAIT, 1)
    ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    ccurl_set_number(handle, CURLOPT_TCP_KEEPALIVE, 1)
    ccurl_set_bounded_silence(handle)
    if opensConnection { ccurl_set_number(handle, CURLOPT_FRESH_CONNECT, 1) }
    ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT, min(10, patience))
    ccurl_set_number(handle, CURLOPT_TIMEOUT, patience)
    if let trusted { ccurl_set_text(handle, CURLOPT_CAINFO, trusted) }
    ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, lines)
    ccurl_set_number(handle, CURLOPT_POST, 1)
    ccurl_set_number(handle, CURLOPT_POSTFIELDSIZE, request.body.count)
    _ = request.body.withUnsafeBytes { bytes in
      // Copied at once.
      ccurl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
    receive(on: handle)
    curl_multi_add_handle(multi, handle)
    return handle
  }

  private func receive(on handle: UnsafeMutableRawPointer) {
    // Not retained: the thread keeps a transfer until it is taken off libcurl.
    let this = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, this)
    ccurl_set_sink(handle, CURLOPT_HEADERFUNCTION) { bytes, _, count, receiver in
      guard let bytes, let receiver else { return 0 }
      let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      Unmanaged<Transfer>.fromOpaque(receiver).takeUnretainedValue().takeField(line)
      return count
    }
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, this)
    ccurl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, receiver in
      guard let bytes, let receiver else { return 0 }
      let transfer = Unmanaged<Transfer>.fromOpaque(receiver).takeUnretainedValue()
      let room = max(0, HTTPTransfers.longestBody - transfer.body.count)
      transfer.body += UnsafeRawBufferPointer(start: bytes, count: min(count, room))
      return count
    }
  }

  private func takeField(_ line: String) {
    let sides = line.split(separator: ":", maxSplits: 1)
    guard sides.count == 2, fields.count < 64 else { return }
    fields[sides[0].lowercased()] = sides[1].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Takes the transfer off libcurl, and tells whoever waits.
  func end(_ handle: UnsafeMutableRawPointer, _ multi: UnsafeMutableRawPointer?, _ result: CURLcode) {
    let status = ccurl_status(handle)
    let isFirst = ccurl_connections(handle) > 0
    curl_multi_remove_handle(multi, handle)
    curl_easy_cleanup(handle)
    guard result == CURLE_OK, status > 0 else { return fail(result) }
    continuation.resume(
      returning: .success(TransferAnswer(status: status, fields: fields, body: body, isFirst: isFirst)))
  }

  /// Tells whoever waits that nothing came back.
  func fail(_ result: CURLcode) {
    let reason = result == CURLE_ABORTED_BY_CALLBACK ? "it is closed" : String(cString: curl_easy_strerror(result))
    continuation.resume(returning: .failure(TransferFailure(reason: reason)))
  }
}
