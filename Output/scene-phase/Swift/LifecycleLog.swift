import Foundation

#if canImport(os)
  import os
#endif

/// The states of a life cycle; a raw value is a state's name on the page.
protocol LifecycleState: RawRepresentable, Sendable where RawValue == String {
  /// The page that has them.
  static var page: LifecyclePage { get }
}

extension LifecycleState {
  /// Logs a call of one of the page's delegates. From another thread than the main one, the line is
  /// written when the main actor is free.
  ///
  /// - Parameters:
  ///   - delegate: The delegate that is called.
  ///   - callback: The callback that is called.
  ///   - instance: The object that is called.
  ///   - scene: The scene that the call is about.
  ///   - state: The state that the call leads to, if there is only one.
  static func record(
    _ delegate: String,
    _ callback: String = #function,
    instance: AnyObject? = nil,
    scene: (AnyObject & Sendable)? = nil,
    state: Self? = nil
  ) {
    let id = instance.map { ObjectIdentifier($0) }
    guard Thread.isMainThread else {
      Task { @MainActor in LifecycleLog.log(delegate, callback, id, scene, state) }
      return
    }
    MainActor.assumeIsolated { LifecycleLog.log(delegate, callback, id, scene, state) }
  }
}

/// The page of a life cycle.
struct LifecyclePage: Sendable {
  /// The title.
  let name: String
  /// The digest of what the page says about calls.
  let digest: String
  /// The delegates whose calls are logged.
  let delegates: [String]
}

/// Writes a line for each life-cycle callback, and one for each page before its first callback.
///
///     lifecycle-launch launch=5f0c22ab page=Player digest=9c1d07aa delegates=SceneDelegate …
///     lifecycle delegate=SceneDelegate callback="sceneDidBecomeActive(_:)" state=Active … n=7
///
/// Version 1 of the format: a word, then `key=value` pairs, a space before each. A value with
/// characters other than ASCII letters, digits, `.`, `-` and `_` is a JSON string. What is not known
/// is omitted. `scene` numbers the scenes of the process, `launch` is a random number of the process,
/// and `n` numbers its calls.
enum LifecycleLog {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "lifecycle"
  #if canImport(os)
    private static let logger = Logger(subsystem: subsystem, category: "lifecycle")
  #endif
  private static let launch = digits(of: UInt.random(in: 0...0xFFFF_FFFF), count: 8)
  @MainActor private static var callCount = 0
  @MainActor private static var pages: Set<ObjectIdentifier> = []
  @MainActor private static var scenes = LifecycleScenes()

  /// Logs a call of a delegate of a page.
  @MainActor
  static func log<State: LifecycleState>(
    _ delegate: String,
    _ callback: String,
    _ instance: ObjectIdentifier?,
    _ scene: AnyObject?,
    _ state: State?
  ) {
    if pages.insert(ObjectIdentifier(State.self)).inserted {
      write(launchLine(of: State.page))
    }
    callCount += 1
    let state = state?.rawValue
    let object = instance.map { " instance=0x\(digits(of: UInt(bitPattern: $0)))" } ?? ""
    let call = "delegate=\(quoted(delegate)) callback=\(quoted(callback))\(object)"
    let number = scene.map { " scene=\(scenes.number(of: $0))" } ?? ""
    let end = "\(number) launch=\(launch) n=\(callCount)"
    write("lifecycle \(call)\(state.map { " state=\(quoted($0))" } ?? "")\(end)")
  }

  private static func launchLine(of page: LifecyclePage) -> String {
    "lifecycle-launch launch=\(launch) page=\(quoted(page.name)) digest=\(page.digest)"
      + " delegates=\(quoted(page.delegates.joined(separator: ","))) system=\(quoted(system))"
  }

  private static var system: String {
    #if os(iOS)
      let name = "iOS"
    #elseif os(macOS)
      let name = "macOS"
    #elseif os(tvOS)
      let name = "tvOS"
    #elseif os(watchOS)
      let name = "watchOS"
    #elseif os(visionOS)
      let name = "visionOS"
    #else
      let name = "Linux"
    #endif
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(name) \(version.majorVersion).\(version.minorVersion)"
  }

  private static func digits(of number: UInt, count: Int = 1) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private static func write(_ line: String) {
    #if canImport(os)
      logger.notice("\(line, privacy: .public)")
    #else
      print(line)
    #endif
  }

  private static func quoted(_ value: String) -> String {
    let isBare = value.utf8.allSatisfy { byte in
      switch UnicodeScalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
      default: false
      }
    }
    if isBare, !value.isEmpty { return value }
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        text += "\\u" + digits(of: UInt(scalar.value), count: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}

/// The numbers of the scenes of a process; a scene that is gone may leave its address to another.
@MainActor
private struct LifecycleScenes {
  private struct Known {
    weak var scene: AnyObject?
    let number: Int
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var count = 0

  mutating func number(of scene: AnyObject) -> Int {
    if let known = known[ObjectIdentifier(scene)], known.scene === scene { return known.number }
    count += 1
    known[ObjectIdentifier(scene)] = Known(scene: scene, number: count)
    return count
  }
}

// instar:generated 8377f09048722b86
