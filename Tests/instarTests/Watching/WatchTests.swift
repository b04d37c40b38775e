import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("Watching files", .tags(.program))
struct WatchTests {
  /// A clock on which every sleep is over at once, and is counted.
  private final class CountingClock: Clock {
    typealias Instant = ContinuousClock.Instant
    let sleeps = Locked(0)
    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try Task.checkCancellation()
      sleeps.with { $0 += 1 }
    }
  }

  @Test("It waits until a save is over, then continues")
  func looks() async throws {
    let sizes = Locked<[Int64]>([1, 1, 2, 3, 3, 4, 4])
    let clock = CountingClock()
    var watch = Watch(clock: clock) {
      let size = sizes.with { $0.count > 1 ? $0.removeFirst() : $0[0] }
      return FileSnapshot(["a.md": FileStamp(inode: 1, size: size, modified: 0)])
    }
    #expect(try await watch.nextSave() == ["a.md"])
    #expect(clock.sleeps.with { $0 } == 4)
    #expect(try await watch.nextSave() == ["a.md"])
    #expect(clock.sleeps.with { $0 } == 6)
  }

  @Test("It ends with its task")
  func cancelled() async {
    let task = Task {
      var watch = Watch(clock: CountingClock()) { FileSnapshot([:]) }
      return try await watch.nextSave()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Saves in place, by renaming and by deleting are noticed, in a page and in a template; other files are ignored")
  func disk() throws {
    let sandbox = try Sandbox()
    for name in ["a.md", "b.md", "ours/Swift/Delegate.mustache", "ours/notes.txt"] { try sandbox.write("x", to: name) }
    let folder = sandbox.folder.path
    let templates = try TemplateFolder.parse(["--templates", "\(folder)/ours"])
    let files = WatchedFiles(pages: ["\(folder)/a.md", "uikit"], templates: templates)
    #expect(!files.isEmpty)
    #expect(files.description == "\(folder)/a.md and the templates in '\(folder)/ours'")
    func changed(by change: () throws -> Void) rethrows -> [String] {
      let before = files.snapshot()
      try change()
      return files.snapshot().changes(since: before).map { String($0.dropFirst(folder.count + 1)) }
    }
    #expect(try changed { try sandbox.write("xy", to: "a.md") } == ["a.md"])
    #expect(
      try changed {
        try sandbox.write("zz", to: "new")
        try FileManager.default.removeItem(atPath: "\(folder)/a.md")
        try FileManager.default.moveItem(atPath: "\(folder)/new", toPath: "\(folder)/a.md")
      } == ["a.md"])
    #expect(try changed { try FileManager.default.removeItem(atPath: "\(folder)/a.md") } == ["a.md"])
    #expect(try changed { try sandbox.write("y", to: "ours/Page.mustache") } == ["ours/Page.mustache"])
    #expect(
      try changed { try sandbox.write("{{", to: "ours/Swift/Delegate.mustache") } == ["ours/Swift/Delegate.mustache"])
    #expect(
      try changed {
        try sandbox.write("other", to: "b.md")
        try sandbox.write("other", to: "ours/notes.txt")
        try sandbox.write("other", to: "ours/Output/states.svg")
      } == [])
    #expect(WatchedFiles(pages: ["uikit"], templates: try .parse([])).isEmpty)
  }
}
