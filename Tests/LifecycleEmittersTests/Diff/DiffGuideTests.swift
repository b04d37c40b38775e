import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleEmitters

@Suite("A diff as a migration guide")
struct DiffGuideTests {
  @Test("What was looked at stays as it is")
  func goldens() throws {
    var files: [String: String] = [:]
    for sample in DiffSamples.recorded {
      let guide = DiffGuide(sample.report)
      files["\(sample.name).md"] = guide.markdown
      files["\(sample.name).html"] = guide.html
    }
    try Goldens("diff/guide").expect(files)
  }
}
