import Documents
import Emission
import LifecycleModel
import Reports

/// An article on each state and each transition, to which the pictures link.
struct SiteDetails {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle

  /// Prepares the articles.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
  }

  /// All articles, states first.
  var html: HTML {
    let incoming = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].target }
    let outgoing = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].source }
    let states = lifecycle.stateIDs.map { article($0, from: outgoing[$0] ?? [], to: incoming[$0] ?? []) }
    return states.joined + lifecycle.transitionIDs.map(article).joined
  }

  private func article(_ id: StateID, from: [TransitionID], to: [TransitionID]) -> HTML {
    let state = lifecycle[id]
    let parent = state.parent.map { HTML(subject.heading("parent") + " ") + subject.link(to: $0) }
    let marks = [
      HTML(subject.heading("state")), parent, subject.words.attributes(of: state).nilIfEmpty.map { HTML($0) },
      subject.words.versions(state.availability).nilIfEmpty.map { HTML($0) },
    ].compactMap { $0 }
    let remarks = state.remarks.filter { !$0.text.isEmpty }.map { remark in
      HTML.line(
        "p", .class("said"),
        content: .inline("strong", content: HTML(remark.heading)) + " " + HTML(InlineContent(markdown: remark.text)))
    }
    return .block(
      "article", .id(subject.anchors[id]), .class("detail"),
      content: .line("h3", .init("tabindex", "-1"), content: HTML(state.name)) + kind(marks)
        + subject.said(state.documentation, state.provenance) + remarks.joined
        + links(subject.word("leavesBy"), from) + links(subject.word("entersBy"), to))
  }

  private func links(_ title: String, _ transitions: [TransitionID]) -> HTML {
    guard !transitions.isEmpty else { return .nothing }
    let items = transitions.map { transition in
      let event = lifecycle[transition].event
      let name = HTML.inline(
        "a", .place(subject.anchors[transition]),
        content: HTML(event.isEmpty ? lifecycle.path(of: [transition]) : event))
      let path =
        event.isEmpty
        ? HTML.nothing : .inline("span", .class("quiet"), content: HTML(" " + lifecycle.path(of: [transition])))
      return HTML.line("li", content: name + path + SiteCalls(subject).brief(lifecycle[transition].steps))
    }
    return .line("h4", content: HTML(title)) + .block("ul", .class("links"), content: items.joined)
  }

  private func article(_ id: TransitionID) -> HTML {
    let transition = lifecycle[id]
    let chain = subject.chain(of: id)
    let path = subject.path(of: [id])
    // A chain that is too long to be read as one is not shown with its segments.
    let whole: HTML? =
      chain.count == 1 || chain.count > 9 ? nil : HTML(subject.word("partOf") + " ") + subject.path(of: chain)
    let marks = [
      transition.event.isEmpty ? nil : path, transition.guard.map { HTML("[\($0.text)]") }, whole,
      subject.words.versions(transition.availability).nilIfEmpty.map { HTML($0) },
    ].compactMap { $0 }
    let calls =
      transition.steps.isEmpty
      ? HTML.line("p", .class("quiet"), content: HTML(subject.words.phrase("plan.noCalls")))
      : SiteCalls(subject).list(of: transition.steps)
    return .block(
      "article", .id(subject.anchors[id]), .class("detail"),
      content: .line("h3", .init("tabindex", "-1"), content: transition.event.isEmpty ? path : HTML(transition.event))
        + kind(marks)
        + subject.said(transition.documentation, transition.provenance) + calls)
  }

  private func kind(_ marks: [HTML]) -> HTML {
    let items = marks.map { HTML.inline("span", content: $0) }
    return .line("p", .class("kind"), content: items.enumerated().map { ($0 == 0 ? HTML.nothing : " ") + $1 }.joined)
  }
}
