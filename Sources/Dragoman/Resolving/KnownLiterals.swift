import StringTables
import StringTemplates
import Synchronization

/// The texts of a program's literals by where the literals lie: code asks with the same ones again and again.
///
/// Where a literal lies only says which key to compare it with, in place of a hash of its bytes; the bytes decide, since
/// code that is loaded at run time may go, and another literal come to lie in its place.
///
/// A slot goes one way: empty, in the making, made. One thread wins the turn to write; a reader who sees it made
/// (acquiring) sees what was written before (releasing), and nothing is written to it again. There is no growing: who
/// finds no room asks the index. The room itself is made for the first literal that is kept, since many a language is
/// spoken in which none is asked for twice.
struct KnownLiterals: ~Copyable, Sendable {
  private enum Address {
    static let none: UInt = 0
    static let making: UInt = 1
  }

  private struct Slot: ~Copyable {
    /// Where the literal lies; none and making are no addresses of literals.
    let address = Atomic(Address.none)
    /// Where among all keys' bytes those of its key are, and how many.
    var start: UInt32 = 0
    var count: UInt32 = 0
    var text = UncountedText.none
  }

  /// How many slots are tried; at half load one or two are.
  private static let tries = 8
  /// The most slots, for half as many literals.
  private static let mostSlots = 4096

  // The slots are allocated once, by the one thread that won the exchange, and freed in deinit; in between a slot is written
  // by the one thread that took the turn, and read by those who saw, acquiring, that it was done.
  nonisolated(unsafe) private let slots: Atomic<UnsafeMutablePointer<Slot>>
  /// One less than there are slots. It is stored after them: who sees it sees them. Who sees them and not yet it looks into
  /// the first one, which is as good as any.
  private let mask = Atomic(0)
  /// The slot before there is room, which stays empty. Written in init only, and freed in deinit.
  nonisolated(unsafe) private let nothing: UnsafeMutablePointer<Slot>
  private let capacity: Int
  // All keys' bytes, which `keys` owns and nobody changes.
  nonisolated(unsafe) private let text: UnsafeRawPointer
  private let keys: KeyIndex

  /// Room for the literals that are keys of an index.
  init(_ keys: KeyIndex) {
    self.keys = keys
    text = UnsafeRawPointer(keys.text)
    var capacity = 4
    while capacity < keys.count * 2, capacity < Self.mostSlots { capacity *= 2 }
    self.capacity = capacity
    nothing = Self.emptySlots(1)
    slots = Atomic(nothing)
  }

  deinit {
    let slots = slots.load(ordering: .acquiring)
    if slots != nothing { Self.free(slots, capacity) }
    Self.free(nothing, 1)
  }

  private static func emptySlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    for place in 0..<count { (slots + place).initialize(to: Slot()) }
    return slots
  }

  private static func free(_ slots: UnsafeMutablePointer<Slot>, _ count: Int) {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// The slots to keep something in, made by the first who asks.
  private func room() -> UnsafeMutablePointer<Slot> {
    let known = slots.load(ordering: .acquiring)
    if known != nothing { return known }
    let made = Self.emptySlots(capacity)
    let turn = slots.compareExchange(expected: nothing, desired: made, ordering: .acquiringAndReleasing)
    guard turn.exchanged else {
      Self.free(made, capacity)
      return turn.original
    }
    mask.store(capacity - 1, ordering: .releasing)
    return made
  }

  /// The text of a literal that was kept.
  @inline(__always)
  func text(of literal: KeyBytes) -> String? {
    let address = UInt(bitPattern: literal.start)
    let mask = mask.load(ordering: .acquiring)
    let slots = slots.load(ordering: .acquiring)
    var place = place(of: address, mask)
    for _ in 0..<Self.tries {
      let found = slots[place].address.load(ordering: .acquiring)
      if found == address { return text(of: literal, in: slots + place) }
      if found == Address.none { return nil }
      place = (place &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func text(of literal: KeyBytes, in slot: UnsafeMutablePointer<Slot>) -> String? {
    guard Int(slot.pointee.count) == literal.count, literal.equals(text + Int(slot.pointee.start)) else { return nil }
    return slot.pointee.text.text
  }

  /// Keeps the text of a literal, which has the bytes of the key with an ordinal. One that is counted is not kept, nor
  /// is that of a literal which lies where another one did.
  func keep(_ text: String, of literal: KeyBytes, at ordinal: Int) {
    guard let text = UncountedText(text) else { return }
    let address = UInt(bitPattern: literal.start)
    let (slots, mask) = (room(), capacity - 1)
    var place = place(of: address, mask)
    for _ in 0..<Self.tries {
      let turn = slots[place].address.compareExchange(
        expected: Address.none, desired: Address.making, ordering: .acquiring)
      if turn.exchanged {
        slots[place].start = keys.starts[ordinal]
        slots[place].count = UInt32(truncatingIfNeeded: literal.count)
        slots[place].text = text
        return slots[place].address.store(address, ordering: .releasing)
      }
      if turn.original == address { return }
      place = (place &+ 1) & mask
    }
  }

  /// Where to look first: literals lie close to each other, and a multiplication scatters them.
  @inline(__always)
  private func place(of address: UInt, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9) >> 16) & mask
  }
}
