/// What a log says of a process or a life cycle.
package enum LogVerdict: String, Hashable, Sendable, CaseIterable {
  /// Some run of the page has its calls.
  case conforms
  /// No run of the page has its calls.
  case violation
  /// Its calls are such that any run could have them.
  case unknown = "nothing known"
}
