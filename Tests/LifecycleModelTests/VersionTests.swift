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

  @Test(
    "A selection names versions of systems and of SDKs",
    arguments: [
      ("iOS 27", "iOS 27"), ("27", "27"), ("iOS 27, SDK iOS 26", "iOS 27, SDK iOS 26"), ("SDK 26", "SDK 26"),
      ("SDK iOS 26 , iOS 27", "iOS 27, SDK iOS 26"), ("iOS 26; Android 14", "iOS 26, Android 14"),
      ("iOS", nil), ("iOS 27,", nil), ("iOS 27, iOS 26", nil), ("SDK 27, SDK iOS 26", nil), ("", nil), (",", nil),
    ])
  func selection(text: String, expected: String?) {
    #expect(VersionSelection(text)?.description == expected)
  }

  @Test("What is removed with an SDK is there on the same system with an earlier SDK, and on an earlier system")
  func sdk() throws {
    let bound = PlatformVersion("iOS", Version(27), sdk: Version(27))
    #expect(bound.description == "iOS 27 with SDK iOS 27")
    let removed = Availability(removed: bound)
    let found = try ["iOS 26", "iOS 27, SDK iOS 26", "iOS 26, SDK iOS 27", "iOS 27", "iOS 28, SDK iOS 26", "iOS 28"].map
    {
      removed.exists(at: try #require(VersionSelection($0)))
    }
    #expect(found == [true, true, true, false, true, false])
    #expect(removed.overlaps(Availability(since: PlatformVersion("iOS", Version(27)))))
    #expect(!removed.overlaps(Availability(since: bound)))
    #expect([Version(27), Version(13, 4), Version(0)].map(\.predecessor) == [Version(26), Version(13, 3), nil])
  }

  @Test("An element exists from its first version until it is removed")
  func availability() {
    let availability = Availability(
      since: PlatformVersion("iOS", Version(13)), deprecated: PlatformVersion("iOS", Version(26)),
      removed: PlatformVersion("iOS", Version(27)))
    let exists = [12, 13, 26, 27].map { availability.exists(at: VersionSelection(PlatformVersion("iOS", Version($0)))) }
    #expect(exists == [false, true, true, false])
    let isDeprecated = [13, 26].map {
      availability.isDeprecated(at: VersionSelection(PlatformVersion("iOS", Version($0))))
    }
    #expect(isDeprecated == [false, true])
    #expect(availability.exists(at: VersionSelection(PlatformVersion("macOS", Version(1)))))
    #expect(Availability().exists(at: VersionSelection(PlatformVersion(nil, Version(0)))))
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
