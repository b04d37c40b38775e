/// The callbacks of `Class`.
@MainActor
protocol ClassDelegate: AnyObject {
  /// A keyword as its name.
  ///
  /// Called on Retry: again.
  func `default`()

  /// Suspends, fails and answers.
  ///
  /// Called on Retry: again.
  func reload(_ x: Int) async throws -> Bool

  /// Keywords, a comma, and an arrow.
  ///
  /// Called on back\\slash\\n → \</script>.
  func `in`(for each: [String: Int], _ body: @escaping (Int, Int) -> Void)
}

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: `ClassDelegate`, one per process.
///
/// Name on the page: `class`.
@MainActor
final class Class: ClassDelegate {
  // MARK: Retry: again

  func `default`() {
    LifecycleLog.record("class", #function, instance: self, state: "a|b")
  }

  func reload(_ x: Int) async throws -> Bool {
    LifecycleLog.record("class", #function, instance: self, state: "back\\slash\\n")
    return true
  }

  // MARK: back\slash\n → </script>

  func `in`(for each: [String: Int], _ body: @escaping (Int, Int) -> Void) {
    LifecycleLog.record("class", #function, instance: self, state: "</script>")
  }
}

// instar:generated af27d3813caafb53 page 2fd19e
// instar:callbacks 071c0a63 86e30d1e 3d5d0c1b
