import Foundation
import LifecyclePaths
import TestSupport
import Testing

@testable import instar

@Suite("Unified diffs", .tags(.program))
struct UnifiedDiffTests {
  @Test func `A change is shown with three lines around, and its lines are counted`() {
    let changes =
      (1...5).map { LineChange.common("\($0)") } + [.removed("x"), .added("y"), .added("z")] + [.common("6")]
    #expect(
      UnifiedDiff(changes, path: "a.md").text(isColored: false) == """
        --- a.md
        +++ a.md
        @@ -3,5 +3,6 @@
         3
         4
         5
        -x
        +y
        +z
         6

        """)
  }

  @Test func `Unchanged text is not shown`() {
    #expect(UnifiedDiff([.common("a")], path: "a.md").text(isColored: false) == "")
  }

  @Test func `Removed and added lines are coloured`() {
    let text = UnifiedDiff([.removed("x"), .added("y")], path: "a.md").text(isColored: true)
    #expect(text.contains("\u{1B}[1;31m-x\u{1B}[0m\n\u{1B}[1;32m+y\u{1B}[0m\n"))
  }

  @Test(arguments: 0..<20)
  func `git apply turns the old text into the new one`(seed: Int) async throws {
    var random = SplitMix64(seed: seed)
    let old = (0..<40).map { _ in random.pick(["a", "b", "c", ""]) }
    let new = old.flatMap { line in
      random.happens(onceIn: 9) ? random.pick([[], [line, "new"], ["other"]]) : [line]
    }
    let sandbox = try Sandbox()
    try sandbox.write(old.map { $0 + "\n" }.joined(), to: "a.md")
    let text = UnifiedDiff(LineChange.lines(from: old, to: new), path: "a.md").text(isColored: false)
    try sandbox.write(text, to: "a.diff")
    guard !text.isEmpty else { return #expect(old == new) }
    let run = try await ProgramRun(["git", "-C", sandbox.folder.path, "apply", "-p0", "--unidiff-zero", "a.diff"])
    #expect(run.status == 0, "\(run.text)")
    #expect(sandbox.read("a.md") == new.map { $0 + "\n" }.joined())
  }
}
