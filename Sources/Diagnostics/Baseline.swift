/// What was found in some pages at an earlier time, and need not be told again.
///
/// A page has the earlier findings of its own path. A page that the earlier time does not name, since it is checked from
/// another folder, has those of the one path that ends as its own does, or its own as that: `order.md` and
/// `docs/order.md`. Where several do, none are meant.
package struct Baseline: Sendable {
  /// A finding of the earlier time.
  package struct Entry: Hashable, Sendable {
    /// The page's path as it was given.
    package let page: String
    /// What tells the finding from others of the page.
    package let fingerprint: String

    /// Names a finding.
    package init(page: String, fingerprint: String) {
      self.page = page
      self.fingerprint = fingerprint
    }
  }

  /// What became of the earlier findings of some pages.
  package struct Account: Hashable, Sendable {
    /// How many are still there.
    package let known: Int
    /// How many are gone.
    package let gone: Int
  }

  private let fingerprints: [String: Set<String>]

  /// Looks up the earlier findings of the pages that are checked now.
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
  }

  /// The findings of a page that are new; each keeps the fingerprint that it has among all.
  package func news(in diagnostics: FileDiagnostics) -> FileDiagnostics {
    guard let known = fingerprints[diagnostics.file.path] else { return diagnostics }
    let news = diagnostics.fingerprinted.filter { !known.contains($0.fingerprint) }
    return FileDiagnostics(diagnostics.file, news.map { $0.diagnostic.identified(by: $0.fingerprint) })
  }

  /// What became of the earlier findings of some pages, of which these are all of now.
  package func account(of diagnostics: [FileDiagnostics]) -> Account {
    var (known, gone) = (0, 0)
    for page in diagnostics {
      guard let earlier = fingerprints[page.file.path] else { continue }
      let remaining = earlier.subtracting(page.fingerprinted.map(\.fingerprint))
      gone += remaining.count
      known += earlier.count - remaining.count
    }
    return Account(known: known, gone: gone)
  }

  /// A path's folders and its name; those of `HEAD:docs/order.md` are `HEAD`, `docs` and `order.md`.
  private static func parts(of path: String) -> [Substring] {
    path.split { $0 == "/" || $0 == ":" }.filter { $0 != "." && $0 != ".." }
  }

  private static func isEnding(_ end: [Substring], of path: [Substring]) -> Bool {
    path.suffix(end.count).elementsEqual(end)
  }
}
