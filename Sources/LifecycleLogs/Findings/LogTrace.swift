import LifecycleModel
import LifecyclePaths

/// The last calls of a life cycle, or of a process: what a finding tells of how it came there.
package struct LogTrace: Sendable {
  /// A call and its line.
  package struct Entry: Hashable, Sendable {
    /// The callback.
    package let callback: CallbackID
    /// The line, from 1.
    package let line: Int
  }

  /// The number of calls that are kept.
  private static let length = 5

  /// The number of calls so far, and their places.
  private(set) var count = 0
  private(set) var first: LogPlace?
  private(set) var last: LogPlace?
  /// The number of calls before which not every call was allowed.
  private(set) var telling = 0
  /// The findings so far.
  var findings = 0
  /// The state, and the place of the call that led to it.
  private(set) var state: StateID?
  private(set) var since: LogPlace?
  private var entries: [Entry] = []

  /// The last calls in their order.
  var recent: [Entry] { entries }

  /// Remembers a call.
  mutating func add(_ callback: CallbackID, state: StateID?, at place: LogPlace, isTelling: Bool) {
    count += 1
    if isTelling { telling += 1 }
    first = first ?? place
    last = place
    if state != self.state || since == nil { since = place }
    self.state = state
    if entries.count == Self.length { entries.removeFirst() }
    entries.append(Entry(callback: callback, line: place.line))
  }
}

extension LogTrace: Packable {
  /// Adds the counts, the places and the last calls.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(count)
    bytes.add(first)
    bytes.add(since)
    bytes.add(last)
    bytes.add(telling)
    bytes.add(findings)
    bytes.add(state?.index)
    bytes.add(entries)
  }

  /// Takes the counts, the places and the last calls.
  package init(from bytes: inout PackedReader) {
    count = bytes.next()
    first = bytes.next()
    since = bytes.next()
    last = bytes.next()
    telling = bytes.next()
    findings = bytes.next()
    state = (bytes.next() as Int?).map { StateID($0) }
    entries = bytes.next()
  }
}

extension LogTrace.Entry: Packable {
  /// Adds the callback, and how far the line is from the place before.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(callback.index)
    bytes.add(line &- bytes.place.line)
  }

  /// Takes the callback and the line.
  package init(from bytes: inout PackedReader) {
    callback = CallbackID(bytes.next())
    line = bytes.place.line &+ bytes.next()
  }
}
