import ArgumentParser
import LifecyclePaths

/// `--scenes 3`: the number of scenes that share the process of a page's runs.
struct ScenesOption: ParsableArguments {
  @Option(
    name: .customLong("scenes"),
    help: ArgumentHelp(
      "The number of scenes that share the process; the default is two, or one if no delegate is one per scene.",
      valueName: "count"))
  var count: Int?

  func validate() throws {
    if let count, !Prover.sceneCounts.contains(count) {
      throw ValidationError("'--scenes' takes a number from 1 to \(Prover.sceneCounts.upperBound), not \(count).")
    }
  }
}
