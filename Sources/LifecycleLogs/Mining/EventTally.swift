import Text

/// The number of times that something was seen, and the places.
struct EventTally: Sendable {
  /// The number of times.
  private(set) var count = 0
  /// The files, by number.
  private(set) var files: Set<Int> = []
  /// The first place; `nil` for nothing.
  private(set) var first: MinedPlace?
  /// The words of comments, with the number of times.
  private(set) var comments: [String: Int] = [:]
  /// The number of times with and without other life cycles.
  private(set) var companies: [MinedEvent.Company: Int] = [:]

  /// Begins with nothing.
  init() {}

  /// Counts some tallies together.
  init(_ tallies: some Sequence<EventTally>) {
    for tally in tallies {
      count += tally.count
      files.formUnion(tally.files)
      first = [first, tally.first].compactMap { $0 }.min()
      comments.merge(tally.comments, uniquingKeysWith: +)
      companies.merge(tally.companies, uniquingKeysWith: +)
    }
  }

  /// Counts an event.
  mutating func add(_ event: MinedEvent) {
    count += 1
    files.insert(event.first.file)
    first = first.map { min($0, event.first) } ?? event.first
    if let comment = event.comment { comments[comment, default: 0] += 1 }
    companies[event.company, default: 0] += 1
  }

  /// The comment that was there most often.
  var comment: String? { comments.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }

  /// `14 times in 3 logs`, `once`.
  var text: String { Self.text(count, logs: files.count) }

  /// `14 times in 3 logs`, `once`.
  static func text(_ count: Int, logs: Int) -> String {
    count == 1 ? "once" : "\(count) times in \(logs.counted("log"))"
  }
}
