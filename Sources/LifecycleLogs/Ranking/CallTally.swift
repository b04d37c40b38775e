import LifecycleModel

/// The bits that the calls of a log cost on a page.
///
/// An expected call costs the logarithm of the number of calls that the page allows there, of those that the log has: which these
/// are is the same for all pages. One that the page does not allow there, or does not list, costs 16, more than any page needs to
/// say which of the log's calls it is. So a page that allows everything pays for each call, and one about something else for all.
package struct CallTally: Hashable, Sendable {
  /// The bits of the calls.
  package let bits: Double
  /// The number of calls that the page allows.
  package let expected: Int
  /// The number of calls that it does not allow where they come.
  package let violations: Int
  /// The number of calls that it does not list.
  package let unlisted: Int
  /// The number of callbacks, of the delegates that are called, that never come; they cost nothing.
  package let neverObserved: Int

  /// `true` if the page lists no call of the log.
  package var isAboutSomethingElse: Bool { expected + violations == 0 }

  /// The number of calls that the page does not explain.
  package var unexplained: Int { violations + unlisted }

  /// Takes the numbers of calls with each answer, and the callbacks of those that the page lists.
  init(_ answers: [CallAnswer: Int], seen: Set<CallbackID>, on lifecycle: Lifecycle) {
    violations = answers[.unexpected] ?? 0
    unlisted = answers[.unlisted] ?? 0
    expected = answers.values.reduce(0, +) - violations - unlisted
    // Always in the same order, so that the same answers cost the same to the last bit.
    bits = answers.sorted { $0.key.code < $1.key.code }.reduce(0) { $0 + $1.key.bits * Double($1.value) }
    let delegates = Set(seen.map { lifecycle[$0].delegate }).sorted()
    neverObserved = lifecycle.observedCallbacks(of: delegates).subtracting(seen).count
  }
}
