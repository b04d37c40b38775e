/// The Jaccard index of two sets as an exact fraction.
struct JaccardSimilarity: Comparable {
  /// The size of the intersection.
  let shared: Int
  /// The size of the union; never 0.
  let all: Int

  static func == (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all == right.shared * left.all
  }

  static func < (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all < right.shared * left.all
  }
}
