/// How far a scenario's list has come, and what may still come of the graph's calls that were deferred.
struct MatchState: Hashable {
  /// The block of the list that is next, or behind the last.
  var block = 0
  /// What is left of it; `nil` where nothing of it has come.
  var left: CallTally?
  /// The calls that may still come late, as far as the list can ask for them.
  var late = CallTally.none

  /// How much there is to look at.
  var size: Int { 1 + (left?.counts.count ?? 0) + late.counts.count }

  /// The same behind its block.
  func advanced(late: CallTally? = nil) -> MatchState {
    MatchState(block: block + 1, left: nil, late: late ?? self.late)
  }
}

/// Match states, each once and in the order in which they were found.
struct MatchStates {
  /// A state and the hop that led to it: an index into the matcher's trail, `nil` before the first hop.
  struct Found {
    let state: MatchState
    let trail: Int?
  }

  private(set) var found: [Found] = []
  private var known: Set<MatchState> = []

  /// Adds a state, unless it is there.
  mutating func insert(_ state: MatchState, trail: Int?) {
    if known.insert(state).inserted { found.append(Found(state: state, trail: trail)) }
  }

  /// Whether there are none.
  var isEmpty: Bool { found.isEmpty }

  /// Only those that no other one stands for: a state stands for all that come of it by leaving out what may be missing.
  func pruned(_ list: ListedCalls) -> MatchStates {
    guard found.count > 1 else { return self }
    var reaches: [CallTally: [(block: Int, end: Int)]] = [:]
    for item in found {
      let state = item.state
      let isFree = state.left?.isOptional ?? true
      let start = state.left == nil || !isFree ? state.block : state.block + 1
      reaches[state.late, default: []].append((state.block, isFree ? list.ends[start] : state.block))
    }
    let spans = reaches.mapValues { spans in Self.union(spans.sorted { $0 < $1 }) }
    var rest = MatchStates()
    for item in found {
      let isCovered =
        item.state.left == nil && Self.covers(spans[item.state.late] ?? [], behindItsStart: item.state.block)
      if !isCovered { rest.insert(item.state, trail: item.trail) }
    }
    return rest
  }

  /// Spans joined where they overlap.
  private static func union(_ spans: [(block: Int, end: Int)]) -> [(block: Int, end: Int)] {
    var union: [(block: Int, end: Int)] = []
    for span in spans {
      if let last = union.last, span.block <= last.end {
        union[union.count - 1].end = max(last.end, span.end)
      } else {
        union.append(span)
      }
    }
    return union
  }

  /// Whether a block lies in one of some spans, but not at its start.
  private static func covers(_ spans: [(block: Int, end: Int)], behindItsStart block: Int) -> Bool {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end < block { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].block < block
  }
}
