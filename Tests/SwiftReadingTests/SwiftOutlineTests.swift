import Diagnostics
import ProjectModel
import SwiftReading
import Testing

@Suite("Outline of Swift source")
struct SwiftOutlineTests {
  @Test("An empty file declares nothing")
  func empty() {
    let outline = SourceOutline(swift: SourceFile(path: "A.swift", text: ""), under: BuildConditions(.iOS))
    #expect(outline.types.isEmpty && outline.language == .swift)
  }
}
