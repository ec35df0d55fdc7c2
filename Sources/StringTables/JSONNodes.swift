/// The nodes of a ``JSONTape``, in memory of their own: a Swift array would ask at each append whether it is shared.
package struct JSONNodes: ~Copyable {
  package private(set) var start: UnsafeMutablePointer<JSONTape.Node>
  /// How many there are.
  package private(set) var count = 0
  private var capacity: Int

  /// No nodes yet, with room for some.
  init(room: Int = 0) {
    capacity = max(room, 16)
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// A node; an index that is none traps, as an array's does.
  @inlinable
  package subscript(index: Int) -> JSONTape.Node {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }

  /// Every index, in order.
  package var indices: Range<Int> { 0..<count }

  @inline(__always)
  mutating func append(_ node: JSONTape.Node) {
    if count == capacity { makeRoom(for: 1) }
    (start + count).initialize(to: node)
    count &+= 1
  }

  /// Makes sure that so many more fit without another look.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { makeRoom(for: more) }
  }

  @inline(never)
  private mutating func makeRoom(for more: Int) {
    let wider = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<JSONTape.Node>.allocate(capacity: wider)
    memory.moveInitialize(from: start, count: count)
    start.deallocate()
    (start, capacity) = (memory, wider)
  }
}

// The memory is written by its one owner while it is scanned, and by nobody once the owner is a tape's constant.
extension JSONNodes: @unchecked Sendable {}
