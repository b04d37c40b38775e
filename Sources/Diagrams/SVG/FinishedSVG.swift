import Documents
import Emission
import LifecycleModel

/// A picture as it is published: Graphviz's drawing with a text alternative.
///
/// Graphviz's comments, document type and titles are removed; tooltips become titles of their elements, and the root
/// carries title, description, and the digest of the picture's source. Text stays text. Shapes and texts have the classes of
/// their colours (`ColorClass`), and a picture in a file of its own a style sheet for both colour schemes (`SchemeStyle`).
package struct FinishedSVG: Hashable, Sendable {
  /// The file's text.
  package let text: String

  /// The root's attribute for the digest of the picture's source.
  static let sourceAttribute = "data-instar-source"

  /// Finishes the output of `dot -Tsvg` for a picture; `nil` where it is no complete SVG.
  package init?(drawing: String, of picture: Picture) {
    guard let tokens = XMLToken.tokens(of: drawing) else { return nil }
    var finishing = Finishing(picture)
    guard tokens.allSatisfy({ finishing.take($0) }), finishing.isComplete else { return nil }
    text = finishing.output
  }

  /// The digest of the picture from which a finished file was drawn (`Picture.digest`); `nil` for any other text.
  package static func sourceDigest(of svg: String) -> String? {
    guard let root = svg.firstRange(of: "<svg") else { return nil }
    let tag = svg[root.lowerBound...].prefix { $0 != ">" }
    guard let start = tag.firstRange(of: " \(sourceAttribute)=\"") else { return nil }
    let digest = tag[start.upperBound...].prefix { $0 != "\"" }
    return digest.isEmpty ? nil : String(digest)
  }
}

/// Rewrites a drawing of Graphviz, token by token: colours become classes that follow the colour scheme, tooltips become titles, and the
/// white background and the comments go.
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

/// Scalable pictures: Graphviz draws the source of `DOTEmitter`, and `FinishedSVG` makes the drawing fit to publish.
package struct SVGEmitter: Emitter {
  package init() {}

  package var format: String { "svg" }
  package var summary: String { "Pictures of the state and sequence diagrams, drawn by Graphviz" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    Picture.all(of: lifecycle).map { EmittedFile("\($0.name).svg", picture: $0.picture) }
  }
}

/// The disc that closes the gap between two lines of one arrow.
///
/// Graphviz draws it as a circle of no size with a broad outline, in which browsers leave a hole.
enum SVGJoint {
  /// The attributes of a filled disc for an ellipse whose outline is broader than its radius; other attributes unchanged.
  static func filled(_ attributes: [XMLToken.Attribute]) -> [XMLToken.Attribute] {
    let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    guard let width = values["stroke-width"].flatMap({ Double($0) }), let radius = values["rx"].flatMap({ Double($0) }),
      let color = values["stroke"], values["ry"] == values["rx"], width > 2 * radius
    else { return attributes }
    let whole = "\(((radius + width / 2) * 100).rounded() / 100)"
    return attributes.filter { $0.name != "stroke-width" }.map { attribute in
      switch attribute.name {
      case "fill": XMLToken.Attribute(name: attribute.name, value: color)
      case "stroke": XMLToken.Attribute(name: attribute.name, value: "none")
      case "rx", "ry": XMLToken.Attribute(name: attribute.name, value: whole[...])
      default: attribute
      }
    }
  }
}

/// The style sheet of a picture in a file of its own, which shows it in the colour scheme of the page around it.
///
/// A browser knows the scheme from the page's `color-scheme`, or from the system. A page that has chosen itself says so in the
/// address: `states.svg#dark`. It knows its own background, so the picture then has none; without that, it has one in its
/// scheme, because light text must not end up on white where a page has only one scheme.
///
/// Programs that do not know `light-dark()` ignore the rules and show the picture on white.
enum SchemeStyle {
  /// The style sheet with the rules of some classes, and the elements for the addresses.
  static func elements(for classes: Set<ColorClass>) -> String {
    let rules = classes.map { $0.rule() }.sorted()
    return "\n<style>\n\((schemes + rules).joined(separator: "\n"))\n</style>" + targets
  }

  private static let schemes = [
    ":root { color-scheme: light dark; background: \(AdaptiveColor.paper.light); background: \(AdaptiveColor.paper.adaptive); }",
    ":root:has(#light:target, #dark:target) { background: none; }",
    ":root:has(#light:target) { color-scheme: light; }",
    ":root:has(#dark:target) { color-scheme: dark; }",
  ]

  private static let targets = "\n<g id=\"light\"/><g id=\"dark\"/>"
}
