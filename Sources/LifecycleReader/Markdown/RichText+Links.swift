import LifecycleModel

extension RichText {
  /// The links in a part of the text, each once.
  func sources(in range: Range<Int>) -> [Provenance.Source] {
    let pieces = Dictionary(grouping: pieces.filter { range.contains($0.bytes.lowerBound) }, by: \.link)
    var urls: Set<String> = []
    return links.enumerated().compactMap { index, url in
      guard let parts = pieces[index], urls.insert(url).inserted else { return nil }
      return Provenance.Source(title: parts.map { self[$0.bytes] }.joined(), url: url)
    }
  }
}
