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
}
