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
    let subject = SiteSubject(lifecycle)
    let pictures = SitePictures(lifecycle, anchors: subject.anchors)
    let text = templates.render(context(of: subject, pictures: pictures), with: "Site/Page")
    let substitute = HTML.line("p", .class("quiet"), content: HTML(subject.word("noPicture")))
    return pictures.slots.filled(text, orElse: substitute.source)
  }

  /// The data of the page's template.
  func context(of subject: SiteSubject, pictures: SitePictures) -> SitePage {
    let lifecycle = subject.lifecycle
    let style = "\n" + templates.render(SiteStyle(delegateCount: lifecycle.delegates.count), with: "Site/Style")
    let script = "\n" + templates.render(SiteScript(), with: "Site/Script")
    let sections = SiteSections(subject, pictures: pictures).all
    let system = lifecycle.systemsText
    let summary = InlineContent(markdown: lifecycle.summary).lines.map { line in
      HTML.line("p", content: HTML(InlineContent(lines: [line])))
    }
    return SitePage(
      language: lifecycle.language.rawValue, policy: Self.policy(script: script, style: style),
      title: lifecycle.name.nilIfEmpty ?? subject.word("untitled"), system: system.nilIfEmpty,
      summary: summary.joined.source, style: style, script: script, data: SiteData(subject).json,
      start: sections.first?.anchor ?? "", skip: subject.word("skip"), contents: subject.word("contents"),
      tools: SiteControls(subject).tools.source, sections: sections, colophon: subject.word("colophon"))
  }

  /// The Content-Security-Policy: nothing is loaded, nothing is sent, and no script runs but this one.
  private static func policy(script: String, style: String) -> String {
    [
      "default-src 'none'", "script-src 'sha256-\(SHA256.base64(of: script))'",
      "style-src 'sha256-\(SHA256.base64(of: style))'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}
