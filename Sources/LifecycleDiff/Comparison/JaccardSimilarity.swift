/// How much two sets have in common: their Jaccard index, as an exact fraction.
struct JaccardSimilarity: Comparable {
  /// How many elements both have.
  let shared: Int
  /// How many elements either has; never 0.
  let all: Int

  static func == (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all == right.shared * left.all
  }

  static func < (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all < right.shared * left.all
  }
}
