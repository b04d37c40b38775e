import Diagnostics
import LifecycleModel
import LifecyclePaths
import Text

/// A finding in words, with its places in the log and on the page.
package struct LogFindingText: Sendable {
  /// The number of expected calls that are named.
  private static let mostExpectations = 6

  private let lifecycle: Lifecycle
  private let sourceMap: SourceMap
  private let page: SourceFile
  /// The names of the files of the log, and those of devices and launches.
  package var files: [String]
  package var names = ByteNames()

  /// Names the files of the log, in the order in which they were read; the page's places are those of a source map.
  package init(_ lifecycle: Lifecycle, _ sourceMap: SourceMap, page: SourceFile, files: [String]) {
    self.lifecycle = lifecycle
    self.sourceMap = sourceMap
    self.page = page
    self.files = files
  }

  /// The diagnostic of a finding, in the line that has it.
  package func diagnostic(of finding: LogFinding) -> FileDiagnostics {
    let file = SourceFile(
      path: path(finding.place), bytes: finding.line, from: SourceLocation(line: finding.place.line, column: 1))
    let columns = finding.place.columns
    let times = finding.count > 1 ? " (\(finding.count) times)" : ""
    let diagnostic = Diagnostic(
      finding.reason.descriptor, summary(of: finding) + times, at: SourceRange(columns.lowerBound, columns.upperBound),
      notes: notes(on: finding), detail: detail(of: finding), help: help(for: finding)
    ).identified(by: finding.fingerprint(on: lifecycle))
    return FileDiagnostics(file, [diagnostic])
  }

  private func path(_ place: LogPlace) -> String { files.indices.contains(place.file) ? files[place.file] : "-" }

  // MARK: - Words

  private func summary(of finding: LogFinding) -> String {
    let name = finding.callback.map { "'\(lifecycle[$0].name)'" } ?? "A call"
    switch finding.reason {
    case .unexpectedCall: return "\(name) comes where the page does not allow it"
    case .brokenRule(let broken): return "A rule of the page is broken: \(violation(of: broken))"
    case .indistinctScenes: return "\(name) is allowed only if it is about another scene, which the log does not tell"
    case .lostLines(let count):
      return count.map { "\($0.counted("line")) of calls \($0 == 1 ? "is" : "are") missing before this one" }
        ?? "Messages were lost here"
    case .lateLine(isChecked: true): return "The line of \(name) comes after those of later calls"
    case .lateLine(isChecked: false): return "The line of \(name) comes again, or too late, and is not checked"
    case .clockWentBack(let time):
      return "The clock of the process goes back by \(LogTime.seconds(time)) s before \(name)"
    case .tooManyScenes:
      return "A process has more life cycles at a time than are followed: the one that was silent longest is forgotten"
    case .tooManyProcesses(let count):
      return
        "The log has more than \(count.counted("process", "processes")) at a time: the one that was silent longest is taken as ended"
    case .unlistedCall(let name): return "'\(name)' is called, but not on the page"
    case .neverObserved(let id):
      return "'\(lifecycle[id].name)' is not in the log; the page expects it before this call"
    case .monitorDisagrees: return "The app's monitor reports \(name), which this check allows"
    case .otherPage(let digest):
      return "The app was built from another version of the page: digest \(digest), not \(lifecycle.callDigest)"
    }
  }

  /// The words for the call that breaks a rule.
  private func violation(of broken: BrokenRule) -> String {
    let claim = lifecycle.rules[broken.rule].claim
    let words = ClaimStrings(claim, in: lifecycle)
    return broken.isAtEnd ? "\(words.a.hasNotHappened) before the \(words.scope) ends here" : claim.kind.note(on: words)
  }

  private func help(for finding: LogFinding) -> String? {
    switch finding.reason {
    case .unexpectedCall(let call):
      let names = call.lostCalls.map { "'\(lifecycle[$0].name)'" }
      guard let last = names.last else { return nil }
      let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
      return
        "It conforms if the \(names.count == 1 ? "line" : "lines") of \(list) \(names.count == 1 ? "was" : "were") lost"
    case .indistinctScenes: return "Log the scene with each call, as print(#function, scene) does"
    case .neverObserved: return "With '--observed page', a missing call is an error"
    case .otherPage: return "Check the log with the page that the app was built from"
    case .unlistedCall: return "Add it to the page where it is called, or find out why it is"
    case .monitorDisagrees: return "Please report it: this is an error of Instar"
    case .tooManyProcesses: return "Check the logs of fewer devices at a time, or sort them by device"
    case .tooManyScenes:
      return "If scenes end without a call, let the page say how, with a transition to its initial state"
    case .clockWentBack: return "If the lines are not in the order of the calls, check them with '--order time'"
    case .brokenRule, .lostLines, .lateLine: return nil
    }
  }

  /// The last calls before it, a line each.
  private func detail(of finding: LogFinding) -> [String] {
    guard case .unexpectedCall = finding.reason, !finding.before.isEmpty else { return [] }
    let width = finding.before.map { String($0.line).count }.max() ?? 0
    return ["", "The calls before it:"]
      + finding.before.map { entry in
        let number = String(entry.line)
        let pad = String(repeating: " ", count: width - number.count)
        return "  line \(pad)\(number)  \(lifecycle[entry.callback].name)"
      }
  }

  private func notes(on finding: LogFinding) -> [Diagnostic.Note] {
    if case .brokenRule(let broken) = finding.reason { return notes(on: broken, since: finding.since) }
    guard case .unexpectedCall(let call) = finding.reason else { return [] }
    return [origin(of: finding, call)].compactMap(\.self) + expectations(call)
      + finding.rules.map { note(onRule: $0, "It breaks the rule: ") }
  }

  /// The rule on the page, and the call since which it matters.
  private func notes(on broken: BrokenRule, since place: LogPlace?) -> [Diagnostic.Note] {
    let rule = note(onRule: broken.rule, "The rule: ")
    guard let place else { return [rule] }
    return [
      rule, note(broken.isAtEnd ? "It is due since this call" : "It came here before", at: place),
    ]
  }

  private func note(onRule rule: Int, _ words: String) -> Diagnostic.Note {
    Diagnostic.Note(words + lifecycle.rules[rule].text, range: range(ofRule: rule), in: page)
  }

  private func range(ofRule rule: Int) -> SourceRange {
    sourceMap.rules.indices.contains(rule) ? sourceMap.rules[rule] : .fileStart
  }

  /// The line and column on the page of a rule.
  package func location(ofRule rule: Int) -> SourceLocation { page.location(at: range(ofRule: rule).start) }

  private func note(_ text: String, at place: LogPlace) -> Diagnostic.Note {
    let location = SourceLocation(line: place.line, column: place.columns.lowerBound + 1)
    return Diagnostic.Note(text, range: .fileStart, in: SourceFile(path: path(place), bytes: [], from: location))
  }

  /// Where the life cycle was, and since when.
  private func origin(of finding: LogFinding, _ call: UnexpectedCall) -> Diagnostic.Note? {
    guard let state = call.state.known, let since = finding.since else { return nil }
    return note("\(words(for: finding.scope)) was in \(lifecycle[state].name) since this call", at: since)
  }

  /// The call that leads to the unexpected one soonest, then others that the page allows there.
  private func expectations(_ call: UnexpectedCall) -> [Diagnostic.Note] {
    var seen: Set<CallbackID> = []
    let all = call.expectations.filter { seen.insert($0.callback).inserted }
    guard let first = all.first else { return [] }
    let path = lifecycle.headline(of: [first.transition])
    let note = Diagnostic.Note(
      "The page expects '\(lifecycle[first.callback].name)' here, on \(path)", range: range(of: first), in: page)
    let others = all.dropFirst().prefix(Self.mostExpectations - 1)
    guard let next = others.first else { return [note] }
    let names = others.map { "'\(lifecycle[$0.callback].name)'" }.joined(separator: ", ")
    let more =
      all.count > Self.mostExpectations ? " and \((all.count - Self.mostExpectations).counted("other"))" : ""
    return [note, Diagnostic.Note("It also allows \(names)\(more)", range: range(of: next), in: page)]
  }

  /// The place on the page of a call that it expects: its step.
  private func range(of expectation: UnexpectedCall.Expectation) -> SourceRange {
    let place = sourceMap[expectation.transition]
    let step = lifecycle[expectation.transition].steps.firstIndex { $0.callback == expectation.callback }
    return step.flatMap { place.steps.indices.contains($0) ? place.steps[$0] : nil } ?? place.range
  }

  /// The line and column on the page of a call that it expects.
  package func location(of expectation: UnexpectedCall.Expectation) -> SourceLocation {
    page.location(at: range(of: expectation).start)
  }

  /// The name of a process or a life cycle at the beginning of a sentence: `Scene 1 of process 803`.
  package func words(for scope: LogScope) -> String {
    let process =
      switch scope.processName {
      case .number(let number)?: "process \(number)"
      case .launch(let launch)?: "launch \(launch)"
      case nil: scope.launch.map { "launch \(names.text(of: $0))" } ?? "process \(scope.process)"
      }
    switch scope.lifeName {
    case .scene(let number)?: return "Scene \(number) of \(process)"
    case .object(let address)?: return "The life cycle of 0x\(String(address, radix: 16)) in \(process)"
    case nil:
      return scope.life == nil ? process.prefix(1).uppercased() + process.dropFirst() : "A life cycle of \(process)"
    }
  }
}
