import LifecycleModel
import Testing

@testable import Emission

@Suite("Remarks on calls")
struct PageStringsTests {
  @Test(
    "English remarks say when a call may come",
    arguments: [
      (Certainty.always, nil), (.mayBeSkipped(when: nil), "may be skipped"),
      (.mayBeSkipped(when: "back within a second"), "may be skipped: back within a second"),
      (.deferred(until: nil), "may come later"), (.deferred(until: "the next launch"), "may come at the next launch"),
      (
        .mayBeSkipped(when: "reports differ").adding(.deferred(until: "the next launch")),
        "may be skipped: reports differ, may come at the next launch"
      ),
      (.deferred(until: "when memory is short"), "may come when memory is short"),
      (.deferred(until: "the app is in front"), "may come later: the app is in front"),
    ] as [(Certainty, String?)])
  func english(certainty: Certainty, note: String?) {
    #expect(PageStrings(language: .english).smallPrint(certainty) == note)
  }

  @Test("The other languages use the words of their pages")
  func others() {
    #expect(PageStrings(language: .japanese).smallPrint(.mayBeSkipped(when: "一秒以内")) == "省略あり：一秒以内")
    #expect(PageStrings(language: .korean).smallPrint(.mayBeSkipped(when: "1초 안에")) == "생략 가능: 1초 안에")
    #expect(PageStrings(language: .japanese).smallPrint(.deferred(until: nil)) == "遅延")
    #expect(PageStrings(language: .korean).smallPrint(.deferred(until: "the next launch")) == "지연: the next launch")
    #expect(PageStrings(language: .chinese).smallPrint(.deferred(until: "下次启动")) == "可能稍后调用：下次启动")
  }

  @Test("Ordinal numbers are those of the language")
  func ordinals() {
    let english = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 111].map(PageStrings(language: .english).ordinal)
    #expect(
      english == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "30th", "111th"])
    #expect(PageStrings(language: .japanese).ordinal(2) == "2番目")
    #expect(PageStrings(language: .chinese).ordinal(2) == "第 2")
  }

  @Test("Arguments of a phrase are inserted unchanged")
  func arguments() {
    let strings = PageStrings(language: .english)
    #expect(strings.phrase("compare.comingFrom", "{b}", "{a}") == "{b}, coming from {a}")
    #expect(strings.phrase("plan.scene") == "Scene ")
  }

  @Test("Versions are written as on a page")
  func versions() {
    let availability = Availability(
      since: PlatformVersion("iOS", Version(13)), removed: PlatformVersion("iOS", Version(27)))
    #expect(PageStrings(language: .english).versions(availability) == "since iOS 13, removed iOS 27")
    #expect(PageStrings(language: .english).versions(Availability()) == "")
  }
}
