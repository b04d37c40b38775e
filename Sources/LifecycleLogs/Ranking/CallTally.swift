import LifecycleModel
import LifecyclePaths

/// The bits that the calls of a log cost on a page.
///
/// An expected call costs the logarithm of the number of calls that the page allows there, of those that the log has: which these
/// are is the same for all pages. One that the page does not allow there, or does not list, costs 16, more than any page needs to
/// say which of the log's calls it is. So a page that allows everything pays for each call, and one about something else for all.
package struct CallTally: Hashable, Sendable {
  /// The cost of a call that the page does not allow where it comes, or does not list.
  package static let unexplained = 16.0

  /// The bits of the calls.
  package private(set) var bits = 0.0
  /// The number of calls that the page allows.
  package private(set) var expected = 0
  /// The number of calls that it does not allow where they come.
  package private(set) var violations = 0
  /// The number of calls that it does not list.
  package private(set) var unlisted = 0
  /// The number of callbacks, of the delegates that are called, that never come; they cost nothing.
  package private(set) var neverObserved = 0

  /// `true` if the page lists no call of the log.
  package var isAboutSomethingElse: Bool { expected + violations == 0 }

  /// The number of calls that the page does not explain.
  package var unexplained: Int { violations + unlisted }

  /// Adds a call.
  mutating func add(_ answer: CallJudgement.Answer) {
    bits += Self.bits(of: answer)
    switch answer {
    case .expected: expected += 1
    case .unexpected: violations += 1
    case .unlisted: unlisted += 1
    }
  }

  /// Counts the callbacks that never came: of the delegates of those that did.
  mutating func end(seen: Set<CallbackID>, on lifecycle: Lifecycle) {
    let delegates = Set(seen.map { lifecycle[$0].delegate }).sorted()
    neverObserved = lifecycle.observedCallbacks(of: delegates).subtracting(seen).count
  }

  /// The bits of a call.
  package static func bits(of answer: CallJudgement.Answer) -> Double {
    switch answer {
    case .expected(let count): logarithm(count)
    case .unexpected, .unlisted: unexplained
    }
  }

  /// The logarithms of small numbers: log₂ of 0 stands for that of 1.
  private static let logarithms = (0..<1024).map(fractionalLogarithm)

  private static func logarithm(_ count: Int) -> Double {
    logarithms.indices.contains(count) ? logarithms[count] : fractionalLogarithm(count)
  }

  /// The binary logarithm, bit by bit: the standard library has none without Foundation.
  private static func fractionalLogarithm(_ count: Int) -> Double {
    guard count > 1 else { return 0 }
    let whole = Double(count)
    var result = Double(whole.exponent)
    var (rest, bit) = (whole.significand, 0.5)
    while bit > 1e-15 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
