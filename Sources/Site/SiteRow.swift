import Documents

/// A row of a section: one line that opens to the rest, with an address.
struct SiteRow {
  /// Its address; `nil` for none.
  var anchor: String?
  /// Other classes of its element.
  var kind = ""
  /// The delegate that it is about, by its number.
  var delegate: Int?
  /// The parts that are shown at once, the name first.
  var line: [HTML]
  /// The elements that it opens to; nothing for a row that is a line alone.
  var rest: HTML

  init(_ anchor: String?, line: [HTML], rest: HTML = .nothing) {
    self.anchor = anchor
    self.line = line
    self.rest = rest
  }

  /// The element.
  var html: HTML {
    let isPlain = rest == .nothing
    let classes = ["row", isPlain ? "plain" : "", kind].filter { !$0.isEmpty }.joined(separator: " ")
    let attributes =
      [HTML.Attribute.class(classes)] + (anchor.map { [.id($0)] } ?? [])
      + (delegate.map { [.init("data-delegate", String($0))] } ?? [])
    let parts = line.joined(separator: " ")
    if isPlain { return .line("div", attributes, content: parts) }
    return .line(
      "details", attributes,
      content: "\n" + .line("summary", content: parts) + .block("div", .class("rest"), content: rest))
  }

  /// A part of the line.
  static func part(_ name: String, _ content: HTML) -> HTML { .inline("span", .class(name), content: content) }

  /// A line of what a row opens to: what it is, and the fact.
  static func fact(_ title: String, _ content: HTML) -> HTML {
    content == .nothing
      ? .nothing
      : .line("p", .class("fact"), content: .inline("span", .class("label"), content: HTML(title)) + " " + content)
  }
}
