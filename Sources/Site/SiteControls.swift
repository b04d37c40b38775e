import Documents
import Emission
import LifecycleModel

/// The controls of a web page, as they are before the script makes them work; without a script, they are hidden.
struct SiteControls {
  private let subject: SiteSubject

  /// Prepares the controls of a page.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// Search and appearance.
  var tools: HTML {
    let field = HTML.void(
      "input", .init("type", "search"), .id("search"), .init("autocomplete", "off"), .init("spellcheck", "false"),
      .init("placeholder", subject.word("search")), .init("aria-label", subject.word("search")),
      .init("aria-describedby", "found"), .init("aria-keyshortcuts", "/"))
    let themes = ["system", "light", "dark"].map { theme in
      HTML.line("option", .init("value", theme), content: HTML(subject.word("theme." + theme)))
    }
    return .block(
      "div", .class("tools control"), .init("role", "search"),
      content: field + "\n" + .line("span", .id("found"), .class("quiet"), .init("role", "status"))
        + .block(
          "select", .id("theme"), .init("aria-label", subject.word("theme")), content: themes.joined))
  }

  /// The delegates with their colours; the script can hide each in all pictures and tables.
  var delegates: HTML {
    let lifecycle = subject.lifecycle
    let items = lifecycle.delegateIDs.map { id -> HTML in
      let box = HTML.void(
        "input", .class("control"), .init("type", "checkbox"), .init("checked"), .init("value", String(id.index)))
      let observed = lifecycle[id].isObserved ? subject.words.phrase("attribute.observed") + ", " : ""
      let count = HTML.inline(
        "span", .class("quiet"), content: HTML(" " + observed + subject.words.multiplicity(lifecycle[id].multiplicity)))
      return .line(
        "li",
        content: .inline(
          "label", .class("ink-\(subject.color(of: id))"),
          content: box + .inline("span", .class("swatch"), .init("aria-hidden", "true"), content: "■") + " "
            + subject.name(of: id) + count))
    }
    let hasGroups = lifecycle.transitions.contains { $0.steps.contains { $0.unordered != nil } }
    let bullet = hasGroups ? HTML.line("li", .class("quiet"), content: HTML("• " + subject.words.anyOrder)) : .nothing
    return .block(
      "fieldset", .class("delegates"), .id("delegates"),
      content: .line("legend", content: HTML(subject.word("delegates")))
        + .block("ul", content: items.joined + bullet))
  }

  /// The zoom buttons of a picture.
  var zoom: HTML {
    .block(
      "div", .class("zoom control"), .init("role", "group"), .init("aria-label", subject.word("zoom")),
      content: button("zoom-out", "−", subject.word("zoomOut")) + button("zoom-in", "+", subject.word("zoomIn"))
        + button("zoom-fit", subject.word("fit"), nil) + button("zoom-whole", "100 %", subject.word("actualSize")))
  }

  /// The tabs beside the picture.
  var tabs: HTML {
    let tab = { (name: String, title: String, isChosen: Bool) in
      HTML.line(
        "button", .init("type", "button"), .init("role", "tab"), .id("tab-" + name), .init("aria-controls", name),
        .init("aria-selected", String(isChosen)), content: HTML(title))
    }
    return .block(
      "div", .class("tabs control"), .init("role", "tablist"), .init("aria-label", subject.word("beside")),
      content: tab("play", subject.word("play"), true) + tab("details", subject.word("details"), false))
  }

  /// The area in which events are played.
  var stage: HTML {
    .block(
      "div", .class("stage control"),
      content: .line("p", .class("quiet"), content: HTML(subject.word("playHint")))
        + .line("div", .id("scenes"), .class("scenes"))
        + .block(
          "div", .class("stage-tools"),
          content: button("add-scene", subject.word("addScene"), nil) + button("undo", subject.word("undo"), nil)
            + button("restart", subject.word("restart"), nil))
        + .line("p", .id("happened"), .class("status"), .init("role", "status"))
        + .line("ol", .id("log"), .class("log")))
  }

  /// The choice between several pictures.
  func chooser(of diagrams: [SitePictures.Diagram]) -> HTML {
    guard diagrams.count > 1 else { return .nothing }
    let options = diagrams.enumerated().map { index, diagram in
      HTML.line(
        "option", .init("value", "picture-\(index + 1)"), content: HTML(diagram.event ?? subject.word("overview")))
    }
    return .block(
      "p", .class("chooser control"),
      content: .line("label", .init("for", "chooser"), content: HTML(subject.word("chooser")))
        + .block("select", .id("chooser"), content: options.joined))
  }

  private func button(_ name: String, _ text: String, _ label: String?) -> HTML {
    let attributes: HTML.Attribute = label.map { .init("aria-label", $0) } ?? .init("data-plain")
    return .line("button", .init("type", "button"), .init("data-do", name), attributes, content: HTML(text))
  }
}
