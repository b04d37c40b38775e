import LifecycleModel

/// The names and calls of a log, for each of several pages: the first reading.
package struct RankingSurvey: Sendable {
  /// A page of which launch lines say that they were generated from it.
  package struct LoggedPage: Hashable, Sendable {
    /// Its title.
    package let title: String
    /// The digest of what it says about calls.
    package let digest: String?
  }

  /// The pages that launch lines name, with the number of the lines.
  package private(set) var loggedPages: [LoggedPage: Int] = [:]
  private(set) var surveys: [LogSurvey]
  /// The callbacks of each page that the log has.
  private(set) var callbacks: [Set<CallbackID>]

  /// Begins with some pages.
  package init(_ pages: [RankedPage]) {
    surveys = pages.map { LogSurvey($0.lifecycle) }
    callbacks = pages.map { _ in [] }
  }

  /// Takes the next event of a reader with all pages.
  package mutating func take(_ event: LogEvent) {
    surveys[event.page].take(event)
    if case .call(let call) = event.content, case .listed(let callback) = call.callback {
      callbacks[event.page].insert(callback)
    }
    guard event.page == 0, case .launch(let launch) = event.content, let title = launch.page else { return }
    loggedPages[LoggedPage(title: title, digest: launch.digest), default: 0] += 1
  }
}
