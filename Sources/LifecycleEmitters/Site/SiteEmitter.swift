import LifecycleModel

/// One web page of everything, with nothing to load: `index.html`.
package struct SiteEmitter: Emitter {
  private let templates: TemplateLibrary

  /// Creates the emitter; `templates` give the page its shape.
  package init(templates: TemplateLibrary = .embedded) { self.templates = templates }

  package var format: String { "html" }
  package var summary: String { "One web page to look things up in and to play with, complete in one file" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    [EmittedFile("index.html", illustrated: page(of: lifecycle))]
  }

  /// The page of a life cycle.
  package func page(of lifecycle: Lifecycle) -> IllustratedText {
    let picture = Picture.all(of: lifecycle)[0].picture
    let slots = PictureSlots([picture])
    let page = SitePage(
      language: lifecycle.language.rawValue, title: lifecycle.name, picture: slots.tag(of: picture))
    return slots.filled(templates.render(page, with: "Site/Page"), orElse: "")
  }
}
