internal import ReceptionProtocol

extension DeviceDescription {
  /// The description as it is stored: within its limits, its language canonical, a blank language none.
  func checked() throws(APIFailure) -> DeviceDescription {
    var doubts: [DeviceDoubt] = []
    return try checked(&doubts)
  }

  /// The same, with what is doubtful about the language.
  func checked(_ doubts: inout [DeviceDoubt]) throws(APIFailure) -> DeviceDescription {
    let required = [("platform", platform), ("sdkVersion", sdkVersion), ("locale", locale), ("timezone", timezone)]
    let tooLong =
      overLimit
      + required.filter { $0.1.utf8.count > DeviceLimits.text && $0.1.utf16.count > DeviceLimits.text }.map(\.0)
    guard tooLong.isEmpty else { throw .invalid(tooLong.prefix(5).map(limit).joined(separator: " ")) }
    guard !platform.isBlank else { throw .invalid("“platform” is blank.") }
    var checked = self
    checked.language = nil
    if let language, !language.isBlank {
      let tag = CanonicalAppTag(language)
      if tag.fault != nil { doubts.append(.language) }
      checked.language = tag.description
    }
    return checked
  }

  /// The sentence about a member that is over its limit, which is counted in UTF-16 units.
  private func limit(of member: String) -> String {
    let name = String(member.prefix(80))
    guard let key = member.hasPrefix("metadata.") ? String(member.dropFirst(9)) : nil else {
      return "“\(name)” is longer than \(DeviceLimits.text)."
    }
    if key.utf16.count > DeviceLimits.metadataKey {
      return "The key of “\(name)” is longer than \(DeviceLimits.metadataKey)."
    }
    if metadata?[key].map({ $0.utf16.count > DeviceLimits.metadataValue }) == true {
      return "“\(name)” is longer than \(DeviceLimits.metadataValue)."
    }
    return "“metadata” has more than \(DeviceLimits.metadataEntries) entries; “\(name)” is one too many."
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
    for (place, report) in reports.enumerated() {
      guard (1...TextReport.longestKey).contains(report.key.utf16.count) else {
        throw .invalid("“reports[\(place)].key” has 1 to \(TextReport.longestKey) characters.")
      }
      guard (1...1_000_000).contains(report.count) else {
        throw .invalid("“reports[\(place)].count” is a number from 1 to 1000000.")
      }
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
