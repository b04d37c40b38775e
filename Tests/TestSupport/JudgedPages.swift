import LifecycleModel

/// The life cycles whose every output is shown to the judges: the one place to add to.
package enum JudgedPages {
  /// A life cycle with a name for test reports.
  package struct Page: Sendable, CustomStringConvertible {
    /// The name.
    package let name: String
    /// The life cycle.
    package let lifecycle: Lifecycle
    /// The name.
    package var description: String { name }
  }

  /// All of them.
  package static let all: [Page] = [
    Page(name: "sample", lifecycle: .sample),
    Page(name: "hostile names", lifecycle: .hostile),
    Page(name: "everything", lifecycle: .everything),
    Page(name: "shapes", lifecycle: .shapes),
    Page(name: "empty", lifecycle: Lifecycle()),
  ]
}
