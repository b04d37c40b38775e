import LifecycleEmitters
import TestSupport
import Testing

@Suite("A diff on a terminal")
struct DiffTextTests {
  @Test("What was looked at stays as it is")
  func goldens() throws {
    var files: [String: String] = [:]
    for sample in DiffSamples.recorded {
      files["\(sample.name).txt"] = DiffText(sample.report, isColored: false).text
    }
    try Goldens("diff/text").expect(files)
  }
}
