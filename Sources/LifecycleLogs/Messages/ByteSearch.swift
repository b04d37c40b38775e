/// Finds some byte strings in a text, all in one pass that skips most bytes of it.
///
/// After Wu and Manber, "A Fast Algorithm for Multi-Pattern Searching" (1994): the last two bytes of a window, as long as the
/// shortest string, say how far it can move.
struct ByteSearch: Sendable {
  private let needles: [[UInt8]]
  /// The length of the shortest string.
  private let window: Int
  /// How far the window can move, by the block of bytes at its end; 0 where a string may begin with the window.
  private var shifts: [UInt8]
  /// The strings that begin with a window that ends with a block: the first by block, and the next by string.
  private var firsts: [Int32]
  private var nexts: [Int32]

  /// Searches for strings, of which none is empty.
  init(_ needles: [[UInt8]]) {
    self.needles = needles
    window = needles.map(\.count).min() ?? 0
    firsts = Array(repeating: -1, count: 1 << 12)
    nexts = Array(repeating: -1, count: needles.count)
    let width = min(window, 2)
    shifts = Array(repeating: UInt8(min(255, window - width + 1)), count: 1 << 12)
    guard window > 0 else { return }
    for (needle, bytes) in needles.enumerated().reversed() {
      for end in width...window {
        let block = Self.block(bytes[end - width], bytes[end - 1])
        shifts[block] = min(shifts[block], UInt8(min(255, window - end)))
        guard end == window else { continue }
        nexts[needle] = firsts[block]
        firsts[block] = Int32(needle)
      }
    }
  }

  /// A block of one byte counts as that byte twice.
  private static func block(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) &+ Int(second) << 4) & 0xFFF }

  /// Calls a function with each place of each string, in the order of the places, until it returns `false`.
  @inline(__always)
  func forEachPlace(in text: UnsafeBufferPointer<UInt8>, _ body: (_ needle: Int, _ place: Int) -> Bool) {
    guard window > 0 else { return }
    let width = min(window, 2)
    var end = window
    while end <= text.count {
      let block = Self.block(text[end - width], text[end - 1])
      let shift = Int(shifts[block])
      guard shift == 0 else {
        end += shift
        continue
      }
      let start = end - window
      var needle = Int(firsts[block])
      while needle >= 0 {
        if Self.isPlace(start, of: needles[needle], in: text), !body(needle, start) { return }
        needle = Int(nexts[needle])
      }
      end += 1
    }
  }

  private static func isPlace(_ start: Int, of needle: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard needle.count <= text.count - start else { return false }
    for offset in needle.indices where needle[offset] != text[start + offset] { return false }
    return true
  }
}
