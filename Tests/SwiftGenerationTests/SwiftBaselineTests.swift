import LifecycleModel
import Testing

@testable import SwiftGeneration

@Suite("Availability of a page's callbacks")
struct SwiftBaselineTests {
  private func baseline(_ platform: String?, _ version: Version?) -> SwiftBaseline {
    var lifecycle = Lifecycle()
    lifecycle.platform = platform
    lifecycle.versions = version.map { VersionRange($0) }
    return SwiftBaseline(lifecycle)
  }

  @Test(
    "Newer callbacks are marked with their system and version",
    arguments: [
      ("iOS", Version(13), "iOS 13", nil), ("iOS", Version(12), "iOS 13", "@available(iOS 13, *)"),
      ("iPadOS", Version(13, 4), "iOS 13.4", nil), (nil, nil, "iOS 12", nil), (nil, nil, "13", "@available(iOS 13, *)"),
      ("watchOS", nil, "watchOS 7", "@available(watchOS 7, *)"), ("Android", Version(9), "Android 10", nil),
      ("iOS", Version(13), "macOS 12", "@available(macOS 12, *)"),
    ] as [(String?, Version?, String, String?)])
  func attribute(platform: String?, version: Version?, since: String, attribute: String?) {
    #expect(baseline(platform, version).attribute(since: PlatformVersion(since)) == attribute)
  }

  @Test("The class's availability is not repeated")
  func enclosing() {
    let baseline = baseline("iOS", Version(12))
    let class13 = PlatformVersion("iOS 13")
    #expect(baseline.attribute(since: PlatformVersion("iOS 13"), enclosing: class13) == nil)
    #expect(baseline.attribute(since: PlatformVersion("iOS 26"), enclosing: class13) == "@available(iOS 26, *)")
  }
}
