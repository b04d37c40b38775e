import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

/// A page with the kind of logs that a law is tried on.
struct LoggedPage: Sendable, CustomTestStringConvertible {
  /// The page's name.
  let name: String
  /// The page.
  let lifecycle: Lifecycle
  /// The number of scenes in each log.
  let scenes: Int
  /// The separator of two events.
  let separator: SectionedLog.Separator

  /// The name that tests show.
  var testDescription: String { "\(name), \(scenes) scenes, \(separator) between events" }

  /// The pages of the repository and random ones, each with a share of all kinds of logs, or with all.
  static let all = Seeds.cases(of: (pages + random).flatMap { logs(of: $0.0, $0.1) }, oneIn: 5)

  private static let pages = (TestPage.bundled + TestPage.fixtures).map { ($0.name, $0.lifecycle) }
  private static let random = Seeds.first(40).map { ("random \($0)", Lifecycle.random(seed: $0, size: 3 + $0 % 4)) }

  private static func logs(of name: String, _ lifecycle: Lifecycle) -> [LoggedPage] {
    guard !lifecycle.observedCallbacks(of: lifecycle.loggedDelegates).isEmpty else { return [] }
    return (1...3).flatMap { scenes in
      SectionedLog.Separator.allCases.map {
        LoggedPage(name: name, lifecycle: lifecycle, scenes: scenes, separator: $0)
      }
    }
  }

  /// Logs of random runs that call something.
  func texts(count: Int, events: Int) -> [String] {
    SectionedLog(RunGraph(lifecycle)).texts(
      scenes: scenes, count: count, events: events, seed: name.utf8.count, separator)
  }
}
