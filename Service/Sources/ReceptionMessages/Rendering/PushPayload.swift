/// The bytes of a push: the title and the body around the message, written once and at once.
struct PushPayload {
  private static let start: StaticString = #"{"aps":{"alert":{"title":""#
  private static let middle: StaticString = #"","body":""#
  private static let end: StaticString = #""},"sound":"default","thread-id":"reception"},"reception":{"message":"#
  /// The closing braces and the longest number.
  private static let tail = 2 + 20

  private let title: [UInt8]
  private let frame: PushFrame
  private let number: Int

  init(title: [UInt8], _ frame: PushFrame, number: Int) {
    self.title = title
    self.frame = frame
    self.number = number
  }

  /// How many bytes it takes without a message.
  private var fixedWidth: Int {
    Self.start.utf8CodeUnitCount + title.count + Self.middle.utf8CodeUnitCount + frame.width
      + Self.end.utf8CodeUnitCount + Self.tail
  }

  /// The payload with a message in its places, shortened where it must be.
  func bytes(_ message: String) -> [UInt8] {
    guard frame.places > 0 else { return written(UnsafeBufferPointer(start: nil, count: 0), width: 0) }
    var message = message
    let room = (PushRenderer.longestPayload - fixedWidth) / frame.places
    let whole = message.withUTF8 { bytes -> [UInt8]? in
      let width = EscapedText.width(bytes)
      return width <= room ? written(bytes, width: width) : nil
    }
    if let whole { return whole }
    var short = Shortening.shortened(message, toEscaped: room)
    return short.withUTF8 { written($0, width: EscapedText.width($0)) }
  }

  private func written(_ message: UnsafeBufferPointer<UInt8>, width: Int) -> [UInt8] {
    let capacity = fixedWidth + width * frame.places
    return [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      guard let start = room.baseAddress else { return }
      var end = Self.append(Self.start, to: start)
      end = Self.append(title, to: end)
      end = Self.append(Self.middle, to: end)
      for place in frame.parts.indices {
        end = Self.append(frame.parts[place], to: end)
        if place < frame.places { end = EscapedText.write(message, width: width, to: end) }
      }
      end = Self.append(Self.end, to: end)
      end = Self.append(number, to: end)
      end = Self.append("}}", to: end)
      count = end - start
    }
  }

  private static func append(_ text: StaticString, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    end.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return end + text.utf8CodeUnitCount
  }

  private static func append(_ bytes: [UInt8], to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    bytes.withUnsafeBufferPointer { bytes in
      if let source = bytes.baseAddress { end.update(from: source, count: bytes.count) }
    }
    return end + bytes.count
  }

  private static func append(_ number: Int, to end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var digits = String(number)
    return digits.withUTF8 { EscapedText.write($0, width: $0.count, to: end) }
  }
}
