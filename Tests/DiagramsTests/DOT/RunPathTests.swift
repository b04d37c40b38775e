import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission

@Suite("A path on the states view")
struct RunPathTests {
  @Test("Arrows of the path have the numbers of their events, its states a border, the others are faint")
  func goldens() throws {
    let scenes = ["launch", "leave", "return", "scene2:new-window", "leave", "scene2:interruption"]
    try Goldens("walk").expect([
      "uikit-scenes.dot": try dot("uikit-scenes", in: TestPage.bundled, scenes, scenes: 2),
      "ja-scene-delegate.dot": try dot("ja-scene-delegate", in: TestPage.fixtures, ["起動", "ホームへ"], scenes: 1),
      "shapes.dot": try dot(
        "shapes", in: TestPage.fixtures, ["start", "pause"], scenes: 1, note: "Then 'didPause()' comes."),
    ])
  }

  @Test("Without a path, a picture does not change")
  func nothing() {
    for page in TestPage.bundled + TestPage.fixtures {
      let plain = Picture(of: page.lifecycle, view: .states)
      #expect(Picture(of: page.lifecycle, view: .states, runPath: nil) == plain)
      #expect(!plain.dot.contains(onPath))
    }
  }

  @Test("Of events that share an arrow, only those of the path have numbers; one without a name shows its number alone")
  func shared() throws {
    let page = Lifecycle.sketch(
      "Light", delegates: "Lamp", states: "Off\nOn\nBroken",
      chains: "press|Off > On||Lamp.glow()\ntoggle|Off > On||Lamp.glow()\n|On > Off\nburn out|On > Broken||Lamp.pop()")
    let dot = try self.dot(page, steps: [1, 0, 1])
    #expect(
      dot.contains(
        """
        <font color="#6a6a70"><b>press,</b></font> \
        <font color="#001c8c"><b>#1, #3</b></font> \
        <font color="#1c1c1e"><b>toggle</b></font>
        """))
    #expect(dot.contains("<td align=\"left\"><font color=\"#001c8c\"><b>#2</b></font></td>"))
    #expect(dot.contains("<font color=\"#054da6\">glow()</font>"), "The calls of a path's arrow keep their colours")
    #expect(dot.contains("<font color=\"#6a6a70\">pop()</font>"), "The others are grey")
    #expect(dot.contains("card_t4 -> s_broken [id=t4, class=t4, weight=4]"))
  }

  @Test("A path into a composite state takes the inner arrow to its initial state")
  func composite() throws {
    let entry = "entry_s_on -> s_stopped [id=\"entry_s_on-arrow\", weight=10"
    #expect(try dot(.nested, steps: []).contains(entry + "]"))
    #expect(try dot(.nested, steps: [0]).contains(entry + ", color=\"#001c8c\""))
  }

  @Test("Above 60 transitions the overview numbers the events that it shows")
  func large() throws {
    let states = (0..<61).map { "S\($0)" }
    let chains = (0..<61).map { "go|S\($0) > S\(($0 + 1) % 61)|g|D.call\($0)()" }
    let page = Lifecycle.sketch(
      "Ring", delegates: "D", states: states.joined(separator: "\n"), chains: chains.joined(separator: "\n"))
    let dot = try self.dot(page, steps: [0, 0])
    #expect(!dot.contains("call0()"))
    #expect(dot.contains("card_t2 -> s_s2 [id=t2, class=t2, weight=4, color=\"#001c8c\""))
    #expect(dot.contains("<b>#2</b></font> <font color=\"#1c1c1e\"><b>go</b>"))
  }

  @Test("The sequence view shows no path")
  func sequence() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
    let runPath = try self.runPath(page, ["launch"], scenes: 1)
    #expect(
      Picture(of: page.lifecycle, view: .sequence, runPath: runPath) == Picture(of: page.lifecycle, view: .sequence))
  }

  @Test("The path is described in the picture's description, for people who can't see it")
  func description() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
    let runPath = try self.runPath(page, ["launch", "scene2:new-window"], scenes: 2)
    let picture = Picture(of: page.lifecycle, view: .states, runPath: runPath)
    #expect(picture.title.hasSuffix(", with a path"))
    #expect(
      picture.description.contains(
        "Path from Not running: 1 Launch (scene 1), from Not running to Active. 2 New window (scene 2), from Not running to "
          + "Active. Scene 1 is now in Active. Scene 2 is now in Active."))
  }

  @Test("Graphviz can read a picture of hostile names, with and without a path", arguments: 0..<5)
  func hostile(seed: Int) throws {
    let runs = RunGraph(.hostile)
    let initial = try #require(runs.graph.initial)
    var chance = RandomWalk(in: runs, seed: UInt64(seed))
    let run = chance.extend(Run(from: Configuration(initial, scenes: 2)), by: 20)
    let picture = Picture(of: .hostile, view: .states, runPath: RunPath(run, in: runs, note: "</table> & \"]"))
    #expect(picture.dot.contains("&lt;/table&gt; &amp; "))
    #expect(run.events.isEmpty || picture.dot.contains(onPath))
  }

  /// The colour that only a path has.
  private let onPath = "#001c8c"

  /// A picture with the path of one scene that takes, in each leaf, the macrostep of a number from 0.
  private func dot(_ page: Lifecycle, steps: [Int]) throws -> String {
    let runs = RunGraph(page)
    let initial = try #require(runs.graph.initial)
    var run = Run(from: Configuration(initial, scenes: 1))
    for step in steps {
      let macrostep = runs.macrosteps(from: run.end.leaves[0])[step]
      run.events.append(Run.Event(scene: 0, macrostep, calls: runs.listedCalls(of: macrostep)))
    }
    return Picture(of: page, view: .states, runPath: RunPath(run, in: runs)).dot
  }

  private func dot(
    _ name: String, in pages: [TestPage], _ words: [String], scenes: Int, note: String? = nil
  ) throws -> String {
    let page = try #require(pages.first { $0.name == name })
    var runPath = try runPath(page, words, scenes: scenes)
    runPath.note = note
    return Picture(of: page.lifecycle, view: .states, runPath: runPath).dot
  }

  private func runPath(_ page: TestPage, _ words: [String], scenes: Int) throws -> RunPath {
    let runs = RunGraph(page.lifecycle)
    let initial = try #require(runs.graph.initial)
    let played = RunNotation(runs).run(of: words, from: Configuration(initial, scenes: scenes))
    #expect(played.problem == nil)
    return RunPath(played.run, in: runs)
  }
}
