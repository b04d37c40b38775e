/// The frameworks that generated Swift is compiled with: Apple's own on macOS, stubs of them elsewhere.
///
/// Apple's frameworks, or stubs for them. The part for macOS was written and type-checked on Linux; not yet run on a Mac.
package struct FrameworkSet: Sendable {
  /// Its name, which is that of Apple's SDK: `iphonesimulator`.
  package let name: String
  /// The compiler, as a command that takes the compiler's options.
  package let compiler: [String]
  /// The modules that are stubs, of `Tests/UIKitStub`: groups of those that import only modules of earlier groups.
  package let stubs: [[String]]

  #if canImport(Darwin)
    /// `true` for stubs, with which programs can be run.
    package static let areStubs = false

    /// One for each SDK of Xcode's that life cycles are about.
    static let all = [
      apple("iphonesimulator", target: "ios15.0-simulator"), apple("macosx", target: "macosx13.0"),
      apple("watchsimulator", target: "watchos10.0-simulator"),
    ]

    /// Those that some files import from: UIKit and SwiftUI are the iPhone's.
    static func of(_ files: [SwiftCompiler.File]) -> FrameworkSet {
      let imports = { (module: String) in files.contains { $0.text.contains("import \(module)\n") } }
      return all[imports("AppKit") ? 1 : imports("WatchKit") ? 2 : 0]
    }

    private static func apple(_ sdk: String, target: String) -> FrameworkSet {
      // XCTest is beside the SDK.
      let line = """
        platform=$(xcrun --sdk \(sdk) --show-sdk-platform-path)/Developer
        exec xcrun --sdk \(sdk) swiftc -F "$platform/Library/Frameworks" -I "$platform/usr/lib" "$@"
        """
      // Packages are in no SDK.
      return FrameworkSet(
        name: sdk,
        compiler: ["/bin/sh", "-c", line, "swiftc", "-target", "arm64-apple-\(target)"],
        stubs: [["Logging", "Telemetry"]])
    }
  #else
    /// `true` for stubs, with which programs can be run.
    package static let areStubs = true

    /// The stubs.
    static let all = [set(["swiftc"])]

    /// Those that some files import from. On Apple's systems Foundation has `URLSession` too.
    static func of(_ files: [SwiftCompiler.File]) -> FrameworkSet {
      guard files.contains(where: { $0.text.contains("URLSession") }) else { return all[0] }
      return set(["swiftc"] + ["-import-module", "URLSessions"].flatMap { ["-Xfrontend", $0] })
    }

    private static func set(_ compiler: [String]) -> FrameworkSet {
      FrameworkSet(
        name: "stubs", compiler: compiler,
        stubs: [
          ["UserActivity", "CloudKit", "Intents", "HealthKit", "os", "Logging", "Telemetry"]
            + ["AVFAudio", "CoreBluetooth", "CoreLocation", "CoreMedia", "MultipeerConnectivity", "NetworkExtension"]
            + ["PushKit", "StoreKit", "URLSessions", "UserNotifications", "WatchConnectivity"],
          ["AVFoundation", "AppKit", "UIKit", "WatchKit"],
          ["AVKit", "CallKit", "CarPlay", "SwiftUI", "WebKit"],
        ])
    }
  #endif
}
