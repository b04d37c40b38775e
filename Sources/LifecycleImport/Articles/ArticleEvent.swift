import LifecycleModel

/// An event of an article: a title, a path or both, with the calls below.
struct ArticleEvent: Hashable, Sendable {
  /// The title; empty for none.
  var title: String
  /// The numbers of the states on the way; empty where the article states no path.
  var path: [Int] = []
  /// The words after the path.
  var remark = ""
  /// The calls in order.
  var calls: [DraftCall] = []
  /// The line that states it.
  var line: Int
  /// The number of the life cycle that it is of, where the article has several.
  var part = 0

  /// The names of its calls.
  var word: [CallName] { calls.map { CallName($0.delegate, $0.callback) } }
}
