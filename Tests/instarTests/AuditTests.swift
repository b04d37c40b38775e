import Foundation
import TestSupport
import Testing

@Suite("instar audit", .tags(.program))
struct AuditTests {
  private let sandbox: Sandbox

  /// Copies some of the apps to audit into a folder of its own.
  init() throws {
    sandbox = try Sandbox()
    for app in ["Atlas", "Cipher", "Duet", "Parcel", "Pulse"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Tests/Fixtures/Audit/\(app)"), to: sandbox.folder.appending(path: app))
    }
  }

  @Test("An app that is in order prints nothing but what was audited")
  func clean() async throws {
    let run = try await sandbox.instar("audit", "Atlas", "--strict")
    #expect(run.status == 0 && run.output == "")
    #expect(
      run.messages.contains(/^Audited 'Atlas' \(iOS, scenes by Info.plist, delegate .+\): \d+ files, \d+ parsed\n$/))
  }

  @Test("Findings have the path as the user names the project, both signatures, and a fix-it")
  func text() async throws {
    let run = try await sandbox.instar("audit", "Parcel")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        """
         --> Parcel/Parcel/SceneDelegate.swift:7:23
        7 |     _ scene: UIScene, willConectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
          |                       ^^^^^^^^^^^^
          | expected: scene(_:willConnectTo:options:)
          | found:    scene(_:willConectTo:options:)
          |                          ^
        help: Replace 'willConectTo' with 'willConnectTo'
        """))
    #expect(run.messages.hasSuffix("\n17 errors in 1 app\n"))
  }

  @Test(
    "A scene class without a name is missing, one whose build setting has no value is told",
    arguments: [
      (".", "error: Class '.' is not in 'App'"), ("$(FOO)", "note: Class '$(FOO)' is not known"),
      ("$(FOO).X", "note: Class '$(FOO).X' is not known"),
      ("$(PRODUCT_MODULE_NAME).$(X)", "note: Class '$(PRODUCT_MODULE_NAME).$(X)' is not known"),
    ])
  func sceneClassNames(name: String, expected: String) async throws {
    let delegate = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    try sandbox.write(delegate, to: "App/A.swift")
    let scenes =
      "<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>"
      + "<key>UISceneDelegateClassName</key><string>\(name)</string></dict></array></dict>"
    let list =
      "<dict><key>CFBundlePackageType</key><string>APPL</string><key>UILaunchScreen</key><dict/>"
      + "<key>UIApplicationSceneManifest</key><dict>\(scenes)</dict></dict>"
    try sandbox.write("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(list)</plist>\n", to: "App/Info.plist")
    let run = try await sandbox.instar("audit", "App")
    #expect(run.output.contains(expected), "\(run.text)")
  }

  @Test("An audit of nothing, and a path that is no project, end with 2")
  func nothing() async throws {
    let mac = try await sandbox.instar("audit", "Pulse")
    #expect(mac.status == 2 && mac.messages.contains("Left out 'Pulse': no page speaks of macOS"))
    try sandbox.write("func f() { UIWindow(\n", to: "Broken/A.swift")
    let broken = try await sandbox.instar("audit", "Broken")
    #expect(broken.status == 2)
    let reason = "'Broken/A.swift' has a syntax error, and what was read is no app"
    #expect(broken.messages.contains("Left out 'Broken': \(reason)\n"))
    let none = try await sandbox.instar("audit", "Nobody")
    #expect(none.status == 2 && none.messages.hasPrefix("error: cannot read 'Nobody': no such file or folder\nhelp: "))
    #expect(try await sandbox.instar("audit", "Atlas", "--allow", "dead-calback").status == 64)
  }

  @Test("An app whose Info.plist is not known is undecided: it does not pass, and its plan is not done")
  func undecided() async throws {
    let run = try await sandbox.instar("audit", "Cipher")
    #expect(run.status == 2 && run.messages.contains("\nUndecided 'Cipher': Cipher/"), "\(run.messages)")
    let plan = try await sandbox.instar("audit", "Cipher", "--plan")
    #expect(plan.status == 2 && !plan.output.contains("Nothing is left to do"))
    let file = try await sandbox.instar("audit", "Atlas/Atlas/Launch.swift")
    #expect(file.status == 0 && !file.messages.contains("Undecided"), "\(file.messages)")
  }

  @Test("--fix --diff shows the changes and writes nothing; --fix says when nothing is certain")
  func diff() async throws {
    let before = sandbox.files(in: "Parcel").map { sandbox.read("Parcel/\($0)") }
    let run = try await sandbox.instar("audit", "Parcel", "--fix", "--diff")
    #expect(run.status == 1 && run.messages.contains("Would fix "))
    #expect(run.output.contains("\n-    _ scene: UIScene, willConectTo session") && !run.output.contains("[near-miss"))
    #expect(sandbox.files(in: "Parcel").map { sandbox.read("Parcel/\($0)") } == before)
    let none = try await sandbox.instar("audit", "Atlas", "--fix")
    #expect(none.status == 0 && none.messages.contains("Nothing to fix: no finding has a certain fix-it\n"))
    #expect(try await sandbox.instar("audit", "Parcel", "--diff").status == 64)
  }

  @Test("Advice names the paths that were given, and an app for several systems is one app")
  func words() async throws {
    let beacon = Repository.root.appending(path: "Tests/Fixtures/Audit/Beacon").path
    let run = try await sandbox.instar("audit", beacon)
    #expect(run.output.contains("help: List what to move with 'instar audit \(beacon) --plan'"))
    #expect(run.output.contains("built with the tvOS 27 SDK, it does not launch on tvOS 27 or later [scenes-required]"))
    try sandbox.write(
      """
      name: Both
      targets:
        Both:
          type: application
          platform: iOS
          sources: [App]
          settings:
            SUPPORTED_PLATFORMS: iphoneos appletvos
            INFOPLIST_FILE: App/Info.plist
      """, to: "Both/project.yml")
    try sandbox.write(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      func orientation() -> UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
      #if os(tvOS)
        func window() -> UIWindow? { UIApplication.shared.keyWindow }
      #endif
      """, to: "Both/App/AppDelegate.swift")
    try sandbox.write("<plist version=\"1.0\"><dict/></plist>", to: "Both/App/Info.plist")
    let both = try await sandbox.instar("audit", "Both")
    #expect(both.messages.contains("Audited 'Both' (iOS, ") && both.messages.contains("Audited 'Both' (tvOS, "))
    #expect(both.output.contains("with several scenes it is that of any of them (tvOS) [key-window]"), "\(both.output)")
    #expect(both.output.contains("with several scenes it is that of any of them [key-window]"), "\(both.output)")
    #expect(both.messages.hasSuffix(" in 1 app\n"), "\(both.messages)")
  }

  @Test("The plan of an app before its migration is as recorded")
  func plan() async throws {
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/Audit/Herald"), to: sandbox.folder.appending(path: "Herald"))
    let run = try await sandbox.instar("audit", "Herald", "--plan")
    #expect(run.status == 0)
    try Goldens("audit").expect(["Herald.md": run.output])
    let json = try await sandbox.instar("audit", "Herald", "--plan", "--format", "json")
    #expect(json.status == 0 && json.output.contains("\"launches\": false"))
    #expect(try await sandbox.instar("audit", "Herald", "--plan", "--format", "sarif").status == 64)
    #expect(try await sandbox.instar("audit", "Herald", "--plan", "--fix").status == 64)
    #expect(try await sandbox.instar("audit", "Herald", "--plan", "--coverage").status == 64)
  }

  @Test("Single files are one app, of whose Info.plist nothing is known")
  func singleFiles() async throws {
    let one = try await sandbox.instar("audit", "Parcel/Parcel/SceneDelegate.swift", "--format", "json")
    #expect(one.status == 1 && one.output.contains("\"id\":\"near-miss-callback\""))
    #expect(
      one.output.split(separator: "\n").allSatisfy { $0.contains("\"file\":\"Parcel/Parcel/SceneDelegate.swift\"") })
    #expect(!one.output.contains("scenes-required") && one.messages.contains("scenes undecided"))
    let two = try await sandbox.instar(
      "audit", "Parcel/Parcel/SceneDelegate.swift",
      sandbox.folder.appending(path: "Parcel/Parcel/Application.swift").path)
    #expect(two.status == 1 && two.messages.contains(": 2 files, "))
    #expect(try await sandbox.instar("audit", "Parcel/Parcel/Nobody.swift").status == 2)
  }

  @Test("Excluded files and folders do not count; --verbose says how apps were found")
  func exclusion() async throws {
    let run = try await sandbox.instar("audit", "Duet", "--exclude", "*.xcodeproj", "--verbose", "--coverage")
    #expect(run.messages.contains("Looked for apps in 'Duet': ") && run.messages.contains(" by folder"))
    let all = try await sandbox.instar("audit", "Duet", "--verbose")
    #expect(all.messages.contains("Looked for apps in 'Duet': 2 by Xcode project\n"))
  }

  @Test("One of two apps, and one Xcode project, can be chosen")
  func apps() async throws {
    let both = try await sandbox.instar("audit", "Duet")
    #expect(both.messages.matches(of: /Audited '/).count == 2)
    let one = try await sandbox.instar("audit", "Duet/Duet.xcodeproj", "--app", "DuetLite")
    #expect(one.messages.matches(of: /Audited '/).count == 1 && one.messages.contains("Audited 'DuetLite'"))
  }

  @Test("JSON has an object a line, and is a baseline")
  func baseline() async throws {
    let json = try await sandbox.instar("audit", "Parcel", "--format", "json", "-o", "baseline.jsonl")
    #expect(json.status == 1 && json.output == "")
    let lines = try #require(sandbox.read("baseline.jsonl")).split(separator: "\n")
    #expect(lines.count == 17)
    for line in lines {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["app"] as? String == "Parcel" && object["platform"] as? String == "iOS")
      #expect(object["at"] as? String == "iOS 27" && object["delegate"] is String && object["callback"] is String)
    }
    let known = try await sandbox.instar("audit", "Parcel", "--baseline", "baseline.jsonl")
    #expect(known.status == 0 && known.output == "")
  }

  @Test("A baseline knows a finding of a callback in whatever file its method is; what is new is told")
  func movedBaseline() async throws {
    _ = try await sandbox.instar("audit", "Parcel", "--format", "json", "-o", "baseline.jsonl")
    let requests = "Parcel/Parcel/SceneDelegate+Requests.swift"
    let text = try #require(sandbox.read(requests))
    try sandbox.write(text, to: "Parcel/Parcel/Links/Requests.swift")
    try sandbox.write("import UIKit\n", to: requests)
    let moved = try await sandbox.instar("audit", "Parcel", "--baseline", "baseline.jsonl")
    #expect(moved.status == 0 && moved.output == "")
    try sandbox.write(
      "extension SceneDelegate { func sceneDidDisconect(_ scene: UIScene) {} }\n", to: "Parcel/Parcel/New.swift")
    let new = try await sandbox.instar("audit", "Parcel", "--baseline", "baseline.jsonl", "--format", "json")
    #expect(new.status == 1 && new.output.split(separator: "\n").count == 1 && new.output.contains("sceneDidDisconect"))
  }

  @Test("--fix applies what is certain, and nothing the second time")
  func fix() async throws {
    let first = try await sandbox.instar("audit", "Parcel", "--fix")
    #expect(first.messages.contains("SceneDelegate.swift:7: 'willConectTo' → 'willConnectTo' [near-miss-callback]"))
    #expect(sandbox.read("Parcel/Parcel/SceneDelegate.swift")?.contains("willConnectTo session") == true)
    let files = sandbox.files(in: "Parcel").map { sandbox.read("Parcel/\($0)") }
    let second = try await sandbox.instar("audit", "Parcel", "--fix")
    #expect(!second.messages.contains("Fixed"))
    #expect(sandbox.files(in: "Parcel").map { sandbox.read("Parcel/\($0)") } == files)
  }

  @Test("--coverage lists who implements each callback, and --format markdown makes a table")
  func coverage() async throws {
    let text = try await sandbox.instar("audit", "Parcel", "--coverage")
    #expect(text.status == 0)
    #expect(text.output.contains(/\nAppDelegate +applicationDidBecomeActive\(_:\) +never called +–\n/))
    #expect(
      text.output.contains(/\nSceneDelegate +sceneWillResignActive\(_:\) +implemented +Parcel\/Parcel\/.+\.swift:\d+\n/)
    )
    let csv = try await sandbox.instar("audit", "Parcel", "--coverage", "--format", "csv")
    #expect(csv.output.hasPrefix("app,delegate,callback,status,type,file,line\r\n"))
    #expect(csv.output.matches(of: /\r\n/).count == text.output.matches(of: /\n/).count)
    let table = try await sandbox.instar("audit", "Parcel", "--format", "markdown")
    #expect(table.status == 1 && table.output.split(separator: "\n").count == 19)
    #expect(try await sandbox.instar("audit", "Parcel", "--format", "csv").status == 64)
  }
}
