/// The transitions that may have made calls, on the ways of a life cycle to some places.
///
/// If several may have made a call, later calls may tell which: so they are kept for each place, until they are the same at all.
struct CallMakers: Sendable {
  /// A call, and for each place the transitions that may have made it on the ways to there.
  private struct Call: Sendable {
    let number: Int
    var words: [UInt64]
  }

  /// The number of calls that are kept open.
  private static let mostOpen = 8

  /// Sets of transitions of which one is on all ways to all places; none is part of another.
  private(set) var settled: [BitSet] = []
  /// `true` if one of them is new.
  var hasNews = false
  private var open: [Call] = []
  private let width: Int

  /// Begins with nothing; sets of transitions have a number of words.
  init(width: Int) { self.width = width }

  /// The sets of transitions of which one is on all ways, whatever comes later.
  var all: [BitSet] {
    var all = self
    for call in open { all.settle(all.union(of: call)) }
    return all.settled
  }

  /// The same, about no place yet.
  var withoutPlaces: CallMakers {
    var copy = self
    copy.hasNews = false
    for index in open.indices { copy.open[index].words.removeAll() }
    return copy
  }

  /// The same about the places that a call leads to.
  func after(_ taken: CallWays) -> CallMakers {
    var copy = withoutPlaces
    guard !open.isEmpty else { return copy }
    for index in open.indices {
      copy.open[index].words = Array(repeating: 0, count: taken.places.count * width)
      for way in taken.ways {
        for word in 0..<width {
          copy.open[index].words[way.target * width + word] |= open[index].words[way.source * width + word]
        }
      }
    }
    return copy
  }

  // MARK: - Places

  /// Adds a place without ways to it.
  mutating func append() {
    for index in open.indices {
      for _ in 0..<width { open[index].words.append(0) }
    }
  }

  /// Adds a place with the ways to one of others, which are about the same calls.
  mutating func append(_ place: Int, of other: CallMakers) {
    for index in open.indices {
      open[index].words += other.open[index].words[place * width..<(place + 1) * width]
    }
  }

  /// Adds the ways to a place of others, which are about the same calls; `true` if there are any that make a difference.
  @discardableResult
  mutating func add(to place: Int, from source: Int, of other: CallMakers) -> Bool {
    var isChanged = false
    for index in open.indices {
      for word in 0..<width {
        let (own, theirs) = (place * width + word, other.open[index].words[source * width + word])
        isChanged = isChanged || theirs & ~open[index].words[own] != 0
        open[index].words[own] |= theirs
      }
    }
    return isChanged
  }

  /// Adds to a number of places the ways of others to any.
  mutating func append(_ count: Int, withAllOf other: CallMakers) {
    for index in open.indices {
      let union = other.union(of: other.open[index])
      for _ in 0..<count { open[index].words += union.words }
    }
  }

  /// Drops what others do not have, with which these are about to be united.
  mutating func formIntersection(_ other: CallMakers) {
    guard !open.isEmpty || !settled.isEmpty else { return }
    open.removeAll { call in !other.open.contains { $0.number == call.number } }
    let (own, theirs) = (settled, other.settled)
    settled = (own + theirs.filter { !own.contains($0) }).filter { set in
      own.contains { $0.isSubset(of: set) } && theirs.contains { $0.isSubset(of: set) }
    }
  }

  /// Adds what is on all ways of others, which come before.
  mutating func follow(_ before: CallMakers) {
    for set in before.all { settle(set) }
  }

  // MARK: - Calls

  /// Begins with a call that was made by some transitions on the ways to each of some places.
  mutating func begin(_ number: Int, madeBy words: [UInt64]) {
    if open.count >= Self.mostOpen { settle(union(of: open.removeFirst())) }
    open.append(Call(number: number, words: words))
  }

  /// Settles the calls about which all places say the same.
  mutating func settle() {
    guard !open.isEmpty else { return }
    var rest: [Call] = []
    for call in open {
      if call.words.indices.allSatisfy({ call.words[$0] == call.words[$0 % width] }) {
        settle(union(of: call))
      } else {
        rest.append(call)
      }
    }
    if rest.count < open.count { open = rest }
  }

  private mutating func settle(_ set: BitSet) {
    // A single transition is among the elements that are on all ways.
    guard set.count > 1, !settled.contains(where: { $0.isSubset(of: set) }) else { return }
    settled.removeAll { set.isSubset(of: $0) }
    settled.append(set)
    hasNews = true
  }

  private func union(of call: Call) -> BitSet {
    var union = BitSet(repeatElement(0, count: width))
    for start in stride(from: 0, to: call.words.count, by: width) { union.formUnion(call.words, from: start) }
    return union
  }
}
