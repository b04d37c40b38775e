import Diagnostics
import LifecycleModel

/// A transition or scenario as a page states it, before its calls are placed on hops.
struct TransitionStatement: Sendable {
  /// The event, the path and the guard.
  let head: TransitionHead
  /// Where it stands.
  let range: SourceRange
  /// Calls and states in order.
  let entries: [StepEntry]
  /// What is said of it in parentheses.
  let attributes: AttributeSet
  /// The prose below it, as Markdown.
  let documentation: String
  /// The links in it.
  let sources: [Provenance.Source]
}
