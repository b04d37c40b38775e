import Documents
import Emission

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
