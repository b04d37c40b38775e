import LifecycleModel
import Text

extension RunNotation {
  /// The reason why a word names no event that can come next.
  func problem(with word: String, at position: RunPosition) -> RunProblem {
    let ways = EventWord.ways(word)
    let count = position.configuration.leaves.count
    let possible = { (scene: Int) in
      self.words(possibleFor: scene, at: position, limit: RunProblem.shownCount + 1)
    }
    let known = ways.filter { position.configuration.leaves.indices.contains($0.scene) }
    for way in known {
      let leaf = position.configuration.leaves[way.scene]
      guard let forbidden = macrostep(way.spelling, in: graph.macrosteps(from: leaf)),
        !position.configuration.permits(forbidden, scene: way.scene, in: graph)
      else { continue }
      if let mode = position.configuration.mode, forbidden.mode?.contradicts(mode) == true {
        return .wrongMode(way.spelling, mode, possible: possible(way.scene))
      }
      if let condition = graph.guard(of: forbidden)?.sceneCondition {
        return .blocked(way.spelling, condition, possible: possible(way.scene))
      }
    }
    let everywhere = graph.graph.leaves.flatMap { graph.macrosteps(from: $0) }
    for way in known where macrostep(way.spelling, in: everywhere) != nil {
      return .impossible(
        way.spelling, state: graph.lifecycle[position.configuration.leaves[way.scene]].name,
        scene: count > 1 ? way.scene + 1 : nil, possible: possible(way.scene))
    }
    // The last way has removed all that can be removed.
    guard let last = ways.last else { return .unknownEvent(word, nearest: nil, possible: []) }
    guard position.configuration.leaves.indices.contains(last.scene) else {
      return .unknownScene(last.scene + 1, count: count)
    }
    let words = possible(last.scene)
    let prefix = last.scene == 0 ? "" : "scene\(last.scene + 1):"
    let all = words + graph.lifecycle.transitions.map { prefix + EventSpelling.folded($0.event) }
    let nearest = NearestWord.match(for: prefix + EventSpelling.folded(last.spelling), in: all)
    return .unknownEvent(last.spelling, nearest: nearest, possible: words)
  }
}
