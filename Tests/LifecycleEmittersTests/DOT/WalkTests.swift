import LifecycleEmitters
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("A path walked on the states view")
struct WalkTests {
  @Test("Walked arrows have the numbers of their events, walked states a border, the others are quiet")
  func goldens() throws {
    let scenes = ["launch", "leave", "return", "scene2:new-window", "leave", "scene2:interruption"]
    try Goldens("walk").expect([
      "uikit-scenes.dot": try dot("uikit-scenes", in: TestPage.specs, scenes, scenes: 2),
      "ja-scene-delegate.dot": try dot("ja-scene-delegate", in: TestPage.fixtures, ["起動", "ホームへ"], scenes: 1),
      "shapes.dot": try dot(
        "shapes", in: TestPage.fixtures, ["start", "pause"], scenes: 1, note: "Then 'didPause()' comes."),
    ])
  }

  @Test("Without a walk, a picture is what it was")
  func nothing() {
    for page in TestPage.specs + TestPage.fixtures {
      let plain = Picture(of: page.lifecycle, view: .states)
      #expect(Picture(of: page.lifecycle, view: .states, walk: nil) == plain)
      #expect(!plain.dot.contains(walked))
    }
  }

  @Test("The words of a walk are the picture's description, for those who do not see it")
  func description() throws {
    let page = try #require(TestPage.specs.first { $0.name == "uikit-scenes" })
    let walk = try self.walk(page, ["launch", "scene2:new-window"], scenes: 2)
    let picture = Picture(of: page.lifecycle, view: .states, walk: walk)
    #expect(picture.title.hasSuffix(", with a path walked"))
    #expect(
      picture.description.contains(
        "Walked from Not running: 1 Launch (scene 1), from Not running to Active. 2 New window (scene 2), from Not running to "
          + "Active. Scene 1 is now in Active. Scene 2 is now in Active."))
  }

  @Test("A picture of hostile names is one that Graphviz can read, walked or not", arguments: 0..<5)
  func hostile(seed: Int) throws {
    let runs = RunGraph(.hostile)
    let initial = try #require(runs.graph.initial)
    var chance = RandomWalk(in: runs, seed: UInt64(seed))
    let run = chance.extend(Run(from: World(initial, scenes: 2)), by: 20)
    let picture = Picture(of: .hostile, view: .states, walk: Walk(run, in: runs, note: "</table> & \"]"))
    #expect(picture.dot.contains("&lt;/table&gt; &amp; "))
    #expect(run.events.isEmpty || picture.dot.contains(walked))
  }

  /// The colour that nothing but a walk has.
  private let walked = "#001c8c"

  private func dot(
    _ name: String, in pages: [TestPage], _ words: [String], scenes: Int, note: String? = nil
  ) throws -> String {
    let page = try #require(pages.first { $0.name == name })
    var walk = try walk(page, words, scenes: scenes)
    walk.note = note
    return Picture(of: page.lifecycle, view: .states, walk: walk).dot
  }

  private func walk(_ page: TestPage, _ words: [String], scenes: Int) throws -> Walk {
    let runs = RunGraph(page.lifecycle)
    let initial = try #require(runs.graph.initial)
    let played = RunNotation(runs).run(of: words, from: World(initial, scenes: scenes))
    #expect(played.problem == nil)
    return Walk(played.run, in: runs)
  }
}
