import Testing

@testable import instar

/// A program without its traits is tried by `Scripts/without-traits.sh`.
@Suite("Traits")
struct BuildTraitTests {
  @Test("Each command that needs a trait is listed there, and the default build leaves nothing out")
  func commands() throws {
    let commands = Instar.configuration.subcommands.compactMap { $0 as? any InstarCommand.Type }
    #expect(commands.count > 10)
    for trait in BuildTrait.allCases {
      let names = commands.filter { $0.trait == trait }.map { $0._commandName }
      #expect(!names.isEmpty && names == trait.commands.filter { !$0.contains(" ") })
      try trait.expect(for: trait.commands[0])
    }
    #expect(BuildTrait.remark == "")
  }
}
