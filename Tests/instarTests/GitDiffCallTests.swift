import Testing

@testable import instar

@Suite("Arguments of git's diff driver")
struct GitDiffCallTests {
  private static let old = String(repeating: "a", count: 40)
  private static let new = String(repeating: "b", count: 64)

  @Test("Seven arguments are one path, nine a renamed one")
  func pairs() {
    let seven = ["p.md", "blobs/x_p.md", Self.old, "100644", "p.md", Self.new, "100755"]
    #expect(
      GitDiffCall(seven)
        == .pair(old: .init(name: "p.md", file: "blobs/x_p.md"), new: .init(name: "p.md", file: "p.md"))
    )
    let nine = seven + ["q.md", "similarity index 90%\n"]
    #expect(
      GitDiffCall(nine) == .pair(old: .init(name: "p.md", file: "blobs/x_p.md"), new: .init(name: "q.md", file: "p.md"))
    )
  }

  @Test("A missing side is called /dev/null and has no file")
  func nothing() throws {
    let call = GitDiffCall(["p.md", "/dev/null", ".", ".", "p.md", Self.new, "100644"])
    #expect(call == .pair(old: .init(name: "/dev/null", file: "/dev/null"), new: .init(name: "p.md", file: "p.md")))
    #expect(GitDiffCall.Side(name: "p.md", file: "/dev/null").file == nil)
  }

  @Test("One argument is a path with a conflict; any other number is invalid")
  func others() {
    #expect(GitDiffCall(["p.md"]) == .unmerged("p.md"))
    for count in [0, 2, 6, 10] { #expect(GitDiffCall(Array(repeating: "x", count: count)) == nil) }
  }

  @Test("Paths that begin with a hyphen are distinguished from options")
  func guarded() {
    let words = ["-p.md", "-p.md", Self.old, "100644", "/dev/null", ".", "."]
    #expect(GitDiffCall.guarded(["diff"] + words) == ["diff", "--"] + words)
    let renamed = ["-p.md", "-p.md", Self.old, "100644", "-q.md", Self.new, "100644", "-q.md", "rename"]
    #expect(
      GitDiffCall.guarded(["diff", "--color", "never"] + renamed) == ["diff", "--color", "never", "--"] + renamed)
    let others = [["diff", "a.md", "b.md"], ["diff", "--"] + words, [], ["diff", "HEAD:a.md"]]
    for arguments in others { #expect(GitDiffCall.guarded(arguments) == arguments) }
  }
}
