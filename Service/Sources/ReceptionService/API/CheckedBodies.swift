internal import ReceptionProtocol

extension DeviceDescription {
  /// The description as it is stored: within its limits, its language canonical, a blank language none.
  func checked() throws(APIFailure) -> DeviceDescription {
    let required = [("platform", platform), ("sdkVersion", sdkVersion), ("locale", locale), ("timezone", timezone)]
    let tooLong =
      overLimit
      + required.filter { $0.1.utf8.count > DeviceLimits.text && $0.1.utf16.count > DeviceLimits.text }.map(\.0)
    guard tooLong.isEmpty else {
      throw .invalid("Over the limit: \(tooLong.prefix(5).map { String($0.prefix(80)) }.joined(separator: ", ")).")
    }
    guard !platform.isBlank else { throw .invalid("“platform” is blank.") }
    var checked = self
    checked.language = language.flatMap { text in
      text.isBlank ? nil : CanonicalAppTag(text).description
    }
    return checked
  }
}

extension String {
  /// Whether nothing but white space is in it.
  fileprivate var isBlank: Bool {
    // A sign of ASCII that is to be seen answers at once.
    if let first = utf8.first, (0x21..<0x7F).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension TextReports {
  /// The reports as they are counted: few, of short keys, under canonical languages.
  func checked() throws(APIFailure) -> [TextReport] {
    guard reports.count <= Self.most else { throw .invalid("More than \(Self.most) reports.") }
    var checked: [TextReport] = []
    for report in reports {
      guard (1...TextReport.longestKey).contains(report.key.utf16.count) else {
        throw .invalid("A key has 1 to \(TextReport.longestKey) characters.")
      }
      guard (1...1_000_000).contains(report.count) else { throw .invalid("A count is a number from 1 to 1000000.") }
      var report = report
      report.language = CanonicalAppTag(report.language).description
      checked.append(report)
    }
    return checked
  }
}

extension OutgoingMessage {
  /// The most photos of one message.
  static let mostPhotos = 20
  /// The longest name, in UTF-16 units.
  static let longestID = 64

  /// The message as it is stored: named, and of something.
  func checked() throws(APIFailure) -> OutgoingMessage {
    guard (1...Self.longestID).contains(id.utf16.count) else {
      throw .invalid("“id” has 1 to \(Self.longestID) characters.")
    }
    guard text.utf16.count <= DeviceLimits.message else {
      throw .invalid("“text” is longer than \(DeviceLimits.message).")
    }
    guard (0...Self.mostPhotos).contains(photoCount) else {
      throw .invalid("“photoCount” is a number from 0 to \(Self.mostPhotos).")
    }
    guard photoCount > 0 || !text.allSatisfy(\.isWhitespace) else { throw .invalid("The message is empty.") }
    return self
  }
}
