import Emission
import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("Swift of a life cycle")
struct SwiftEmitterTests {
  @Test("Each called delegate has a file, the scene phase an observer, all share a log, and scenes an Info.plist")
  func files() {
    #expect(
      SwiftEmitter().files(for: .sample).map(\.path) == [
        "Swift/AppDelegate.swift", "Swift/SceneDelegate.swift", "Swift/ViewController.swift",
        "Swift/ScenePhaseObserver.swift", "Swift/UIKitSceneState.swift", "Swift/LifecycleLog.swift", "Swift/Info.plist",
      ])
    #expect(SwiftEmitter().files(for: Lifecycle()).isEmpty)
  }

  @Test("A scene delegate reads like hand-written code")
  func sceneDelegate() {
    var lifecycle = Lifecycle.calling(
      ["scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)"],
      of: Delegate(name: "SceneDelegate", types: ["UIWindowSceneDelegate"], multiplicity: .scene))
    lifecycle.versions = VersionRange(Version(13))
    lifecycle.callbacks[0].documentation = "attach the window."
    lifecycle.callbacks[0].body = "  guard scene is UIWindowScene else { return }\n\n  attach()\n"
    lifecycle.callbacks[1].attributes.frequency = .oncePer(.scene)
    #expect(
      lifecycle.swift("SceneDelegate") == """
        import UIKit

        /// Test: one per scene.
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          // MARK: - Launch

          /// Attach the window.
          ///
          /// Called on Go.
          func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            TestState.record("SceneDelegate", instance: self, scene: scene, state: .b)
            guard scene is UIWindowScene else { return }

            attach()
          }

          /// Called on Go. At most once per scene.
          func sceneDidBecomeActive(_ scene: UIScene) {
            TestState.record("SceneDelegate", instance: self, scene: scene, state: .b)
          }
        }

        """)
  }

  @Test("APIs newer than the page's lowest version are marked, a class once for all of it")
  func availability() {
    var lifecycle = Lifecycle.sample
    lifecycle.versions = VersionRange(Version(12), Version(27))
    #expect(lifecycle.swift("SceneDelegate").ranges(of: "@available(iOS 13, *)").count == 1)
    #expect(
      lifecycle.swift("AppDelegate").contains(
        "  @available(iOS 13, *)\n  func application(\n    _ application: UIApplication,\n    configurationForConnecting"
      ))
    lifecycle.versions = VersionRange(Version(14))
    #expect(!lifecycle.swiftFiles.contains { $0.text.contains("@available") })
  }

  @Test("A deprecated callback has its version and replacement")
  func deprecation() {
    let lifecycle = Lifecycle.calling(
      ["applicationDidBecomeActive(_:)"], of: Delegate(name: "AppDelegate", types: ["UIApplicationDelegate"]))
    #expect(
      lifecycle.swift("AppDelegate").contains(
        """
          /// Deprecated since iOS 26. Use `sceneDidBecomeActive(_:)` or
          /// `UIApplication.didBecomeActiveNotification` instead.

        """))
  }

  @Test("The process begins with the app delegate, which has the window if no scene does")
  func application() {
    #expect(Lifecycle.sample.swift("AppDelegate").contains("@main\nfinal class AppDelegate: UIResponder, UIApp"))
    #expect(!Lifecycle.sample.swift("AppDelegate").contains("var window"))
    let old = Lifecycle.calling(
      ["applicationWillTerminate(_:)"], of: Delegate(name: "AppDelegate", types: ["UIApplicationDelegate"]))
    #expect(old.swift("AppDelegate").contains("  var window: UIWindow?\n"))
  }

  @Test("A view controller overrides and calls super if UIKit requires it")
  func viewController() {
    let controller = Lifecycle.calling(
      ["viewWillAppear(_:)", "updateViewConstraints()", "init(coder:)", "reload()"],
      of: Delegate(name: "ViewController", types: ["UIViewController"], multiplicity: .view)
    ).swift("ViewController")
    let log = "    TestState.record(\"ViewController\", instance: self, state: .b)\n"
    #expect(
      controller.contains(
        "  override func viewWillAppear(_ animated: Bool) {\n    super.viewWillAppear(animated)\n" + log))
    #expect(controller.contains("updateViewConstraints() {\n" + log + "    super.updateViewConstraints()\n"))
    #expect(controller.contains("  required init?(coder: NSCoder) {\n    super.init(coder: coder)\n" + log))
    #expect(controller.contains("  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {"))
    #expect(controller.contains("  func reload() {\n" + log))
  }

  @Test("A completion handler is called by the method, and not by its superclass too")
  func completion() throws {
    let lifecycle = Lifecycle.calling(
      ["sleep(completionHandler:)", "wake()"],
      of: Delegate(name: "Tunnel", types: ["NEPacketTunnelProvider"], multiplicity: .process))
    let text = try #require(lifecycle.swiftFiles.first { $0.name == "Tunnel" }?.text)
    #expect(text.contains("  completionHandler()\n") && !text.contains("super.sleep"))
    #expect(text.contains("  super.wake()\n"))
    #expect(text.contains("final class Tunnel: NEPacketTunnelProvider {"))
  }

  @Test("A delegate that is not Apple's becomes a protocol and a class")
  func custom() {
    var lifecycle = Lifecycle.calling(
      ["orderDidChange(_:)", "reload(_:)"], of: Delegate(name: "OrderObserver", types: ["OrderObserving"]))
    lifecycle.callbacks[1].signature = "func reload(_ x: Int) async throws -> Bool"
    #expect(
      lifecycle.swift("OrderObserver") == """
        /// The callbacks of `OrderObserver`.
        @MainActor
        protocol OrderObserving: AnyObject {
          /// Called on Go.
          func orderDidChange(_ value: Any)

          /// Called on Go.
          func reload(_ x: Int) async throws -> Bool
        }

        /// Test: one per process.
        @MainActor
        final class OrderObserver: OrderObserving {
          // MARK: - Start

          func orderDidChange(_ value: Any) {
            TestState.record("OrderObserver", instance: self, state: .b)
          }

          func reload(_ x: Int) async throws -> Bool {
            TestState.record("OrderObserver", instance: self, state: .b)
            return true
          }
        }

        """)
  }

  @Test("A callback that the page mentions only to say that it never comes gets no method")
  func mentioned() {
    var lifecycle = Lifecycle.sample
    lifecycle.callbacks.append(Callback(delegate: DelegateID(0), name: "applicationWillTerminate(_:)"))
    #expect(!lifecycle.swift("AppDelegate").contains("applicationWillTerminate"))
    lifecycle.callbacks[lifecycle.callbacks.count - 1].isDeclared = true
    #expect(lifecycle.swift("AppDelegate").contains("applicationWillTerminate"))
  }

  @Test("Names that are not valid in Swift are replaced, and the original ones are documented")
  func names() {
    let lifecycle = Lifecycle.calling(
      ["a|b", "a b", "class", "🚀", "if(let:)"], of: Delegate(name: "my \"delegate\""))
    let text = lifecycle.swift("MyDelegate")
    for name in ["aB()", "aB2()", "`class`()", "callback4()", "`if`(`let` value: Any)"] {
      #expect(text.contains("  func \(name) {"), "\(name)")
    }
    #expect(text.contains("TestState.record(\"my \\\"delegate\\\"\", \"🚀\", instance: self, state: .b)"))
    #expect(text.contains("/// Name on the page: `a|b`.") || text.contains("/// Name on the page: `a\\|b`."))
  }

  @Test("A page's text cannot end its comment")
  func comments() {
    var lifecycle = Lifecycle.sample
    lifecycle.callbacks[0].documentation = "one\r\ntwo\u{2028}three\u{0}four\n\n  */ /* #endif\nfive"
    let text = lifecycle.swift("AppDelegate")
    #expect(text.contains("  /// One\n  /// two\n  /// three four\n  ///\n  ///   */ /* #endif\n  /// five\n"))
  }

  @Test("A view that the page creates is not also created by UIKit")
  func loadView() {
    var lifecycle = Lifecycle.calling(
      ["loadView()"], of: Delegate(name: "ViewController", types: ["UIViewController"], multiplicity: .view))
    #expect(lifecycle.swift("ViewController").contains("super.loadView()\n"))
    lifecycle.callbacks[0].body = "view = UIView()"
    #expect(!lifecycle.swift("ViewController").contains("super.loadView()"))
  }

  @Test("Methods are under their role: those that begin, change, ask and end, then uncalled ones")
  func marks() {
    var lifecycle = Lifecycle.calling(
      ["ask()", "leave()", "change()", "begin()", "unused()"], of: Delegate(name: "Delegate", multiplicity: .scene))
    lifecycle.callbacks[4].isDeclared = true
    lifecycle.states.append(State(name: "C"))
    let step = { (index: Int) in Step(CallbackID(index)) }
    lifecycle.transitions = [
      Transition(from: StateID(1), to: StateID(1), event: "Ask", steps: [step(0)]),
      Transition(from: StateID(1), to: StateID(2), event: "Change", steps: [step(2)]),
      Transition(from: StateID(2), to: StateID(0), event: "Leave", steps: [step(2), step(1)]),
      Transition(from: StateID(0), to: StateID(1), event: "Begin", steps: [step(3)]),
    ]
    let lines = lifecycle.swift("Delegate").split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("// MARK") || $0.hasPrefix("func") && $0.hasSuffix("{") } == [
        "// MARK: - Start", "func begin() {", "// MARK: - State changes", "func change() {",
        "// MARK: - Requests and updates", "func ask() {", "// MARK: - End", "func leave() {",
        "// MARK: - Other callbacks", "func unused() {",
      ])
  }

  @Test("A call names the state it leads to, if there is one and the call is not deferred")
  func state() {
    var lifecycle = Lifecycle.calling(["a()", "b()", "c()"], of: Delegate(name: "Delegate", multiplicity: .scene))
    lifecycle.transitions[0].steps[1].attributes.certainty = .deferred(until: nil)
    lifecycle.transitions.append(
      Transition(from: StateID(1), to: StateID(0), event: "Back", steps: [Step(CallbackID(2))]))
    let calls = lifecycle.swift("Delegate").split(separator: "\n").filter { $0.contains("record") }
    #expect(calls.map { $0.contains("state: .b") } == [true, false, false])
  }
}
