/// Merges the events of files by their times, then by the numbers of their calls, their files and their lines.
///
/// A file whose lines are not in the order of their times is put in order as far as no line is later than a window allows. What comes
/// later stays where it stands, after the latest event of its file. An event without a time is of that of the one before it in its file.
package struct EventMerger: Sendable {
  /// The number of events that wait for earlier ones.
  package static let mostWaiting = 100_000

  /// The microseconds by which a line may come late.
  private let window: Int64
  private let mostWaiting: Int
  private var waiting = EventQueue()
  /// The latest time of each file, as far as it is read; `nil` for one that has ended.
  private var latest: [Int64?]
  /// The time of each file's last event.
  private var last: [Int64]
  /// The time of the last event that was told.
  private var told = Int64.min
  private var count = 0

  /// Begins with some files.
  package init(fileCount: Int, window: Int64, mostWaiting: Int = Self.mostWaiting) {
    self.window = window
    self.mostWaiting = mostWaiting
    latest = Array(repeating: .min, count: fileCount)
    last = Array(repeating: .min, count: fileCount)
  }

  /// The file that is to be read on: the one that is read up to the earliest time; `nil` where all have ended.
  package var nextFile: Int? {
    latest.indices.filter { latest[$0] != nil }.min { (latest[$0] ?? .max, $0) < (latest[$1] ?? .max, $1) }
  }

  /// Takes the next event of its file, and calls a function with it if it is too late to wait.
  package mutating func take(_ event: LogEvent, in line: LogLine, _ body: (LogEvent, LogLine) -> Void) {
    let file = event.place.file
    let latest = latest[file] ?? .min
    var time = event.place.time ?? last[file]
    var event = event
    if time < limit(latest) {
      event.isLate = event.place.time != nil
      time = latest
    }
    last[file] = time
    self.latest[file] = max(latest, time)
    guard time >= told else {
      event.isLate = event.place.time != nil
      return body(event, line)
    }
    count += 1
    waiting.add(EventQueue.Element(event, in: line, time: time, position: count))
    guard waiting.count > mostWaiting else { return }
    tell(body)
    if waiting.count > mostWaiting { tellFirst(body) }
  }

  /// The time before which no event is put in order any more, in a file with a latest time.
  private func limit(_ latest: Int64) -> Int64 { latest < .min + window ? .min : latest - window }

  /// Ends a file.
  package mutating func end(file: Int) { latest[file] = nil }

  /// Calls a function with the events that no earlier one can follow, in their order.
  package mutating func tell(_ body: (LogEvent, LogLine) -> Void) {
    let limit = latest.lazy.compactMap(\.self).min().map(limit) ?? .max
    while let first = waiting.first, first.time <= limit { tellFirst(body) }
  }

  private mutating func tellFirst(_ body: (LogEvent, LogLine) -> Void) {
    guard let first = waiting.removeFirst() else { return }
    told = max(told, first.time)
    body(first.event, first.line)
  }
}
