import Documents
import Emission

/// Rewrites a drawing, token by token.
struct Finishing {
  /// The new text.
  var output: String {
    head + (picture.scope == nil && !classes.isEmpty ? SchemeStyle.elements(for: classes) : "") + body
  }
  /// The root's tag and words.
  private var head = ""
  /// The content of the root.
  private var body = ""
  /// The classes of elements so far.
  private var classes: Set<ColorClass> = []
  private let picture: Picture
  /// The open elements, each with its name in the drawing and in the output.
  private var open: [(old: Substring, new: Substring)] = []
  private var isDone = false

  /// Begins with an empty text.
  init(_ picture: Picture) {
    self.picture = picture
  }

  /// `true` where one whole element has been taken.
  var isComplete: Bool { isDone && open.isEmpty }

  /// Takes the next token; `false` where it is not allowed here.
  mutating func take(_ token: XMLToken) -> Bool {
    switch token {
    case .aside: return true
    case .text(let text):
      if isOutside { return text.allSatisfy(\.isWhitespace) }
      if !isInTitle { write(text) }
      return true
    case .open(let name, let attributes, let isEmpty): return takeOpening(name, attributes, isEmpty: isEmpty)
    case .close(let name): return takeClosing(name)
    }
  }

  private var isOutside: Bool { open.isEmpty }
  private var isInTitle: Bool { open.last?.old == "title" }

  private mutating func takeOpening(_ name: Substring, _ attributes: [XMLToken.Attribute], isEmpty: Bool) -> Bool {
    guard !isInTitle, !isOutside || (name == "svg" && !isDone) else { return false }
    let isRoot = isOutside
    if isEmpty, name == "polygon", isBackground(attributes) { return true }
    // A tooltip makes Graphviz draw a link, also inside another one.
    let isHint = name == "a" && (open.contains { $0.new == "a" } || !attributes.contains { $0.name == "xlink:href" })
    let newName = isHint ? "g" : name
    if name != "title" {
      let shaped = name == "ellipse" ? SVGJoint.filled(attributes) : attributes
      let kept =
        isRoot ? rootAttributes(attributes) : shaped.filter { !isHint || $0.name != "xlink:href" }.compactMap(finished)
      let tag = ([String(newName)] + colorClasses(of: shaped) + kept).joined(separator: " ")
      write(isEmpty ? "<\(tag)/>" : "<\(tag)>" + (isRoot ? words : ""), isHead: isRoot)
      if let tooltip = attributes.first(where: { $0.name == "xlink:title" })?.value,
        !isEmpty, !tooltip.allSatisfy(\.isWhitespace)
      {
        body += "<title>\(tooltip)</title>"
      }
    }
    if isEmpty { isDone = isDone || isRoot } else { open.append((name, newName)) }
    return true
  }

  private mutating func takeClosing(_ name: Substring) -> Bool {
    guard let element = open.popLast(), element.old == name else { return false }
    if name != "title" { body += "</\(element.new)>" }
    if isOutside {
      isDone = true
      body += "\n"
    }
    return true
  }

  /// Writes text; white space between elements is reduced to one line end.
  private mutating func write(_ text: Substring) {
    guard text.allSatisfy(\.isWhitespace), open.last?.old != "text" else { return body += text }
    if !body.hasSuffix("\n") { body += "\n" }
  }

  private mutating func write(_ tag: String, isHead: Bool) {
    if isHead { head += tag } else { body += tag }
  }

  /// Returns `true` for the rectangle behind the picture: the first shape, which belongs to the graph itself.
  private func isBackground(_ attributes: [XMLToken.Attribute]) -> Bool {
    classes.isEmpty && open.map(\.new) == ["svg", "g"]
      && attributes.contains { $0.name == "fill" && $0.value == AdaptiveColor.paper.light }
  }

  /// The attribute `class` of an element with colours of ours.
  private mutating func colorClasses(of attributes: [XMLToken.Attribute]) -> [String] {
    let found = attributes.compactMap { ColorClass($0.name, $0.value) }
    classes.formUnion(found)
    return found.isEmpty ? [] : ["class=\"\(found.map(\.name).joined(separator: " "))\""]
  }

  private func rootAttributes(_ attributes: [XMLToken.Attribute]) -> [String] {
    attributes.map(\.source) + [
      "role=\"\(picture.hasLinks ? "group" : "img")\"", "aria-labelledby=\"\(titleID) \(descriptionID)\"",
      "\(FinishedSVG.sourceAttribute)=\"\(picture.digest)\"",
    ]
  }

  private var words: String {
    "\n<title id=\"\(titleID)\">\(DOTText.markup(picture.title))</title>"
      + "\n<desc id=\"\(descriptionID)\">\(DOTText.markup(picture.description))</desc>"
  }

  /// The id of the title; the digest keeps ids unique where several pictures are in one page.
  private var titleID: String { "title-\(picture.digest)" }
  private var descriptionID: String { "description-\(picture.digest)" }

  /// An attribute of an element below the root; `nil` for one that is removed.
  private func finished(_ attribute: XMLToken.Attribute) -> String? {
    switch (attribute.name, attribute.value) {
    case ("xlink:title", _), ("target", "_self"): nil
    // Graphviz counts tooltips through all pictures of a run, so these ids depend on the other pictures.
    case ("id", let id) where id.hasPrefix("a_"): nil
    case ("id", let id): XMLToken.Attribute(name: "id", value: "\(picture.scope ?? "")\(Self.withoutPage(id))").source
    // A colour of CSS, which SVG 1.1 does not have.
    case ("stroke", "transparent"), ("fill", "transparent"): "\(attribute.name)=\"none\""
    default: attribute.source
    }
  }

  /// The id of a graph without the prefix for its page, which all pictures of a run have but the first.
  private static func withoutPage(_ id: Substring) -> Substring {
    id.hasPrefix(page) ? id.dropFirst(page.count) : id
  }

  private static let page = "page0,1_"
}
