import Diagrams
import Documents
import Emission
import LifecycleModel
import Reports

/// The calls of a chain, numbered in order through all of its transitions.
struct SiteCalls {
  private let subject: SiteSubject
  private var numbering = CallNumbering()

  /// Prepares for the calls of a chain.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// The calls of the next transition as a list; calls in any order are a list within it.
  mutating func list(of steps: [Step]) -> HTML {
    var items: [HTML] = []
    for group in steps.groups {
      let calls = steps[group].map { item($0, mark: numbering.mark(of: $0)) }
      guard steps[group.lowerBound].unordered != nil else {
        items += calls
        continue
      }
      items.append(
        .block(
          "li", .class("group"),
          content: .line("span", .class("quiet"), content: HTML(subject.words.anyOrder))
            + .block("ul", .class("calls"), content: calls.joined)))
    }
    return .block("ol", .class("calls"), content: items.joined)
  }

  /// The names of all calls of a chain on one line.
  static func brief(_ chain: [TransitionID], in subject: SiteSubject) -> HTML {
    let steps = chain.flatMap { subject.lifecycle[$0].steps }
    guard !steps.isEmpty else { return SiteRow.part("brief quiet", "—") }
    let names = zip(steps, CallNumbering.marks(of: steps)).map { step, mark in
      let delegate = subject.lifecycle[step.callback].delegate
      let number = HTML.inline("span", .class("number"), content: HTML(mark))
      return HTML.inline(
        "code", .class("ink-\(subject.color(of: delegate))"), .init("data-delegate", String(delegate.index)),
        content: number + " " + HTML(subject.lifecycle.shownName(of: step.callback)))
    }
    return SiteRow.part("brief", names.joined(separator: " "))
  }

  private func item(_ step: Step, mark: String) -> HTML {
    let callback = subject.lifecycle[step.callback]
    let small = [
      subject.words.smallPrint(step.certainty), subject.words.versions(step.attributes.availability).nilIfEmpty,
    ]
    let remarks = small.compactMap { $0 }.map { HTML.inline("span", .class("certainty"), content: HTML($0)) }
    let note = callback.documentation == step.note ? "" : step.note
    return .block(
      "li", .class("call"), .init("data-delegate", String(callback.delegate.index)),
      content: .line(
        "p",
        content: .inline("span", .class("number"), content: HTML(mark)) + " " + subject.name(of: callback.delegate)
          + " " + subject.link(to: step.callback) + remarks.map { " " + $0 }.joined)
        + subject.said(note, step.attributes.provenance))
  }
}
