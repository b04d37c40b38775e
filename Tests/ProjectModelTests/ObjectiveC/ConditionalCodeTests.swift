import Diagnostics
import ProjectModel
import Testing

@Suite("Code under conditions that are not known, in Objective-C")
struct ConditionalCodeTests {
  private static func code(_ text: String) -> [ConditionalCode] {
    SourceOutline(objectiveC: SourceFile(path: "A.m", text: text), under: BuildConditions(.iOS)).conditionalCode
  }

  @Test(
    "Flags of the project are told from what an app is built with and without",
    arguments: [
      ("#if GLASSES", true), ("#ifdef GLASSES", true), ("#ifndef GLASSES", true), ("#if DEBUG", false),
      ("#ifdef DEBUG", false), ("#if TARGET_OS_SIMULATOR", false), ("#if TARGET_OS_IOS", false),
      ("#if defined(GLASSES) && DEBUG", true), ("#ifndef READER_H", false), ("#if __has_include(<A/A.h>)", true),
    ])
  func conditions(line: String, isUnknown: Bool) {
    let both = Self.code("\(line)\nvoid a() { b(); }\n#else\nvoid a() { c(); }\n#endif\n")
    #expect(both.map(\.isExhaustive) == (isUnknown ? [true] : []) && both.allSatisfy { $0.branches.count == 2 })
    #expect(Self.code("\(line)\nvoid a() { b(); }\n#endif\n").map(\.isExhaustive) == (isUnknown ? [false] : []))
  }

  @Test("A finding counts where each branch has one")
  func covered() throws {
    let text = "#if GLASSES\nvoid a() { b(); }\n#else\nvoid a() { c(); }\n#endif\n"
    let code = try #require(Self.code(text).first)
    let starts = code.branches.map { SourceRange($0.start + 1, $0.start + 2) }
    #expect(code.isCovered(by: starts) && !code.isCovered(by: [starts[0]]) && !code.isCovered(by: []))
  }
}
