import Diagnostics
import LifecycleModel
import ProjectModel

/// Code asks the app delegate for its window.
enum AppDelegateWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "app-delegate-window",
    severity: .error,
    headline: "'UIApplication.shared.delegate?.window' is nil in an app with scenes",
    explanation: """
      In an app with scenes, each scene's delegate holds a window, and the app delegate has none: code that asks for it gets nil, or
      ends the app. Before scenes are adopted, this is a warning where the version asks to adopt them: the code has to change with the
      migration.

      Not told where the app fills the app delegate's `window`: by an assignment anywhere, as of a scene delegate for the sake of old
      code, or by a getter; nor where the method that asks falls back to the scenes. It is a note where the code asks if the window is
      there.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { show(in: UIApplication.shared.delegate?.window) }"),
    fixedExample: ExampleProject.sceneDelegate("  func sceneDidBecomeActive(_ scene: UIScene) { show(in: window) }"))

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let mode = app.mode, app.pages.contains(where: { $0.launchModes.contains(.withScenes) }),
      mode == .withScenes ? !app.fillsDelegateWindow : app.pages.contains(where: \.asksForScenes)
    else { return [] }
    let foreign = app.delegateWindows.filter { $0.mention.kind != .assignment && !app.asksScenes(around: $0) }
    return (foreign + (mode == .withScenes ? ownWindows(in: app) : [])).map { found in
      let severity: Severity = mode == .withScenes ? .error : .warning
      return AuditFinding(
        descriptor,
        mode == .withScenes
          ? "The app delegate's 'window' is nil in an app with scenes"
          : "The app delegate's 'window' is nil once scenes are adopted",
        at: found.place, notes: app.adoption.place.map { [Diagnostic.Note("Scenes are adopted here", at: $0)] } ?? [],
        help: "Ask the view's or the scene's own window", severity: app.isTested(found) ? .note : severity)
    }
  }

  /// The app delegate's own uses of its window, where the storyboard has moved to the scene.
  private static func ownWindows(in app: AuditedApp) -> [FoundMention] {
    guard app.sceneConfigurations.contains(where: { $0.configuration.storyboard != nil }) else { return [] }
    let delegates = app.delegates.filter { $0.kind == .application }.map(\.type)
    return delegates.flatMap(app.types.members).filter { !$0.declaration.parameters.contains { $0.name == "window" } }
      .flatMap { member -> [FoundMention] in
        let mentions = app.mentions(in: member)
        let isLocal = mentions.contains { $0.name == "window" && $0.isDeclaration(in: member.part.outline) }
        let own = mentions.first { mention in
          mention.kind == .access && mention.name == "window" && !mention.isLegacy
            && (mention.base == "self" || mention.base.isEmpty && mention.range == mention.nameRange)
        }
        // Code for systems before scenes asks for the window there.
        return isLocal || own?.isTested == true && app.runsBeforeScenes
          ? [] : own.map { [FoundMention(outline: member.part.outline, mention: $0)] } ?? []
      }
  }
}

extension AuditedApp {
  /// `true` where code that also runs since iOS 13 fills the window of the application's delegate, or a getter makes it.
  fileprivate var fillsDelegateWindow: Bool {
    let types = delegates.filter { $0.kind == .application }.map(\.type)
    return delegateWindows.contains { $0.mention.kind == .assignment || $0.mention.name == "setWindow:" }
      || types.flatMap(self.types.members).contains { member in
        isWindowGetter(member) || mentions(in: member).contains { isOwnAssignment($0, in: member.part.outline) }
      }
      || types.flatMap(\.parts).contains { part in
        part.declaration.members.contains { $0.kind == .property && hasInitialWindow($0, in: part.outline) }
      }
  }

  private func isWindowGetter(_ member: AppMember) -> Bool {
    if member.declaration.selector == "window", member.declaration.kind == .method { return true }
    guard member.declaration.kind == .property, member.declaration.name == "window", let body = member.declaration.body
    else { return false }
    let text = member.file[body]
    return !text.contains("didSet") && !text.contains("willSet")
  }

  private func isOwnAssignment(_ mention: Mention, in outline: SourceOutline) -> Bool {
    guard mention.kind == .assignment, !mention.isLegacy, mention.arguments.first != "nil" else { return false }
    return mention.name == "window" && (mention.base == "self" || mention.base.isEmpty)
      && !mention.isDeclaration(in: outline) || mention.name == "_window"
  }

  private func hasInitialWindow(_ property: MemberDeclaration, in outline: SourceOutline) -> Bool {
    property.name == "window"
      && outline.mentions(in: property.range).contains {
        $0.kind == .assignment && $0.nameRange == property.nameRange && $0.arguments.first != "nil"
      }
  }

  /// Returns `true` where the code asks if what it reads is there, also by the variable that it goes to.
  fileprivate func isTested(_ found: FoundMention) -> Bool {
    if found.mention.isTested { return true }
    guard let member = found.member, let body = member.declaration.body else { return false }
    let variable = mentions(in: member).last {
      $0.kind == .assignment && $0.base.isEmpty && $0.range.contains(found.mention.range)
    }
    guard let variable else { return false }
    if found.outline.language == .objectiveC {
      return Self.asks(for: variable.name, in: found.outline.file[SourceRange(variable.range.end, body.end)])
    }
    return mentions(in: member).contains {
      $0.name == variable.name && $0.isTested && $0.base.isEmpty && $0.range.start > variable.range.start
    }
  }

  /// Returns `true` for a text of Objective-C with `if (name`, `if (!name` or `name ?`.
  private static func asks(for name: String, in text: String) -> Bool {
    let dense = text.filter { !$0.isWhitespace }
    return ["if(\(name)", "if(!\(name)", "\(name)?", "&&\(name)", "if(nil==\(name)"].contains { dense.contains($0) }
  }

  /// Returns `true` where the method around a mention, or the file outside of methods, asks for the scenes, too.
  fileprivate func asksScenes(around found: FoundMention) -> Bool {
    let nearby = found.member.map { mentions(in: $0) } ?? found.outline.mentions
    return nearby.contains { ["connectedScenes", "UIWindowScene", "windowScene", "openSessions"].contains($0.name) }
  }
}
