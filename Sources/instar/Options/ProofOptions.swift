import ArgumentParser
import LifecyclePaths

/// The limits of the exploration that proves a page's rules.
struct ProofOptions: ParsableArguments {
  @OptionGroup var scenes: ScenesOption
  @Option(help: ArgumentHelp("The number of product states to explore for one rule.", valueName: "count"))
  var explore = Prover.standardLimit

  func validate() throws {
    guard explore > 0 else { throw ValidationError("'--explore' takes a number above 0, not \(explore).") }
  }
}
