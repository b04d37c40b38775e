import ArgumentParser
import LifecyclePaths

/// How far the runs of a page are explored when its rules are proved.
struct ProofOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many scenes share the process; without it two, or one where the page has no delegate per scene.",
      valueName: "count"))
  var scenes: Int?
  @Option(help: ArgumentHelp("How many states of scenes and rule to explore for one rule.", valueName: "count"))
  var explore = Prover.standardLimit

  func validate() throws {
    if let scenes, !Prover.sceneCounts.contains(scenes) {
      throw ValidationError("There can be 1 to \(Prover.sceneCounts.upperBound) scenes, not \(scenes).")
    }
    guard explore > 0 else { throw ValidationError("'--explore' takes a number above 0, not \(explore).") }
  }
}
