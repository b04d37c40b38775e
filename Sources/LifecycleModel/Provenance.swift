/// The source of a claim: a vendor's documentation or an observation, with links.
package struct Provenance: Hashable, Sendable {
  /// The kind of source.
  package enum Status: Hashable, Sendable {
    /// Documented by a vendor.
    case documented
    /// Observed, on a device and version that the page may give.
    case observed(where: String?)

    /// `documented` or `observed`.
    package var word: String {
      switch self {
      case .documented: "documented"
      case .observed: "observed"
      }
    }
  }

  /// A link in the claim's text.
  package struct Source: Hashable, Sendable {
    /// The link's text.
    package var title: String
    /// The link's target.
    package var url: String

    /// Creates a source.
    package init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// The kind of source; `nil` where the page gives none.
  package var status: Status?
  /// The links, in page order.
  package var sources: [Source]

  /// Creates a provenance; without arguments, none.
  package init(status: Status? = nil, sources: [Source] = []) {
    self.status = status
    self.sources = sources
  }
}
