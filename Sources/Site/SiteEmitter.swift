import Diagrams
import Documents
import Emission
import LifecycleModel
import Text

/// A web page with everything, and nothing to load: `index.html`.
package struct SiteEmitter: Emitter {
  private let templates: TemplateLibrary

  /// Creates the emitter; `templates` determine the shape of the page.
  package init(templates: TemplateLibrary = .embedded) { self.templates = templates }

  package var format: String { "html" }
  package var summary: String { "An interactive web page in a single file" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    [EmittedFile("index.html", illustrated: page(of: lifecycle))]
  }

  /// The page of a life cycle.
  package func page(of lifecycle: Lifecycle) -> IllustratedText {
    let versions = SiteVersion.all(of: lifecycle)
    let slots = PictureSlots(versions.flatMap(\.pictures.all).unique)
    let text = templates.render(context(of: versions, slots: slots), with: "Site/Page")
    let substitute = HTML.line("p", .class("quiet"), content: HTML(versions[0].subject.word("noPicture")))
    return slots.filled(text, orElse: substitute.source)
  }

  /// The data of the page's template.
  func context(of versions: [SiteVersion], slots: PictureSlots) -> SitePage {
    let subject = versions[0].subject
    let lifecycle = subject.lifecycle
    let sections = versions.map { SiteSections(subject: $0.subject, pictures: $0.pictures, slots: slots).all }
    let parts = SiteParts(
      zip(versions, sections).enumerated().map { index, version in
        self.parts(of: version.0, version.1, slots, changes: SiteChanges.html(to: index, among: versions))
      })
    let style = "\n" + templates.render(SiteStyle(delegateCount: lifecycle.delegates.count), with: "Site/Style")
    let script = "\n" + templates.render(SiteScript(), with: "Site/Script")
    let controls = SiteControls(subject)
    return SitePage(
      language: lifecycle.language.rawValue, policy: Self.policy(script: script, style: style),
      title: lifecycle.name.nilIfEmpty ?? subject.word("untitled"), system: lifecycle.systemsText.nilIfEmpty,
      summary: SiteSummary(subject).html.source, style: style, script: script,
      data: SiteData(versions, parts: parts).json, skip: subject.word("skip"), contents: subject.word("contents"),
      links: Self.links(to: sections[0], from: subject).joined.source, tools: controls.tools.source,
      versions: controls.versions(versions).source, diagramTitle: subject.word("diagram"),
      diagram: SiteDiagram(subject: subject, pictures: versions[0].pictures, slots: slots).html.source,
      sections: sections[0].map { SiteSection(anchor: $0.id, body: $0.elements.joined.source) },
      waiting: parts.waiting.source.nilIfEmpty, colophon: subject.word("colophon"))
  }

  /// The places of the page whose elements depend on the version.
  private func parts(
    of version: SiteVersion, _ sections: [SitePart], _ slots: PictureSlots, changes: HTML
  ) -> [SitePart] {
    [
      SitePart(id: "contents", elements: Self.links(to: sections, from: version.subject)),
      SitePart(id: "changes", elements: changes == .nothing ? [] : [changes]),
      SitePart(
        id: "figures", elements: SiteDiagram(subject: version.subject, pictures: version.pictures, slots: slots).figures
      ),
    ] + sections
  }

  private static func links(to sections: [SitePart], from subject: SiteSubject) -> [HTML] {
    let places = [("diagram", subject.word("diagram"))] + sections.map { ($0.id, $0.title ?? "") }
    return places.map { anchor, title in
      .line("li", content: .inline("a", .place(anchor), content: HTML(title)))
    }
  }

  /// The Content-Security-Policy: nothing is loaded, nothing is sent, and no script runs but this one.
  private static func policy(script: String, style: String) -> String {
    [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(of: script))'",
      "style-src 'sha256-\(SHA256.base64(of: style))'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}

extension SiteEmitter {
  /// The templates that it fills in, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Site/DiagramScript", tags: SiteScript.tags),
    TemplateDescription("Site/FilterScript", tags: SiteScript.tags),
    TemplateDescription("Site/JumpScript", tags: SiteScript.tags),
    TemplateDescription("Site/LogScript", tags: SiteScript.tags),
    TemplateDescription("Site/Page", tags: SitePage.tags),
    TemplateDescription("Site/PlayScript", tags: SiteScript.tags),
    TemplateDescription("Site/RowScript", tags: SiteScript.tags),
    TemplateDescription("Site/Script", tags: SiteScript.tags),
    TemplateDescription("Site/Style", tags: SiteStyle.tags),
    TemplateDescription("Site/VersionScript", tags: SiteScript.tags),
  ]
}

/// The data of `Site/Script` and its parts: none, because the script is the same on all pages.
package struct SiteScript: TemplateContext {
  package static let tags: [TemplateTag] = []
}

/// The data of `Site/Style`.
package struct SiteStyle: TemplateContext {
  let colors: String

  /// The colours for a page with some delegates.
  init(delegateCount: Int) {
    let texts = DelegatePalette.colors.enumerated().map { ".ink-\($0) { color: \($1.adaptive); }" }
    let marks = DelegatePalette.colors.enumerated().map { ".ink-\($0) input { accent-color: \($1.adaptive); }" }
    let filters = (0..<delegateCount).flatMap { number in
      [
        ".off-\(number) [data-delegate=\"\(number)\"]:not(svg *) { display: none; }",
        ".off-\(number) svg [data-delegate=\"\(number)\"] { opacity: 0.18; }",
      ]
    }
    let rules =
      texts + marks + [DelegatePalette.schemeRules(in: "figure.picture"), HTML.indentStyle] + filters
    colors = rules.joined(separator: "\n")
  }

  package static let tags: [TemplateTag] = [
    TemplateTag("colors", .text, "the colours of delegates and pictures, and the rules of the delegate filter, CSS")
  ]
}
