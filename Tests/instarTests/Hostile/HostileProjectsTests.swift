import Foundation
import TestSupport
import Testing

@testable import instar

@Suite("Projects that nobody would audit", .tags(.timed), .mustEnd)
struct HostileProjectsTests {
  private let sandbox: Sandbox
  private static let many = 100_000

  /// An app in a folder of its own, with a near miss.
  init() throws {
    sandbox = try Sandbox()
    try write(to: "App")
  }

  private func write(to folder: String) throws {
    try sandbox.write(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminat(_ application: UIApplication) { save() }
      }

      """, to: "\(folder)/AppDelegate.swift")
    try sandbox.write(
      "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>", to: "\(folder)/Info.plist")
  }

  private static func repeating(_ text: String) -> String { String(repeating: text, count: many) }

  @Test(
    "A hundred thousand brackets in any file are no trap",
    arguments: [
      ("Deep.swift", "class UIApplicationDelegate {}\nlet a = \(repeating("("))"),
      ("Deep.swift", "extension AppDelegate { func f() \(repeating("{ ")) }"),
      ("Deep.swift", "typealias UIApplicationDelegate = \(repeating("A<"))"),
      ("Deep.m", "@implementation AppDelegate\n- (void)a { \(repeating("[")) }\n@end"),
      ("Deep.h", "#import <UIApplicationDelegate.h>\n\(repeating("#if A\n"))"),
      ("Info.plist", "<plist>\(repeating("<array>"))"), ("Info.plist", repeating("{a = ")),
      ("Info.plist", repeating("(")),
      ("project.yml", "targets: \(repeating("["))"), ("project.yml", repeating("- ")),
      ("A.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n" + repeating("{a = ")),
      ("Project.swift", "let project = Project(targets: \(repeating("[")))"),
      ("Package.swift", "let package = Package(targets: \(repeating("[")))"),
    ])
  func nested(name: String, text: String) async throws {
    try sandbox.write(text, to: "App/\(name)")
    let run = try await sandbox.instar("audit", "App")
    #expect((0...2).contains(run.status) && !run.messages.isEmpty, "\(run.status) \(run.messages.prefix(500))")
  }

  @Test("A property list that ends anywhere, and one of megabytes, are no trap")
  func lists() async throws {
    let whole = try #require(sandbox.read("App/Info.plist"))
    for length in stride(from: 0, to: whole.utf8.count, by: 9) {
      try sandbox.write(String(whole.prefix(length)), to: "Cut\(length)/Info.plist")
      try sandbox.write("@main class A: NSObject, UIApplicationDelegate {}", to: "Cut\(length)/A.swift")
    }
    let cut = try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path).filter { $0.hasPrefix("Cut") }
    let run = try await sandbox.instar(["audit"] + cut.sorted())
    #expect((0...2).contains(run.status) && run.messages.contains("Info.plist"))
    let entries = (0..<60_000).map { "<key>k\($0)</key><string>v</string>" }.joined()
    try sandbox.write(whole.replacing("<dict>", with: "<dict>" + entries), to: "App/Info.plist")
    #expect(try await sandbox.instar("audit", "App").output.contains("[near-miss-callback]"))
  }

  @Test("A project of another tool, and one that names itself, are no trap")
  func otherProjects() async throws {
    for text in [
      "", "{\n\t\"objects\": {}\n}", "<?xml version=\"1.0\"?><plist><dict/></plist>", "{objects = ();rootObject = {};}",
      "{objects = {P = {isa = PBXProject; targets = (P, P); mainGroup = P; children = (P);};}; rootObject = P;}",
    ] {
      try sandbox.write(text, to: "App/A.xcodeproj/project.pbxproj")
      let run = try await sandbox.instar("audit", "App")
      #expect((0...2).contains(run.status) && !run.messages.isEmpty, "\(text)")
    }
  }

  @Test("Names with blanks, quotes and letters of any script are names")
  func names() async throws {
    let folder = "Meine Äpp 🚀 'x' \"y\" %20/Ordner,1"
    try write(to: folder)
    let run = try await sandbox.instar("audit", folder)
    #expect(run.status == 1 && run.output.contains(" --> \(folder)/AppDelegate.swift:2:8\n"))
    #expect(try await sandbox.instar("audit", folder, "--format", "sarif").output.contains("%F0%9F%9A%80"))
    #expect(try await sandbox.instar("audit", folder, "--fix").messages.contains("Fixed 1 problem in \(folder)"))
  }

  @Test("Links that lead to a folder above, out of the project or nowhere are not followed")
  func links() async throws {
    try sandbox.write(
      "class Out: AppDelegate { func applicationWillTerminatee(_ a: UIApplication) {} }", to: "Out.swift")
    let made = try await sandbox.shell(
      "cd App && ln -s . loop && ln -s .. up && ln -s ../Out.swift Out.swift && ln -s none Gone.swift && ln -s a b && ln -s b a"
    )
    #expect(made.status == 0)
    let run = try await sandbox.instar("audit", "App")
    #expect(run.status == 1 && run.output.matches(of: /near-miss-callback/).count == 1)
    #expect(run.messages.contains("1 file, 1 parsed"))
  }

  @Test("Files that are too large or cannot be read are named")
  func unread() async throws {
    try sandbox.write(String(repeating: "// UIApplicationDelegate\n", count: 170_000), to: "App/Large.swift")
    let run = try await sandbox.instar("audit", "App")
    #expect(run.status == 1 && run.messages.contains("Left out 'App/Large.swift': it is larger than 4 MB\n"))
  }

  @Test("Two projects in a folder are audited, each by itself")
  func twoProjects() async throws {
    try write(to: "Both/One")
    try write(to: "Both/Two")
    let run = try await sandbox.instar("audit", "Both")
    #expect(run.status == 1 && run.output.contains("Both/One/") && run.output.contains("Both/Two/"))
    #expect(run.messages.matches(of: /Audited '/).count == 2)
  }

  @Test("Where there is no app, a message says so")
  func nothing() async throws {
    try FileManager.default.createDirectory(
      at: sandbox.folder.appending(path: "Empty"), withIntermediateDirectories: true)
    try sandbox.write("struct A {}", to: "Sources/A.swift")
    try sandbox.write("{}", to: "Odd.xcodeproj/project.pbxproj")
    for path in ["Empty", "Sources", "Odd.xcodeproj", "None.xcodeproj", "App/AppDelegate.swift/x"] {
      let run = try await sandbox.instar("audit", path)
      #expect(run.status == 2 && run.output == "" && run.messages.contains("error: "), "\(path): \(run.messages)")
    }
  }
}
