import LifecycleModel
import Text

/// The names of callbacks, as people write them in messages of their own.
///
/// A name is a compound name, an Objective-C selector, either without its labels, or the first label of three words or more of
/// either. A name that the page has is the page's; one that only the catalog has is not listed.
struct CallNames: Sendable {
  /// The callbacks that an identifier may name.
  struct Meaning: Sendable {
    /// By what follows the identifier: `(_:willConnectTo:options:)`, `:willConnectToSession:options:`.
    var tails: [(bytes: [UInt8], candidates: [CallCandidate])] = []
    /// Where nothing follows it.
    var alone: [CallCandidate] = []
    /// Where it is a label.
    var labels: [CallCandidate] = []
    /// `true` for an identifier of several words, which is a name even where no class and no parentheses say so: `viewDidLoad`.
    var isDistinct = false
  }

  /// The classes of the page's delegates.
  let classes: DelegateClasses
  /// The identifiers of ASCII.
  let identifiers: ByteTable
  /// The first bytes of identifiers: bit 0 is set for a byte that may be part of one, bit n where one of n bytes begins with it;
  /// bit 63 stands for 63 and more.
  let lengths: [UInt64]
  /// The other names.
  let others: ByteSearch
  /// The number of identifiers, and after them the other names.
  let meanings: [Meaning]
  /// The lengths of the other names.
  let otherLengths: [Int]

  /// Takes the names of a page, and of the catalog.
  init(_ lifecycle: Lifecycle) {
    var meanings: [String: Meaning] = [:]
    let all = CallCandidate.all(of: lifecycle)
    let known = all.filter(\.isListed).map { (String($0.baseName), $0.name) }
    let methods = lifecycle.catalog.entries.filter(CallCandidate.isMethod).map { (String($0.baseName), $0.name) }
    let namesByBase = Dictionary(grouping: known + methods, by: \.0).mapValues { Set($0.map(\.1)) }
    for candidate in all {
      for (head, tail) in candidate.tails { meanings[String(head), default: Meaning()].add(candidate, tail: tail) }
      for label in candidate.distinctLabels { meanings[String(label), default: Meaning()].labels.add(candidate) }
      let isSender =
        candidate.namesSenderFirst
        && (candidate.baseName.wordCount < 3 || namesByBase[String(candidate.baseName), default: []].count > 1)
      for head in candidate.heads where !isSender { meanings[String(head), default: Meaning()].alone.add(candidate) }
    }
    let words = meanings.keys.filter { !$0.isEmpty }.sorted()
    let (plain, others) = (words.filter(Self.isIdentifier), words.filter { !Self.isIdentifier($0) })
    var lengths = (UInt8.min...UInt8.max).map { UInt64($0.isTokenPart ? 1 : 0) }
    for word in plain { lengths[Int(word.utf8.first ?? 0)] |= 1 << UInt64(min(63, word.utf8.count)) }
    self.lengths = lengths
    identifiers = ByteTable(plain.map { Array($0.utf8) })
    self.others = ByteSearch(others.map { Array($0.utf8) })
    otherLengths = others.map(\.utf8.count)
    self.meanings = (plain + others).map { word in
      var meaning = meanings[word] ?? Meaning()
      meaning.isDistinct = word[...].wordCount > 1
      return meaning
    }
    classes = DelegateClasses(lifecycle)
  }

  private static func isIdentifier(_ word: String) -> Bool { word.utf8.allSatisfy(\.isTokenPart) }
}

extension CallNames.Meaning {
  fileprivate mutating func add(_ candidate: CallCandidate, tail: Substring) {
    let bytes = Array(tail.utf8)
    let index = tails.firstIndex { $0.bytes == bytes } ?? tails.endIndex
    if index == tails.endIndex { tails.append((bytes, [])) }
    tails[index].candidates.add(candidate)
  }
}

extension [CallCandidate] {
  /// Adds a candidate, unless there is one of the page and this one is not listed, or both have the same name.
  fileprivate mutating func add(_ candidate: CallCandidate) {
    let isKnown = contains { $0 == candidate || !candidate.isListed && ($0.isListed || $0.name == candidate.name) }
    if !isKnown { append(candidate) }
  }
}

extension UInt8 {
  /// `true` for a byte that may be part of an identifier: an ASCII letter, a digit, `_` or `$`.
  var isTokenPart: Bool { isIdentifierPart && self < 0x80 }
}
