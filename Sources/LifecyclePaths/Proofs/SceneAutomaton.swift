/// One scene as a property observes it: places, and moves between them.
struct SceneAutomaton: Sendable {
  /// A macrostep, or several that observers cannot distinguish.
  struct Move: Hashable, Sendable {
    /// The index of its trace in `traces`.
    let trace: Int
    /// The place it leads to.
    let target: Int
    /// The index of the macrostep among those of the leaf; of several, the first.
    let macrostep: Int
  }

  /// The place at which a scene begins.
  let initial: Int
  /// For each place, `true` if a scene there is alive.
  let isAlive: [Bool]
  /// The moves of each place, in page order.
  let moves: [[Move]]
  /// The different traces.
  let traces: [ObservationTrace]

  /// The number of places.
  var count: Int { isAlive.count }
}

extension SceneAutomaton {
  /// Creates the automaton without a quotient; its places are those of `paths`.
  init(_ property: Property, along paths: StableStates, isOwn: Bool) {
    let compiler = TraceCompiler(property, of: paths.runs, isOwn: isOwn)
    var numbers: [ObservationTrace: Int] = [:]
    var traces: [ObservationTrace] = []
    let moves = paths.macrosteps.map { macrosteps in
      var known: Set<Int> = []
      return macrosteps.enumerated().compactMap { index, macrostep -> Move? in
        let trace = compiler.trace(of: macrostep)
        let number = numbers[trace] ?? traces.count
        if number == traces.count {
          numbers[trace] = number
          traces.append(trace)
        }
        let target = paths.number(of: macrostep.target)
        // Of macrosteps that no observer distinguishes, the first.
        return known.insert(number * paths.leaves.count + target).inserted
          ? Move(trace: number, target: target, macrostep: index) : nil
      }
    }
    self.init(initial: 0, isAlive: paths.leaves.map(paths.runs.isAlive), moves: moves, traces: traces)
  }
}
