import Diagnostics

/// Code between `#if` and `#endif` whose condition is not known: one of the branches is built, or none.
///
/// A flag of the project's own is such a condition: `#if GLASSES`. `DEBUG` and the simulator are none: an app is built with them and
/// without.
package struct ConditionalCode: Hashable, Sendable {
  /// The branches that may be built, in the order of the file.
  package let branches: [SourceRange]
  /// `true` where one of them certainly is: there is an `#else`.
  package let isExhaustive: Bool

  /// The conditions with which an app is built and without which it is built, too.
  package static let everyday: Set<String> = ["DEBUG", "targetEnvironment", "TARGET_OS_SIMULATOR", "NDEBUG"]

  /// Creates the code of a directive.
  package init(branches: [SourceRange], isExhaustive: Bool) {
    self.branches = branches
    self.isExhaustive = isExhaustive
  }

  /// Returns `true` where each way to build the file has one of some places.
  package func isCovered(by places: [SourceRange]) -> Bool {
    isExhaustive && branches.allSatisfy { branch in places.contains { branch.contains($0) } }
  }
}
