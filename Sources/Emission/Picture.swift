import Documents
import Text

/// A drawing: its DOT source and its text alternative.
package struct Picture: Hashable, Sendable {
  /// The Graphviz source.
  package let dot: String
  /// The text alternative's headline.
  package let title: String
  /// The text alternative: a description of the drawing in a few sentences.
  package let description: String
  /// The prefix of its elements' ids, which keeps them apart on a page with other drawings; `nil` for a file of its own.
  package var scope: String?
  /// `true` where parts of it are links, so that it is no plain image.
  package var hasLinks = false

  package init(dot: String, title: String, description: String) {
    self.dot = dot
    self.title = title
    self.description = description
  }

  /// The digest: 16 hexadecimal digits of the source and all else that determines the picture.
  package var digest: String {
    var hash = StableHash()
    // This number grows with each change of the finishing, so that an SVG that is finished differently has another digest.
    hash.combine("finishing 3")
    hash.combine(dot)
    hash.combine(title)
    hash.combine(description)
    if let scope { hash.combine(scope) }
    if hasLinks { hash.combine("links") }
    return hash.hexadecimal
  }
}

extension Picture {
  /// The picture as a Markdown page shows it: an image of the file at a relative path, with the title as its text alternative.
  package func markdown(at path: String) -> String {
    "![\(MarkdownWriter.escaped(title))](\(path.percentEncodedPath))"
  }
}

/// The places of pictures in a text that a template makes: comments, which no escaped text can look like.
package struct PictureSlots {
  private let pictures: [Picture]
  private let numbers: [Picture: Int]

  /// Creates places for pictures, one for all that are equal.
  package init(_ pictures: [Picture]) {
    self.pictures = pictures
    numbers = Dictionary(pictures.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The mark of a picture's place in the text; nothing for a picture without a place.
  package func place(of picture: Picture) -> HTML {
    numbers[picture].map { .comment(Self.word + String($0)) } ?? .nothing
  }

  /// The text with pictures in their places; the substitute replaces one that cannot be drawn.
  package func filled(_ text: String, orElse substitute: String) -> IllustratedText {
    var parts: [IllustratedText.Part] = []
    var rest = text[...]
    while let start = rest.firstRange(of: Self.opening),
      let end = rest[start.upperBound...].firstRange(of: Self.closing),
      let index = Int(rest[start.upperBound..<end.lowerBound]), pictures.indices.contains(index)
    {
      parts.append(.text(String(rest[..<start.lowerBound])))
      parts.append(.picture(pictures[index], orElse: substitute))
      rest = rest[end.upperBound...]
    }
    return IllustratedText(parts + [.text(String(rest))])
  }

  private static let word = "instar:picture "
  private static let opening = "<!-- " + word
  private static let closing = " -->"
}
