import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("Generated Swift and the compiler", .tags(.slow))
struct SwiftCompilationTests {
  private static let pages = TestPage.bundled + TestPage.starters + TestPage.fixtures + TestPage.frameworks
  private static let everything = SwiftOptions(hasSignposts: true, hasMonitor: true)

  @Test(
    "It compiles without warnings, with the signatures that Apple's frameworks require",
    arguments: SwiftCompiler.inModes(pages))
  func compiles(page: TestPage, mode: String) async throws {
    try await expectNoComplaint(about: page.lifecycle.withSwift, besides: page.outsideNames, languageMode: mode)
  }

  @Test("So it does with signposts and a monitor", arguments: SwiftCompiler.inModes(Seeds.cases(of: pages, oneIn: 3)))
  func compilesWithMore(page: TestPage, mode: String) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(Self.everything) + page.outsideNames
    #expect(try await SwiftCompiler.withFrameworks.value.complaints(about: files, languageMode: mode) == "")
  }

  @Test(
    "A life cycle with every kind of delegate compiles too, with every option",
    arguments: SwiftCompiler.inModes(
      SwiftOptions.Logger.allCases.flatMap { [($0, false), ($0, true)] }))
  func sample(option: (logger: SwiftOptions.Logger, hasMore: Bool), mode: String) async throws {
    let options = SwiftOptions(logger: option.logger, hasSignposts: option.hasMore, hasMonitor: option.hasMore)
    let files = Lifecycle.sample.swiftFiles(options) + [Lifecycle.sample.requirements]
    let compiler = try await SwiftCompiler.withFrameworks.value
    #expect(try await compiler.complaints(about: files, languageMode: mode) == "")
    #expect(try await compiler.formatComplaints(about: files.dropLast()) == "")
  }

  @Test(
    "So does every callback of the catalog",
    arguments: APIType.adopted)
  func catalog(type: APIType) async throws {
    let entries = APICatalog.standard.entries(of: [type.name])
    var lifecycle = Lifecycle.calling(entries.map(\.name), of: type.delegate, platform: entries[0].platforms[0])
    for (index, entry) in entries.enumerated() { lifecycle.callbacks[index].signature = entry.declaration.text }
    try await expectNoComplaint(about: lifecycle, languageMode: "5")
    try await expectNoComplaint(about: lifecycle, languageMode: "6")
    let complaints = try await SwiftCompiler.withFrameworks.value.formatComplaints(about: lifecycle.swiftFiles)
    #expect(complaints == "")
  }

  @Test("A class of a protocol that the SDK of iOS 27 gives to the main actor compiles with that SDK too")
  func laterIsolation() async throws {
    #expect(APICatalog.standard.types.filter(\.isMainActorFromSDK27).map(\.name) == ["AVAudioPlayerDelegate"])
    let page = try #require(Self.pages.first { $0.name == "audio-player" })
    let protocolOfSDK27 = """
      import AVFAudio

      @MainActor protocol AVAudioPlayerDelegate: NSObjectProtocol {
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
        func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
      }
      """
    let files = page.lifecycle.withSwift.swiftFiles + [(name: "SDK27", text: protocolOfSDK27)]
    for mode in ["5", "6"] {
      #expect(try await SwiftCompiler.withFrameworks.value.complaints(about: files, languageMode: mode) == "")
    }
  }

  @Test(
    "A wrong signature does not compile",
    arguments: [
      ("SceneDelegate", "sceneDidBecomeActive(_ scene: UIScene)", "sceneDidBecomeActive(_ scene: UIWindowScene)"),
      ("SceneDelegate", "sceneDidBecomeActive", "sceneDidBecomeactive"),
      ("AppDelegate", "LaunchOptionsKey: Any]?", "LaunchOptionsKey: Any]"),
      ("AppDelegate", ") -> Bool {", ") -> Int {"),
      ("ViewController", "func viewDidLoad()", "func viewDidLoad(_ animated: Bool)"),
      ("SceneDelegate", ": UIResponder, UIWindowSceneDelegate", ": UIResponder"),
      ("SceneDelegate", "var window: UIWindow?", "var window: UIView?"),
    ])
  func wrongSignature(file: String, right: String, wrong: String) async throws {
    let files = Lifecycle.sample.swiftFiles.map { name, text in
      (name: name, text: name == file ? String(text.split(separator: right).joined(separator: wrong)) : text)
    }
    #expect(files.first { $0.name == file }?.text.contains(wrong) == true)
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
      about: files + [Lifecycle.sample.requirements])
    #expect(complaints.contains("error:"))
  }

  @Test("The stubs require every callback, and have no default body for any", .enabled(if: FrameworkSet.areStubs))
  func requirements() async throws {
    let types = APICatalog.standard.types.filter { ![.superclass, .swiftUI].contains($0.kind) }
    let classes = types.map { type in
      let protocols = APICatalog.standard.entries(of: [type.name]).map(\.stubProtocol)
      return """
        import \(type.name.stubModule)
        class \(type.name)Class: NSObject, \(type.name) {}
        extension \(type.name)Class: \(protocols.joined(separator: ", ")) {}
        """
    }
    let text = classes.joined(separator: "\n\n")
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(about: [("Delegates", text)])
    for type in types {
      let entries = APICatalog.standard.entries(of: [type.name])
      let isMissing = { (name: String) in
        complaints.contains("type '\(type.name)Class' does not conform to protocol '\(name)'")
      }
      for name in entries.map(\.stubProtocol) { #expect(isMissing(name), "\(name)") }
      #expect(isMissing(type.name) == entries.contains { $0.isRequired(on: "iOS") }, "\(type.name)")
    }
  }

  @Test("The stubs have SwiftUI's modifiers and values as they are used", arguments: ["5", "6"])
  func swiftUI(mode: String) async throws {
    #expect(
      try await SwiftCompiler.withFrameworks.value.complaints(about: [("App", Self.app)], languageMode: mode) == "")
  }

  @Test(
    "The stubs have no other ones",
    arguments: [
      ("{ old, new in", "{ old, new, more in"), (".active", ".alive"),
      ("perform: { (new: ScenePhase) in", "perform: { (new: String) in"), ("(url: URL)", "(url: String)"),
      ("DelegateAdaptor var delegate: AppDelegate", "DelegateAdaptor var delegate: Probe"),
    ])
  func wrongSwiftUI(right: String, wrong: String) async throws {
    #expect(Self.app.contains(right))
    let text = Self.app.replacing(right, with: wrong)
    #expect(try await SwiftCompiler.withFrameworks.value.complaints(about: [("App", text)]).contains("error:"))
  }

  /// Every declaration of SwiftUI in the catalog, used.
  private static let app = """
    import SwiftUI
    import UIKit

    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    struct Probe: View {
      @Environment(\\.scenePhase) private var phase

      // The compiler takes long to say what is wrong in a long chain.
      private var action: some View {
        EmptyView().onChange(of: phase, perform: { (new: ScenePhase) in print(new == .active) })
      }
      private var values: some View {
        EmptyView().onChange(of: phase) { old, new in print(old == .inactive, new == .background) }
      }
      private var changes: some View {
        EmptyView()
          .onChange(of: phase, initial: true) { _, new in print(new) }
          .onChange(of: phase) { print("changed") }
      }
      private var requests: some View {
        EmptyView()
          .onOpenURL { (url: URL) in print(url) }
          .onContinueUserActivity("reading") { (activity: NSUserActivity) in print(activity.activityType) }
      }

      var body: some View {
        EmptyView()
          .onAppear { print("here") }
          .onDisappear { print("gone") }
          .task { await Task.yield() }
          .task(priority: .background) {}
      }
    }

    struct ProbeScene: Scene {
      @Environment(\\.scenePhase) private var phase
      @UIApplicationDelegateAdaptor var delegate: AppDelegate

      private var action: some Scene {
        WindowGroup { Probe() }.onChange(of: phase, perform: { (new: ScenePhase) in print(new) })
      }
      private var values: some Scene {
        WindowGroup { Probe() }.onChange(of: phase, initial: false) { old, new in print(old, new) }
      }

      var body: some Scene {
        WindowGroup { Probe() }
          .onChange(of: phase) { print("changed") }
          .backgroundTask(.appRefresh("refresh")) { await Task.yield() }
      }
    }
    """

  @Test("It is formatted as swift-format does", arguments: pages)
  func formatted(page: TestPage) async throws {
    let files = page.lifecycle.withSwift.swiftFiles(Self.everything)
    let complaints = try await SwiftCompiler.withFrameworks.value.formatComplaints(about: files)
    let lines = complaints.split(separator: "\n").filter { !$0.isOfName }
    #expect(lines == [])
  }

  @Test("A logged line is logfmt, with values quoted if necessary")
  func log() async throws {
    let main = """
      final class Scene: Sendable {}
      enum PlayerState: String, LifecycleState {
        case notRunning = "Not running"
        case active = "Active"
        static let page = LifecyclePage(name: "A \\"player\\"", digest: "0a", delegates: ["SceneDelegate", "D"])
      }
      let scenes = [Scene(), Scene()]
      PlayerState.record("SceneDelegate", "sceneDidBecomeActive(_:)")
      PlayerState.record("a \\"b\\"\\n\\\\", "", state: .notRunning)
      PlayerState.record("é", "x-1.y_z", scene: scenes[0], state: .active)
      PlayerState.record("D", "c", instance: Scene(), scene: scenes[1])
      func play() { PlayerState.record("D", scene: scenes[0]) }
      play()
      """
    let log = Lifecycle.sample.swiftFiles(SwiftOptions(logger: .print)).first { $0.name == "LifecycleLog" }
    let output = try await SwiftCompiler.withFrameworks.value.output(of: [try #require(log), ("main", main)])
    let launch = try #require(try #/launch=([0-9a-f]{8})/#.firstMatch(in: output)?.1)
    let lines = output.split(separator: "\n").map { $0.replacing(launch, with: "L") }
    #expect(
      lines.first?.hasPrefix(
        #"lifecycle-launch launch=L page="A \"player\"" digest=0a delegates="SceneDelegate,D" system="Linux "#) == true)
    #expect(
      lines[1...3] == [
        #"lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" launch=L n=1"#,
        #"lifecycle delegate="a \"b\"\n\\" callback="" state="Not running" launch=L n=2"#,
        #"lifecycle delegate="é" callback=x-1.y_z state=Active scene=1 launch=L n=3"#,
      ])
    let instance = #/lifecycle delegate=D callback=c instance=0x[0-9a-f]+ scene=2 launch=L n=4/#
    #expect(try instance.wholeMatch(in: lines[4]) != nil)
    #expect(lines[5...] == ["lifecycle delegate=D callback=\"play()\" scene=1 launch=L n=5"])
  }

  private func expectNoComplaint(
    about lifecycle: Lifecycle, besides others: [SwiftCompiler.File] = [], languageMode: String
  ) async throws {
    let files = lifecycle.swiftFiles + [lifecycle.requirements] + others
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(about: files, languageMode: languageMode)
    #expect(complaints == "")
  }
}

extension Substring {
  /// `true` for a complaint about a name of the page's own: a callback may be called `init_`.
  var isOfName: Bool { contains("[AlwaysUseLowerCamelCase]") }
}
