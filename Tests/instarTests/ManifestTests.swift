import Testing

@testable import instar

@Suite("Records of generated files")
struct ManifestTests {
  @Test("A record is read as it was written, by path")
  func roundTrip() throws {
    var manifest = Manifest()
    for path in ["b.md", "a \"quoted\".md", "注文.md"] {
      manifest[path] = Manifest.Entry(path: path, format: "tables", digest: "0")
    }
    #expect(manifest.sorted.map(\.path) == ["a \"quoted\".md", "b.md", "注文.md"])
    #expect(Manifest(bytes: Array(manifest.text.utf8)) == manifest)
  }

  @Test(
    "Other text is not a record", arguments: ["", "{", "[]", "{\"schema\": \"instar/2\", \"files\": []}"])
  func foreign(text: String) {
    #expect(Manifest(bytes: Array(text.utf8)) == nil)
  }

  @Test("Two records that began as one have what both have changed; of two texts of a file, both count as generated")
  func merging() {
    func manifest(_ digests: [String: String]) -> Manifest {
      digests.reduce(into: Manifest()) { $0[$1.key] = Manifest.Entry(path: $1.key, format: "json", digest: $1.value) }
    }
    let base = manifest(["kept": "0", "mine": "0", "both": "0", "deleted": "0", "gone": "0"])
    var mine = manifest(["kept": "0", "mine": "1", "both": "1", "deleted": "0", "new": "1"])
    mine.merge(manifest(["kept": "0", "mine": "0", "both": "2", "gone": "0", "other": "2"]), since: base)
    #expect(mine.sorted.map(\.path) == ["both", "kept", "mine", "new", "other"])
    #expect(mine["mine"]?.digest == "1" && mine["other"]?.digest == "2")
    #expect(["1", "2"].allSatisfy { mine["both"]?.holds(for: $0) == true } && mine["both"]?.holds(for: "0") == false)
    #expect(Manifest(bytes: Array(mine.text.utf8)) == mine)
  }
}
