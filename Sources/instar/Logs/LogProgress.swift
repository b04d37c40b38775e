/// The progress of reading files at a terminal: once it takes longer than a second, and not while results are printed there.
struct LogProgress: Sendable {
  private static let interval = Duration.milliseconds(100)
  private let progress: Progress
  /// The bytes of the files before this one, and of all; `nil` where that is not known.
  private let before: Int64
  private let total: Int64?
  private var count: Int64 = 0
  private var last = ContinuousClock.now
  private var isShown = false

  /// Begins with a file of several, whose sizes are known or not (`nil`).
  init(_ progress: Progress, file number: Int, sizes: [Int64?]) {
    self.progress = progress
    before = sizes[..<number].reduce(0) { $0 + ($1 ?? 0) }
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
  }

  /// Counts bytes that were read.
  mutating func take(_ bytes: Int) {
    count += Int64(bytes)
    guard last.duration(to: .now) > Self.interval else { return }
    last = .now
    if progress.step("Reading: \(text)") { isShown = true }
  }

  /// `43%`; of files whose size is not known, the bytes so far: `12 MB`.
  var text: String {
    guard let total, total > 0 else { return "\((count + 999_999) / 1_000_000) MB" }
    return "\(min(100, (before + count) * 100 / total))%"
  }

  /// Clears what is shown.
  func end() {
    if isShown { progress.end() }
  }
}
