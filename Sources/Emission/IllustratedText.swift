import Text

/// A text with drawings in it, such as a web page that has its pictures inside.
///
/// Emitters do not draw: they say where which picture belongs, and whoever has drawn them makes the text of it. The last line
/// of that text is a comment with the digest of what it was made of, so that it need not be drawn again to be recognised.
package struct IllustratedText: Hashable, Sendable {
  /// A piece of it.
  package enum Part: Hashable, Sendable {
    /// Is written as it is.
    case text(String)
    /// Is drawn; the text stands in for a drawing that there is not.
    case picture(Picture, orElse: String)
  }

  /// The pieces, in order.
  package let parts: [Part]

  /// Creates a text of its pieces.
  package init(_ parts: [Part]) { self.parts = parts }

  /// The pictures in order, each as often as it is shown.
  package var pictures: [Picture] {
    parts.compactMap { part in
      switch part {
      case .text: nil
      case .picture(let picture, _): picture
      }
    }
  }

  /// The whole text with drawings as `FinishedSVG` makes them; one of which some are missing says so in its last line.
  package func text(with drawings: [Picture: String]) -> String {
    let isWhole = pictures.allSatisfy { drawings[$0] != nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .picture(let picture, let substitute): drawings[picture] ?? substitute
      }
    }.joined() + Self.opening + (isWhole ? digest : "incomplete") + Self.closing
  }

  /// Tells this text from others: 16 hexadecimal digits of its texts and the digests of its pictures.
  package var digest: String {
    var hash = StableHash()
    for part in parts {
      switch part {
      case .text(let text): hash.combine(text)
      case .picture(let picture, let substitute):
        hash.combine(picture.digest)
        hash.combine(substitute)
      }
    }
    return hash.hexadecimal
  }

  /// The digest of the text from which a file was made; `nil` for any other file, and for one that lacks drawings.
  package static func sourceDigest(of text: String) -> String? {
    guard text.hasSuffix(closing), let start = text.ranges(of: opening).last else { return nil }
    let digest = text[start.upperBound...].dropLast(closing.count)
    return digest.count == 16 && digest.allSatisfy(\.isHexDigit) ? String(digest) : nil
  }

  private static let opening = "<!-- instar:source "
  private static let closing = " -->\n"
}
