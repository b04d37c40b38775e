import Emission
import Foundation
import LifecycleModel
import SwiftGeneration
import TestSupport
import Testing

@Suite("The scene manifest of Info.plist")
struct SceneManifestTests {
  @Test("A new app's manifest is the one that Xcode writes, except for the storyboard")
  func plain() {
    #expect(
      ScenePage.lifecycle([]).infoPlist.split(separator: "<!-- instar:")[0] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>UIApplicationSceneManifest</key>
        \t<dict>
        \t\t<key>UIApplicationSupportsMultipleScenes</key>
        \t\t<false/>
        \t\t<key>UISceneConfigurations</key>
        \t\t<dict>
        \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
        \t\t\t<array>
        \t\t\t\t<dict>
        \t\t\t\t\t<key>UISceneConfigurationName</key>
        \t\t\t\t\t<string>Default Configuration</string>
        \t\t\t\t\t<key>UISceneDelegateClassName</key>
        \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        \t\t\t\t</dict>
        \t\t\t</array>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """)
  }

  @Test("A page with a second scene supports several")
  func severalScenes() throws {
    for (text, isTrue) in [("", false), (" [another scene]", true), (" [first scene]", false)] {
      let manifest = try ReadManifest(ScenePage.lifecycle([], guardText: text).infoPlist)
      #expect(manifest.supportsMultipleScenes == isTrue, "\(text)")
    }
  }

  @Test(
    "Classes are prefixed with the app's module, except for Apple's and other modules'; roles without windows have none"
  )
  func classes() throws {
    let manifest = try ReadManifest(
      ScenePage.lifecycle([
        "A | | | `UIWindowScene` | Main.storyboard |", "B | | `Other.Delegate` | `MyScene` | |",
        "Car | CarPlay | | `CPTemplateApplicationScene` | |", "Car | CarPlay | `Other` | | Else |",
      ]).infoPlist)
    let module = "$(PRODUCT_MODULE_NAME)."
    #expect(
      manifest.entries == [
        SceneRole.application.plistKey: [
          .init(name: "A", delegateClass: module + "SceneDelegate", sceneClass: "UIWindowScene", storyboard: "Main"),
          .init(name: "B", delegateClass: "Other.Delegate", sceneClass: module + "MyScene"),
        ],
        SceneRole.carTemplate.plistKey: [.init(name: "Car", sceneClass: "CPTemplateApplicationScene")],
      ])
  }

  @Test("An external display also has the legacy role where the page begins before iOS 16")
  func externalDisplay() throws {
    let rows = ["A | | | | |", "Wall | external display | | | |"]
    let keys = try [13, 16].map { version in
      try ReadManifest(ScenePage.lifecycle(rows, version: version).infoPlist).entries.filter {
        $0.value[0].name == "Wall"
      }
      .keys.sorted()
    }
    let (display, legacy) = (SceneRole.externalDisplay.plistKey, SceneRole.externalDisplayLegacy.plistKey)
    #expect(keys == [[legacy, display], [display]])
    let both = ScenePage.lifecycle(rows + ["Old | external display (legacy) | | | |"])
    #expect(try ReadManifest(both.infoPlist).entries[legacy]?.map(\.name) == ["Old"])
  }

  @Test("The manifest is read back as the page's table, whatever its names", arguments: Seeds.first(200))
  func roundTrip(seed: Int) throws {
    var lifecycle = Lifecycle.random(seed: seed, size: 3).withSwift
    lifecycle.delegates.append(Delegate(name: "Last", types: ["UISceneDelegate"]))
    for (index, name) in Lifecycle.hostileNames.enumerated() where index % 20 == seed % 20 {
      lifecycle.sceneConfigurations.append(SceneConfiguration(name: name, delegateClass: name, storyboard: name))
    }
    try #require(!lifecycle.sceneConfigurations.isEmpty)
    let manifest = try ReadManifest(lifecycle.infoPlist)
    var rows: [String: [SceneConfiguration]] = [:]
    for row in lifecycle.sceneConfigurations
    where rows[row.role.plistKey]?.contains(where: { $0.name == row.name }) != true {
      rows[row.role.plistKey, default: []].append(row)
    }
    let (display, legacy) = (SceneRole.externalDisplay.plistKey, SceneRole.externalDisplayLegacy.plistKey)
    if rows[legacy] == nil, manifest.entries[legacy] != nil { rows[legacy] = rows[display] }
    #expect(manifest.entries.mapValues { $0.map(\.name) } == rows.mapValues { $0.map(\.name) })
    #expect(manifest.entries.mapValues { $0.map(\.storyboard) } == rows.mapValues { $0.map(\.storyboard) })
    for (role, entries) in manifest.entries {
      for (entry, row) in zip(entries, rows[role] ?? []) {
        guard let written = row.delegateClass, !lifecycle.delegates.contains(where: { $0.name == written }) else {
          continue
        }
        #expect(entry.delegateClass?.hasSuffix(written) == true)
      }
    }
  }

  @Test("Characters that XML does not allow are replaced, and the file is still read")
  func controlCharacters() throws {
    var lifecycle = ScenePage.lifecycle([])
    lifecycle.sceneConfigurations = [SceneConfiguration(name: "a\u{0}b\u{1B}c\u{FFFE}d\r\n\te", storyboard: "]]>&#38;")]
    let entry = try ReadManifest(lifecycle.infoPlist).entries[SceneRole.application.plistKey]?.first
    #expect(entry?.name == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\r\n\te")
    #expect(entry?.storyboard == "]]>&#38;")
  }

  @Test("A person's own property list with the same scenes is recognised, however it is indented")
  func contained() {
    let manifest = ScenePage.lifecycle(["A | | | | Main |"]).infoPlist
    let mine = manifest.replacing("\t", with: "  ").replacing(
      "<dict>\n  <key>UIApp", with: "<dict>\n  <key>CFBundleName</key>\n  <string>App</string>\n  <key>UIApp")
    #expect(mine != manifest && SceneManifest.isContained(in: mine, of: manifest))
    #expect(!SceneManifest.isContained(in: mine.replacing("Main", with: "Other"), of: manifest))
    #expect(!SceneManifest.isContained(in: "", of: manifest))
    #expect(!SceneManifest.isContained(in: mine, of: ""))
  }

  @Test("A page without scenes has no manifest, nor has one whose delegates have no callbacks of scenes")
  func absent() {
    #expect(Lifecycle().infoPlist == "")
    var lifecycle = ScenePage.lifecycle(["A | | | | |"])
    #expect(SwiftEmitter().files(for: lifecycle, of: [DelegateID(0)]).contains { $0.path == "Swift/Info.plist" })
    lifecycle.sceneConfigurations = []
    #expect(!SwiftEmitter().files(for: lifecycle, of: [DelegateID(0)]).contains { $0.path == "Swift/Info.plist" })
    #expect(SwiftEmitter().files(for: lifecycle, of: [DelegateID(1)]).contains { $0.path == "Swift/Info.plist" })
  }
}
