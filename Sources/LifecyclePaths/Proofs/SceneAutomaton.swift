/// One scene as a law hears it: places in which it may rest, and moves between them.
struct SceneAutomaton: Sendable {
  /// A macrostep, or several that nobody can tell apart.
  struct Move: Hashable, Sendable {
    /// What is heard, as an index of `tracks`.
    let trace: Int
    /// The place it leads to.
    let target: Int
    /// Which macrostep of the leaf it is; the first, of several.
    let macrostep: Int
  }

  /// Where a scene begins.
  let initial: Int
  /// Whether a scene is alive, by place.
  let isAlive: [Bool]
  /// The moves of each place, in the order of the page.
  let moves: [[Move]]
  /// The different tracks.
  let traces: [ObservationTrace]

  /// How many places there are.
  var count: Int { isAlive.count }

  /// A scene leaf by leaf: the places are those of `paths`.
  init(_ property: Property, along paths: StableStates, isOwn: Bool) {
    let compiler = TraceCompiler(property, of: paths.runs, isOwn: isOwn)
    var numbers: [ObservationTrace: Int] = [:]
    var traces: [ObservationTrace] = []
    moves = paths.macrosteps.map { macrosteps in
      macrosteps.enumerated().map { index, macrostep in
        let trace = compiler.trace(of: macrostep)
        let number = numbers[trace] ?? traces.count
        if number == traces.count {
          numbers[trace] = number
          traces.append(trace)
        }
        return Move(trace: number, target: paths.number(of: macrostep.target), macrostep: index)
      }
    }
    self.traces = traces
    initial = 0
    isAlive = paths.leaves.map(paths.runs.isAlive)
  }

  /// The same with other places and moves.
  init(initial: Int, isAlive: [Bool], moves: [[Move]], traces: [ObservationTrace]) {
    self.initial = initial
    self.isAlive = isAlive
    self.moves = moves
    self.traces = traces
  }
}
