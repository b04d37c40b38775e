import Text

/// A text with drawings in it, such as a web page that contains its pictures.
///
/// Emitters do not draw: they say which picture belongs where, and the text is made after drawing. The last line of the
/// text is a comment with the digest of its source, so that it can be recognised without drawing again.
package struct IllustratedText: Hashable, Sendable {
  /// A piece of the text.
  package enum Part: Hashable, Sendable {
    /// Written as it is.
    case text(String)
    /// Drawn; the text replaces a missing drawing.
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

  /// The whole text with drawings as `FinishedSVG` makes them; its last line says so if some are missing.
  package func text(with drawings: [Picture: String]) -> String {
    let isWhole = pictures.allSatisfy { drawings[$0] != nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .picture(let picture, let substitute): drawings[picture] ?? substitute
      }
    }.joined() + Self.opening + (isWhole ? digest : "incomplete") + Self.closing
  }

  /// The digest: 16 hexadecimal digits of the texts and the digests of the pictures.
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
