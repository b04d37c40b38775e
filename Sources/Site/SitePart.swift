import Documents

/// The elements of one place of the page, which depend on the version.
struct SitePart {
  /// The id of the place.
  let id: String
  /// The heading of a section; `nil` for another place.
  var title: String?
  /// The elements, in order.
  let elements: [HTML]

  /// Creates the elements of a place.
  init(id: String, elements: [HTML]) {
    self.id = id
    self.elements = elements
  }

  /// Creates a section; `count` stands beside its heading.
  init(section id: String, _ title: String, count: String, elements: [HTML]) {
    let number = HTML.inline("span", .class("count"), content: HTML(count))
    let heading = HTML.line("h2", .id(id + "-title"), content: HTML(title) + " " + number)
    self.init(id: id, elements: [heading] + elements)
    self.title = title
  }
}
