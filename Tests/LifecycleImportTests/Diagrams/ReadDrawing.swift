import LifecycleImport
import Testing

/// A reading that is ours has no more starts and ends than another one, and an entry that is not used for each that it lacks.
func expect(_ imported: ImportedDraft, isReadAs drawing: ReadDrawing, _ name: String) {
  let ours = ReadDrawing(imported.draft)
  #expect(ours == drawing, "\(name)")
  #expect(ours.marks.isSubset(of: drawing.marks), "\(name)")
  let unused = imported.report.rows.count(where: \.isIncomplete)
  #expect(drawing.marks.count - ours.marks.count <= unused, "\(name)")
}

/// The states and arrows of a diagram, whoever read it; `*` is a start or an end. Equal ones may differ in these.
struct ReadDrawing: Equatable, CustomStringConvertible {
  private let lines: Set<String>
  /// The arrows from starts and to ends.
  let marks: Set<String>

  /// Joins states by their names with those of the states around them, and arrows.
  init(states: [(name: String, parent: String?)], arrows: [(source: String, target: String)]) {
    let isMark = arrows.map { $0.source == "*" || $0.target == "*" }
    let texts = arrows.map { "\($0.source) --> \($0.target)" }
    lines = Set(states.map { "\($0.name) in \($0.parent ?? "the diagram")" })
      .union(zip(texts, isMark).filter { !$0.1 }.map(\.0))
    marks = Set(zip(texts, isMark).filter(\.1).map(\.0))
  }

  /// The states and arrows of a draft, with an arrow to the end from each final state, and to it where a label is on it.
  init(_ draft: Draft) {
    let isEnd = draft.states.map { $0.isFinal && $0.name == "End" }
    let names = zip(draft.states, isEnd).map { $1 ? "*" : $0.name }
    let states = draft.states.indices.filter { !isEnd[$0] }
    let marks =
      states.filter { draft.states[$0].isInitial }.map { ("*", names[$0]) }
      + states.filter { draft.states[$0].isFinal }.map { (names[$0], "*") }
    self.init(
      states: states.map { index in (names[index], draft.states[index].parent.map { names[$0] }) },
      arrows: marks + draft.transitions.map { (names[$0.path[0]], names[$0.path[1]]) })
  }

  static func == (one: ReadDrawing, other: ReadDrawing) -> Bool { one.lines == other.lines }

  var description: String { lines.sorted().joined(separator: "\n") }
}
