import Diagnostics
import Documents
import Foundation
import LifecycleModel
import LifecycleReader
import Reports
import TestSupport
import Testing
import Text

@Suite("Answers to 'when is it called?'")
struct AnswersTests {
  static let pages = Answers.order(TestPage.bundled.map { AskedPage(name: $0.name, lifecycle: $0.lifecycle) })
  static let answers = Answers(pages)

  @Test("Every event that a situation names is on its page", arguments: Situation.all)
  func events(_ situation: Situation) {
    for event in situation.events {
      let page = TestPage.bundled.first { $0.name == event.page }
      let isThere = page?.lifecycle.transitions.contains { $0.event == event.name } == true
      #expect(isThere || event.name.isEmpty && page != nil && !situation.answer.isEmpty, "\(event)")
    }
    #expect(
      !situation.phrases.isEmpty && situation.phrases.values.allSatisfy { !$0.isEmpty })
    #expect(!situation.events.isEmpty)
  }

  @Test("Each phrase of a situation finds its first event, in every language")
  func phrases() {
    var wrong: [String] = []
    for situation in Situation.all {
      // Of a situation without an event, the pages that it concerns are asked: those of others may have an event of that name.
      let names = situation.events.filter(\.name.isEmpty).map(\.page)
      let answers = names.isEmpty ? Self.answers : Answers(Self.pages.filter { names.contains($0.name) })
      for phrase in situation.phrases.values.joined() {
        let answer = answers.answer(phrase)
        let isFound =
          answer.entries.contains { entry in
            switch entry {
            case .event(let event):
              situation.events.contains(Situation.Event(page: event.page, name: event.event))
            case .situation(let remark): remark.text == situation.answer
            case .state, .callback: false
            }
          }
        if !isFound { wrong.append("\(phrase): \(Self.outline(answer)), not \(situation.events)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.joined(separator: "\n"))")
  }

  /// Questions as people put them, and the outline of the right answer; of a callback, the events that call it.
  static let questions = [
    (
      "When is applicationWillResignActive called?",
      "callback AppDelegate.applicationWillResignActive(_:) on Leave, Interruption, Control Center or app switcher"
    ),
    ("when does iOS call applicationWillTerminate", "callback AppDelegate.applicationWillTerminate(_:) on End, End"),
    (
      "What is Android's onStop here?",
      "callback Activity.onStop on Finish at once, Hidden launch, Hidden return, Leave, Hide, Back, Finish, "
        + "Configuration change, Configuration change when covered"
    ),
    ("viewDidAppear return", "callback-on-event ViewController.viewDidAppear(_:) on nothing"),
    (
      "does viewWillDisappear get called when the app goes to the background",
      "callback-on-event ViewController.viewWillDisappear(_:) on nothing"
    ),
    (
      "is sceneDidDisconnect called when I force quit",
      "callback-on-event SceneDelegate.sceneDidDisconnect(_:) on End, End"
    ),
    (
      "sceneWillResignActive control center",
      "callback-on-event SceneDelegate.sceneWillResignActive(_:) on Control Center or app switcher"
    ),
    ("viewDidLoad", "callback ViewController.viewDidLoad() on Load"),
    ("viewDidAppear:", "callback ViewController.viewDidAppear(_:) on Appear, Appeared, Disappear cancelled"),
    (
      "UIApplication.didEnterBackgroundNotification",
      "callback AppDelegate.applicationDidEnterBackground(_:) on Background launch, Leave, Background event"
    ),
    (
      "UISceneDelegate.sceneDidEnterBackground(_:)",
      "callback SceneDelegate.sceneDidEnterBackground(_:) on Leave, Quick return"
    ),
    (
      "SCENEDIDDISCONNECT", "callback SceneDelegate.sceneDidDisconnect(_:) on Disconnect, Disconnect, Discard, End, End"
    ),
    (
      "ScenePhase.inactive",
      "callback ScenePhase.inactive on Leave, Return, Return with request, Interruption, Control Center"
    ),
    (
      "Who is called when a notification is tapped?",
      "event uikit-scenes/Return with notification, uikit-app/Return with notification"
    ),
    (
      "what happens when I press the home button",
      "event uikit-scenes/Leave, uikit-app/Leave, swiftui-app/Leave, android-activity/Leave"
    ),
    ("home button in SwiftUI", "event swiftui-app/Leave"),
    ("flutter app goes to background", "event flutter/Leave"),
    ("ホームに戻る", "event uikit-scenes/Leave, uikit-app/Leave, swiftui-app/Leave, android-activity/Leave"),
    ("알림을 탭", "event uikit-scenes/Return with notification, uikit-app/Return with notification"),
    ("点击通知", "event uikit-scenes/Return with notification, uikit-app/Return with notification"),
    ("suspended", "state uikit-scenes/Suspended"),
    ("inactive", "state uikit-scenes/Inactive"),
    ("banana split", "unknown "),
    ("applicationDidEnterBackgroud", "unknown "),
    (
      "sceneDidBecomeActive banana",
      "callback-on-event SceneDelegate.sceneDidBecomeActive(_:) on Launch, New window, First window, Return, Return with request, Return with notification, Interruption ends, Quick return, Reconnect"
    ),
    ("the", "unknown "),
    // A word of an event, or an event of another kind, is not that event.
    ("tab switched", "event view-controller/Disappear"), ("button tapped", "unknown "), ("low battery", "unknown "),
    ("alert", "unknown "),
    ("push", "event view-controller/Appear"), ("didBecomeActive", "unknown "),
    ("back", "event android-activity/Back, android-activity/Back, android-activity/Back"),
    ("in the background", "unknown "),
    ("scenePhase", "unknown "), ("split view", "event view-controller/Resize, view-controller/Resize, uikit/Resize"),
    (
      "viewDidAppear push",
      "callback-on-event ViewController.viewDidAppear(_:) on Appear"
    ),
    ("- (void)viewDidLoad", "callback ViewController.viewDidLoad() on Load"),
    (
      "viewWillAppear:(BOOL)animated",
      "callback ViewController.viewWillAppear(_:) on Appear, Appear without layout, Appear cancelled, Disappear cancelled"
    ),
    ("-[AppDelegate applicationWillTerminate:]", "callback AppDelegate.applicationWillTerminate(_:) on End, End"),
    (
      "application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options",
      "callback AppDelegate.application(_:open:options:) on Launch with request, Return with request"
    ),
    (
      "func sceneDidDisconnect(_ scene: UIScene)",
      "callback SceneDelegate.sceneDidDisconnect(_:) on Disconnect, Disconnect, Discard, End, End"
    ),
    ("scenePhase background", "callback ScenePhase.background on Leave, Leave later"),
    ("scenePhase inactive control center", "callback-on-event ScenePhase.inactive on Control Center"),
    ("control center scenePhase", "event swiftui-app/Control Center, watchos-app/Control Center"),
    (
      "applicationWillTerminate suspended",
      "callback-on-event AppDelegate.applicationWillTerminate(_:) on nothing"
    ),
    (
      "presentationControllerDidDismiss dismissed programmatically",
      "event presentationControllerWillDismiss(_:) and presentationControllerDidDismiss(_:) are not called when code closes it "
        + "with dismiss(animated:completion:) (documented)."
    ),
    // What another platform's page would say is no answer.
    (
      "sceneDidEnterBackground picture in picture",
      "callback-on-event SceneDelegate.sceneDidEnterBackground(_:) on Leave, Quick return"
    ),
  ]

  @Test("Questions as people put them", arguments: questions)
  func question(asked: String, expected: String) { #expect(Self.outline(Self.answers.answer(asked)) == expected) }

  @Test(
    "Of questions from public threads, nearly all are answered by the first command, and none otherwise than by its source",
    // Titles are sentences: those that are not answered are known not to be. A change that answers fewer is seen here.
    arguments: [("questions.tsv", 50, 49, 10), ("more-questions.tsv", 40, 34, 5)])
  func publicQuestions(file: String, count: Int, leastByWords: Int, leastByTitles: Int) throws {
    let questions = try PublicQuestion.all(file)
    try #require(questions.count == count)
    let judged = questions.map {
      ($0, $0.judge(Self.answers, asked: $0.words), $0.judge(Self.answers, asked: $0.title))
    }
    for (question, words, title) in judged {
      #expect(words != .wrong, "\(question.words)\n\(question.text(Self.answers, asked: question.words))")
      #expect(title != .wrong, "\(question.title)\n\(question.text(Self.answers, asked: question.title))")
    }
    let open = judged.filter { $0.1 != .right }.map {
      "\($0.0.words)\n\($0.0.text(Self.answers, asked: $0.0.words))"
    }
    #expect(judged.count { $0.1 == .right } >= leastByWords, "\(open.joined(separator: "\n"))")
    #expect(judged.count { $0.2 == .right } >= leastByTitles, "\(judged.count { $0.2 == .right })")
  }

  @Test("What nothing is known of is not answered, and neither is a callback on an unknown event")
  func unanswered() {
    let misspelt = Self.answers.answer("applicationDidEnterBackgroud")
    #expect(misspelt.others.map(\.question) == ["applicationDidEnterBackground"] && !misspelt.isAnswered)
    let ending = Self.answers.answer("didBecomeActive").others.map(\.question)
    #expect(Set(ending) == ["applicationDidBecomeActive", "sceneDidBecomeActive"])
    #expect(!Self.answers.answer("sceneDidBecomeActive banana").isAnswered)
    #expect(!Self.answers.answer("sceneDidEnterBackground picture in picture").isAnswered)
    #expect(!Self.answers.answer("Siri").isAnswered)
    #expect(Self.answers.answer("viewDidAppear return").isAnswered)
    // A situation without an event is known of each page that it concerns.
    let alone = Answers(Self.pages.filter { $0.name == "uikit-app" })
    #expect(alone.answer("notification arrives in the foreground").isAnswered)
  }

  @Test("What is known of a situation on one platform is not said of another's event")
  func remarks() {
    var pages: Set<String> = []
    for case .event(let event) in Self.answers.answer("rotate the device").entries {
      guard let remark = event.remark else { continue }
      pages.insert(event.page)
      #expect(remark.text.contains("onCreate") == (event.page == "android-activity"), "\(event.page)")
    }
    #expect(pages.isSuperset(of: ["android-activity", "view-controller"]))
  }

  @Test("A notification is answered by the call that it is posted with, and is no deprecated method")
  func notifications() throws {
    let text = TextDocument().text(of: Self.answers.answer("UIApplicationDidEnterBackgroundNotification").document)
    #expect(text.contains("UIApplicationDidEnterBackgroundNotification is posted with this call."))
    #expect(text.contains("Leave: Active → Inactive → Background") && !text.contains("deprecated"))
    #expect(Self.answers.answer("UIApplication.didFinishLaunchingNotification").kind == .unknown)
  }

  @Test("A way out that a state has from the one around it is marked so")
  func inheritedWaysOut() throws {
    let page = AskedPage(
      name: "own",
      lifecycle: LifecycleReader.read(
        SourceFile(
          path: "own.md",
          text: """
            # T

            ## States

            - **Off** (initial)
            - **On**
              - **Idle** (initial)
              - **Busy**

            ## Transitions

            - Start: Off → On
            - Work: Idle → Busy
            - Stop: On → Off
            """)
      ).lifecycle)
    guard case .state(let busy)? = Answers([page]).answer("busy").entries.first else {
      Issue.record("'busy' is a state")
      return
    }
    #expect(busy.waysIn.map(\.event) == ["Work"])
    #expect(busy.waysOut.map(\.event.event) == ["Stop"] && busy.waysOut.map(\.inheritedFrom) == ["On"])
  }

  /// The kind of an answer with what it is about: `event uikit-scenes/Leave, swiftui-app/Leave`.
  static func outline(_ answer: Answer) -> String {
    let names = answer.entries.map { entry in
      switch entry {
      case .callback(let callback):
        callback.fullName + " on "
          + (callback.calls.isEmpty ? "nothing" : callback.calls.map(\.event.event).joined(separator: ", "))
      case .event(let event): "\(event.page)/\(event.event)"
      case .state(let state): "\(state.page)/\(state.name)"
      case .situation(let remark): remark.text
      }
    }
    return ([answer.kind.rawValue] + [names.joined(separator: ", ")]).joined(separator: " ")
  }
}
