import StringTemplates
import Synchronization

/// What the keys of a flattened table say, each kept since it was first asked for. No reader waits for another one:
/// whoever finds an answer in the making makes his own for once.
///
/// A slot goes one way: unasked, in the making, made. One thread wins the turn to write; a reader who sees it made
/// (acquiring) sees what was written before (releasing), and nothing is written to it again.
final class KeptAnswers: Sendable {
  /// What one look says.
  enum Glance {
    case text(String)
    case involved
    case absent
    case unasked
  }

  private enum State {
    static let unasked: UInt8 = 0
    static let making: UInt8 = 1
    static let text: UInt8 = 2
    static let chain: UInt8 = 3
    static let absent: UInt8 = 4
    /// A text that a catalog only remembers from the code.
    static let remembered: UInt8 = 5
  }

  private struct Slot: ~Copyable {
    let state = Atomic(State.unasked)
    /// The text, of a slot in that state.
    var text = ""
    /// The chain, of a slot in that state, which owns it.
    var chain: Unmanaged<AnswerChain>?
  }

  // Allocated in init and freed in deinit; in between a slot is written by the one thread that took the turn, and read
  // by those who saw, acquiring, that it was done.
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>
  private let count: Int

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: max(1, count))
    for place in 0..<count { (slots + place).initialize(to: Slot()) }
  }

  deinit {
    for place in 0..<count { slots[place].chain?.release() }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// What is kept at a place.
  @inline(__always)
  subscript(place: Int) -> Glance {
    switch slots[place].state.load(ordering: .acquiring) {
    case State.text, State.remembered: .text(slots[place].text)
    case State.chain: .involved
    case State.absent: .absent
    default: .unasked
    }
  }

  /// The chain that is kept at a place, if there is one.
  func chain(at place: Int) -> AnswerChain? {
    guard slots[place].state.load(ordering: .acquiring) == State.chain else { return nil }
    return slots[place].chain?.takeUnretainedValue()
  }

  /// Keeps what a key has to say, unless somebody else does; nil is nothing.
  func keep(_ chain: AnswerChain?, at place: Int) {
    let turn = slots[place].state.compareExchange(
      expected: State.unasked, desired: State.making, ordering: .acquiring)
    guard turn.exchanged else { return }
    if let text = chain?.plainText {
      slots[place].text = LastingText.text(text)
      let state = chain?.isRemembered == true ? State.remembered : State.text
      slots[place].state.store(state, ordering: .releasing)
    } else if let chain {
      slots[place].chain = .passRetained(chain)
      slots[place].state.store(State.chain, ordering: .releasing)
    } else {
      slots[place].state.store(State.absent, ordering: .releasing)
    }
  }

  /// The best text at a place with its values; nil where it takes more than that. What a catalog remembers from the code
  /// gives way where the code has a default text of its own.
  @inline(__always)
  func usualText(at place: Int, _ values: TemplateArguments, isReporting: Bool, hasOwnDefault: Bool) -> String? {
    switch slots[place].state.load(ordering: .acquiring) {
    case State.chain: slots[place].chain?._withUnsafeGuaranteedRef { $0.usualText(values, isReporting: isReporting) }
    case State.text: slots[place].text
    case State.remembered: hasOwnDefault ? nil : slots[place].text
    default: nil
    }
  }
}
