import Diagrams
import Documents
import LifecycleModel
import LifecyclePaths
import Text

/// A run as it is shown: its events with their transitions, and the calls that came or did not.
package struct RunTrace: Sendable {
  /// One call of the page, and what became of it.
  package struct Call: Hashable, Sendable {
    /// The outcome of a call.
    package enum Outcome: Hashable, Sendable {
      /// It came on its event.
      case came
      /// It came now, though it is of this earlier event, from 1.
      case cameLate(event: Int)
      /// It may be skipped, and was.
      case skipped
      /// It is deferred, and did not come on its event.
      case left
    }

    /// The number by which words name it: `3`, or `2.4` where it came late.
    package let number: String
    /// The page's step.
    package let step: Step
    package let outcome: Outcome
  }

  /// One transition of an event with its calls.
  package struct Edge: Hashable, Sendable {
    /// The leaf where it starts.
    package let source: StateID
    /// The leaf where it ends.
    package let target: StateID
    /// The calls in the order in which they came; those that did not come stand where the page has them.
    package let calls: [Call]
  }

  /// One event of one scene.
  package struct Event: Hashable, Sendable {
    /// The word that names it.
    package let word: String
    /// The index of its scene.
    package let scene: Int
    /// The page's name of it; empty for none.
    package let name: String
    /// The condition under which it happens.
    package let `guard`: Guard?
    /// Its transitions, at least one.
    package let transitions: [Edge]
  }

  /// The stable state of a scene at the end.
  package struct Rest: Hashable, Sendable {
    /// The leaf.
    package let state: StateID
    /// The words for what can happen to it next.
    package let next: [String]
  }

  /// The life cycle that ran.
  package let lifecycle: Lifecycle
  /// The first state of the first scene.
  package let start: StateID?
  /// The events in their order.
  package let events: [Event]
  /// The stable state of each scene.
  package let rests: [Rest]
  /// The calls still to come: their numbers with their events, `2.4`.
  package let pending: [Call]

  /// Follows a run.
  package init(_ run: Run, in notation: RunNotation) {
    let graph = notation.graph
    var position = RunPosition(at: run.start)
    var events: [Event] = []
    for event in run.events {
      events.append(
        Event(
          word: notation.word(for: event, at: position), scene: event.scene, name: graph.event(of: event.macrostep),
          guard: graph.guard(of: event.macrostep), transitions: Self.transitions(of: event, at: position, in: graph)))
      position.take(event, in: graph)
    }
    lifecycle = graph.lifecycle
    start = run.start.leaves.first
    self.events = events
    rests = position.configuration.leaves.enumerated().map { scene, leaf in
      Rest(state: leaf, next: notation.words(possibleFor: scene, at: position))
    }
    pending = position.pending.map { Call(number: $0.word, step: graph.step(of: $0.call), outcome: .left) }
  }

  /// Distributes an event's calls over its transitions: a call belongs to the one on which it came.
  private static func transitions(of event: Run.Event, at position: RunPosition, in graph: RunGraph) -> [Edge] {
    let numbers = CallNumbers(of: event.macrostep, at: position, in: graph)
    let edges = graph.transitions(of: event.macrostep)
    let transitionOf = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1.transition, $0) })
    var calls = Array(repeating: [Call](), count: edges.count)
    var places = Array(repeating: [Int](), count: edges.count)
    var current = 0
    for call in event.calls {
      if call.lateFrom == nil, let transition = transitionOf[call.transition] {
        current = max(current, transition)
      }
      let outcome = call.lateFrom.map { Call.Outcome.cameLate(event: $0 + 1) } ?? .came
      calls[current].append(
        Call(number: numbers.number(of: call) ?? "", step: graph.step(of: call), outcome: outcome))
      places[current].append(numbers.place(of: call) ?? -1)
    }
    let came = Set(event.calls)
    for (index, call) in numbers.listed.enumerated() where !came.contains(call) {
      guard let transition = transitionOf[call.transition] else { continue }
      let step = graph.step(of: call)
      let place = places[transition].firstIndex { $0 > index } ?? places[transition].count
      let outcome: Call.Outcome = step.certainty.isDeferred ? .left : .skipped
      calls[transition].insert(Call(number: String(index + 1), step: step, outcome: outcome), at: place)
      places[transition].insert(index, at: place)
    }
    return zip(edges, calls).map { Edge(source: $0.source, target: $0.target, calls: $1) }
  }
}

