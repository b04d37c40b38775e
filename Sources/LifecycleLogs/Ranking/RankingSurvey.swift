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
  /// `true` if the log has a call that is not generated.
  private(set) var hasOwnLines = false
  /// The names of all pages in generated lines.
  let names: SharedNames
  /// The generated calls that were taken, by the number of the name, without and with an object: another one tells nothing new.
  private var taken: [Bool]

  /// Begins with some pages, and the names by which a reader tells their generated calls.
  package init(_ pages: [RankedPage], _ names: SharedNames) {
    surveys = pages.map { LogSurvey($0.lifecycle) }
    callbacks = pages.map { _ in [] }
    self.names = names
    taken = Array(repeating: false, count: names.count * 2)
  }

  /// Takes the next event of a reader with all pages.
  package mutating func take(_ event: LogEvent) {
    if case .call(let call) = event.content {
      if let name = event.sharedName { return take(call, name, event) }
      hasOwnLines = true
      if case .listed(let callback) = call.callback { callbacks[event.page].insert(callback) }
    }
    surveys[event.page].take(event)
    guard event.page == 0, case .launch(let launch) = event.content, let title = launch.page else { return }
    loggedPages[LoggedPage(title: title, digest: launch.digest), default: 0] += 1
  }
  /// Takes a generated call for all pages.
  private mutating func take(_ call: LoggedCall, _ name: Int, _ event: LogEvent) {
    let number = name * 2 + (call.instance != nil || call.scene != nil ? 1 : 0)
    guard !taken[number] else { return }
    taken[number] = true
    for (page, callback) in names.callbacks(name).enumerated() {
      var (event, call) = (event, call)
      call.callback = callback.map { .listed($0) } ?? .unknown
      event.content = .call(call)
      surveys[page].take(event)
      if let callback { callbacks[page].insert(callback) }
    }
  }
}
