/// One scene as a law hears it: places in which it may rest, and moves between them.
struct SceneAutomaton: Sendable {
  /// A macrostep, or several that nobody can tell apart.
  struct Move: Hashable, Sendable {
    /// What is heard, as an index of `tracks`.
    let track: Int
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
  let tracks: [Track]

  /// How many places there are.
  var count: Int { isAlive.count }

  /// A scene leaf by leaf: the places are those of `paths`.
  init(_ law: Law, along paths: RestingPlaces, isOwn: Bool) {
    let compiler = TrackCompiler(law, of: paths.runs, isOwn: isOwn)
    var numbers: [Track: Int] = [:]
    var tracks: [Track] = []
    moves = paths.macrosteps.map { macrosteps in
      macrosteps.enumerated().map { index, macrostep in
        let track = compiler.track(of: macrostep)
        let number = numbers[track] ?? tracks.count
        if number == tracks.count {
          numbers[track] = number
          tracks.append(track)
        }
        return Move(track: number, target: paths.number(of: macrostep.target), macrostep: index)
      }
    }
    self.tracks = tracks
    initial = 0
    isAlive = paths.leaves.map(paths.runs.isAlive)
  }

  /// The same with other places and moves.
  init(initial: Int, isAlive: [Bool], moves: [[Move]], tracks: [Track]) {
    self.initial = initial
    self.isAlive = isAlive
    self.moves = moves
    self.tracks = tracks
  }
}
