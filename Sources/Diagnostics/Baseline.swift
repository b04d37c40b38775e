/// The diagnostics that pages had at an earlier time and that are suppressed now.
///
/// A page has the entries of its own path. If there are none, because it is checked from another folder, it has those
/// of the one path that ends with its own, or that its own ends with: `order.md` and `docs/order.md`. If several do, it
/// has none.
package struct Baseline: Sendable {
  /// A diagnostic of the baseline.
  package struct Entry: Hashable, Sendable {
    /// The page's path as it was given.
    package let page: String
    /// The digest that distinguishes the diagnostic from others of the page.
    package let fingerprint: String

    package init(page: String, fingerprint: String) {
      self.page = page
      self.fingerprint = fingerprint
    }
  }

  /// Counts of a baseline's diagnostics.
  package struct Account: Hashable, Sendable {
    /// The number that still occur.
    package let known: Int
    /// The number that no longer occur.
    package let absent: Int
  }

  private let fingerprints: [String: Set<String>]
  private let all: Set<String>

  /// Looks up the entries of the pages that are checked now.
  package init(_ entries: [Entry], pages: [String]) {
    let earlier = Dictionary(grouping: entries) { Self.parts(of: $0.page) }
      .mapValues { Set($0.map(\.fingerprint)) }
    let current = Set(pages.map(Self.parts))
    let others = Dictionary(grouping: earlier.keys.filter { !current.contains($0) }) { $0.last }
    var fingerprints: [String: Set<String>] = [:]
    for page in pages {
      let path = Self.parts(of: page)
      let similar = others[path.last, default: []].filter { Self.isEnding($0, of: path) || Self.isEnding(path, of: $0) }
      fingerprints[page] = earlier[path] ?? (similar.count == 1 ? similar.first.flatMap { earlier[$0] } : nil)
    }
    self.fingerprints = fingerprints
    all = Set(entries.map(\.fingerprint))
  }

  /// Returns `true` for a fingerprint that has an entry of any page: of a diagnostic whose digest does not depend on its page.
  package func knows(_ fingerprint: String) -> Bool { all.contains(fingerprint) }

  /// Returns a page's diagnostics that are not in the baseline, with their fingerprints among all of the page.
  package func news(in diagnostics: FileDiagnostics) -> FileDiagnostics {
    guard let known = fingerprints[diagnostics.file.path] else { return diagnostics }
    let news = diagnostics.fingerprinted.filter { !known.contains($0.fingerprint) }
    return FileDiagnostics(diagnostics.file, news.map { $0.diagnostic.identified(by: $0.fingerprint) })
  }

  /// Counts the baseline's diagnostics in pages, given all diagnostics that these have now.
  package func account(of diagnostics: [FileDiagnostics]) -> Account {
    var (known, absent) = (0, 0)
    for page in diagnostics {
      guard let earlier = fingerprints[page.file.path] else { continue }
      let remaining = earlier.subtracting(page.fingerprinted.map(\.fingerprint))
      absent += remaining.count
      known += earlier.count - remaining.count
    }
    return Account(known: known, absent: absent)
  }

  /// The folders and the name in a path; those of `HEAD:docs/order.md` are `HEAD`, `docs` and `order.md`.
  private static func parts(of path: String) -> [Substring] {
    path.split { $0 == "/" || $0 == ":" }.filter { $0 != "." && $0 != ".." }
  }

  private static func isEnding(_ end: [Substring], of path: [Substring]) -> Bool {
    path.suffix(end.count).elementsEqual(end)
  }
}
