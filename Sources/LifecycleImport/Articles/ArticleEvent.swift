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
  /// The calls by the segments of the path; `nil` where nothing but the order of the calls is known.
  var segments: [[DraftCall]]?
  /// The objects that the text names before its calls, `A: viewDidLoad()`, with the numbers of their calls.
  var objects: [String: Int] = [:]
  /// The line that states it.
  var line: Int

  /// `true` where its calls are of several objects of one class, which known pages do not tell apart.
  var isOfSeveralObjects: Bool { objects.values.count { $0 > 1 } > 1 }

  /// The names of its calls.
  var word: [CallName] { calls.map(\.name) }
}
