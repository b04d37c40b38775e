import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleEmitters

@Suite("Both versions of a page in one picture")
struct PictureChangesTests {
  @Test("What was added, removed and changed is told by sign, colour and line")
  func goldens() throws {
    let pictures = ComparedPages.all.map { ($0.name + ".dot", Picture(of: $0.report).dot) }
    try Goldens("diff-picture").expect(Dictionary(uniqueKeysWithValues: pictures))
  }
}
