import LifecycleLogs
import TestSupport
import Testing

@Suite("Events that are merged into transitions")
struct EventMergingTests {
  @Test("Calls that always come in one order are numbered")
  func order() {
    #expect(outline([("a b c→On", 3)]) == ["Not running → On: a b c"])
  }

  @Test("Calls that come in both orders have none, and neither have those between them")
  func anyOrder() {
    #expect(outline([("a b c→On", 1), ("b a c→On", 1)]) == ["Not running → On: {a b} c"])
    #expect(outline([("a x b c→On", 1), ("b x a c→On", 1)]) == ["Not running → On: {a x b} c"])
  }

  @Test("Calls that are missing in some may be skipped")
  func skipped() {
    #expect(outline([("a b c→On", 2), ("a c→On", 1)]) == ["Not running → On: a b? c"])
  }

  @Test("Events between the same states that have no call in common are two transitions")
  func apart() {
    let found = outline([("a→On | tick→On | beep→On | tick→On", 1)])
    #expect(found == ["Not running → On: a", "On → On: tick", "On → On: beep"])
  }

  @Test("Words that were seen often are told apart where merging them would allow others")
  func exclusive() {
    let few = outline([("a b→On", 2), ("a c→On", 2)])
    #expect(few == ["Not running → On: a b? c?"])
    let many = outline([("a b→On", 20), ("a c→On", 20)])
    #expect(many == ["Not running → On: a b", "Not running → On: a c"])
    let all = outline([("a b→On", 20), ("a c→On", 20), ("a→On", 20), ("a b c→On", 20)])
    #expect(all == ["Not running → On: a b? c?"])
    let orders = outline([("a b c→On", 20), ("c b a→On", 20)])
    #expect(orders == ["Not running → On: a b c", "Not running → On: c b a"])
  }

  @Test("An event passes through the states that its calls name")
  func chains() {
    #expect(
      outline([("a→Half b c→On | d→Half e→Off", 1)]) == ["Not running → Half → On: a | b c", "On → Half → Off: d | e"])
    // No page has a chain that leaves a state twice.
    #expect(
      outline([("a→On | b→Off c→On d→Off e→On", 1)]) == [
        "Not running → On: a", "On → Off → On: b | c", "On → Off → On: d | e",
      ])
    #expect(outline([("a→On | b→On c→Off", 1)]) == ["Not running → On: a", "On → Off: b c"])
  }

  @Test(
    "What comes before the first state is named is one event, and a log without states has one that is named Running")
  func beginning() {
    #expect(outline([("a | b | c→On", 1)]) == ["Not running → On: a b c"])
    #expect(outline([("a | b | b", 1)]) == ["Not running → Running: a", "Running → Running: b"])
  }

  @Test("Life cycles begin in the state that the same events leave")
  func initial() {
    #expect(
      outline([("play→Playing | stop→Stopped | play→Playing", 2)]) == [
        "Stopped → Playing: play", "Playing → Stopped: stop",
      ])
    #expect(
      outline([("play→Playing | stop→Stopped | eject→Empty", 2)])
        == ["Not running → Playing: play", "Playing → Stopped: stop", "Stopped → Empty: eject"])
  }

  @Test("What a log ends in the middle of is no event")
  func unfinished() {
    let found = outline([("a→On | b→Half c→Off | d→On", 2), ("a→On | b→Half", 1)])
    #expect(found == ["Not running → On: a", "On → Half → Off: b | c", "Off → On: d"])
  }

  @Test("States have one spelling, whatever the case and the separators of their names")
  func spelling() {
    let found = outline([("a→On_air | b→Off | c→on-air", 1)])
    #expect(found == ["Not running → On_air: a", "On_air → Off: b", "Off → On_air: c"])
  }

  @Test("Words and transitions that are rare are listed below the page")
  func noise() {
    let lives = [("a b→On | c→Off", 99), ("a x b→On | c→Off", 1)]
    let page = SketchedLife.page(lives, noise: 2)
    #expect(SketchedLife.outline(page) == ["Not running → On: a b", "On → Off: c"])
    #expect(page.counts.noise == 1)
    #expect(
      page.comments.contains {
        $0.contains("Not running → On: `Player.a()`, `Player.x()`, `Player.b()` (1 of 100 times, first line 1)")
      })
    #expect(outline(lives) == ["Not running → On: a x? b", "On → Off: c"])
    let rare = SketchedLife.page([("a→On | c→Off", 99), ("a→On | z→Out | y→Off", 1)], noise: 2)
    #expect(SketchedLife.outline(rare) == ["Not running → On: a", "On → Off: c"])
    #expect(rare.counts.noise == 2)
  }

  @Test("Rules that all processes keep are told, if there are ten, and not those that follow from others")
  func rules() throws {
    let lives = [("a→On b→On c→Off | b→On", 10)]
    let comment = try #require(SketchedLife.page(lives).comments.last)
    #expect(
      comment == """
        All logs keep these rules:

        ## Rules

        - `Player.a()` before `Player.b()` (observed: in 10 processes)
        - `Player.b()` before `Player.c()` (observed: in 10 processes)
        - `Player.a()` at most once per process (observed: in 10 processes)
        - `Player.c()` at most once per process (observed: in 10 processes)
        """)
    #expect(!SketchedLife.page([("a→On b→On c→Off | b→On", 9)]).comments.contains { $0.contains("Rules") })
  }

  @Test("Life cycles that were left out conform to the page of the others if they have the same events")
  func holdOut() {
    let same = SketchedLife.all([("a→On | b→Off", 50)])
    let result = HoldOut(20, of: same, SketchedLife.miner())
    #expect((result.count, result.conforming) == (10, 10))
    let different = same.prefix(10) + (0..<10).map { SketchedLife.life("a→On | x\($0)→Off", process: 100 + $0) }
    let other = HoldOut(50, of: Array(different), SketchedLife.miner())
    #expect(other.count == 10 && other.conforming < 10 && other.conforming > 0)
    #expect(HoldOut(50, of: Array(same.prefix(1)), SketchedLife.miner()).count == 0)
  }

  private func outline(_ lives: [(String, Int)]) -> [String] { SketchedLife.outline(SketchedLife.page(lives)) }
}
