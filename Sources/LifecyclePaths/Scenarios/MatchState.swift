import Text

/// The progress of a match in a scenario's list, with the deferred calls that may still come.
struct MatchState: Hashable {
  /// The index of the list's next block, or of its end.
  var block = 0
  /// The calls left of that block; `nil` if none of it has come.
  var left: CallTally?
  /// The calls that may still come late, up to the number that the list needs.
  var late = CallTally.none

  /// The work to examine it.
  var size: Int { 1 + (left?.counts.count ?? 0) + late.counts.count }

  /// Returns the state after its block.
  func advanced(late: CallTally? = nil) -> MatchState {
    MatchState(block: block + 1, left: nil, late: late ?? self.late)
  }
}

/// Different match states in the order in which they were found.
struct MatchStates {
  /// A state and the transition that led to it: an index into the matcher's trail, `nil` before the first.
  struct Found {
    let state: MatchState
    let trail: Int?
  }

  private(set) var found: [Found] = []
  private var known: Set<MatchState> = []

  /// Adds a state, unless it is known.
  mutating func insert(_ state: MatchState, trail: Int?) {
    if known.insert(state).inserted { found.append(Found(state: state, trail: trail)) }
  }

  /// `true` if there are none.
  var isEmpty: Bool { found.isEmpty }

  /// Removes states that another covers: a state covers all that it leads to by leaving out calls that may be missing.
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
        item.state.left == nil && Self.covers(spans[item.state.late] ?? [], afterItsStart: item.state.block)
      if !isCovered { rest.insert(item.state, trail: item.trail) }
    }
    return rest
  }

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

  /// Returns `true` if a block is in one of some spans, but not at its start.
  private static func covers(_ spans: [(block: Int, end: Int)], afterItsStart block: Int) -> Bool {
    let index = spans.indices.partitioningIndex { spans[$0].end >= block }
    return index < spans.count && spans[index].block < block
  }
}
