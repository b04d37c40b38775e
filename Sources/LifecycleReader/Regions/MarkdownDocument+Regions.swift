extension MarkdownDocument {
  /// The page without some of its nodes; each range is of whole subtrees, and begins after the one before.
  func without(_ ranges: [Range<Int>]) -> MarkdownDocument {
    guard !ranges.isEmpty else { return self }
    var kept: [MarkdownNode] = []
    var newIndices: [Int] = []
    newIndices.reserveCapacity(nodes.count + 1)
    var rest = ranges[...]
    for (index, node) in nodes.enumerated() {
      newIndices.append(kept.count)
      if let first = rest.first, first.upperBound <= index { rest.removeFirst() }
      if rest.first?.contains(index) != true { kept.append(node) }
    }
    newIndices.append(kept.count)
    for index in kept.indices { kept[index].subtreeEnd = newIndices[kept[index].subtreeEnd] }
    return MarkdownDocument(file: file, nodes: kept, texts: texts)
  }
}
