import ArgumentParser
import LifecyclePaths

/// `--scenes 3`: the number of scenes that share the process of a page's runs.
struct ScenesOption: ParsableArguments {
  @Option(
    name: .customLong("scenes"),
    help: ArgumentHelp(
      "How many scenes share the process; without it two, or one where the page has no delegate per scene.",
      valueName: "count"))
  var count: Int?

  func validate() throws {
    if let count, !Prover.sceneCounts.contains(count) {
      throw ValidationError("There can be 1 to \(Prover.sceneCounts.upperBound) scenes, not \(count).")
    }
  }
}
