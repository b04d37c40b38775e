import Documents
import Foundation
import LifecycleModel
import Reports
import TestSupport
import Testing
import Text

/// A question from a public thread, with what its source says.
struct PublicQuestion {
  /// The title of the thread.
  let title: String
  /// The words that somebody typed to ask it, who knew the README alone; with `--platform` in front of a platform's name.
  let words: String
  /// `iOS with scenes`, `SwiftUI (iOS)`.
  let platform: String
  /// What is called, and what is asked for and not called, as `key(of:)` has it.
  let called: [Substring], notCalled: [Substring]

  enum Judgement {
    case right
    /// The answer contradicts the source.
    case wrong
    /// Nothing is answered, or not all that the source says.
    case open
  }

  /// The questions of a file of `Tests/Fixtures/Answers`.
  static func all(_ name: String) throws -> [PublicQuestion] {
    let path = Repository.root.appending(path: "Tests/Fixtures/Answers/\(name)")
    let table = TabSeparatedTable(Array(try Data(contentsOf: path)))
    let keys = table.heading.map(String.init)
    return try table.rows.map { row in
      func field(_ key: String) throws -> String { String(row[try #require(keys.firstIndex(of: key))]) }
      func names(_ key: String) throws -> [Substring] {
        try field(key).split(separator: "; ").filter { $0 != "none" }.map { Self.key(of: $0) }
      }
      return PublicQuestion(
        title: try field("question"), words: try field("words"), platform: try field("platform"),
        called: try names("called"), notCalled: try names("not_called"))
    }
  }

  /// The base name, or the whole one where many methods begin with it: `sceneDidDisconnect`, `scene(_:continue:)`.
  private static func key(of name: some StringProtocol) -> Substring {
    let name = String(name)
    let base = name.prefix { $0 != "(" }
    let isShared = ["scene", "application", "windowScene", "userNotificationCenter"].contains(base)
    return isShared ? name[...] : base.split(separator: ".").last ?? base
  }

  /// The pages about its platform.
  private var pages: Set<String> {
    let pages = [
      "with scenes": ["uikit-scenes", "uikit"], "without scenes": ["uikit-app", "uikit"],
      "UIViewController": ["view-controller"],
      "UIAdaptive": ["view-controller"], "SwiftUI": ["swiftui-app", "scene-phase"], "Android": ["android-activity"],
      "Flutter": ["flutter"], "React Native": ["mobile"], "watchOS": ["watchos-app"],
    ]
    return Set(pages.filter { platform.contains($0.key) }.flatMap(\.value))
  }

  private func answer(_ answers: Answers, asked: String) -> Answer {
    let parts = asked.split(separator: " --platform ", maxSplits: 1)
    guard parts.count == 2 else { return answers.answer(asked) }
    let pages = AnswersTests.pages.filter { $0.isAbout(String(parts[1])) }
    return Answers(pages).answer(String(parts[0]))
  }

  func text(_ answers: Answers, asked: String) -> String {
    TextDocument(width: 1000).text(of: answer(answers, asked: asked).document)
  }

  /// Compares the answer to some words with the source.
  ///
  /// About a callback, it has to say what the source says of this one; about an event, it has to name all that is called, and nothing
  /// that is not, on the pages of the platform.
  func judge(_ answers: Answers, asked: String) -> Judgement {
    let answer = answer(answers, asked: asked)
    guard answer.isAnswered else { return .open }
    let text = text(answers, asked: asked)
    var isRight = true
    for case .callback(let callback) in answer.entries {
      let base = Self.key(of: callback.name)
      let isTold = callback.remark?.text.contains(base) == true || callback.inScenes != nil
      if notCalled.contains(base), callback.verdict == .called { return .wrong }
      if notCalled.contains(base), callback.verdict == nil, !isTold, isSure(callback), callback.besides.isEmpty {
        isRight = false
      }
      // "No, but on the event that follows" is what the source says of an interruption and its end.
      let follows = callback.elsewhere.contains { next in
        callback.notCalledOn.contains { $0.path.last == next.path.first }
      }
      if called.contains(base), callback.verdict == .notAmongTheCalls, !follows { return .wrong }
      if !called.contains(base), !notCalled.contains(base) {
        isRight = isRight && called.allSatisfy { text.contains($0) }
      }
    }
    let events = answer.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
    let own = events.filter { pages.contains($0.page) }
    for event in own
    where event.calls.contains(where: { call in
      notCalled.contains(Self.key(of: call.callback)) && call.doubt == nil
    }) { return .wrong }
    let isEvent = !events.isEmpty || answer.entries.contains { if case .callback = $0 { false } else { true } }
    if isEvent { isRight = isRight && called.allSatisfy { text.contains($0) } && (events.isEmpty || !own.isEmpty) }
    return isRight ? .right : .open
  }

  /// Returns `true` where a callback is said to be called on some event, without a doubt.
  private func isSure(_ callback: CallbackAnswer) -> Bool {
    callback.calls.contains { call in call.indices.contains { call.event.calls[$0].doubt == nil } }
  }
}
