import LifecycleAudit
import ProjectModel
import SwiftReading
import TestSupport
import Testing

@Suite("Which files of an app are read")
struct AppReadingTests {
  /// A project of two apps for two systems each, with a file of both in which a line stands.
  private static func project(_ line: String) -> ProjectFiles {
    ExampleProject.files(
      in: """
        === project.yml
        name: Reader
        targets:
          Reader:
            type: application
            supportedDestinations: [iOS, tvOS]
            sources: [Shared]
          Lite:
            type: application
            supportedDestinations: [iOS, tvOS]
            sources: [Shared]
        === Shared/AppDelegate.swift
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          \(line)
          func applicationDidEnterBackground(_ application: UIApplication) { save() }
        }
        === Shared/Other.swift
        struct Other {}

        """)
  }

  /// The findings of all apps, and the paths that were parsed, with the apps read together or each on its own.
  private static func audits(of files: ProjectFiles, together: Bool) throws -> (findings: [String], parsed: [String]) {
    let parsed = Locked<[String]>([])
    let outliner: AppReading.Outliner = { file, conditions in
      parsed.with { $0.append(file.path) }
      return file.path.hasSuffix(".swift")
        ? SourceOutline(swift: file, under: conditions) : SourceOutline(objectiveC: file, under: conditions)
    }
    let page = try #require(TestPage.bundled.first { $0.name == "uikit" }).lifecycle
    var reading = AppReading(files, outline: outliner)
    let audits = Project.find(in: files, others: [.tuist, .package]).apps.flatMap { app in
      if !together { reading = AppReading(files, outline: outliner) }
      return AppAudit.audits(of: app, pages: [AuditedPage(page, at: nil)], reading: &reading)
    }
    let findings = audits.flatMap { audit in
      audit.findings.map { "\(audit.app.name) \(audit.platform) \($0.file.path) \($0.diagnostic)" }
    }
    return (findings, parsed.with { $0.sorted() })
  }

  @Test("A file of two apps and systems is parsed once, unless it asks for the system")
  func once() throws {
    let plain = try Self.audits(of: Self.project("let title = 1"), together: true)
    #expect(plain.parsed == ["Shared/AppDelegate.swift"])
    #expect(plain.findings.filter { $0.contains("callback-to-move") }.count == 4)
    let asking = try Self.audits(of: Self.project("#if os(tvOS)\n#endif"), together: true)
    #expect(asking.parsed == ["Shared/AppDelegate.swift", "Shared/AppDelegate.swift"])
  }

  @Test("A file with the name of a method of an object's delegate is not read")
  func objects() throws {
    let files = ExampleProject.files(
      in: """
        === project.yml
        name: Reader
        targets:
          Reader:
            type: application
            platform: iOS
            sources: [Shared]
        === Shared/AppDelegate.swift
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate, WCSessionDelegate {
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          func sessionDidDeactivate(_ session: WCSession) {}
          func applicationDidEnterBackground(_ application: UIApplication) { save() }
        }
        === Shared/Location.swift
        func stop(_ delegate: AnyObject) { delegate.locationManagerDidChangeAuthorization(manager) }
        === Shared/Session.swift
        func stop(_ delegate: AnyObject) { delegate.sessionDidDeactivate(session) }
        === Shared/Hand.swift
        func stop(_ delegate: AnyObject) { delegate.applicationDidEnterBackground(app) }

        """)
    #expect(try Self.audits(of: files, together: true).parsed == ["Shared/AppDelegate.swift", "Shared/Hand.swift"])
  }

  @Test("A file that only asks for the application's delegate is read")
  func delegate() throws {
    let project =
      ExampleProject.scenes + """

        === Banner.swift
        func show(_ banner: Banner) { UIApplication.shared.delegate?.window??.addSubview(banner) }
        """
    #expect(
      try ExampleAudit.findings(in: project).contains { $0.hasPrefix("Banner.swift:1 app-delegate-window error") })
  }

  @Test("What is read for one app changes no finding of another", arguments: AuditFixture.all)
  func independence(app: AuditFixture) throws {
    let files = app.files()
    let together = try Self.audits(of: files, together: true)
    let apart = try Self.audits(of: files, together: false)
    #expect(together.findings == apart.findings)
    #expect(together.parsed.count <= apart.parsed.count)
  }

  @Test("The order in which files are listed changes no finding", arguments: AuditFixture.all)
  func order(app: AuditFixture) throws {
    let files = app.files()
    let reversed = ProjectFiles(paths: files.paths.reversed(), bytes: files.bytes)
    let findings = try Self.audits(of: files, together: true).findings
    #expect(try Self.audits(of: reversed, together: true).findings == findings)
  }
}
