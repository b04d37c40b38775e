import LifecycleModel

/// The life cycles whose every output is checked by the judges: the one place to add to.
package enum JudgedPages {
  /// A life cycle with a name for test reports.
  package struct Page: Sendable {
    /// The name.
    package let name: String
    /// The life cycle.
    package let lifecycle: Lifecycle

    /// Names a life cycle.
    package init(name: String, lifecycle: Lifecycle) {
      self.name = name
      self.lifecycle = lifecycle
    }
  }

  /// Those made by hand, the bundled pages and the fixtures.
  package static let all: [Page] =
    handmade + (TestPage.bundled + TestPage.fixtures).map { Page(name: $0.name, lifecycle: $0.lifecycle) }

  /// Those and random ones, for the judges that read each separately.
  package static let many: [Page] = all + random

  /// Random ones, with everything that the model has and names that mean something to formats.
  package static let random: [Page] = (0..<16).map { seed in
    Page(name: "random \(seed)", lifecycle: .random(seed: 400 + seed, size: 1 + seed % 4))
  }

  private static let handmade = [
    Page(name: "sample", lifecycle: .sample),
    Page(name: "hostile", lifecycle: .hostile),
    Page(name: "everything", lifecycle: .everything),
    Page(name: "shapes made by hand", lifecycle: .shapes),
    Page(name: "empty", lifecycle: Lifecycle()),
  ]
}
