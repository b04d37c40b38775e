package struct RunNotation {
  let runs: RunGraph
  package init(_ runs: RunGraph) { self.runs = runs }
  package func words(of run: Run) -> [String] {
    run.events.map { ($0.scene > 0 ? "scene\($0.scene + 1):" : "") + runs.event(of: $0.macrostep) }
  }
}
