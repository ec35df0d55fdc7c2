/// A finite number as an integer count of its last decimal place, rounded half to even from the shortest decimal text
/// that reads as the number: 1234.5 with two places is 123450 hundredths.
struct FixedDecimalText {
  private let isNegative: Bool
  private let places: Int
  private let count: UInt64
  /// Zeros behind the count, for numbers beyond a word.
  private let zeros: Int

  /// - Parameter fractionDigits: how many places stand after the point, not negative.
  init(_ value: Double, fractionDigits: Int) {
    isNegative = value.sign == .minus
    places = fractionDigits
    let shortest = ShortestDecimal(value.magnitude)
    let shift = shortest.exponent + fractionDigits
    zeros = max(0, shift)
    count = shift >= 0 ? shortest.significand : Self.rounded(shortest.significand, droppingDigits: -shift)
  }

  /// Hands over the number in ASCII: sign, digits, and a point with the fraction where there is one, `-1234.50`.
  func withASCII<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    let digits = max(places + 1, count.decimalDigitCount + zeros)
    let length = (isNegative ? 1 : 0) + digits + (places > 0 ? 1 : 0)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
      write(digits: digits, endingAt: length, of: buffer)
      if isNegative { buffer[0] = UInt8(ascii: "-") }
      return body(UnsafeBufferPointer(buffer))
    }
  }

  /// Writes from the last digit to the first, zeros before and behind the count.
  private func write(digits: Int, endingAt end: Int, of buffer: UnsafeMutableBufferPointer<UInt8>) {
    var (rest, end) = (count, end)
    for index in 0..<digits {
      if index == places, places > 0 {
        end -= 1
        buffer[end] = UInt8(ascii: ".")
      }
      end -= 1
      guard index >= zeros else {
        buffer[end] = UInt8(ascii: "0")
        continue
      }
      buffer[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  private static func rounded(_ number: UInt64, droppingDigits dropped: Int) -> UInt64 {
    guard dropped < 19 else { return 0 }  // the number has 17 digits at most, and less than half remains
    var unit: UInt64 = 1
    for _ in 0..<dropped { unit *= 10 }
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let roundsUp = remainder > half || (remainder == half && quotient % 2 == 1)
    return roundsUp ? quotient + 1 : quotient
  }
}

/// The shortest decimal that reads as a number: an integer of at most 17 digits (and a zero), times a power of ten.
private struct ShortestDecimal {
  var significand: UInt64 = 0
  var exponent = 0

  /// Reads what the standard library prints, such as `1234.5`, `5e-324` or `1.5e+16`.
  init(_ value: Double) {
    var text = value.description
    text.withUTF8 { bytes in
      var place = 0
      var point: Int?
      while place < bytes.count, bytes[place] != UInt8(ascii: "e") {
        if let digit = DecimalReading.digit(bytes[place]) {
          significand = significand * 10 + UInt64(digit)
        } else {
          point = place
        }
        place += 1
      }
      exponent = point.map { $0 + 1 - place } ?? 0
      if place < bytes.count, let power = DecimalExponent(bytes, from: place, as: .scientific) {
        exponent += power.shift
      }
    }
  }
}

extension UInt64 {
  /// How many decimal digits the number has; 1 for 0.
  var decimalDigitCount: Int {
    var count = 1
    var rest = self
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
