import Documents
import LifecycleModel
import LifecycleReader
import Text

/// A life cycle as a source states it, by names; each claim has its line in the source.
package struct Draft: Hashable, Sendable {
  /// The title; empty for none.
  package var name = ""
  /// The platform: `iOS`.
  package var platform: String?
  /// The versions that the source is about.
  package var versions: VersionRange?
  /// The prose below the title, as Markdown.
  package var summary = ""
  /// The language of the page.
  package var language = Lifecycle().language
  /// `false` where the callbacks are no Swift.
  package var hasSwift = true
  /// The states in the order of the source; their numbers are indices.
  package var states: [DraftState] = []
  /// The transitions in the order of the source.
  package var transitions: [DraftTransition] = []
  /// The callbacks that the source lists on no transition.
  package var callbacks: [DraftCall] = []
  /// The delegates with their types, where the source names them; those of the catalog need no entry.
  package var delegates: [DraftDelegate] = []

  /// Creates an empty draft.
  package init() {}
}

/// A state of a draft.
package struct DraftState: Hashable, Sendable {
  package var name: String
  /// The number of the composite state around it.
  package var parent: Int?
  /// `true` for the state in which a life cycle, or its composite state, begins.
  package var isInitial = false
  /// `true` for a state in which a life cycle ends.
  package var isFinal = false
  /// `true` for a state that a life cycle only passes through, such as a choice.
  package var isTransient = false
  /// The prose about it, as Markdown.
  package var documentation = ""
  /// The line in the source, from 1; `nil` for a state that no line names.
  package var line: Int?

  package init(_ name: String, parent: Int? = nil, line: Int?) {
    self.name = name
    self.parent = parent
    self.line = line
  }
}

/// A transition of a draft: a path of two states or more, with the calls on each of its segments.
package struct DraftTransition: Hashable, Sendable {
  /// The numbers of the states on the way, at least two.
  package var path: [Int]
  /// The event; empty for none.
  package var event = ""
  package var condition: String?
  /// The calls of each segment of the path, in order; may have fewer segments than the path.
  package var calls: [[DraftCall]] = []
  /// The versions that have it.
  package var availability = Availability()
  /// The prose about it, as Markdown.
  package var documentation = ""
  /// The line in the source, from 1.
  package var line: Int

  /// Creates a transition between states of some numbers.
  package init(_ path: [Int], event: String = "", line: Int) {
    self.path = path
    self.event = event
    self.line = line
  }
}

/// A call of a draft.
package struct DraftCall: Hashable, Sendable {
  /// The delegate's name: `SceneDelegate`.
  package var delegate: String
  /// The callback's compound name, or a value of an observed delegate.
  package var callback: String
  /// The declaration, where it is not the catalog's.
  package var signature: String?
  /// The certainty that the call comes.
  package var certainty = Certainty.always
  /// The versions that have it.
  package var availability = Availability()
  /// The number, from 1, of its group without a fixed order on the transition.
  package var unordered: Int?
  /// The prose about it, as Markdown.
  package var note = ""
  /// The line in the source, from 1.
  package var line: Int

  /// The names of its delegate and its callback.
  package var name: CallName { CallName(delegate, callback) }

  package init(_ delegate: String, _ callback: String, line: Int) {
    self.delegate = delegate
    self.callback = callback
    self.line = line
  }
}

/// A delegate of a draft.
package struct DraftDelegate: Hashable, Sendable {
  /// The name: `SceneDelegate`.
  package var name: String
  /// The protocols or classes.
  package var types: [String]
  /// The prose about it, as Markdown.
  package var documentation = ""

  package init(_ name: String, types: [String]) {
    self.name = name
    self.types = types
  }
}

extension Draft {
  /// Adds a paragraph of plain text to the summary.
  mutating func addProse(_ text: String) { summary.addParagraph(text) }

