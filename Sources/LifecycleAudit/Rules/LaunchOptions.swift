import Diagnostics
import ProjectModel
import Text

/// The app delegate reads launch options, which are nil in an app with scenes.
enum LaunchOptions: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "launch-options",
    severity: .warning,
    headline: "Launch options are nil in an app with scenes",
    explanation: """
      In an app with scenes, UIKit passes nil as the launch options: code that looks up a key finds nothing. URLs, activities and quick
      actions come in the connection options of the scene, the tap on a notification to the notification centre's delegate. Locations
      and Bluetooth come in no options.

      Not told where the app also runs before iOS 13 and reads the connection options, too.
      """,
    example: ExampleProject.launch("{ launchOptions?[.url] == nil }"),
    fixedExample: ExampleProject.launch("{ true }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard app.mode == .withScenes else { return [] }
    return app.launchOptionReads.compactMap { read in
      // Before iOS 13 the options are the right place.
      if app.runsBeforeScenes, let request = read.request, !app.connectionOptionReads(of: request).isEmpty {
        return nil
      }
      return AuditFinding(
        descriptor, "Launch options are nil in an app with scenes", at: read.place, help: app.advice(for: read),
        delegate: read.launch.delegate.type.name, callback: read.launch.callback.name)
    }
  }
}

/// A key that the app delegate looks up in the launch options.
struct LaunchOptionRead {
  /// The callback that has the options.
  let launch: MatchedMember
  /// The key in Swift: `url`, `location`.
  let key: String
  /// The kind of request; `nil` for a key that no connection option replaces.
  let request: LaunchRequest?
  /// The key's place.
  let place: SourcePlace
}

extension AuditedApp {
  /// The keys that the app delegate looks up in the launch options, in the order of its methods.
  var launchOptionReads: [LaunchOptionRead] {
    let launches = members.filter { $0.isExact && $0.callback.name.hasSuffix("FinishLaunchingWithOptions:)") }
    return launches.flatMap { launch -> [LaunchOptionRead] in
      guard let options = launch.member.declaration.parameters.last?.name else { return [] }
      let file = launch.member.file
      let keys =
        launch.member.part.outline.language == .objectiveC
        ? Self.objectiveCKeys(of: options, in: launch.member)
        : mentions(in: launch.member).filter {
          $0.kind == .access && !$0.isLegacy && Self.isKey($0, of: options, in: file)
        }.map { ($0.name, $0.range) }
      return keys.map { key, range in
        LaunchOptionRead(
          launch: launch, key: key, request: LaunchRequest.allCases.first { $0.launchOptionKeys.contains(key) },
          place: SourcePlace(file, range))
      }
    }
  }

  /// What to do instead of looking up a key. No options have locations and Bluetooth: Apple, the deprecations of their keys in iOS 26;
  /// intuit/LocationManager#119.
  fileprivate func advice(for read: LaunchOptionRead) -> String {
    switch read.key {
    case "location": "It is in no options: take up locations at each launch, with 'CLLocationUpdate' or 'CLMonitor'"
    case "bluetoothCentrals", "bluetoothPeripherals":
      "It is in no options: make the manager with its restoration identifier at each launch"
    case "remoteNotification":
      "A tap comes to the notification centre's delegate, a silent notification to "
        + "'application(_:didReceiveRemoteNotification:fetchCompletionHandler:)'"
    default:
      read.request.map { "Read '\(shownOption(of: $0))' of the connection options" } ?? "Do not look up launch options"
    }
  }

  /// Returns `true` for the key in `options?[.url]` and `options[UIApplication.LaunchOptionsKey.url]`.
  private static func isKey(_ mention: Mention, of options: String, in file: SourceFile) -> Bool {
    let before = file.bytes[..<mention.range.start].reversed().drop { $0 == UInt8(ascii: " ") }
    guard before.first == UInt8(ascii: "[") else { return false }
    let name = before.dropFirst().drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
    return name.starts(with: options.utf8.reversed())
  }

  /// The keys in `options[UIApplicationLaunchOptionsURLKey]`, as Swift names them. Bodies in Objective-C have no mentions of
  /// variables, so they are searched for the text.
  private static func objectiveCKeys(of options: String, in member: AppMember) -> [(String, SourceRange)] {
    guard let body = member.declaration.body else { return [] }
    let opening = Array("\(options)[UIApplicationLaunchOptions".utf8)
    var keys: [(String, SourceRange)] = []
    var rest = member.file.bytes[body.start..<body.end]
    while let found = rest.firstRange(of: opening) {
      let word = member.file.bytes[found.upperBound..<body.end].prefix(while: \.isASCIILetter)
      let key = String(decoding: word, as: UTF8.self)
      if key.hasSuffix("Key") {
        let name = key == "URLKey" ? "url" : key.prefix(1).lowercased() + key.dropFirst().dropLast(3)
        let start = found.lowerBound + options.utf8.count + 1
        keys.append((name, SourceRange(start, word.endIndex)))
      }
      rest = rest[found.upperBound...]
    }
    return keys
  }
}
