import Diagnostics
import ProjectModel

/// Code does in the inactive state what belongs to the background.
enum InactiveAsBackground: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "inactive-as-background",
    severity: .note,
    headline: "Work of the background is done where the app becomes inactive",
    explanation: """
      An app becomes inactive on its way to the background, and at many other times: Control Center, Notification Center and the app
      switcher, a call, an alert of the system such as the request for a permission, another window on an iPad. What disconnects, saves
      or locks there does so too often ([WLED-Native-iOS#72](https://github.com/Moustachauve/WLED-Native-iOS/issues/72)).

      Move it to the callback or phase of the background, unless it is meant for these times too, as hiding secrets is.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneWillResignActive(_ scene: UIScene) { connection.disconnect() }"),
    fixedExample: ExampleProject.sceneDelegate(
      "  func sceneDidEnterBackground(_ scene: UIScene) { connection.disconnect() }"))

  /// The callbacks of the inactive state.
  private static let callbacks: Set = ["sceneWillResignActive(_:)", "applicationWillResignActive(_:)"]
  /// The first words of methods whose work is that of the background.
  private static let verbs: Set = ["disconnect", "save", "persist", "lock", "logout", "logoff", "signout"]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let members = app.members.filter { member in
      member.isExact && callbacks.contains(member.callback.name) && app.mode.map { !member.isDead(in: $0) } ?? true
    }
    let calls = members.flatMap { member in
      app.mentions(in: member.member).filter(isWork).map { call in
        finding(FoundMention(outline: member.member.part.outline, mention: call), app, member)
      }
    }
    return calls
      + app.types.outlines.flatMap { outline in
        phaseCode(in: outline).flatMap { outline.mentions(in: $0) }.filter(isWork).map {
          finding(FoundMention(outline: outline, mention: $0), app, nil)
        }
      }
  }

  private static func finding(_ found: FoundMention, _ app: AuditedApp, _ member: MatchedMember?) -> AuditFinding {
    let name = found.mention.name.prefix { $0 != "(" && $0 != ":" }
    return AuditFinding(
      descriptor,
      "'\(name)' runs each time the app becomes inactive, as for Control Center, an alert or the app switcher",
      at: SourcePlace(found.outline.file, found.mention.nameRange),
      help: member == nil
        ? "Do it in the phase 'background', unless it is meant for these times"
        : "Do it in '\(app.shownName(ofScene: "sceneDidEnterBackground(_:)"))', unless it is meant for these times",
      delegate: member?.delegate.type.name, callback: member?.callback.name)
  }

  /// Returns `true` for a call whose name begins with such a word; a lock of threads is none.
  private static func isWork(_ mention: Mention) -> Bool {
    guard mention.kind == .call, !mention.isLegacy else { return false }
    let name = mention.name.prefix { $0 != "(" && $0 != ":" }
    let verb = name.prefix { $0.isLowercase }
    let isLock = ["lock(", "lock:", "lock"].contains {
      mention.name == $0 || mention.name.hasPrefix($0) && $0 != "lock"
    }
    let owner = mention.base.lowercased()
    if verb == "lock", isLock, ["lock", "mutex", "semaphore"].contains(where: owner.hasSuffix) { return false }
    return verbs.contains(String(verb)) || verbs.contains(name.lowercased())
  }

  /// The code that a file runs for the phase `inactive` alone: after `case .inactive:`, in `if phase == .inactive { … }`.
  private static func phaseCode(in outline: SourceOutline) -> [SourceRange] {
    guard outline.language == .swift, outline.mentions.contains(where: { $0.name == "scenePhase" }) else { return [] }
    let bytes = outline.file.bytes
    return outline.mentions { $0.kind == .access && $0.name == "inactive" }.compactMap { phase in
      let before = bytes[..<phase.range.start].reversed().drop(while: \.isASCIISpace)
      let after = bytes[phase.range.end...].drop(while: \.isASCIISpace)
      if before.starts(with: "esac".utf8), after.first == UInt8(ascii: ":") {
        return SourceRange(after.startIndex + 1, end(of: bytes, from: after.startIndex + 1, endsAtCase: true))
      }
      guard before.starts(with: "==".utf8), after.first == UInt8(ascii: "{") else { return nil }
      return SourceRange(after.startIndex + 1, end(of: bytes, from: after.startIndex + 1, endsAtCase: false))
    }
  }

  /// The offset at which a block ends: its brace or, of a `case`, the next one.
  private static func end(of bytes: [UInt8], from start: Int, endsAtCase: Bool) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      default:
        let isLabel = ["case ", "default:", "@unknown "].contains { bytes[index...].starts(with: $0.utf8) }
        if endsAtCase, depth == 0, isLabel, bytes[index - 1].isASCIISpace { return index }
      }
      index += 1
    }
    return index
  }
}
