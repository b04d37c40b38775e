import LifecycleModel
import Text

/// A page that questions are asked of.
package struct AskedPage: Sendable {
  /// The name that a command takes: `uikit-scenes`, `docs/order.md`.
  package let name: String
  /// The life cycle at one version.
  package let lifecycle: Lifecycle

  /// Takes a life cycle at some versions; systems that are not named are at their newest.
  package init(name: String, lifecycle: Lifecycle, at version: VersionSelection = VersionSelection()) {
    self.name = name
    self.lifecycle = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version).lifecycle
  }
}

extension AskedPage {
  /// Returns `true` for a page about one of some platforms; iPadOS and visionOS have iOS's pages.
  fileprivate func isAbout(_ platforms: Set<String>) -> Bool {
    let own = [lifecycle.platform].compactMap(\.self) + lifecycle.otherSystems.compactMap(\.platform)
    return own.isEmpty || own.contains(where: platforms.contains)
  }
}

/// The events of some pages, and the situations that people name them by, to be found by words.
///
/// A document is an event of a page, or a situation that no page has an event for. Its phrases are the event's name and what people
/// say for it. A question is about a document only if one phrase has all of its words: any other would be about something else.
struct AnswerIndex {
  /// An event of a page with all paths that it has there, or a situation without an event.
  struct Document {
    /// The index of the page; `nil` for a situation that no page has an event for.
    let page: Int?
    /// The indices of the pages that such a situation concerns.
    let concerned: [Int]
    /// The event's chains, in page order; empty without a page.
    let chains: [[TransitionID]]
    fileprivate let phrases: [Phrase]
    /// The words of the page's name, platform and delegates.
    fileprivate let owners: Set<String>

    /// The page of its event, or the pages that it concerns.
    var allPages: [Int] { page.map { [$0] } ?? concerned }
  }

  /// Words for an event, or for a situation in some language.
  fileprivate struct Phrase {
    let words: Set<String>
    /// The index of the situation; `nil` for the event's own name.
    let situation: Int?
    /// The first phrase of the situation in the same language.
    let name: String?
  }

  /// A document with how well it fits.
  struct Match {
    let document: Int
    /// From 0.5 where a phrase of it has all the words that were asked, to 1 where it has no others; below 0.5 where words are missing.
    let score: Double
    /// The index of the situation whose phrase fits best; `nil` for the event's name.
    let situation: Int?
    /// Its name in the question's language.
    let name: String?
  }

  let pages: [AskedPage]
  private(set) var documents: [Document] = []
  private var counts: [String: Int] = [:]
  /// Below it, a document is about something else.
  static let least = 0.5

  init(_ pages: [AskedPage]) {
    self.pages = pages
    var byEvent: [Situation.Event: [Int]] = [:]
    for (number, situation) in Situation.all.enumerated() {
      for event in situation.events { byEvent[event, default: []].append(number) }
      let concerned = pages.indices.filter { index in
        situation.events.contains { $0.name.isEmpty && $0.page == pages[index].name }
      }
      guard !concerned.isEmpty else { continue }
      documents.append(
        Document(page: nil, concerned: concerned, chains: [], phrases: Self.phrases(of: number), owners: []))
    }
    for (index, page) in pages.enumerated() {
      let lifecycle = page.lifecycle
      let owners = SearchWords(
        ([page.name, lifecycle.platform ?? ""] + lifecycle.delegates.map(\.name)).joined(separator: " "))
      var places: [NameKey: Int] = [:]
      var grouped: [(name: String, chains: [[TransitionID]])] = []
      for chain in lifecycle.chains {
        let name = lifecycle[chain[0]].event
        guard !name.isEmpty, let place = places[NameKey(name)] else {
          places[NameKey(name)] = grouped.count
          grouped.append((name, [chain]))
          continue
        }
        grouped[place].chains.append(chain)
      }
      for (name, chains) in grouped {
        let situations = byEvent[Situation.Event(page: page.name, name: name)] ?? []
        documents.append(
          Document(
            page: index, concerned: [], chains: chains,
            phrases: [Phrase(words: SearchWords(name).words, situation: nil, name: nil)]
              + situations.flatMap(Self.phrases), owners: owners.words))
      }
    }
    for document in documents {
      for word in document.phrases.reduce(document.owners, { $0.union($1.words) }) { counts[word, default: 0] += 1 }
    }
  }

  private static func phrases(of situation: Int) -> [Phrase] {
    Language.allCases.flatMap { language in
      let phrases = Situation.all[situation].phrases[language] ?? []
      return phrases.map { Phrase(words: SearchWords($0).words, situation: situation, name: phrases.first) }
    }
  }

  /// The documents that a question may be about, the best first; `isIncluded` narrows them.
  func matches(_ question: String, where isIncluded: (Document) -> Bool = { _ in true }) -> [Match] {
    let asked = SearchWords(question).words
    let needed = asked.subtracting(SearchWords.optional)
    guard !needed.isEmpty else { return [] }
    let platforms = SearchWords(question).platforms
    let found = documents.indices.filter { index in
      isIncluded(documents[index])
        && (platforms.isEmpty || documents[index].allPages.contains { pages[$0].isAbout(platforms) })
    }.compactMap { index -> Match? in
      let document = documents[index]
      var best = Match(document: index, score: 0, situation: nil, name: nil)
      for phrase in document.phrases {
        let met = asked.intersection(phrase.words)
        guard !met.isEmpty else { continue }
        // The page's name, its platform and its delegates tell which of two events with one phrase is meant; what besides is asked is
        // in the phrase, and is most of it. One word is too little, unless it is all of the phrase.
        let core = needed.subtracting(document.owners)
        let length = phrase.words.reduce(0) { $0 + weight($1) }
        let hit = met.reduce(0) { $0 + weight($1) }
        let isMost = met.count * 4 >= phrase.words.count * 3
        let isFitting = core.isSubset(of: met) && isMost && (core.count > 1 || met == phrase.words)
        let whole = asked.reduce(0) { $0 + weight($1) }
        let score = hit / whole * hit / length * (isFitting ? 0.5 : 0.49) + (isFitting ? 0.5 : 0)
        if score > best.score {
          best = Match(document: index, score: score, situation: phrase.situation, name: phrase.name)
        }
      }
      return best.score > 0 ? best : nil
    }
    // Of those that fit alike, events come before what is said without one.
    func place(_ match: Match) -> (Int, Int) { (documents[match.document].page == nil ? 1 : 0, match.document) }
    return found.sorted { $0.score == $1.score ? place($0) < place($1) : $0.score > $1.score }
  }

  /// The fewer documents have a word, the more it says; one that none has says the most.
  private func weight(_ word: String) -> Double {
    let share = Double((counts[word] ?? 0) + 1) / Double(documents.count + 1)
    return share < 1.0 / 64 ? 3 : share < 1.0 / 16 ? 2 : share < 1.0 / 4 ? 1 : 0.5
  }
}
