import ArgumentParser
import LifecyclePaths

/// How far the runs of a page are explored when its rules are proved.
struct ProofOptions: ParsableArguments {
  @OptionGroup var scenes: ScenesOption
  @Option(help: ArgumentHelp("How many states of scenes and rule to explore for one rule.", valueName: "count"))
  var explore = Prover.standardLimit

  func validate() throws {
    guard explore > 0 else { throw ValidationError("'--explore' takes a number above 0, not \(explore).") }
  }
}
