import Diagnostics
import LifecycleModel

/// All that reading a page yields: the best lifecycle there is, where it says what, and what is wrong with it.
package struct Reading: Sendable {
  /// The page.
  package let file: SourceFile
  /// What it says.
  package let lifecycle: Lifecycle
  /// Where it says it.
  package let sourceMap: SourceMap
  /// What the reader found wrong, by position.
  package let diagnostics: [Diagnostic]
}
