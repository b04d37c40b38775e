import LifecycleImport

extension Draft {
  /// The states and transitions in words, a line each: to compare in one look.
  var outline: [String] {
    states.map { state in
      let marks = [
        state.isInitial ? "initial" : "", state.isFinal ? "final" : "", state.isTransient ? "transient" : "",
      ]
      .filter { !$0.isEmpty }
      return path(of: state) + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
        + (state.documentation.isEmpty ? "" : ": \(state.documentation.replacing("\n\n", with: " | "))")
    } + transitions.map(line)
  }

  /// The states with those around them, and the final and transient ones of them that have no states inside.
  var paths: [String] {
    states.indices.map { index in
      let isLeaf = !states.contains { $0.parent == index }
      let marks = isLeaf ? "\(states[index].isFinal) \(states[index].isTransient)" : ""
      return path(of: states[index]) + " " + marks
    }
  }

  private func path(of state: DraftState) -> String {
    (state.parent.map { path(of: states[$0]) + "/" } ?? "") + state.name
  }

  private func line(_ transition: DraftTransition) -> String {
    let calls = transition.calls.joined().map { "\($0.delegate).\($0.callback)" }
    let parts = [
      transition.path.map { path(of: states[$0]) }.joined(separator: " -> "), transition.event,
      transition.condition.map { "[\($0)]" } ?? "", calls.joined(separator: ", "),
      transition.documentation.isEmpty ? "" : "{\(transition.documentation)}",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
