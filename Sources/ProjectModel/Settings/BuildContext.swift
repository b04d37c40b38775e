/// The build for which conditions of settings are asked.
struct BuildContext: Hashable {
  /// The configuration's name.
  let configuration: String
  /// The system; `nil` as long as it is not known: then conditions on SDKs do not hold.
  let platform: AppPlatform?

  /// Returns `true` where a condition holds.
  func satisfies(_ condition: BuildSetting.Condition) -> Bool {
    switch condition.parameter {
    case "sdk":
      guard let sdk = platform?.sdk else { return condition.pattern == "*" }
      return Glob.matches(sdk, condition.pattern) || Glob.matches(sdk + "99.0", condition.pattern)
    case "arch": return Glob.matches("arm64", condition.pattern)
    case "config": return Glob.matches(configuration, condition.pattern)
    case "variant": return Glob.matches("normal", condition.pattern)
    default: return false
    }
  }
}

extension AppPlatform {
  /// The name of the SDK for devices, without its version.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macCatalyst, .macOS: "macosx"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    case .watchOS: "watchos"
    }
  }

  /// The setting with the oldest system on which an app runs.
  var deploymentTargetKey: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    }
  }

  /// Creates the system of an SDK, for devices or simulators, with its version or without; `nil` for others.
  init?(sdk: some StringProtocol) {
    let names: [(AppPlatform, [String])] = [
      (.iOS, ["iphoneos", "iphonesimulator"]), (.tvOS, ["appletvos", "appletvsimulator"]),
      (.visionOS, ["xros", "xrsimulator"]), (.watchOS, ["watchos", "watchsimulator"]), (.macOS, ["macosx"]),
    ]
    let found = names.first { $0.1.contains { sdk.hasPrefix($0) } }
    guard let found else { return nil }
    self = found.0
  }
}
