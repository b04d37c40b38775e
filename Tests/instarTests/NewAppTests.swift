import Foundation
import TestSupport
import Testing

@Suite("instar init --app", .tags(.program))
struct NewAppTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A folder has a page, the Swift of the page, and a project that builds it")
  func files() async throws {
    let run = try await sandbox.instar("init", "apps/web-shop", "--app")
    #expect(run.status == 0)
    #expect(
      run.messages == """
        Wrote apps/web-shop/WebShop.md, apps/web-shop/WebShop.xcodeproj and apps/web-shop/WebShop. \
        Next: open apps/web-shop/WebShop.xcodeproj

        """)
    #expect(
      sandbox.files(in: "apps/web-shop").sorted() == [
        "WebShop.md", "WebShop.xcodeproj/project.pbxproj", "WebShop/AppDelegate.swift", "WebShop/Info.plist",
        "WebShop/LifecycleLog.swift", "WebShop/SceneDelegate.swift", "WebShop/ViewController.swift",
        "WebShop/WebShopState.swift",
      ])
    #expect(sandbox.read("apps/web-shop/WebShop.md")?.hasPrefix("# WebShop\n\n- Platform: iOS\n") == true)
    let check = try await sandbox.instar("check", "apps/web-shop/WebShop.md", "--strict")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test("The Swift is what scaffold writes of the page")
  func scaffold() async throws {
    _ = try await sandbox.instar("init", "shop", "--app")
    let run = try await sandbox.instar("scaffold", "shop/Shop.md", "-o", "shop/Shop")
    #expect(run.status == 0 && run.messages == "Wrote 0 files, 6 unchanged: shop/Shop\n", "\(run.messages)")
  }

  @Test("An audit finds nothing in the app, and every callback of its page", arguments: ["iOS 16", "iOS 27"])
  func audit(version: String) async throws {
    _ = try await sandbox.instar("init", "shop", "--app")
    let run = try await sandbox.instar("audit", "shop", "--page", "shop/Shop.md", "--at", version, "--strict")
    #expect(run.status == 0 && run.output == "", "\(run.output)")
    #expect(run.messages.contains("Audited 'Shop' (iOS, scenes by Info.plist, delegate AppDelegate)"))
    let coverage = try await sandbox.instar(
      "audit", "shop", "--page", "shop/Shop.md", "--at", version, "--coverage", "--format", "json")
    #expect(!coverage.output.contains(#""missing""#), "\(coverage.output)")
  }

  @Test("An audit finds nothing in the app without its project: its Info.plist has no type, as Xcode's have none")
  func auditWithoutProject() async throws {
    _ = try await sandbox.instar("init", "shop", "--app")
    let removed = try await sandbox.shell("rm -r shop/*.xcodeproj")
    #expect(removed.status == 0)
    let run = try await sandbox.instar("audit", "shop", "--strict")
    #expect(run.status == 0 && run.output == "", "\(run.output)")
    #expect(run.messages.contains("(iOS, scenes by Info.plist, delegate AppDelegate)"), "\(run.messages)")
  }

  @Test("Nothing is written where a file exists, unless it is to be replaced")
  func existing() async throws {
    try sandbox.write("mine", to: "shop/Shop/Info.plist")
    let kept = try await sandbox.instar("init", "shop", "--app")
    #expect(kept.status == 1)
    #expect(
      kept.messages == """
        error: kept 'shop/Shop/Info.plist', which already exists; nothing was written
        help: Use --force to replace all files

        """)
    #expect(sandbox.files(in: "shop") == ["Shop/Info.plist"])
    #expect(try await sandbox.instar("init", "shop", "--app", "--force").status == 0)
    #expect(sandbox.read("shop/Shop/Info.plist")?.contains("UISceneDelegateClassName") == true)
  }

  @Test("A name that is no identifier becomes one; options of another kind of page are refused")
  func names() async throws {
    for (folder, name) in [("7 days!", "_7Days"), ("ショップ", "ショップ"), ("--", "MyApp")] {
      let run = try await sandbox.instar("init", "--app", "--", folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(sandbox.files(in: folder).contains("\(name).xcodeproj/project.pbxproj"), "\(sandbox.files(in: folder))")
    }
    #expect(sandbox.read("ショップ/ショップ.xcodeproj/project.pbxproj")?.contains(#""com.example.App""#) == true)
    #expect(try await sandbox.instar("init", "shop", "--app", "--from", "uikit").status == 64)
    #expect(try await sandbox.instar("init", "shop", "--templates", "mine").status == 64)
  }

  @Test("A team's template of the project replaces Instar's")
  func templates() async throws {
    try sandbox.write("{{name}} {{bundleIdentifier}} {{deploymentTarget}}\n", to: "mine/Swift/XcodeProject.mustache")
    #expect(try await sandbox.instar("init", "shop", "--app", "--templates", "mine").status == 0)
    #expect(sandbox.read("shop/Shop.xcodeproj/project.pbxproj") == "Shop com.example.Shop 16.0\n")
  }

  @Test("Each object of the project that is mentioned is there, and each that is there is mentioned")
  func objects() async throws {
    _ = try await sandbox.instar("init", "shop", "--app")
    let text = try #require(sandbox.read("shop/Shop.xcodeproj/project.pbxproj"))
    let defined = text.matches(of: /(?m)^\t\t(1A[0-9A-F]{22}) (\/\* .* \*\/ )?= \{/).map(\.1)
    let named = text.matches(of: /1A[0-9A-F]{22}/).map(\.output)
    #expect(Set(defined).count == defined.count && Set(named) == Set(defined))
    #expect(defined.allSatisfy { id in named.count { $0 == id } >= 2 })
  }
}
