import LifecycleModel
import TestSupport
import Testing

@Suite("The generated log")
struct LifecycleLogFileTests {
  @Test("The subsystem is the page's, as a literal, or the bundle's identifier")
  func subsystem() {
    var lifecycle = Lifecycle.sample
    #expect(lifecycle.swift("LifecycleLog").contains("subsystem = Bundle.main.bundleIdentifier ?? \"lifecycle\"\n"))
    lifecycle.logSubsystem = "a\"\\(b)"
    #expect(lifecycle.swift("LifecycleLog").contains("subsystem = \"a\\\"\\\\(b)\"\n"))
  }

  @Test("Systems older than the logger print a line on the console", arguments: [(13, true), (14, false)])
  func fallback(version: Int, isNeeded: Bool) {
    var lifecycle = Lifecycle.sample
    lifecycle.versions = VersionRange(Version(version))
    #expect(lifecycle.swift("LifecycleLog").contains("if #available(iOS 14, ") == isNeeded)
  }
}
