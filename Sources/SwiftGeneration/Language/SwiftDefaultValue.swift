import LifecycleModel

/// What a callback returns, and what it answers, while nobody has written anything into it.
package struct SwiftDefaultValue {
  /// The statements that return; empty where nothing comes back.
  package let result: [String]
  /// The calls of completion handlers, which the system waits for, with the names of the parameters.
  package let completions: [(parameter: String, statement: String)]

  /// The values of a callback. `configuration` are the statements that choose a scene configuration.
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

  /// The value that leaves things as they are without the callback; `nil` for types of which nothing is known.
  private static func value(of type: String) -> String? {
    switch type {
    case "String", "Substring", "Character": return type == "Character" ? nil : "\"\""
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64", "UInt32", "UInt64":
      return "0"
    case "UIWindowScene.WindowingControlStyle": return ".automatic"
    case "NSApplication.TerminateReply": return ".terminateNow"
    case "NSApplication.PrintReply": return ".printingCancelled"
    case let type where type.hasSuffix("?") && !type.contains("->"): return "nil"
    case let type where type.hasPrefix("[") && type.hasSuffix("]"): return type.contains(":") ? "[:]" : "[]"
    case let type where type.hasPrefix("Set<") && type.hasSuffix(">"): return "[]"
    default: return nil
    }
  }

  /// The arguments for a handler that a callback has to call; `nil` where the parameter is none, or takes unknown types.
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

  /// Questions of the system whose answer is no unless the app does something about it.
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
