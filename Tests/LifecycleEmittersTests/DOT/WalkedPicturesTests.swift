import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleEmitters

@Suite("Pictures with a walk")
struct WalkedPicturesTests {
  private static let walks: [(name: String, page: String, scenes: Int, events: [(scene: Int, event: String)])] = [
    (
      "two-scenes", "uikit-scenes", 2,
      [(0, "Launch"), (0, "Leave"), (0, "Return"), (1, "New window"), (1, "Leave"), (0, "Interruption")]
    ),
    ("one-scene", "uikit-scenes", 2, [(0, "Launch"), (0, "Leave"), (0, "Return")]),
    (
      "twenty", "uikit-scenes", 1,
      [(0, "Launch")] + (0..<6).flatMap { _ in [(0, "Leave"), (0, "Return")] }
        + ["Interruption", "Interruption ends", "Quick return", "Leave", "Suspend", "Resume", "End"].map { (0, $0) }
    ),
    ("japanese", "ja-scene-delegate", 1, ["起動", "ホームへ", "復帰", "ホームへ", "終了"].map { (0, $0) }),
  ]

  private static func walk(_ name: String) throws -> (Lifecycle, Walk) {
    let entry = try #require(walks.first { $0.name == name })
    let page = try #require((TestPage.specs + TestPage.fixtures).first { $0.name == entry.page })
    return (page.lifecycle, try .through(page.lifecycle, entry.events, scenes: entry.scenes))
  }

  @Test("The states views of some walks are as they were recorded")
  func goldens() throws {
    var files: [String: String] = [:]
    for entry in Self.walks {
      let (lifecycle, walk) = try Self.walk(entry.name)
      let picture = Picture(of: lifecycle, view: .states, walk: walk)
      files[entry.name + ".dot"] = picture.dot
      files[entry.name + ".txt"] = "\(picture.title)\n\n\(picture.description)\n"
    }
    var (lifecycle, walk) = try Self.walk("one-scene")
    walk.note = "Broken: 'sceneDidBecomeActive(_:)' never comes twice. Its second time is in 3 Return, from Inactive to Active."
    files["counterexample.dot"] = Picture(of: lifecycle, view: .states, walk: walk).dot
    try Goldens("walk").expect(files)
  }
}
