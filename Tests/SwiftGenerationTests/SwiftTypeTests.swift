import Testing

@testable import SwiftGeneration

@Suite("Types in declarations")
struct SwiftTypeTests {
  @Test(
    "Colons are spaced as swift-format does",
    arguments: [
      ("[K : V]", "[K: V]"), ("[K:[A :B]]", "[K: [A: B]]"), ("@escaping (Bool) -> Void", "@escaping (Bool) -> Void"),
      ("any Error", "any Error"), ("Set<委譲>", "Set<委譲>"),
    ])
  func spacing(text: String, type: String) {
    #expect(SwiftType.normalized(text) == type)
  }

  @Test(
    "Other text is not a type", arguments: ["", " ", "Int}", "A; B", "(Int", "Int>", "[Int)", "\"x\"", "a//b", "A\nB"])
  func noType(text: String) {
    #expect(SwiftType.normalized(text) == nil)
  }
}
