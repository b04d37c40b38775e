import Testing

@testable import Reports

@Suite("The words by which a text is found")
struct SearchWordsTests {
  @Test(
    "Endings, case and the words of every question do not count; words of one meaning are one",
    arguments: [
      ("When is the notification tapped?", "taps on notifications"), ("swiping up", "Swiped UP"),
      ("closing a window", "window closes"), ("the app is killed", "force-quit: quits"),
      ("sceneDidEnterBackground", "scene did enter background"), ("SwiftUI", "swiftui"),
    ])
  func same(_ one: String, _ other: String) {
    let (first, second) = (SearchWords(one).words, SearchWords(other).words)
    #expect(first.isSubset(of: second) && !first.isEmpty, "\(first.sorted()) \(second.sorted())")
  }

  @Test("Japanese, Korean and Chinese are pairs of characters")
  func pairs() {
    #expect(SearchWords("ホームに戻る").words == ["ホー", "ーム", "戻る"])
    #expect(SearchWords("来电").words == ["来电"])
    #expect(SearchWords("홈 버튼").words == ["홈", "버튼"])
  }

  @Test("A system or a framework that is named says which pages are meant")
  func platforms() {
    #expect(SearchWords("home button in SwiftUI").platforms == ["SwiftUI"])
    #expect(SearchWords("rotate on Android").platforms == ["Android"])
    #expect(SearchWords("home button").platforms.isEmpty)
  }

  @Test("Of a question about a callback, what asks for a counterpart names no event")
  func ofEvents() {
    #expect(SearchWords("What replaces it in SwiftUI?").ofEvents.isEmpty)
    #expect(SearchWords("when does iOS call it").ofEvents.isEmpty)
    #expect(SearchWords("when the app returns").ofEvents == ["return"])
  }
}
