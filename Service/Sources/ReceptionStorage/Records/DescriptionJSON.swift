public import ReceptionProtocol

/// What a device says of itself as the stores keep it: JSON, written by hand, since it is written with every update.
///
/// ```swift
/// DescriptionJSON.text(of: description)    // {"platform":"ios","sdkVersion":"1.0","locale":"de_CH",…}
/// ```
///
/// `JSONDecoder` reads it as a `DeviceDescription` (RFC 8259).
public enum DescriptionJSON {
  /// The members of a description but its language, which the stores keep apart.
  public static func text(of description: DeviceDescription) -> String {
    var json = JSONWriter()
    json.add("platform", description.platform)
    json.add("sdkVersion", description.sdkVersion)
    json.add("appVersion", description.appVersion)
    json.add("appBuild", description.appBuild)
    json.add("osVersion", description.osVersion)
    json.add("deviceModel", description.deviceModel)
    json.add("locale", description.locale)
    json.add("timezone", description.timezone)
    json.add("bundleId", description.bundleId)
    json.add("externalUserId", description.externalUserId)
    json.add("name", description.name)
    json.add("email", description.email)
    json.add("metadata", description.metadata)
    json.add("pushToken", description.pushToken)
    json.add("pushEnvironment", description.pushEnvironment?.rawValue)
    return json.object
  }
}

/// Writes an object of texts.
private struct JSONWriter {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  init() { bytes.reserveCapacity(512) }

  var object: String {
    mutating get {
      bytes.append(UInt8(ascii: "}"))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  mutating func add(_ name: String, _ text: String?) {
    guard let text else { return }
    begin(name)
    write(text)
  }

  mutating func add(_ name: String, _ texts: [String: String]?) {
    guard let texts else { return }
    begin(name)
    bytes.append(UInt8(ascii: "{"))
    for (key, value) in texts {
      begin(key)
      write(value)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ name: String) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    write(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Whatever is not escaped travels as it is (RFC 8259, section 7).
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    var text = text
    let isPlain = text.withUTF8 { text in
      let isPlain = !text.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      if isPlain { bytes.append(contentsOf: text) }
      return isPlain
    }
    if !isPlain { escape(text) }
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20: bytes += [0x5C, 0x75, 0x30, 0x30, 0x30 + (byte >> 4), Self.digits[Int(byte & 15)]]  // \u00xx
      default: bytes.append(byte)
      }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
