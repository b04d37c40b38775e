import Testing

@testable import LifecycleEmitters

@Suite("Names of which no two are alike")
struct UniqueNamesTests {
  @Test("What is taken gets a number, whatever its letter case")
  func numbers() {
    var names = UniqueNames(taken: ["Log"])
    #expect(["a", "A", "log", "a", "a2"].map { names.take($0) } == ["a", "A2", "log2", "a3", "a22"])
    #expect(names.take("a", separator: "-") == "a-2")
    #expect(names.contains("LOG") && !names.contains("logs"))
  }
}
