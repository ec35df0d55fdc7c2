/// What a host may want to hear of support.
public enum ReceptionEvent: Sendable, Hashable {
  /// The service knows the device as it is, its app language included.
  case synchronized
  /// The device was removed from the service; support starts anew when its user asks for it.
  case sessionReset
  /// Nothing more is sent until the next launch, and why, in English: no such app, app switched off, device blocked. A
  /// blocked device asks again when the app comes back or its user refreshes.
  case halted(reason: String)
  /// Nothing is tried until something changes or the app comes back.
  case synchronizationPaused
  /// The app language changed to this tag, shown in this language.
  case languageChanged(appLanguage: String, matched: String)
  /// For logs, in English: a published text that cannot be shown, a file that cannot be written.
  case trouble(String)
}
