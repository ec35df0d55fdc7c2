/// The nodes of a ``JSONTape``, in memory of their own: a Swift array would ask at each append whether it is shared.
package struct JSONNodes: ~Copyable {
  package private(set) var start: UnsafeMutablePointer<JSONTape.Node>
  /// How many there are.
  package fileprivate(set) var count = 0
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

// A usual localization: seven nodes, and the name in front of them.
extension JSONNodes {
  /// What stands around the two texts of a localization.
  struct UnitLayout {
    /// From behind the name to the state.
    var head: Range<Int>
    /// From the state's closing quote to the text.
    var middle: Range<Int>
    /// From the text's closing quote to the end of the localization.
    var tail: Range<Int>
  }

  /// What stands around the texts of the localization at a node, which has a name in front of it.
  @inline(__always)
  func unit(at node: Int) -> UnitLayout {
    precondition(node > 0 && node + JSONScanner.unitLength <= count)
    let nodes = start + node
    return UnitLayout(
      head: Int(nodes[-1].end) + 1..<Int(nodes[4].start), middle: Int(nodes[4].end)..<Int(nodes[6].start),
      tail: Int(nodes[6].end)..<Int(nodes[0].end))
  }

  /// Appends the nodes of a localization once more, each as far away as the part in which it begins and that in which it
  /// ends, and says where they are.
  @inline(__always)
  mutating func repeatUnit(at node: Int, head: Int, middle: Int, tail: Int) -> Int {
    precondition(node > 0 && node + JSONScanner.unitLength <= count)
    reserve(JSONScanner.unitLength)
    let first = count
    move(node, head, tail)
    move(node + 1, head, head)
    move(node + 2, head, tail)
    move(node + 3, head, head)
    move(node + 4, head, middle)
    move(node + 5, middle, middle)
    move(node + 6, middle, tail)
    return first
  }

  /// Appends a node moved, its four numbers at once. There is room; and every sum fits, since the file is smaller than
  /// 2 GB.
  @inline(__always)
  private mutating func move(_ model: Int, _ starts: Int, _ ends: Int) {
    typealias Words = SIMD4<UInt32>
    // Start, end and next are the first three words of a node, and what it is stays in the last.
    precondition(MemoryLayout<JSONTape.Node>.stride == MemoryLayout<Words>.size)
    let way = Words(
      UInt32(truncatingIfNeeded: starts), UInt32(truncatingIfNeeded: ends),
      UInt32(truncatingIfNeeded: count - model), 0)
    let words = UnsafeRawPointer(start + model).loadUnaligned(as: Words.self)
    UnsafeMutableRawPointer(start + count).storeBytes(of: words &+ way, as: Words.self)
    count &+= 1
  }
}
