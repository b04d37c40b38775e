import LifecycleModel
import Testing

@Suite("Versions")
struct VersionTests {
  @Test("Parts compare as numbers, and missing parts are zero")
  func order() throws {
    let texts = ["0", "9", "9.1", "12.4.9", "13", "13.0.1", "13.2", "13.10", "26"]
    let versions = try texts.map { try #require(Version($0)) }
    #expect(versions.sorted() == versions)
    #expect(Version("13.0") == Version(13))
    #expect(Version("13.0.0")?.description == "13")
    #expect(Version("0.0")?.description == "0")
    #expect(Version("10.15.0.1")?.description == "10.15.0.1")
  }

  @Test(
    "Other text is not a version",
    arguments: ["", ".", "13.", ".5", "13.x", "-1", "1e3", "1234567890", "١٣", "13 ", "v13"])
  func invalid(text: String) {
    #expect(Version(text) == nil)
  }

  @Test("A version of a system has the system's name before it, with or without a space")
  func platform() {
    #expect(PlatformVersion("iOS 13") == PlatformVersion("iOS", Version(13)))
    #expect(PlatformVersion("iOS13.4")?.description == "iOS 13.4")
    #expect(PlatformVersion("13")?.platform == nil)
    #expect(PlatformVersion(" Mac Catalyst  13.1 ")?.platform == "Mac Catalyst")
    for text in ["iOS", "", "iOS thirteen", "iOS 13 beta", "13 iOS"] { #expect(PlatformVersion(text) == nil) }
  }

  @Test("Versions of one system compare, whatever its case; versions without a system compare with all")
  func comparable() {
    let version = PlatformVersion("iOS", Version(13))
    #expect(version.isComparable(to: PlatformVersion("ios", Version(9))))
    #expect(version.isComparable(to: PlatformVersion(nil, Version(9))))
    #expect(!version.isComparable(to: PlatformVersion("macOS", Version(9))))
  }

  @Test("A range sorts its ends")
  func range() {
    #expect(VersionRange(Version(27), Version(12)).description == "12 to 27")
    #expect(VersionRange(Version(13)).description == "13")
    #expect(VersionRange(Version(13), Version("13.0")).lowest == Version(13))
  }

  @Test("An element exists from its first version until it is removed")
  func availability() {
    let availability = Availability(
      since: PlatformVersion("iOS", Version(13)), deprecated: PlatformVersion("iOS", Version(26)),
      removed: PlatformVersion("iOS", Version(27)))
    let exists = [12, 13, 26, 27].map { availability.exists(at: PlatformVersion("iOS", Version($0))) }
    #expect(exists == [false, true, true, false])
    let isDeprecated = [13, 26].map { availability.isDeprecated(at: PlatformVersion("iOS", Version($0))) }
    #expect(isDeprecated == [false, true])
    #expect(availability.exists(at: PlatformVersion("macOS", Version(1))))
    #expect(Availability().exists(at: PlatformVersion(nil, Version(0))))
  }

  @Test("Two availabilities overlap unless one ends before the other begins")
  func overlap() {
    let old = Availability(removed: PlatformVersion("iOS", Version(13)))
    let new = Availability(since: PlatformVersion("iOS", Version(13)))
    let other = Availability(since: PlatformVersion("macOS", Version(13)))
    #expect(!old.overlaps(new) && !new.overlaps(old))
    #expect(old.overlaps(Availability()) && old.overlaps(other) && new.overlaps(new))
    #expect(Availability(removed: PlatformVersion("iOS", Version(14))).overlaps(new))
  }
}
