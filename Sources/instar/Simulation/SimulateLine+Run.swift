import Diagnostics
import LifecycleModel
import LifecyclePaths

extension SimulateLine {
  /// The command line that repeats a run of a page at a version.
  init(playing run: Run, of page: String, at version: VersionSelection?, in notation: RunNotation) {
    let words = notation.words(of: run)
    let first = run.start.leaves.first.flatMap { $0 == notation.graph.graph.initial ? nil : $0 }
    let count = run.start.leaves.count
    self.init(
      page: page, version: version?.description, from: first.map { notation.graph.lifecycle[$0].name },
      scenes: count == notation.sceneCount(namedIn: words) ? nil : count, words: words)
  }
}
