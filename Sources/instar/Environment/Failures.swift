/// Several things that could not be read, written or run.
struct Failures: Error, Hashable {
  /// Each of them, in the order in which they came up; at least one.
  let all: [Failure]

  /// Collects failures.
  init(_ all: [Failure]) {
    self.all = all
  }
}
