import ProjectModel
import SwiftReading
import TestSupport
import Testing

@Suite("Helpers of Tuist's projects")
struct TuistHelpersTests {
  private static let helpers = "Tuist/ProjectDescriptionHelpers/Helpers.swift"

  private static func apps(_ project: String, _ helpers: String) -> [App] {
    Project.find(
      in: ProjectFiles([
        "Project.swift": "import ProjectDescription\n" + project, Self.helpers: helpers, "App/Sources/A.swift": "",
      ]), others: [.tuist]
    ).apps
  }

  @Test("A function is what it returns, with its arguments, defaults and constants")
  func functions() {
    let helpers = """
      public enum Setup {
        static let devices: Set<Destination> = [.iPhone, .iPad]
        static var folder: String { "App" }
      }
      extension Project {
        public static func makeApp(name: String, _ suffix: String = "Pro", extra: [Target] = []) -> Project {
          let all = ["UILaunchStoryboardName": "Launch"].merging(["UIMainStoryboardFile": "Main"]) { $1 }
          let app = Target.target(
            name: "\\(name)\\(suffix)", destinations: Setup.devices, product: .app, infoPlist: .dictionary(all),
            sources: ["\\(Setup.folder)/Sources/**"])
          return Project(name: name, targets: [app] + extra)
        }
      }
      """
    let found = Self.apps(#"let project = Project.makeApp(name: "Reader")"#, helpers)
    #expect(found.map(\.name) == ["ReaderPro"] && found.first?.platforms == [.iOS])
    #expect(found.first?.sources == ["App/Sources/A.swift"])
    let list = found.first?.configurations.first?.infoPlist
    #expect(list?["UILaunchStoryboardName"] != nil && list?["UIMainStoryboardFile"] != nil)
    #expect(Self.apps(#"let project = Project.makeApp(name: "Reader", "")"#, helpers).map(\.name) == ["Reader"])
  }

  @Test("A target that cannot be read is left out with a note")
  func unknown() {
    let files = ProjectFiles([
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\", targets: makeTargets())",
      "A.swift": "import UIKit",
    ])
    #expect(Project.find(in: files, others: [.tuist]).notes.map(\.path) == ["Project.swift"])
  }

  @Test("Functions that use each other, or themselves, end", .mustEnd)
  func recursion() {
    let calls = (0..<40).map { number in
      "func f\(number)() -> [Target] { f\(number + 1)() + f\(number + 1)() + f\(number)() }"
    }
    let helpers = calls.joined(separator: "\n") + "\nlet a = b\nlet b = a\n"
    #expect(Self.apps(#"let project = Project(name: "A", targets: f0() + a)"#, helpers).allSatisfy { $0.isAssumed })
  }
}
