extension SceneAutomaton {
  /// The smallest automaton that observers cannot distinguish from this one: the quotient by branching bisimilarity.
  ///
  /// It preserves the order of observations and the states that can still be reached, so a property holds of scenes
  /// among such automata if and only if it holds of them among the quotients. Silent moves that change nothing are
  /// removed.
  func quotient() -> SceneAutomaton {
    let silentTargets = moves.map { $0.filter { traces[$0.trace].isSilent }.map(\.target) }
    let components = StronglyConnected(silentTargets)
    var blocks = components.component.map { _ in 0 }
    for place in moves.indices { blocks[components.component[place]] = isAlive[place] ? 1 : 0 }
    var blockCount = Set(blocks).count
    let members = Dictionary(grouping: moves.indices) { components.component[$0] }
    while true {
      var signatures: [Set<Visible>] = []
      var numbers: [Signature: Int] = [:]
      var refined: [Int] = []
      // A component's silent successors have smaller numbers, so their signatures are known.
      for component in 0..<components.count {
        var visible: Set<Visible> = []
        for move in (members[component] ?? []).lazy.flatMap({ moves[$0] }) {
          let target = components.component[move.target]
          let isSilent = traces[move.trace].isSilent
          if isSilent && target == component { continue }
          if isSilent && blocks[target] == blocks[component] {
            visible.formUnion(signatures[target])
          } else {
            visible.insert(Visible(trace: isSilent ? -1 : move.trace, block: blocks[target]))
          }
        }
        signatures.append(visible)
        let signature = Signature(block: blocks[component], visible: visible)
        refined.append(numbers[signature] ?? numbers.count)
        numbers[signature] = refined[component]
      }
      if numbers.count == blockCount { return merged(components.component.map { refined[$0] }, count: blockCount) }
      blockCount = numbers.count
      blocks = refined
    }
  }

  /// The automaton whose places are blocks of this one's.
  private func merged(_ blocks: [Int], count: Int) -> SceneAutomaton {
    var merged: [[Move]] = Array(repeating: [], count: count)
    var seen: Set<Arrow> = []
    var isBlockAlive = Array(repeating: false, count: count)
    for (place, block) in blocks.enumerated() {
      isBlockAlive[block] = isAlive[place]
      for move in moves[place] {
        let target = blocks[move.target]
        if traces[move.trace].isSilent && target == block { continue }
        let label = traces[move.trace].isSilent ? -1 : move.trace
        guard seen.insert(Arrow(source: block, label: Visible(trace: label, block: target))).inserted else { continue }
        merged[block].append(Move(trace: move.trace, target: target, macrostep: move.macrostep))
      }
    }
    return SceneAutomaton(initial: blocks[initial], isAlive: isBlockAlive, moves: merged, traces: traces)
  }

  private struct Visible: Hashable {
    let trace: Int
    let block: Int
  }

  private struct Arrow: Hashable {
    let source: Int
    let label: Visible
  }

  private struct Signature: Hashable {
    let block: Int
    let visible: Set<Visible>
  }
}
