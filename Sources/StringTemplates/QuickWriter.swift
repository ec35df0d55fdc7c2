import LanguageNumbers

// Writes a text that asks for nothing but bytes and bare values, on the stack and without a word of what may go wrong:
// where anything is out of the ordinary the answer is nil, and the long way says what it is.
extension ParsedForm {
  /// The text, where there is nothing unusual about it.
  func quickText(_ arguments: TemplateArguments, in context: TemplateContext) -> String? {
    withUnsafeTemporaryAllocation(byteCount: ByteRoom.memory, alignment: 8) { memory in
      guard let start = memory.baseAddress else { return nil }
      var room = ByteRoom(start)
      return writeQuickly(arguments, in: context, to: &room) ? room.text : nil
    }
  }

  @inline(__always)
  private func writeQuickly(
    _ arguments: TemplateArguments, in context: TemplateContext, to room: inout ByteRoom
  ) -> Bool {
    if let uncountedText {
      return uncountedText._withUnsafeGuaranteedRef { $0.writeQuickly(arguments, in: context, to: &room) }
    }
    return uncountedPlural?._withUnsafeGuaranteedRef { plural in
      plural.uncountedText(for: arguments, in: context)?._withUnsafeGuaranteedRef {
        $0.writeQuickly(arguments, in: context, to: &room)
      }
    } ?? false
  }
}

extension ParsedPlural {
  /// The form for a whole number, in place; nil where the number is no such, or not there.
  @inline(__always)
  fileprivate func uncountedText(
    for arguments: TemplateArguments, in context: TemplateContext
  ) -> Unmanaged<ParsedText>? {
    guard let numberPlace, 0..<arguments.count ~= numberPlace else { return nil }
    return arguments.quickly(at: numberPlace) { argument in
      switch argument {
      case .integer(let value): texts.uncountedText(for: value.magnitude, in: context)
      case .unsigned(let value): texts.uncountedText(for: value, in: context)
      case .text, .real, .deferred: nil
      }
    }
  }
}

extension ParsedForms {
  @inline(__always)
  fileprivate func uncountedText(for magnitude: UInt64, in context: TemplateContext) -> Unmanaged<ParsedText>? {
    if magnitude == 0, let uncountedZero { return uncountedZero }
    return uncounted(context.pluralRules.category(magnitude: magnitude))
  }
}

extension ParsedText {
  fileprivate func writeQuickly(
    _ arguments: TemplateArguments, in context: TemplateContext, to room: inout ByteRoom
  ) -> Bool {
    guard let steps else { return false }
    return bytes.withUnsafeBytes { bytes in
      for step in steps {
        if step.count > 0, let start = bytes.baseAddress {
          guard room.write(start + Int(step.start), count: Int(step.count)) else { return false }
        }
        guard step.value != .none else { continue }
        guard Int(step.place) < arguments.count, step.write(arguments, in: context, to: &room) else { return false }
      }
      return true
    }
  }
}

extension QuickStep {
  /// U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
  private static let isolates = (begin: UInt64(0xA8_81E2), end: UInt64(0xA9_81E2))

  @inline(__always)
  fileprivate func write(
    _ arguments: TemplateArguments, in context: TemplateContext, to room: inout ByteRoom
  ) -> Bool {
    guard context.isolatesArguments else { return writeValue(arguments, in: context, to: &room) }
    return room.write(word: Self.isolates.begin, count: 3) && writeValue(arguments, in: context, to: &room)
      && room.write(word: Self.isolates.end, count: 3)
  }

  private func writeValue(
    _ arguments: TemplateArguments, in context: TemplateContext, to room: inout ByteRoom
  ) -> Bool {
    arguments.quickly(at: Int(place)) { argument in
      switch argument {
      case .text(let text) where value == .object: room.write(text)
      case .integer(let value): context.write(magnitude: value.magnitude, isNegative: value < 0, to: &room)
      case .unsigned(let value): context.write(magnitude: value, isNegative: false, to: &room)
      case .text, .real, .deferred: false
      }
    }
  }
}
