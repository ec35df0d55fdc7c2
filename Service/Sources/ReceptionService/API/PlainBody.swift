internal import ReceptionProtocol

/// Reads the body of a device's update as nearly all of them are, an object of plain texts, in one pass and without the
/// general reader of JSON, which takes as long as everything else that an update needs.
///
/// It answers nil for whatever it is not sure of: an escape, a null, a member that it does not know or has
/// seen before, a number that is no plain one. Then the general reader decides, and says what is wrong.
struct PlainBody {
  private var bytes: UnsafeRawBufferPointer
  private var place = 0
  private var seen: UInt32 = 0

  /// The update that a body says.
  static func update(_ body: [UInt8]) -> DeviceUpdate? {
    body.withUnsafeBytes { bytes in
      var reader = PlainBody(bytes: bytes)
      return reader.update()
    }
  }

  private init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private mutating func update() -> DeviceUpdate? {
    var update = DeviceUpdate(
      DeviceDescription(platform: "", sdkVersion: "", locale: "", timezone: ""), sequence: nil)
    guard take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let name = text(), take(UInt8(ascii: ":")), read(name, into: &update) else { return nil }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")), next == nil, seen & Member.required == Member.required else { return nil }
    return update
  }

  private enum Member {
    static let required: UInt32 = 0b1111
  }

  /// Notes that a member is there; false where it was there before.
  private mutating func note(_ number: UInt32) -> Bool {
    guard seen & 1 << number == 0 else { return false }
    seen |= 1 << number
    return true
  }

  private mutating func read(_ name: String, into update: inout DeviceUpdate) -> Bool {
    switch name {
    case "platform": set(&update.device.platform, 0)
    case "sdkVersion": set(&update.device.sdkVersion, 1)
    case "locale": set(&update.device.locale, 2)
    case "timezone": set(&update.device.timezone, 3)
    case "language": set(&update.device.language, 4)
    case "appVersion": set(&update.device.appVersion, 5)
    case "appBuild": set(&update.device.appBuild, 6)
    case "osVersion": set(&update.device.osVersion, 7)
    case "deviceModel": set(&update.device.deviceModel, 8)
    case "bundleId": set(&update.device.bundleId, 9)
    case "externalUserId": set(&update.device.externalUserId, 10)
    case "name": set(&update.device.name, 11)
    case "email": set(&update.device.email, 12)
    case "pushToken": set(&update.device.pushToken, 13)
    case "pushEnvironment": setEnvironment(&update.device.pushEnvironment)
    case "metadata": setMetadata(&update.device.metadata)
    case "sequence": setNumber(&update.sequence)
    default: false
    }
  }

  private mutating func set(_ target: inout String, _ number: UInt32) -> Bool {
    guard note(number), let text = text() else { return false }
    target = text
    return true
  }

  private mutating func set(_ target: inout String?, _ number: UInt32) -> Bool {
    guard note(number), let text = text() else { return false }
    target = text
    return true
  }

  private mutating func setEnvironment(_ target: inout PushEnvironment?) -> Bool {
    guard note(14), let environment = text().flatMap(PushEnvironment.init) else { return false }
    target = environment
    return true
  }

  private mutating func setMetadata(_ target: inout [String: String]?) -> Bool {
    guard note(15), take(UInt8(ascii: "{")) else { return false }
    var metadata: [String: String] = [:]
    if !take(UInt8(ascii: "}")) {
      repeat {
        guard let key = text(), take(UInt8(ascii: ":")), let value = text(),
          metadata.updateValue(value, forKey: key) == nil
        else { return false }
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { return false }
    }
    target = metadata
    return true
  }

  /// At most fifteen digits, the first of them no zero.
  private mutating func setNumber(_ target: inout Int?) -> Bool {
    guard note(16), let first = next, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) else { return false }
    var number = 0
    let begun = place
    while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]), place - begun < 16 {
      number = number * 10 + Int(bytes[place] - UInt8(ascii: "0"))
      place += 1
    }
    guard place - begun <= 15, let after = next, after == UInt8(ascii: ",") || after == UInt8(ascii: "}") else {
      return false
    }
    target = number
    return true
  }

  // MARK: Signs

  /// The next byte that is no blank.
  private var next: UInt8? {
    mutating get {
      while place < bytes.count {
        switch bytes[place] {
        case 0x20, 0x09, 0x0A, 0x0D: place += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// A text in quotation marks.
  private mutating func text() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let begun = place
    var all: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        defer { place += 1 }
        let text = UnsafeRawBufferPointer(rebasing: bytes[begun..<place])
        // ASCII is always valid, and what most texts are.
        return all < 0x80 ? String(decoding: text, as: UTF8.self) : String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"), ..<0x20: return nil
      default:
        all |= byte
        place += 1
      }
    }
    return nil
  }
}
