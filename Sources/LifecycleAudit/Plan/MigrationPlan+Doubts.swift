import LifecycleModel
import ProjectModel

extension MigrationPlan {
  /// A part of the app that could not be decided.
  package enum Doubt: Hashable, Sendable {
    /// What the project says could not be read or expanded: the sentence, with its file and line.
    case project(String)
    /// A method chooses scene configurations, and there is no scene manifest: documented as enough, reported as too late.
    case methodWithoutManifest(FilePlace)
    /// A superclass is not known: its name, the place of the delegate's type.
    case superclass(String, FilePlace)
    /// The class of the application's delegate is a variable: the place of a type that conforms.
    case delegateClass(FilePlace)
    /// A file has a syntax error.
    case syntaxError(FilePlace)
    /// The app's own code calls a method that moves: the callback, the place of the call.
    case call(String, FilePlace)
  }
}

extension AppAudit {
  /// The parts of the app that could not be decided, given the methods that move.
  func doubts(about moves: [MigrationPlan.Move]) -> [MigrationPlan.Doubt] {
    let notes = subject.configuration.undecided.map { note in
      let path = prefix + note.path
      return MigrationPlan.Doubt.project(ProjectNote(note.message, path: path, at: note.location).line)
    }
    let missing = app.missing.filter(SourceKind.isSource).map { path in
      MigrationPlan.Doubt.project("File of '\(app.name)' is not there: '\(prefix)\(path)'")
    }
    var method: [MigrationPlan.Doubt] = []
    if case .methodWithoutManifest(let place) = adoption { method = [.methodWithoutManifest(filePlace(place))] }
    let types = subject.delegates.compactMap { delegate -> MigrationPlan.Doubt? in
      guard let part = delegate.type.declaration else { return nil }
      let place = filePlace(SourcePlace(part.outline.file, part.declaration.nameRange))
      if let name = subject.types.openSuperclass(of: delegate.type) {
        return .superclass(name, place)
      }
      return delegate.kind == .application && delegate.evidence == nil ? .delegateClass(place) : nil
    }
    let unread = subject.types.outlines.compactMap { outline in
      outline.firstError.map { MigrationPlan.Doubt.syntaxError(filePlace(SourcePlace(outline.file, $0))) }
    }
    let calls = moves.compactMap { move in move.call.map { MigrationPlan.Doubt.call(move.method.callback, $0) } }
    return notes + missing + method + types + unread + calls
  }
}
