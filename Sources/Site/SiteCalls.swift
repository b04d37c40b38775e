import Diagrams
import Documents
import Emission
import LifecycleModel
import Reports

/// The calls of a transition, numbered in order, with their details.
struct SiteCalls {
  private let subject: SiteSubject

  /// Prepares for the calls of a life cycle.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// A list; calls in any order are a list within it.
  func list(of steps: [Step]) -> HTML {
    var numbering = CallNumbering()
    var items: [HTML] = []
    var group: [HTML] = []
    for (index, step) in steps.enumerated() {
      let item = item(step, mark: numbering.mark(of: step))
      guard let number = step.unordered else {
        items.append(item)
        continue
      }
      group.append(item)
      if index + 1 == steps.count || steps[index + 1].unordered != number {
        items.append(
          .block(
            "li", .class("group"),
            content: .line("span", .class("quiet"), content: HTML(subject.words.anyOrder))
              + .block("ul", .class("calls"), content: group.joined)))
        group = []
      }
    }
    return .block("ol", .class("calls"), content: items.joined)
  }

  /// The names alone, on one line; nothing without calls.
  func brief(_ steps: [Step]) -> HTML {
    guard !steps.isEmpty else { return .nothing }
    var numbering = CallNumbering()
    let names = steps.map { step -> HTML in
      let callback = subject.lifecycle[step.callback]
      let name = "\(numbering.mark(of: step)) \(subject.lifecycle.shownName(of: step.callback))"
      return .inline(
        "code", .class("ink-\(subject.color(of: callback.delegate))"),
        .init("data-delegate", String(callback.delegate.index)), content: HTML(name))
    }
    return .inline("span", .class("brief"), content: names.map { $0 + " " }.joined)
  }

  private func item(_ step: Step, mark: String) -> HTML {
    let lifecycle = subject.lifecycle
    let callback = lifecycle[step.callback]
    let name = HTML.inline("code", content: HTML(InlineContent(.text(lifecycle.shownName(of: step.callback)))))
    let small = [
      subject.words.smallPrint(step.certainty), subject.words.versions(step.attributes.availability).nilIfEmpty,
    ]
    let certainty = small.compactMap { $0 }.map { HTML.inline("span", .class("certainty"), content: HTML($0)) }
    return .block(
      "li", .class("call"), .init("data-delegate", String(callback.delegate.index)),
      content: .line(
        "p",
        content: .inline("span", .class("number"), content: HTML(mark)) + " " + subject.name(of: callback.delegate)
          + " "
          + name + certainty.map { " " + $0 }.joined)
        + note(step, of: callback))
  }

  private func note(_ step: Step, of callback: Callback) -> HTML {
    let own = callback.documentation == step.note ? "" : step.note
    let texts = [
      InlineContent(description: callback.documentation, sources: callback.attributes.provenance.sources),
      InlineContent(description: own, sources: step.attributes.provenance.sources),
    ].filter { !$0.isEmpty }
    let source = subject.words.provenance(step.attributes.provenance)
    return texts.map { HTML.line("p", .class("said"), content: HTML($0)) }.joined
      + (source.isEmpty ? .nothing : .line("p", .class("source"), content: HTML(source)))
  }
}
