import Documents
import Emission

/// The diagram of a web page: its pictures, and the panel for what is chosen in them.
struct SiteDiagram {
  /// The life cycle.
  let subject: SiteSubject
  /// Its pictures.
  let pictures: SitePictures
  /// The places of all pictures of the page.
  let slots: PictureSlots

  /// The pictures, that of events first.
  var figures: [HTML] {
    [figure(pictures.events, "events")] + (pictures.calls.map { [figure($0, "calls")] } ?? [])
  }

  /// The section without its heading.
  var html: HTML {
    SiteControls(subject).toolbar(hasCalls: pictures.calls != nil)
      + .block(
        "div", .class("workbench"),
        content: .block("div", .id("figures"), content: figures.joined)
          + .line("aside", .id("panel"), .class("control"), .init("aria-label", subject.word("panel"))))
  }

  private func figure(_ picture: Picture, _ kind: String) -> HTML {
    .block(
      "figure", .class("picture states"), .init("data-kind", kind),
      content: .block(
        "div", .class("viewport"), .init("role", "region"), .init("aria-label", picture.title), .init("tabindex", "0"),
        content: slots.place(of: picture)))
  }
}
