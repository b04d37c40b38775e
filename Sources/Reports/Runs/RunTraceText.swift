import Diagrams
import LifecycleModel
import LifecyclePaths
import Text

/// A run as people read it on a terminal: a block an event with its calls below, then where it has got to.
package struct RunTraceText: Sendable {
  private let trace: RunTrace
  private let strings: DiagramStrings
  private let isColored: Bool
  private let delegateWidth: Int
  private let callbackWidth: Int
  private let numberWidth: Int

  /// Lays out a run; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ trace: RunTrace, isColored: Bool) {
    self.trace = trace
    self.isColored = isColored
    strings = DiagramStrings(trace.lifecycle)
    let calls = trace.events.flatMap { $0.transitions.flatMap(\.calls) } + trace.pending
    let lifecycle = trace.lifecycle
    let width = { (texts: [String]) in texts.map(\.terminalSafe.displayWidth).max() ?? 0 }
    numberWidth = width(calls.map(\.number))
    delegateWidth = width(calls.map { lifecycle.delegate(of: $0.step.callback).name })
    callbackWidth = width(calls.map { lifecycle.shownName(of: $0.step.callback) })
  }

  /// All events, then where each scene is and what can happen next.
  package var text: String {
    (trace.events.indices.map(event) + [outcome]).joined(separator: "\n")
  }

  /// All events.
  package var happenings: String { trace.events.indices.map(event).joined(separator: "\n") }

  /// One event: its headline, its calls and the states on the way.
  package func event(_ index: Int) -> String {
    let event = trace.events[index]
    var lines = [headline(event, number: index + 1)]
    for (place, transition) in event.transitions.enumerated() {
      lines += transition.calls.map { "  " + line($0) }
      if place < event.transitions.count - 1 {
        lines.append(
          String(repeating: " ", count: numberWidth + 4) + styled(.strong, "→ \(name(of: transition.target))"))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The calls still to come, and for each scene its state and what can happen to it.
  package var outcome: String {
    var lines = trace.pending.map { "  " + line($0, showsOutcome: false) }
    if !lines.isEmpty { lines = ["Still to come"] + lines + [""] }
    let places = trace.rests.enumerated().map { scene, rest in
      (trace.rests.count > 1 ? "Scene \(scene + 1): " : "State: ") + name(of: rest.state) + "."
    }
    let width = places.map(\.displayWidth).max() ?? 0
    for (place, rest) in zip(places, trace.rests) {
      let shown = rest.next.prefix(RunProblem.shownCount).map(ShellWord.quoted)
      let more = shown.count < rest.next.count ? ["…"] : []
      let next = shown.isEmpty ? "nothing" : (shown + more).joined(separator: ", ")
      lines.append(styled(.strong, place) + Self.space(width - place.displayWidth + 1) + "Next: " + next)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(_ event: RunTrace.Event, number: Int) -> String {
    let scene = trace.rests.count > 1 ? "Scene \(event.scene + 1): " : ""
    let title = "\(number). \(scene)\(event.name.terminalSafe)"
    let path = ([event.transitions.first?.source].compactMap { $0 } + event.transitions.map(\.target)).map(name)
    let condition = event.guard.map { "  " + styled(.quiet, "[\($0.text.terminalSafe)]") } ?? ""
    return styled(.strong, title) + (event.name.isEmpty ? "" : "  ") + path.joined(separator: " → ") + condition
  }

  private func line(_ call: RunTrace.Call, showsOutcome: Bool = true) -> String {
    let delegate = trace.lifecycle.delegate(of: call.step.callback).name.terminalSafe
    let callback = trace.lifecycle.shownName(of: call.step.callback).terminalSafe
    let remarks = remarks(on: call, showsOutcome: showsOutcome).joined(separator: ", ").terminalSafe
    let number = Self.space(numberWidth - call.number.displayWidth) + call.number
    let names = "\(delegate)\(Self.space(delegateWidth - delegate.displayWidth + 2))\(callback)"
    guard !remarks.isEmpty else { return styled(call.outcome.style, "\(number)  \(names)") }
    let gap = Self.space(callbackWidth - callback.displayWidth + 2)
    return styled(call.outcome.style, "\(number)  \(names)") + gap + styled(.quiet, remarks)
  }

  private func remarks(on call: RunTrace.Call, showsOutcome: Bool) -> [String] {
    let condition = call.step.certainty.condition.map { ": \($0)" } ?? ""
    let group = call.step.unordered == nil ? [] : [strings.anyOrder]
    guard showsOutcome else { return [call.step.certainty.condition].compactMap { $0 } }
    switch call.outcome {
    case .came: return strings.remarks(of: call.step) + group
    case .cameLate(let event): return ["late, of event \(event)"]
    case .skipped: return ["skipped\(condition)"]
    case .left: return [(call.step.certainty.mayBeMissing ? "skipped or still to come" : "still to come") + condition]
    }
  }

  private func name(of state: StateID) -> String { trace.lifecycle[state].name.terminalSafe }

  private func styled(_ style: TextStyle?, _ text: String) -> String {
    isColored ? style?.applied(to: text) ?? text : text
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension RunTrace.Call.Outcome {
  /// The style of a line; `nil` for plain.
  fileprivate var style: TextStyle? {
    switch self {
    case .came, .cameLate: nil
    case .skipped, .left: .quiet
    }
  }
}
