import Documents
import Emission
import LifecycleModel

/// The sources of a page: a row a site, which opens to its pages with their claims.
struct SiteSources {
  private let subject: SiteSubject

  /// Prepares the sources of a life cycle.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// The numbers of the sources of a life cycle, site by site in the order of its claims, by their addresses.
  static func numbers(in lifecycle: Lifecycle) -> [String: Int] {
    let claimed = InlineContent(markdown: lifecycle.summary).lines.joined().compactMap(Self.source)
    let stated = lifecycle.provenances.flatMap(\.sources)
    let bySite = Dictionary(grouping: (claimed + stated).map(\.url).unique, by: host)
    let urls = (claimed + stated).map { host(of: $0.url) }.unique.flatMap { bySite[$0] ?? [] }
    return Dictionary(uniqueKeysWithValues: urls.enumerated().map { ($1, $0 + 1) })
  }

  private static func source(_ run: InlineContent.Inline) -> Provenance.Source? {
    guard case .link(let title, let url) = run else { return nil }
    return Provenance.Source(title: title.map { PlainText.words(of: [$0]) }.joined(separator: " "), url: url)
  }

  /// The rows in the order of the claims; the numbers of a version are those of the whole page.
  var rows: [HTML] {
    var titles: [String: String] = [:]
    var claims: [String: [HTML]] = [:]
    func claim(_ provenance: Provenance, _ link: HTML) {
      for source in provenance.sources {
        if titles[source.url]?.nilIfEmpty == nil { titles[source.url] = source.title }
        if claims[source.url, default: []].last != link { claims[source.url, default: []].append(link) }
      }
    }
    let lifecycle = subject.lifecycle
    let introduction = InlineContent(markdown: lifecycle.summary).lines.joined().compactMap(Self.source)
    claim(Provenance(sources: introduction), HTML(subject.word("introduction")))
    for delegate in lifecycle.delegateIDs { claim(lifecycle[delegate].provenance, subject.name(of: delegate)) }
    for state in lifecycle.stateIDs { claim(lifecycle[state].provenance, subject.link(to: state)) }
    for id in lifecycle.livingCallbacks { claim(lifecycle[id].attributes.provenance, subject.link(to: id)) }
    for chain in lifecycle.chains {
      for transition in chain.map({ lifecycle[$0] }) {
        claim(transition.provenance, subject.link(to: chain))
        for step in transition.steps { claim(step.attributes.provenance, subject.link(to: chain)) }
      }
    }
    for (index, rule) in lifecycle.rules.enumerated() {
      let text = HTML(InlineContent(markdown: rule.text))
      claim(
        rule.provenance, text.source.contains("<a ") ? text : .inline("a", .place("rule-\(index + 1)"), content: text))
    }
    let order = Self.numbers(in: lifecycle)
    let urls = titles.keys.sorted { order[$0] ?? 0 < order[$1] ?? 0 }
    let bySite = Dictionary(grouping: urls, by: Self.host)
    return urls.map(Self.host).unique.map { site in
      let pages = (bySite[site] ?? []).map { page($0, title: titles[$0] ?? "", claims: claims[$0] ?? []) }
      let line = [
        SiteRow.part("name", HTML(site)), SiteRow.part("where", HTML(String(pages.count))),
      ]
      return SiteRow(nil, line: line, rest: .block("ol", .class("sources"), content: pages.joined)).html
    }
  }

  /// A source with the claims that it is given for.
  private func page(_ url: String, title: String, claims: [HTML]) -> HTML {
    let number = subject.footnotes[url].map { [HTML.Attribute("value", String($0))] } ?? []
    let link = HTML(InlineContent(.link([.text(title.nilIfEmpty ?? url)], url: url)))
    let address = HTML.inline("span", .class("address"), content: HTML(url))
    return .line(
      "li", number,
      content: link + " " + address
        + .inline("span", .class("claims"), content: claims.joined(separator: HTML(subject.words.comma))))
  }

  /// The name of the site of an address: `developer.apple.com`.
  private static func host(of url: String) -> String {
    guard let start = url.firstRange(of: "://") else { return url }
    return String(url[start.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }
}

extension Lifecycle {
  /// The sources of all claims, in the order of the page's sections.
  fileprivate var provenances: [Provenance] {
    delegates.map(\.provenance) + states.map(\.provenance) + livingCallbacks.map { self[$0].attributes.provenance }
      + transitions.flatMap { [$0.provenance] + $0.steps.map(\.attributes.provenance) } + rules.map(\.provenance)
  }
}