/// The first sentence of a page's prose.
enum FirstSentence {
  /// The sentence as plain text on one line; `nil` where there is none, or nothing but links.
  static func of(markdown: String) -> String? {
    guard let line = MarkdownText(markdown).lines.first, line.contains(where: isProse) else { return nil }
    let words = PlainText.words(of: line)
    return words.isEmpty ? nil : String(words[..<end(of: words)])
  }

  private static func isProse(_ run: InlineContent.Inline) -> Bool {
    switch run {
    case .text(let text): text.contains { $0.isLetter || $0.isNumber }
    case .code, .strong, .emphasis: true
    case .link, .indent: false
    }
  }

  /// The index after a full stop that a space and no small letter follow, or after `。`, `！`, `？`.
  private static func end(of words: String) -> String.Index {
    var index = words.startIndex
    while index < words.endIndex {
      let next = words.index(after: index)
      switch words[index] {
      case "。", "！", "？": return next
      case ".", "!", "?":
        guard next < words.endIndex, words[next] == " " else { break }
        let following = words.index(after: next)
        if following == words.endIndex || !words[following].isLowercase { return next }
      default: break
      }
      index = next
    }
    return words.endIndex
  }
}

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

/// A run as JSON, one step a transition; `Schemas/simulate.schema.json` describes it.
package struct RunTraceJSON: Sendable {
  private let trace: RunTrace
  private let version: String?

  /// Describes a run of a page, read at a version, `nil` for the whole page.
  package init(_ trace: RunTrace, at version: String? = nil) {
    self.trace = trace
    self.version = version
  }

  /// The document with a line end at its end.
  package var text: String { value.pretty }

  private var value: JSONValue {
    let states = trace.rests.map { JSONValue.string(trace.lifecycle[$0.state].name) }
    return [
      "schema": "instar/1",
      "name": .string(trace.lifecycle.name),
      "at": .optional(version),
      "from": .optional(trace.start.map { trace.lifecycle[$0].name }),
      "scenes": .int(trace.rests.count),
      "run": .array(trace.events.map { .string($0.word) }),
      "steps": .array(trace.events.flatMap { event in event.transitions.map { step(event, $0) } }),
      "state": states.first ?? .null,
      "states": .array(states),
      "pending": .array(trace.pending.map(call)),
      "next": .array(trace.rests.flatMap { $0.next.map(JSONValue.string) }),
    ]
  }

  private func step(_ event: RunTrace.Event, _ transition: RunTrace.Edge) -> JSONValue {
    let came = transition.calls.filter(\.outcome.isComing)
    let missing = transition.calls.filter { !$0.outcome.isComing }
    return [
      "event": .string(event.name),
      "source": .string(trace.lifecycle[transition.source].name),
      "target": .string(trace.lifecycle[transition.target].name),
      "calls": .array(came.map(call)),
      "missing": .array(missing.map(call)),
      "scene": .int(event.scene + 1),
      "word": .string(event.word),
    ]
  }

  private func call(_ call: RunTrace.Call) -> JSONValue {
    StepJSON(trace.lifecycle).call(call.step) + ["number": .string(call.number)]
  }
}

extension RunTrace.Call.Outcome {
  /// `true` where the call came.
  fileprivate var isComing: Bool {
    switch self {
    case .came, .cameLate: true
    case .skipped, .left: false
    }
  }
}
