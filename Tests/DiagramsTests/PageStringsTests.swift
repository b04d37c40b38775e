import LifecycleModel
import Testing

@testable import Diagrams
@testable import Emission

@Suite("The small print of calls")
struct PageStringsTests {
  @Test(
    "English says when a call may come",
    arguments: [
      (Certainty.always, nil), (.mayBeSkipped(when: nil), "may be skipped"),
      (.mayBeSkipped(when: "back within a second"), "may be skipped: back within a second"),
      (.deferred(until: nil), "may come later"), (.deferred(until: "the next launch"), "may come at the next launch"),
      (.deferred(until: "when memory is short"), "may come when memory is short"),
      (.deferred(until: "the app is in front"), "may come later: the app is in front"),
    ] as [(Certainty, String?)])
  func english(certainty: Certainty, note: String?) {
    #expect(PageStrings(language: .english).smallPrint(certainty) == note)
  }

  @Test("Japanese and Korean use the words of their pages")
  func others() {
    #expect(PageStrings(language: .japanese).smallPrint(.mayBeSkipped(when: "一秒以内")) == "省略あり：一秒以内")
    #expect(PageStrings(language: .korean).smallPrint(.mayBeSkipped(when: "1초 안에")) == "생략 가능: 1초 안에")
    #expect(PageStrings(language: .japanese).smallPrint(.deferred(until: nil)) == "遅延")
  }

  @Test("Versions are said as a page says them")
  func versions() {
    let availability = Availability(
      since: PlatformVersion("iOS", Version(13)), removed: PlatformVersion("iOS", Version(27)))
    #expect(PageStrings(language: .english).versions(availability) == "since iOS 13, removed iOS 27")
    #expect(PageStrings(language: .english).versions(Availability()) == "")
  }
}
