package import ReceptionProtocol

/// What happens to a device, and what its synchronization makes of it.
package enum SyncEvent: Sendable, Equatable {
  /// The device, its app or its user is described anew; the same description again changes nothing.
  case described(DeviceDescription)
  /// The first message was sent, or the host started support.
  case supportStarted
  /// The app came to the foreground.
  case becameActive
  /// The app left the foreground.
  case becameInactive
  /// The user wants to know now.
  case asked
  /// A wait is over.
  case waited(Int)
  /// The host's user logged out.
  case loggedOut
  /// The host asked for everything to be deleted.
  case deleted
  /// A request was answered, or given up.
  case answered(Int, SyncAnswer)
  /// Somebody else's request was refused for this token.
  case tokenRefused(String)
  /// The messages up to this number were on the screen; when the service had stored the last.
  case read(Int, at: Double? = nil)
  /// Which epoch of its data the service answers from, and which of its messages is the last that was read if it is another
  /// one than before.
  case served(String, readThrough: Int?)
}

/// What came of a request.
package enum SyncAnswer: Sendable, Equatable {
  /// The device is registered.
  case registered(DeviceCredentials)
  /// The token is renewed.
  case renewed(String)
  /// It is stored.
  case done
  /// Nobody answered, or not now; with the seconds that `Retry-After` asks for.
  case transient(retryAfter: Int?)
  /// The token is not known.
  case unauthorized
  /// The device is gone.
  case revoked
  /// The app or the device is not served.
  case halted(HaltReason)
  /// The service will not have it, however often it is sent.
  case refused
}

/// Why nothing more is sent until the next launch, or until a blocked device asks again.
package enum HaltReason: String, Sendable, Equatable {
  /// No such app.
  case unknownApp
  /// The app is switched off.
  case appDisabled
  /// This device is blocked.
  case blocked
}

/// A request of a device.
package enum DeviceRequest: Sendable, Equatable {
  /// `POST /v1/devices`
  case register(DeviceRegistration)
  /// `PATCH /v1/devices/me`
  case update(DeviceDescription, sequence: Int)
  /// `POST /v1/devices/me/token`
  case renewToken
  /// `POST /v1/devices/me/logout`
  case logOut(sequence: Int)
  /// `DELETE /v1/devices/me`
  case delete

  /// Whether it is sent without a token.
  var isAnonymous: Bool { if case .register = self { true } else { false } }
}

/// What the synchronization wants done.
package enum SyncOrder: Sendable, Equatable {
  /// Keep this, before anything that follows.
  case keep(KeptState)
  /// Send a request, and say what came of it under this number.
  case send(Int, DeviceRequest)
  /// Say so when this many seconds have passed; there is never more than one wait.
  case wait(Int, seconds: Double)
  /// Forget the wait.
  case stopWaiting
  /// For the host and its logs.
  case tell(SyncNews)
}

/// What the host may want to know.
package enum SyncNews: Sendable, Equatable {
  /// The service knows the device as it is.
  case synchronized
  /// The device was removed; support starts anew when its user asks for it.
  case sessionReset
  /// Nothing more is sent until the next launch; by a blocked device until the app comes back or its user asks.
  case halted(HaltReason)
  /// Nothing is tried until something changes or the app comes back.
  case paused
  /// The service refused what it was told.
  case refused
}

/// A moment on two clocks.
package struct SyncTime: Sendable, Equatable {
  /// Seconds of a clock that is never set and counts on in sleep.
  package var steady: Double
  /// Seconds since 1970 of the clock that people and networks set.
  package var wall: Double

  /// A moment.
  package init(steady: Double, wall: Double) {
    self.steady = steady
    self.wall = wall
  }
}
