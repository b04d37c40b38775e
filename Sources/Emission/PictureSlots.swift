import Documents

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
