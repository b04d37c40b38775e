import LifecyclePaths

/// The processes that are open: those that have called of late as they are, the others packed.
struct OpenProcesses<Process: OpenProcess>: Sendable {
  /// A place for a process that is not packed.
  private struct Slot: Sendable {
    /// The number of the process.
    var number = -1
    /// `true` if it was asked for since the last search for one to pack.
    var isUsed = false
  }

  /// The number of processes that are not packed.
  private let mostUnpacked: Int
  private var slots: [Slot] = []
  /// The processes in the slots; a call is taken there, as a coroutine would cost as much as many calls.
  var unpacked: [Process?] = []
  private var packed: [PackedProcess?] = []
  private var rests: [Int: Process.Rest] = [:]
  /// The slots by the numbers of the processes; the complement of an index for one that is packed.
  private var places: [Int32: Int32] = [:]
  private var freeSlots: [Int] = []
  private var freePacked: [Int] = []
  /// The slot at which the next search for one to pack begins.
  private var next = 0
  /// The process that was asked for last, which most calls are of, and its slot.
  private var last = (number: -1, slot: 0)
  private var buffer = PackedBytes()

  /// Packs all processes but a number of them.
  init(mostUnpacked: Int) { self.mostUnpacked = max(1, mostUnpacked) }

  /// The number of open processes.
  var count: Int { places.count }

  /// The numbers of the open processes, in order.
  var numbers: [Int] { places.keys.sorted().map(Int.init) }

  /// Returns `true` for an open process.
  func contains(_ number: Int) -> Bool { number == last.number || places[Int32(number)] != nil }

  /// The number of the last call of an open process, and the key of its rows, whether it is packed or not.
  func head(of number: Int) -> (lastCall: Int, key: LogKey?)? {
    guard let place = places[Int32(number)] else { return nil }
    if place < 0 { return packed[Int(~place)]?.head }
    return unpacked[Int(place)].map { ($0.lastCall, $0.key) }
  }

  /// The open processes, in `keyed` those under a key, each with the number of its last call.
  func open(under key: LogKey?) -> [(number: Int, lastCall: Int)] {
    numbers.compactMap { number in
      guard let head = head(of: number), head.key == key else { return nil }
      return (number, head.lastCall)
    }
  }

  /// An open process.
  subscript(number: Int) -> Process? {
    mutating get { slot(of: number).flatMap { unpacked[$0] } }
    _modify {
      if let slot = slot(of: number) {
        yield &unpacked[slot]
      } else {
        var none: Process?
        yield &none
      }
    }
  }

  /// Opens a process.
  mutating func insert(_ process: Process, _ number: Int) {
    let slot = emptySlot()
    slots[slot] = Slot(number: number, isUsed: true)
    unpacked[slot] = process
    places[Int32(number)] = Int32(slot)
    last = (number, slot)
  }

  /// Closes a process.
  mutating func remove(_ number: Int) -> Process? {
    guard let slot = slot(of: number) else { return nil }
    let process = unpacked[slot]
    empty(slot)
    freeSlots.append(slot)
    places[Int32(number)] = nil
    last.number = -1
    return process
  }

  /// The slot of an open process, which is not packed any more.
  mutating func slot(of number: Int) -> Int? {
    if number == last.number { return last.slot }
    guard let place = places[Int32(number)] else { return nil }
    let slot = place < 0 ? unpack(number, Int(~place)) : Int(place)
    slots[slot].isUsed = true
    last = (number, slot)
    return slot
  }

  private mutating func unpack(_ number: Int, _ index: Int) -> Int {
    let process: Process? = packed[index].map { $0.unpacked(with: rests.removeValue(forKey: number)) }
    packed[index] = nil
    freePacked.append(index)
    let slot = emptySlot()
    slots[slot] = Slot(number: number)
    unpacked[slot] = process
    places[Int32(number)] = Int32(slot)
    return slot
  }

  /// A slot without a process: if all have one, that of one that was not asked for of late.
  private mutating func emptySlot() -> Int {
    if let free = freeSlots.popLast() { return free }
    guard slots.count >= mostUnpacked else {
      slots.append(Slot())
      unpacked.append(nil)
      return slots.count - 1
    }
    while slots[next].isUsed {
      slots[next].isUsed = false
      next = (next + 1) % slots.count
    }
    let slot = next
    next = (next + 1) % slots.count
    pack(slot)
    return slot
  }

  private mutating func pack(_ slot: Int) {
    guard unpacked[slot] != nil else { return }
    let number = slots[slot].number
    buffer.removeAll()
    rests[number] = unpacked[slot]?.pack(into: &buffer)
    let index = freePacked.popLast() ?? packed.count
    if index == packed.count { packed.append(nil) }
    packed[index] = PackedProcess(buffer.bytes)
    places[Int32(number)] = ~Int32(index)
    empty(slot)
    if last.number == number { last.number = -1 }
  }

  private mutating func empty(_ slot: Int) {
    slots[slot] = Slot()
    unpacked[slot] = nil
  }
}
