import Diagnostics
import LifecycleModel

/// A transition or scenario as a page states it, before its calls are placed on the segments of its chain.
struct TransitionStatement: Sendable {
  /// The event, the path and the guard.
  private(set) var head: TransitionHead
  /// The place of its head, or the table's row.
  let range: SourceRange
  /// Calls and states in order.
  let entries: [StepEntry]
  /// The attributes of its path and its event.
  let attributes: AttributeSet
  /// The prose below it, as Markdown.
  let documentation: String
  /// The links in it.
  let sources: [Provenance.Source]
  /// `true` for one that differs from the statement before it only in the state from which it leads.
  var isRepeated = false

  /// The same with an event.
  func named(_ event: String) -> TransitionStatement {
    var copy = self
    copy.head = TransitionHead(event: event, path: head.path, guard: head.guard)
    return copy
  }
}
