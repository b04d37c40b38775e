import LifecycleModel

/// The names of callbacks, as people write them in messages of their own.
///
/// A name is a compound name, an Objective-C selector, either without its labels, or the first label of three words or more of
/// either. A name that the page has is the page's; one that only the catalog has is not listed.
struct CallNames: Sendable {
  /// The callbacks that an identifier may name; candidates are numbered.
  struct Meaning: Sendable {
    /// By what follows the identifier: `(_:willConnectTo:options:)`, `:willConnectToSession:options:`.
    fileprivate(set) var tails: [(bytes: [UInt8], candidates: [Int])] = []
    /// Where nothing follows it.
    fileprivate(set) var alone: [Int] = []
    /// Where it is a label.
    fileprivate(set) var labels: [Int] = []
    /// `true` for an identifier of several words, which is a name even where no class and no parentheses say so: `viewDidLoad`.
    fileprivate(set) var isDistinct = false
  }

  /// The callbacks that names may mean.
  let candidates: [CallCandidate]
  /// The classes of the page's delegates.
  let classes: DelegateClasses
  /// The identifiers of ASCII.
  let identifiers: IdentifierSearch
  /// The other names.
  let others: ByteSearch
  /// The lengths of the other names.
  let otherLengths: [Int]
  /// The meanings of the identifiers, and after them those of the other names.
  let meanings: [Meaning]
  /// `true` if a name, or the end of a class's, may be read in the address of an object.
  let mayHaveAddresses: Bool

  /// Takes the names of a page, and of the catalog.
  init(_ lifecycle: Lifecycle) {
    let all = CallCandidate.all(of: lifecycle)
    let meanings = Self.meanings(of: all, Self.sharedBaseNames(all, lifecycle.catalog))
    let names = meanings.keys.filter { !$0.isEmpty }.sorted()
    let (plain, others) = (names.filter(Self.isIdentifier), names.filter { !Self.isIdentifier($0) })
    identifiers = IdentifierSearch(plain.map { Array($0.utf8) })
    self.others = ByteSearch(others.map { Array($0.utf8) })
    otherLengths = others.map(\.utf8.count)
    self.meanings = (plain + others).compactMap { meanings[$0] }
    candidates = all
    classes = DelegateClasses(lifecycle)
    mayHaveAddresses = classes.mayEndInAddresses || all.contains(where: \.mayBeInAddress)
  }

  private static func meanings(of all: [CallCandidate], _ shared: Set<String>) -> [String: Meaning] {
    var meanings: [String: Meaning] = [:]
    for (number, candidate) in all.enumerated() {
      for (head, tail) in candidate.tails {
        add(number, of: all, to: &meanings[String(head), default: Meaning()].tails, after: Array(tail.utf8))
      }
      for label in candidate.distinctLabels {
        add(number, of: all, to: &meanings[String(label), default: Meaning()].labels)
      }
      // The name of who calls says nothing.
      let base = String(candidate.baseName)
      if candidate.namesSenderFirst, base[...].wordCount < 3 || shared.contains(base) { continue }
      for head in candidate.heads { add(number, of: all, to: &meanings[String(head), default: Meaning()].alone) }
    }
    for word in meanings.keys { meanings[word]?.isDistinct = word[...].wordCount > 1 }
    return meanings
  }

  /// The names without labels that several methods of the page and of the catalog have.
  private static func sharedBaseNames(_ all: [CallCandidate], _ catalog: APICatalog) -> Set<String> {
    let listed = all.filter(\.isListed).map { (String($0.baseName), $0.name) }
    let methods = catalog.entries.filter(CallCandidate.isMethod).map { (String($0.baseName), $0.compoundName) }
    let names = Dictionary(grouping: listed + methods, by: \.0)
    return Set(names.keys.filter { Set((names[$0] ?? []).map(\.1)).count > 1 })
  }

  private static func isIdentifier(_ word: String) -> Bool { word.utf8.allSatisfy(\.isTokenPart) }

  private static func add(
    _ number: Int, of all: [CallCandidate], to tails: inout [(bytes: [UInt8], candidates: [Int])], after bytes: [UInt8]
  ) {
    let index = tails.firstIndex { $0.bytes == bytes } ?? tails.endIndex
    if index == tails.endIndex { tails.append((bytes, [])) }
    add(number, of: all, to: &tails[index].candidates)
  }

  /// Adds a candidate, unless it is not listed and there is one of the page, or both have the same name.
  private static func add(_ number: Int, of all: [CallCandidate], to numbers: inout [Int]) {
    let candidate = all[number]
    let isKnown = numbers.contains {
      $0 == number || !candidate.isListed && (all[$0].isListed || all[$0].name == candidate.name)
    }
    if !isKnown { numbers.append(number) }
  }
}
