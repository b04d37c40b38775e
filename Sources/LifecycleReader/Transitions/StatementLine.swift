import Diagnostics
import LifecycleModel

/// The line of a transition or scenario, which is a heading or a list item: `Launch: A → B [guard]: calls`.
struct StatementLine: Sendable {
  /// The event, the path and the guard, once for each source; empty where the path could not be read.
  var heads: [TransitionHead]
  /// The place of the path with its event.
  let range: SourceRange
  /// The attributes of the path, the event and the prose.
  var attributes: AttributeSet
  /// The calls after the path, and states that are reached.
  let calls: [StepEntry]
  /// The prose after the path.
  var prose: String

  /// A statement for each source, with what is below the line.
  func statements(
    _ entries: [StepEntry], documentation: String, sources: [Provenance.Source]
  ) -> [TransitionStatement] {
    heads.enumerated().map { index, head in
      TransitionStatement(
        head: head, range: range, entries: calls + entries, attributes: attributes,
        documentation: .paragraphs(prose, documentation), sources: sources, isRepeated: index > 0)
    }
  }
}
