import LifecycleModel

extension RichText {
  /// The links in a part of the text, each once.
  func sources(in range: Range<Int>) -> [Provenance.Source] {
    var sources: [Provenance.Source] = []
    for (index, url) in links.enumerated() {
      let parts = pieces.filter { $0.link == index && range.contains($0.bytes.lowerBound) }
      guard !parts.isEmpty, !sources.contains(where: { $0.url == url }) else { continue }
      sources.append(Provenance.Source(title: parts.map { self[$0.bytes] }.joined(), url: url))
    }
    return sources
  }
}
