import Documents
import Emission
import LifecycleModel
import Reports

/// The events of a web page: a row a chain, which opens to its calls, remarks, sources and picture.
struct SiteEvents {
  /// The life cycle.
  let subject: SiteSubject
  /// Its pictures.
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
