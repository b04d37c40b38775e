import Testing

@testable import Text

@Suite("Unique names")
struct UniqueNamesTests {
  @Test("A name that is taken gets a number, ignoring letter case")
  func numbers() {
    var names = UniqueNames(taken: ["Log"])
    #expect(["a", "A", "log", "a", "a2"].map { names.take($0) } == ["a", "A2", "log2", "a3", "a22"])
    #expect(names.take("a", separator: "-") == "a-2")
    #expect(names.contains("LOG") && !names.contains("logs"))
  }

  @Test("Tens of thousands of one name are numbered at once")
  func many() {
    var names = UniqueNames()
    let taken = (1...50_000).map { _ in names.take("State", separator: "-") }
    #expect(taken.first == "State" && taken.last == "State-50000")
    #expect(Set(taken).count == taken.count)
  }
}
