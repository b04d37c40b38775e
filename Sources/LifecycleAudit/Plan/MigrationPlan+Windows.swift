import Diagnostics
import ProjectModel
import Text

extension MigrationPlan {
  /// A line that makes or reaches a window in a way that does not work with scenes.
  package struct Window: Hashable, Sendable {
    /// The line.
    package let place: FilePlace
    /// The source of the line, without white space around it.
    package let source: String
    /// The way.
    package let use: WindowUse
  }
}

extension AppAudit {
  /// The lines, by file: those with a finding and, before scenes are adopted, all that make a window or use the delegate's own.
  var windowLines: [MigrationPlan.Window] {
    let rules: [(DiagnosticDescriptor, WindowUse)] = [
      (AppDelegateWindow.descriptor, .delegate), (WindowWithoutScene.descriptor, .creation),
      (KeyWindow.descriptor, .key),
    ]
    let told = rules.flatMap { rule, use in
      findings.filter { $0.diagnostic.id == rule.id }.map { finding in
        (
          finding.file, finding.diagnostic.range,
          FilePlace(SourcePlace(finding.file, finding.diagnostic.range), in: ""), use
        )
      }
    }
    let isMigrating = adoption.isAdopted != true && !neededManifests.isEmpty
    let made = isMigrating ? subject.scenelessWindows.flatMap(\.windows).map { ($0.place, WindowUse.creation) } : []
    let others = (made + (isMigrating ? ownWindows : []))
      .map { place, use in (place.file, place.range, filePlace(place), use) }
    var lines: Set<FilePlace> = []
    return (told + others).sorted { ($0.2.path, $0.1) < ($1.2.path, $1.1) }.compactMap { file, range, place, use in
      guard lines.insert(place).inserted else { return nil }
      let source = file[file.range(ofLine: place.line)].trimmingSpaces
      return MigrationPlan.Window(place: place, source: String(source), use: use)
    }
  }

  /// The window of the application's delegate, and the places where the delegate's methods use it.
  private var ownWindows: [(SourcePlace, WindowUse)] {
    let members = subject.delegates.filter { $0.kind == .application }.map(\.type).flatMap(subject.types.members)
    let declared = members.filter { $0.declaration.kind == .property && $0.declaration.name == "window" }
      .map { SourcePlace($0.file, $0.declaration.nameRange) }
    let used = members.flatMap { member in
      subject.mentions(in: member).filter(\.isOwnWindow).map { SourcePlace(member.file, $0.range) }
    }
    return (declared + used).map { ($0, .own) }
  }
}

extension Mention {
  /// `true` for `window` and `self.window`.
  fileprivate var isOwnWindow: Bool {
    guard !isLegacy, name == "window", [.access, .assignment].contains(kind) else { return false }
    return base == "self" || base.isEmpty && range.start == nameRange.start
  }
}
