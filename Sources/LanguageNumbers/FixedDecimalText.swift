/// A finite number in ASCII with a fixed count of digits after the point, rounded half to even from the shortest
/// decimal text that reads as the number.
struct FixedDecimalText {
  /// Sign, digits, and a point with the fraction where there is one, such as `-1234.50`.
  private(set) var ascii: [UInt8] = []

  init(_ value: Double, fractionDigits: Int) {
    var (digits, point) = Self.shortest(value.magnitude)
    let kept = point + fractionDigits
    if kept < digits.count { Self.round(&digits, &point, toCount: kept) }
    if value.sign == .minus { ascii.append(UInt8(ascii: "-")) }
    append(digits, at: 0..<max(point, 0))
    if point <= 0 { ascii.append(UInt8(ascii: "0")) }
    guard fractionDigits > 0 else { return }
    ascii.append(UInt8(ascii: "."))
    append(digits, at: point..<(point + fractionDigits))
  }

  /// Appends the digits of the places asked for; before the first digit and after the last stand zeros.
  private mutating func append(_ digits: [UInt8], at places: Range<Int>) {
    for place in places {
      ascii.append(UInt8(ascii: "0") + (digits.indices.contains(place) ? digits[place] : 0))
    }
  }

  /// The digits of the shortest decimal text, and how many of them stand before the point (negative: zeros follow it).
  private static func shortest(_ value: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    let (mantissa, exponent) = parts(of: value.description)
    for byte in mantissa {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte - UInt8(ascii: "0")) }
    }
    let leadingZeros = digits.prefix { $0 == 0 }.count
    return (Array(digits.dropFirst(leadingZeros)), (point ?? digits.count) + exponent - leadingZeros)
  }

  private static func parts(of description: String) -> (mantissa: Substring.UTF8View, exponent: Int) {
    let parts = description.split(separator: "e")
    return (parts[0].utf8, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  private static func round(_ digits: inout [UInt8], _ point: inout Int, toCount count: Int) {
    guard count >= 0 else { return digits.removeAll() }
    let isTie = digits[count] == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let roundsUp = isTie ? isOdd : digits[count] >= 5
    digits.removeSubrange(count...)
    guard roundsUp else { return }
    while let last = digits.popLast() {
      if last < 9 { return digits.append(last + 1) }
    }
    digits = [1]
    point += 1
  }
}
