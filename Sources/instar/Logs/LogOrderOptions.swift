import ArgumentParser
import LifecycleLogs

/// The options that say in which order events are taken.
struct LogOrderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The order of the events: lines, or time, which merges the files. The default is time for several files.",
      valueName: "order"))
  var order: EventOrder?

  @Option(help: ArgumentHelp("How late a line may come, by its time.", valueName: "seconds"))
  var within = 2.0

  /// The microseconds by which a line may come late.
  var window: Int64 { Int64(within * 1_000_000) }

  /// Throws for a time that is none, and for rows with keys, whose order is theirs.
  func expectSound(isKeyed: Bool) throws(UsageError) {
    guard (0...86_400).contains(within) else { throw UsageError("--within takes a number of seconds from 0 to 86400") }
    guard isKeyed, order == .time else { return }
    throw UsageError("rows with keys are checked in their order", help: "Sort them by their times first")
  }
}

extension EventOrder: ExpressibleByArgument {}
