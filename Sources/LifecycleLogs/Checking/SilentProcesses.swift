/// Processes by the time for which they have been silent.
struct SilentProcesses: Sendable {
  /// Processes with the numbers of their last calls, the one that was silent longest at the end; those that have called since come later.
  private var candidates: [(process: Int, lastCall: Int)] = []

  /// Begins without a process.
  init() {}

  /// Removes the open process that has been silent longest, and returns its number.
  mutating func removeFirst(of processes: OpenProcesses<some OpenProcess>) -> Int? {
    while let candidate = candidates.popLast() {
      if processes.head(of: candidate.process)?.lastCall == candidate.lastCall { return candidate.process }
    }
    candidates = processes.numbers.compactMap { number in processes.head(of: number).map { (number, $0.lastCall) } }
      .sorted { $0.lastCall > $1.lastCall }
    return candidates.popLast()?.process
  }
}
