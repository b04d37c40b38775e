import Testing

@testable import instar

@Suite("Stored runs")
struct StoredRunTests {
  private func read(_ text: String) -> [StoredRun]? { StoredRun.read(Array(text.utf8)) }

  @Test("Runs are a document, or a line each; diagnostics without a run are skipped")
  func shapes() {
    let whole = "{\n\"run\": [\"a\"],\n\"scenes\": 2,\n\"from\": \"B\", \"at\": \"iOS 12\", \"extra\": [1]\n}\n"
    #expect(read(whole) == [StoredRun(run: ["a"], from: "B", scenes: 2, at: "iOS 12", file: nil, message: nil)])
    let lines = """
      {"id": "x", "run": null, "message": "No"}
      {"id": "y", "run": ["a", "b(1 2)"], "scenes": 1, "at": null, "message": "Yes"}

      {"run": []}
      """
    #expect(
      read(lines) == [
        StoredRun(run: ["a", "b(1 2)"], from: nil, scenes: 1, at: nil, file: nil, message: "Yes"),
        StoredRun(run: [], from: nil, scenes: nil, at: nil, file: nil, message: nil),
      ])
  }

  @Test("An empty text is not a run; text that is not JSON is not Instar's")
  func others() {
    #expect(read("") == [])
    #expect(read("\n \n") == [])
    #expect(read("launch leave") == nil)
    #expect(read("{\"run\": [\"a\"]}\n{") == nil)
  }
}
