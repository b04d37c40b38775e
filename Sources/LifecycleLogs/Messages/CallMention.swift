/// A name of a callback in a message.
struct CallMention {
  /// The numbers of the callbacks that it may mean; there is at least one.
  var candidates: [Int]
  /// The range of the name.
  var range: Range<Int>
  /// The range of the class before it.
  var classRange: Range<Int>?
  /// `true` where that class is none that the page, or Apple, says has the callback.
  var isOfOtherClass = false
}

/// The names of callbacks in a message, which has one at most mostly.
struct CallMentions {
  private(set) var first: CallMention?
  private(set) var others: [CallMention] = []

  /// Adds a name, if it is one.
  mutating func add(_ mention: CallMention?) {
    guard let mention else { return }
    if first == nil { first = mention } else { others.append(mention) }
  }
}

/// The meaning of the names of callbacks in a message, taken together.
enum CallFinding {
  /// There is none of the page, and not only one of the catalog.
  case none
  /// All can mean one callback: its number, and its first name that can mean no other.
  case one(Int, CallMention)
  /// There is no callback that all can mean, or several.
  case several([Int])

  /// Takes names together.
  init(_ first: CallMention, _ others: [CallMention], among candidates: [CallCandidate]) {
    let mentions = [first] + others
    if let sure = mentions.first(where: { $0.candidates.count == 1 }), let meant = sure.candidates.first,
      mentions.allSatisfy({ !$0.isOfOtherClass && $0.candidates.contains(meant) })
    {
      self = .one(meant, sure)
      return
    }
    var all: [Int] = []
    for candidate in mentions.flatMap(\.candidates) where !all.contains(candidate) { all.append(candidate) }
    self = all.contains { candidates[$0].isListed } ? .several(all) : .none
  }
}