  /// A transition in words: `'Play' from 'Idle' to 'Playing'`.
  func description(of transition: DraftTransition) -> String {
    let names = transition.path.map { "'\(states[$0].name)'" }
    let event = transition.event.isEmpty ? "" : " '\(transition.event)'"
    let calls = transition.calls.joined().count
    return "transition\(event) from \(names[0]) to \(names[names.count - 1])"
      + (calls == 0 ? "" : calls == 1 ? " with a call" : " with \(calls) calls")
  }
}

extension DraftState {
  /// Adds a paragraph of plain text to the prose; in quotation marks if a page would take its end for attributes.
  mutating func addProse(_ text: String) {
    documentation.addParagraph(text.endsInAttributes ? "“\(text)”" : text)
  }
}

extension DraftTransition {
  /// Adds a paragraph of plain text to the prose.
  mutating func addProse(_ text: String) { documentation.addParagraph(text) }
}

extension String {
  /// `true` for text with a parenthesis at its end that begins with an attribute: `is shown (initial)`.
  fileprivate var endsInAttributes: Bool {
    let text = last == "." ? dropLast() : self[...]
    guard text.last == ")", let opening = text.lastIndex(of: "(") else { return false }
    let field = text[opening...].dropFirst().dropLast().prefix { !",;".contains($0) }.trimmingSpaces
    guard case .attribute = AttributePhrase.standard.match(String(field), code: nil) else { return false }
    return true
  }

  /// Adds plain text as a paragraph of Markdown.
  fileprivate mutating func addParagraph(_ text: String) {
    guard !text.isEmpty else { return }
    let paragraph = MarkdownWriter(.gitHub).paragraph([.text(text)])
    self = isEmpty ? paragraph : self + "\n\n" + paragraph
  }
}

/// A draft of a page, with the report of the source that it was made from.
package struct ImportedDraft: Hashable, Sendable {
  package var draft: Draft
  package var report: ImportReport

  /// Creates a draft with its report.
  package init(draft: Draft = Draft(), report: ImportReport = ImportReport()) {
    self.draft = draft
    self.report = report
  }

  /// The most composite states around a state. A page shows them as nested lists, whose indentation grows with the square of their depth.
  private static let mostNested = 64

  /// Takes states that are nested too deeply out of the innermost ones around them, which the report says.
  package mutating func limitNesting() {
    // Of the states that were looked at, the number of those around each and itself.
    var depths: [Int?] = Array(repeating: nil, count: draft.states.count)
    for index in draft.states.indices {
      var chain: [Int] = []
      var next: Int? = index
      while let state = next, depths[state] == nil {
        chain.append(state)
        next = draft.states[state].parent
      }
      for state in chain.reversed() {
        let around = draft.states[state].parent
        let depth = around.flatMap { depths[$0] } ?? 0
        depths[state] = min(depth + 1, Self.mostNested)
        guard depth == Self.mostNested, let around else { continue }
        draft.states[state].parent = draft.states[around].parent
        let names = [state, around].map { "'\(draft.states[$0].name)'" }
        report.add(
          .unused("\(names[0]) is nested more than \(Self.mostNested) deep; it is beside \(names[1])"),
          at: draft.states[state].line ?? 1)
      }
    }
  }

  /// Keeps one of the transitions that differ in nothing but their lines, such as an arrow that a diagram draws twice; the report
  /// names the line of the one that is kept.
  package mutating func mergeRepeats() {
    var lines: [DraftTransition: Int] = [:]
    var kept: [DraftTransition] = []
    for transition in draft.transitions {
      let claim = transition.withoutLines
      if let line = lines[claim] {
        report.add(.ignored("the same transition as in line \(line)"), at: transition.line)
      } else {
        lines[claim] = transition.line
        kept.append(transition)
      }
    }
    draft.transitions = kept
  }
}

extension DraftTransition {
  /// The transition wherever it stands.
  fileprivate var withoutLines: DraftTransition {
    var transition = self
    transition.line = 0
    for segment in calls.indices {
      for call in calls[segment].indices { transition.calls[segment][call].line = 0 }
    }
    return transition
  }
}
