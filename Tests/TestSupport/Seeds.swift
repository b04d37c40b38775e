import Foundation

/// The seeds of a law's random cases: a tenth of them, or all if `INSTAR_TESTS` is `long` (`make test-long`).
package enum Seeds {
  /// `true` if laws are tried on all of their cases.
  package static let areAll = ProcessInfo.processInfo.environment["INSTAR_TESTS"] == "long"

  /// The seeds of a law with a number of cases; at least three, unless it has fewer.
  package static func first(_ count: Int) -> Range<Int> {
    0..<share(of: count)
  }

  /// One in a number of cases, evenly spread, or all.
  package static func cases<Case>(of all: [Case], oneIn count: Int) -> [Case] {
    areAll ? all : stride(from: 0, to: all.count, by: count).map { all[$0] }
  }

  /// The share of a number of cases, sizes or repetitions.
  package static func share(of count: Int) -> Int {
    areAll ? count : min(count, max(3, count / 10))
  }
}
