import Documents
import Emission
import LifecycleModel
import Reports

/// The states: a row each, with the events that lead out of it and into it.
struct SiteStates {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle

  /// Prepares the rows.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
  }

  /// The rows, substates below the state that they are part of.
  var rows: [HTML] {
    let outgoing = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].source }
    let incoming = Dictionary(grouping: lifecycle.transitionIDs) { lifecycle[$0].target }
    return StateHierarchy(lifecycle).inReadingOrder.map { id, depth in
      row(id, depth: depth, from: outgoing[id] ?? [], to: incoming[id] ?? []).html
    }
  }

  private func row(_ id: StateID, depth: Int, from: [TransitionID], to: [TransitionID]) -> SiteRow {
    let state = lifecycle[id]
    let inherited = lifecycle.inheritedTransitions(from: id)
    let indent = depth == 0 ? HTML.nothing : HTML(InlineContent(.indent(depth)))
    let marks = [subject.words.attributes(of: state), subject.words.versions(state.availability)]
      .compactMap(\.nilIfEmpty).map { SiteRow.part("guard", HTML($0)) }
    let name = indent + .inline("strong", content: HTML(state.name))
    let remarks = state.remarks.filter { !$0.text.isEmpty }.map {
      SiteRow.fact($0.heading, subject.text(InlineContent(markdown: $0.text)))
    }
    let said = InlineContent(description: state.documentation, sources: state.provenance.sources).lines
    var row = SiteRow(
      subject.anchors[id],
      line: [
        SiteRow.part("name", ([name] + marks).joined(separator: " ")),
        SiteRow.part(
          "where", HTML(subject.words.list(events(from) + inherited.map(event(inherited:)).unique).nilIfEmpty ?? "—")),
        SiteRow.part("brief words", HTML(said.map(PlainText.words).joined(separator: " "))),
      ],
      rest: (state.parent.map { SiteRow.fact(subject.heading("parent"), subject.link(to: $0)) } ?? .nothing)
        + subject.said(state.documentation, state.provenance) + remarks.joined
        + links(subject.word("leavesBy"), from + inherited, besides: \.target, of: id)
        + links(subject.word("entersBy"), to, besides: \.source)
    )
    row.kind = "state"
    return row
  }

  /// The events of some transitions, each once.
  private func events(_ transitions: [TransitionID]) -> [String] {
    transitions.map { lifecycle.eventName(of: subject.chain(of: $0)) }.unique
  }

  /// An event that a state inherits: `End (from Foreground)`.
  private func event(inherited transition: TransitionID) -> String {
    lifecycle.eventName(of: subject.chain(of: transition)) + mark(inherited: transition)
  }

  private func mark(inherited transition: TransitionID) -> String {
    subject.words.phrase("wiki.inherited", lifecycle[lifecycle[transition].source].name)
  }

  /// Links to some transitions; those that begin in a state around `state` say so.
  private func links(
    _ title: String, _ transitions: [TransitionID], besides end: KeyPath<Transition, StateID>, of state: StateID? = nil
  ) -> HTML {
    guard !transitions.isEmpty else { return .nothing }
    let arrow = end == \.target ? " → " : " ← "
    let items = transitions.map { id in
      HTML.line(
        "li",
        content: subject.link(to: subject.chain(of: id))
          + .inline(
            "span", .class("quiet"),
            content: HTML(
              arrow + lifecycle[lifecycle[id][keyPath: end]].name
                + (state == nil || lifecycle[id].source == state ? "" : mark(inherited: id)))))
    }
    return .line("h4", content: HTML(title)) + .block("ul", .class("links"), content: items.joined)
  }
}

/// The events of a web page: a row a chain, which opens to its calls, remarks, sources and picture.
struct SiteEvents {
  /// The life cycle.
  let subject: SiteSubject
  let pictures: SitePictures
  /// The places of all pictures of the page.
  let slots: PictureSlots
  private var lifecycle: Lifecycle { subject.lifecycle }

  /// The rows in page order.
  var rows: [HTML] { lifecycle.chains.map { row($0).html } }

  private func row(_ chain: [TransitionID]) -> SiteRow {
    let first = lifecycle[chain[0]]
    let condition = first.guard.map { SiteRow.part("guard", HTML("[\($0.text)]")) }
    let versions = subject.words.versions(first.availability).nilIfEmpty.map { SiteRow.part("guard", HTML($0)) }
    let path = [HTML(lifecycle.path(of: chain)), versions]
    let name = [first.event.isEmpty ? nil : HTML.inline("strong", content: HTML(first.event)), condition]
    var row = SiteRow(
      subject.anchors[chain[0]],
      line: [
        SiteRow.part("name", name.compactMap { $0 }.joined(separator: " ")),
        SiteRow.part("where", path.compactMap { $0 }.joined(separator: " ")),
        SiteCalls.brief(chain, in: subject),
      ], rest: rest(of: chain))
    row.kind = "event"
    return row
  }

  private func rest(of chain: [TransitionID]) -> HTML {
    var calls = SiteCalls(subject)
    let first = lifecycle[chain[0]]
    let segments = chain.enumerated().map { index, id in
      let transition = lifecycle[id]
      let list = transition.steps.isEmpty ? HTML.nothing : calls.list(of: transition.steps)
      guard chain.count > 1 else { return list }
      // Segments of a chain mostly say the same.
      let isNew =
        ![first.documentation, ""].contains(transition.documentation) || transition.provenance != first.provenance
      return .block(
        "div", [.class("segment")] + (index == 0 ? [] : [.id(subject.anchors[id])]),
        content: .line("h4", content: "→ " + HTML(lifecycle[transition.target].name)) + list
          + (isNew && index > 0 ? subject.said(transition.documentation, transition.provenance) : .nothing))
    }
    let isSilent = chain.allSatisfy { lifecycle[$0].steps.isEmpty }
    let nothing = HTML.line("p", .class("quiet"), content: HTML(subject.words.phrase("plan.noCalls")))
    return .line("p", .class("path"), content: subject.path(of: chain)) + segments.joined
      + (isSilent ? nothing : .nothing) + subject.said(first.documentation, first.provenance) + figure(of: chain)
  }

  private func figure(of chain: [TransitionID]) -> HTML {
    guard let picture = pictures.sequence(of: chain) else { return .nothing }
    return .block(
      "figure", .class("picture sequence"), .init("tabindex", "0"), .init("aria-label", picture.title),
      content: slots.place(of: picture))
  }
}
