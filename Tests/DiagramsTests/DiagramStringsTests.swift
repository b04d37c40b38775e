import Diagrams
import LifecycleModel
import TestSupport
import Testing

@Suite("Strings of text diagrams")
struct DiagramStringsTests {
  @Test("A call is named with its delegate, unless the page has only one")
  func names() {
    let sample = DiagramStrings(.sample)
    #expect(sample.name(of: CallbackID(3)) == "ViewController.viewDidLoad()")
    #expect(sample.name(of: CallbackID(6)) == "ScenePhase.active")
    #expect(DiagramStrings(.shapes).name(of: CallbackID(0)) == "begin()")
  }

  @Test("Numbers skip an any-order group, whose calls have bullets")
  func marks() {
    let steps = [nil, 1, 1, nil].map { Step(CallbackID(0), unordered: $0) }
    #expect(CallNumbering.marks(of: steps) == ["1", "•", "•", "2"])
  }

  @Test("A remark says when, in the page's language, and at which of the page's versions")
  func remarks() {
    let certain = Lifecycle.sample.transitions[4].steps[0]
    #expect(DiagramStrings(.sample).remarks(of: certain) == ["may be skipped: back within a second"])
    let dated = Lifecycle.everything.transitions[4].steps[0]
    #expect(DiagramStrings(.everything).remarks(of: dated) == ["省略あり：back within a second", "iOS 13.4以降"])
    #expect(DiagramStrings(.sample).remarks(of: Step(CallbackID(0))) == [])
  }

  @Test("A version outside the page's range is not mentioned")
  func versions() {
    var lifecycle = Lifecycle.sample
    let availability = Availability(
      since: PlatformVersion("iOS", Version(13)), removed: PlatformVersion("iOS", Version(27)))
    #expect(DiagramStrings(lifecycle).remarks(of: availability) == [])
    lifecycle.versions = VersionRange(Version(12), Version(26))
    #expect(DiagramStrings(lifecycle).remarks(of: availability) == ["since iOS 13"])
    lifecycle.versions = VersionRange(Version(13), Version(27))
    #expect(DiagramStrings(lifecycle).remarks(of: availability) == ["removed iOS 27"])
  }

  @Test("A headline is the page's heading")
  func headings() {
    let headings = Lifecycle.everything.callSequences.map { DiagramStrings(.everything).heading(of: $0) }
    #expect(headings[0] == "Launch: Not running → Inactive → Active [first scene]")
    #expect(headings[3] == "Suspend: Background → Suspended (iOS 13以降)")
    #expect(headings.last == "Passing → Foreground")
  }

  @Test("The caller is the page's system")
  func system() {
    #expect(DiagramStrings(.sample).system == "iOS")
    #expect(DiagramStrings(.shapes).system == "System")
    #expect(DiagramStrings(.sample).name(of: Lifecycle.sample.delegates[3]) == "ScenePhase (observed)")
  }
}
