import Testing

/// The groups of suites that `Scripts/suites.sh` finds for the Makefile: those without one are fast.
extension Tag {
  /// Checks our output with another program; skipped if the program is missing.
  @Tag package static var judge: Self
  /// Runs `instar` or `dot` as a program of its own, as people do.
  @Tag package static var program: Self
  /// Runs a compiler or a judge, waits, or reads pages of megabytes.
  @Tag package static var slow: Self
  /// Measures time, so that it runs alone.
  @Tag package static var timed: Self
  /// Builds whole packages; runs alone, and last.
  @Tag package static var packages: Self
}

extension Trait where Self == TimeLimitTrait {
  /// For a test whose failure would be that it never ends. The time in which it waits for its turn counts, and that is minutes
  /// where suites run beside each other: what must be fast is measured with ``processorTime(of:)`` instead.
  package static var mustEnd: Self { .timeLimit(.minutes(30)) }
}
