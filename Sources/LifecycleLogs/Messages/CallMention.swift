import LifecycleModel

/// A name of a callback in a message.
struct CallMention {
  /// The callbacks that it may mean; there is at least one.
  var candidates: [CallCandidate]
  /// The range of the name.
  var range: Range<Int>
  /// The range of the class before it.
  var classRange: Range<Int>?
  /// `true` where that class is none that the page, or Apple, says has the callback.
  var isOfOtherClass = false
}

/// The meaning of the names of callbacks in a message, taken together.
enum CallFinding {
  /// There is none of the page, and not only one of the catalog.
  case none
  /// All can mean one callback.
  case one(CallCandidate, CallMention)
  /// There is no callback that all can mean, or several.
  case several([LoggedCallback])

  /// Takes names together.
  init(_ mentions: [CallMention]) {
    let all = mentions.flatMap(\.candidates)
    let sure = mentions.first { $0.candidates.count == 1 }
    let isOfOtherClass = mentions.contains(where: \.isOfOtherClass)
    if !isOfOtherClass, let sure, let meant = sure.candidates.first,
      mentions.allSatisfy({ $0.candidates.contains(meant) })
    {
      self = .one(meant, sure)
    } else if all.contains(where: \.isListed) {
      var callbacks: [LoggedCallback] = []
      for candidate in all where !callbacks.contains(candidate.callback) { callbacks.append(candidate.callback) }
      self = .several(callbacks)
    } else {
      self = .none
    }
  }
}
