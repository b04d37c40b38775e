import Documents
import Emission
import LifecycleModel

/// The controls of a web page, as they are before the script makes them work; without a script, they are hidden.
struct SiteControls {
  private let subject: SiteSubject

  /// Prepares the controls of a page.
  init(_ subject: SiteSubject) { self.subject = subject }

  /// The field that jumps to a row, and the appearance.
  var tools: HTML {
    let field = HTML.void(
      "input", .init("type", "text"), .id("jump"), .init("role", "combobox"), .init("autocomplete", "off"),
      .init("autocapitalize", "off"), .init("spellcheck", "false"), .init("placeholder", subject.word("jump")),
      .init("aria-label", subject.word("jump")), .init("aria-keyshortcuts", "/"), .init("aria-expanded", "false"),
      .init("aria-autocomplete", "list"), .init("aria-controls", "jumps"))
    let list = HTML.line(
      "ul", .id("jumps"), .init("role", "listbox"), .init("aria-label", subject.word("jump")), .init("hidden"))
    let themes = ["system", "light", "dark"].map { theme in
      HTML.line("option", .init("value", theme), content: HTML(subject.word("theme." + theme)))
    }
    return .block(
      "div", .class("tools control"),
      content: .block(
        "div", .class("jump"),
        content: field + .line("kbd", .init("aria-hidden", "true"), content: "/") + list)
        + .block("select", .id("theme"), .init("aria-label", subject.word("theme")), content: themes.joined))
  }

  /// The choice between the versions of the page; nothing on a page about one.
  func versions(_ versions: [SiteVersion]) -> HTML {
    guard versions.count > 1 else { return .nothing }
    let systems = versions.dropFirst().map(\.system).unique
    let buttons = versions.enumerated().map { index, version in
      HTML.line(
        "button", .init("type", "button"), .init("data-version", String(index)), .init("data-system", version.system),
        .init("aria-pressed", String(index == 0)),
        content: HTML(index == 0 ? subject.word("allVersions") : version.name))
    }
    let options = systems.map { HTML.line("option", content: HTML($0)) }
    let choice =
      systems.count == 1
      ? HTML.line("span", .class("quiet"), content: HTML(systems[0]))
      : .block("select", .id("system"), .init("aria-label", subject.word("system")), content: options.joined)
    return .block(
      "div", .class("versions control"), .init("role", "group"), .init("aria-label", subject.word("version")),
      content: choice + buttons.joined)
  }

  /// The delegates with their colours; the script can hide the calls of each everywhere.
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
    return .block(
      "fieldset", .class("delegates"),
      content: .line("legend", content: HTML(subject.word("delegates"))) + .block("ul", content: items.joined))
  }

  /// The controls of the picture.
  func toolbar(hasCalls: Bool) -> HTML {
    let play = subject.runs.graph.initial == nil ? HTML.nothing : toggle("play", subject.word("play"))
    return .block(
      "div", .class("toolbar control"),
      content: .block(
        "div", .init("role", "group"), .init("aria-label", subject.word("picture")),
        content: play + (hasCalls ? toggle("calls", subject.word("allCalls")) : .nothing))
        + .line("p", .class("hint quiet"), content: HTML(subject.word("hint")))
        + .block(
          "div", .class("zoom"), .init("role", "group"), .init("aria-label", subject.word("zoom")),
          content: button("zoom-out", "−", subject.word("zoomOut")) + button("zoom-in", "+", subject.word("zoomIn"))
            + button("zoom-fit", subject.word("fit"), nil)))
  }

  private func toggle(_ name: String, _ text: String) -> HTML {
    .line(
      "button", .init("type", "button"), .init("data-do", name), .init("aria-pressed", "false"), content: HTML(text))
  }

  private func button(_ name: String, _ text: String, _ label: String?) -> HTML {
    let attributes: [HTML.Attribute] = label.map { [.init("aria-label", $0)] } ?? []
    return .line("button", [.init("type", "button"), .init("data-do", name)] + attributes, content: HTML(text))
  }
}
