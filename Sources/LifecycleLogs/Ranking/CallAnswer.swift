import LifecyclePaths

/// The answer of a page to a call of a log.
package enum CallAnswer: Hashable, Sendable {
  /// The page allows it, as one of a number of calls that the log has.
  case expected(among: Int)
  /// The page does not allow it.
  case unexpected
  /// The page does not list it.
  case unlisted

  /// The answer of a monitor; `loose` is that of one for which the scenes are not told apart.
  init(_ verdict: CallMonitor.Verdict, _ loose: CallMonitor.Verdict?) {
    if verdict.isAllowed {
      self = .expected(among: verdict.allowedCount)
    } else if let loose, loose.isAllowed {
      self = .expected(among: loose.allowedCount)
    } else {
      self = .unexpected
    }
  }

  /// A number for the answer.
  var code: UInt16 {
    switch self {
    case .unlisted: 0
    case .unexpected: 1
    case .expected(let count): UInt16(clamping: count + 2)
    }
  }

  /// The answer with a number.
  init(code: UInt16) {
    switch code {
    case 0: self = .unlisted
    case 1: self = .unexpected
    default: self = .expected(among: Int(code) - 2)
    }
  }

  /// The bits that the call costs.
  package var bits: Double {
    switch self {
    case .expected(let count): Self.logarithm(count)
    case .unexpected, .unlisted: Self.unexplained
    }
  }

  /// The cost of a call that the page does not allow where it comes, or does not list.
  package static let unexplained = 16.0

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
