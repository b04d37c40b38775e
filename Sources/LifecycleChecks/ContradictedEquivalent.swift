import Diagnostics
import LifecycleDiff
import LifecycleModel

/// A row of the page's counterparts contradicts the graph.
enum ContradictedEquivalent: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "contradicted-equivalent",
    severity: .warning,
    headline: "Row of counterparts contradicts the transitions",
    explanation: """
      The row names two counterparts, or says that a call has none. According to the transitions, a different value is
      observed with the call, or a different call replaces it; `instar compare` shows what the transitions say. Calls that
      are only made together contradict nothing.

      Fix the row or the transitions. A row that repeats the transitions can be omitted.
      """,
    example: page.appending(equivalents: "| `sceneWillResignActive(_:)` | `.active` |"),
    fixedExample: page.appending(equivalents: "| `sceneWillResignActive(_:)` | `.inactive` |")
  )

  private static let page = ExamplePage.delegates
    .replacing("`UIWindowSceneDelegate`\n", with: "`UIWindowSceneDelegate`\n- `ScenePhase`: observed, one per scene\n")
    .replacing("BecomeActive(_:)`", with: "BecomeActive(_:)`\n2. `ScenePhase.active`")
    .replacing("ResignActive(_:)`", with: "ResignActive(_:)`\n2. `ScenePhase.inactive`")

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    guard subject.sourceMap.unread.calls.isEmpty else { return [] }
    return zip(subject.lifecycle.equivalents, subject.sourceMap.equivalents).flatMap { table, places in
      table.columns.indices.flatMap { first in
        table.columns.indices.dropFirst(first + 1).flatMap { second -> [Diagnostic] in
          guard table.columns[first] != table.columns[second] else { return [] }
          let derived = DerivedPairs(of: table.columns[first], with: table.columns[second], in: subject.lifecycle)
          return zip(table.rows, places).flatMap { row, place in
            diagnostics(row.cells[first], row.cells[second], derived, at: place, in: subject)
          }
        }
      }
    }
  }

  /// The contradictions between two cells and the graph, at most one for each call that the cells name.
  private static func diagnostics(
    _ left: Equivalents.Cell, _ right: Equivalents.Cell, _ derived: DerivedPairs, at place: SourceRange,
    in subject: CheckSubject
  ) -> [Diagnostic] {
    let leading = left.callbacks.compactMap { call in contradiction(of: call, derived.rights[call], right) }
    let trailing = right.callbacks.compactMap { call in contradiction(of: call, derived.lefts[call], left) }
    return (leading.isEmpty ? trailing : leading).map { contradiction in
      let lifecycle = subject.lifecycle
      let names = contradiction.partners.map { "'\(lifecycle.shownName(of: $0))'" }.joined(separator: " and ")
      let said = contradiction.said.map { "'\(lifecycle.shownName(of: $0))'" } ?? "nothing"
      return Diagnostic(
        descriptor, "'\(lifecycle.shownName(of: contradiction.call))' corresponds to \(names), not to \(said)",
        at: place,
        notes: contradiction.transition.map { transition in
          [Diagnostic.Note("This transition shows it", range: subject.sourceMap[transition].range)]
        } ?? [],
        help: "Write \(names) here, or fix the transitions")
    }
  }

  private static func contradiction(
    of call: CallbackID, _ partners: [DerivedPairs.Partner]?, _ cell: Equivalents.Cell
  ) -> Contradiction? {
    // A cell of text names no counterpart and denies none.
    guard let partners, !partners.isEmpty, !cell.callbacks.isEmpty || cell.text.isEmpty,
      !partners.contains(where: { cell.callbacks.contains($0.call) })
    else { return nil }
    return Contradiction(
      call: call, partners: partners.map(\.call), said: cell.callbacks.first, transition: partners.first?.transition)
  }

  private struct Contradiction {
    let call: CallbackID
    let partners: [CallbackID]
    let said: CallbackID?
    let transition: TransitionID?
  }
}

/// The pairs of a comparison that are certain: a call with an observed value, and calls that replace each other.
private struct DerivedPairs {
  struct Partner {
    let call: CallbackID
    let transition: TransitionID?
  }

  private(set) var rights: [CallbackID: [Partner]] = [:]
  private(set) var lefts: [CallbackID: [Partner]] = [:]

  init(of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle) {
    for row in Comparison(of: left, with: right, in: lifecycle).rows where !row.notes.contains(.together) {
      guard let left = row.left, let right = row.right else { continue }
      let transition = row.transitions.first
      rights[left, default: []].append(Partner(call: right, transition: transition))
      lefts[right, default: []].append(Partner(call: left, transition: transition))
    }
  }
}

extension String {
  fileprivate func appending(equivalents row: String) -> String {
    self + "\n\n## Equivalents\n\n| SceneDelegate | ScenePhase |\n|---|---|\n" + row
  }
}
