import LifecycleModel

/// The result of a callback, and its answers to completion handlers, until its body is hand-written.
package struct SwiftDefaultValue {
  /// The statements that return; empty for a callback without a result.
  package let result: [String]
  /// The calls of completion handlers, for which the system waits, with the names of the parameters.
  package let completions: [(parameter: String, statement: String)]

  /// Finds the values of a callback; `configuration` has the statements that choose a scene configuration.
  package init(_ signature: SwiftSignature, configuration: [String] = []) {
    result = signature.kind == .initializer ? [] : Self.result(signature, configuration: configuration)
    completions = signature.parameters.compactMap { parameter in
      guard parameter.name != "restorationHandler", let arguments = Self.arguments(ofHandler: parameter.type) else {
        return nil
      }
      let name = SwiftIdentifier.quoted(parameter.name)
      return (parameter.name, "\(name)(\(arguments))")
    }
  }

  private static func result(_ signature: SwiftSignature, configuration: [String]) -> [String] {
    guard let type = signature.resultType else { return [] }
    if type == "UISceneConfiguration", !configuration.isEmpty { return configuration }
    if type == "UIInterfaceOrientationMask", signature.parameters.map(\.type) == ["UIApplication", "UIWindow?"] {
      let names = signature.parameters.map { SwiftIdentifier.quoted($0.name) }
      return ["return \(names[0]).supportedInterfaceOrientations(for: \(names[1]))"]
    }
    if type == "Bool" { return ["return \(!declined.contains(signature.compoundName))"] }
    if let value = value(of: type) { return ["return \(value)"] }
    if let same = signature.parameters.first(where: { $0.type == type }) {
      return ["return \(SwiftIdentifier.quoted(same.name))"]
    }
    return ["preconditionFailure(\(SwiftLiteral.string("Return a value of type \(type)")))"]
  }

  /// The value with the same effect as a missing callback; `nil` for an unknown type.
  private static func value(of type: String) -> String? {
    switch type {
    case "String", "Substring", "Character": return type == "Character" ? nil : "\"\""
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64":
      return "0"
    case "UIWindowScene.WindowingControlStyle": return ".automatic"
    case "UIInterfaceOrientationMask": return ".all"
    case "NSApplication.TerminateReply": return ".terminateNow"
    case "NSApplication.PrintReply": return ".printingCancelled"
    case let type where type.hasSuffix("?") && !type.contains("->"): return "nil"
    case let type where type.hasPrefix("[") && type.hasSuffix("]"): return type.contains(":") ? "[:]" : "[]"
    case let type where type.hasPrefix("Set<") && type.hasSuffix(">"): return "[]"
    default: return nil
    }
  }

  /// The arguments for a completion handler; `nil` where the parameter is none, or takes unknown types.
  private static func arguments(ofHandler type: String) -> String? {
    guard type.hasPrefix("@escaping (") else { return nil }
    switch type.dropFirst("@escaping ".count) {
    case "() -> Void": return ""
    case "(Bool) -> Void": return "false"
    case "(UIBackgroundFetchResult) -> Void", "(WKBackgroundFetchResult) -> Void": return ".noData"
    case "([AnyHashable: Any]?) -> Void": return "nil"
    case "(INIntentResponse) -> Void": return "INIntentResponse()"
    default: return nil
    }
  }

  /// The methods that return `false` by default.
  private static let declined: Set<String> = [
    "application(_:continue:restorationHandler:)", "application(_:delegateHandlesKey:)", "application(_:handleOpen:)",
    "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)", "application(_:openFile:)",
    "application(_:openFileWithoutUI:)", "application(_:openTempFile:)", "application(_:printFile:)",
    "application(_:shouldRestoreApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)",
    "application(_:shouldSaveApplicationState:)", "application(_:shouldSaveSecureApplicationState:)",
    "application(_:willContinueUserActivityWithType:)", "applicationOpenUntitledFile(_:)",
    "applicationShouldTerminateAfterLastWindowClosed(_:)",
  ]
}
