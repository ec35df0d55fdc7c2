internal import Dragoman
internal import Foundation
internal import HTTPService

/// The interface of the device panel. A visitor is known by a cookie that no script reads and no other site sends.
struct DeviceRoutes: Sendable {
  let devices: DemoDevices
  let catalogs: PageCatalogs

  /// Lays out the paths.
  func add(to router: inout Router) {
    router.on(.post, "/live/device", later: act)
    router.on(.get, "/live/device/events", later: events)
  }

  /// `POST /live/device` with `{"action": "language", "value": "es-MX"}`. The first one gets its visitor a device.
  private func act(_ request: HTTPRequest) async -> HTTPResponse {
    // What a form of another site can send is never JSON.
    guard request.fields["Content-Type"]?.lowercased().hasPrefix("application/json") == true,
      let action = DeviceAction(request.body)
    else {
      return .failure(.badRequest, "no_action", #"The body is {"action": …, "value": …}, as JSON."#)
    }
    let known = Visitor(cookies: request.fields["Cookie"])
    let visitor = known ?? .random()
    do throws(DemoDevices.Refusal) {
      try await devices.perform(action, of: visitor, as: beginning(request), from: request.peer)
    } catch {
      let code = error == .tooMany ? "too_many_devices" : "too_fast"
      var answer = HTTPResponse.failure(.tooManyRequests, code, "Try again in a moment.")
      answer.fields["Retry-After"] = error == .tooMany ? "60" : "2"
      return answer
    }
    var answer = HTTPResponse(status: .noContent)
    answer.fields["Cache-Control"] = "no-store"
    if known == nil { answer.fields["Set-Cookie"] = visitor.cookie }
    return answer
  }

  /// What a device is that begins with a request: it speaks as the browser does, until its picker says otherwise.
  private func beginning(_ request: HTTPRequest) -> DeviceBeginning {
    let (catalogs, accepted) = (catalogs, request.fields["Accept-Language"])
    return DeviceBeginning(
      phone: VisitorPhone(accepted: accepted), language: DeviceAction.picked(request.body),
      name: { number in
        guard let reader = try? Reader(language: nil, accepted: accepted, matcher: catalogs.matcher) else {
          return "\(number)"
        }
        return catalogs.text("Visitor \(String(number))", for: reader).text
      })
  }

  /// `GET /live/device/events?language=TAG&chat=TAG`: the visitor's device, now and whenever it changes. Nothing, which a
  /// browser does not ask for again, where there is none.
  private func events(_ request: HTTPRequest) async -> HTTPResponse {
    guard let visitor = Visitor(cookies: request.fields["Cookie"]), await devices.has(visitor) else {
      return HTTPResponse(status: .noContent)
    }
    let reader: Reader
    do throws(ReaderError) {
      reader = try Reader(
        language: request.target.first("language"), accepted: request.fields["Accept-Language"],
        matcher: catalogs.matcher)
    } catch {
      return LiveRoutes.refusal(of: error)
    }
    let view = DeviceView(catalogs: catalogs, reader: reader, chat: ChatState(request.target))
    guard let stream = await devices.watch(visitor, view) else { return HTTPResponse(status: .noContent) }
    var answer = HTTPResponse(contentType: "text/event-stream; charset=utf-8", stream: stream)
    answer.fields["Cache-Control"] = "no-store"
    answer.fields["X-Accel-Buffering"] = "no"
    return answer
  }
}
