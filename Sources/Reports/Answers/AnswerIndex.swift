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
  /// Returns `true` for a page about a platform, in upper or lower case, or with types of a framework: `SwiftUI`.
  package func isAbout(_ platform: String) -> Bool {
    let systems = [lifecycle.platform].compactMap(\.self) + lifecycle.otherSystems.compactMap(\.platform)
    let modules = lifecycle.delegates.flatMap(\.types).compactMap { lifecycle.catalog.type(named: $0)?.module }
    return (systems + modules).contains { NameKey($0) == NameKey(platform) }
  }

  /// Returns `true` for a page about one of some platforms or frameworks; iPadOS and visionOS have iOS's pages.
  fileprivate func isAbout(_ platforms: Set<String>) -> Bool {
    lifecycle.platform == nil && lifecycle.otherSystems.isEmpty || platforms.contains(where: isAbout)
  }
}

/// The events of some pages, and the situations that people name them by, to be found by words.
///
/// A document is an event of a page, or a situation that no page has an event for. Its phrases are the event's name and what people
/// say for it. A question is about a document only if most of a phrase was asked and the phrases together have all of its words: any
/// other would be about something else.
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
    /// The words of all its phrases.
    fileprivate let words: Set<String>

    /// The situation that has this event first, where it is the only one: what is known of it holds for the event's own name, too.
    let onlySituation: Int?

    fileprivate init(
      page: Int? = nil, event: Situation.Event? = nil, concerned: [Int] = [], chains: [[TransitionID]] = [],
      phrases: [Phrase], owners: Set<String>
    ) {
      self.page = page
      self.concerned = concerned
      self.chains = chains
      self.phrases = phrases
      self.owners = owners
      words = phrases.reduce([]) { $0.union($1.words) }
      let situations = Set(phrases.compactMap(\.situation))
      onlySituation = situations.count == 1 ? situations.first { Situation.all[$0].events.first == event } : nil
    }

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
    let owners = pages.map { page in
      let names = [page.name, page.lifecycle.platform ?? ""] + page.lifecycle.delegates.map(\.name)
      return SearchWords(names.joined(separator: " ")).words
    }
    var byEvent: [Situation.Event: [Int]] = [:]
    for (number, situation) in Situation.all.enumerated() {
      for event in situation.events { byEvent[event, default: []].append(number) }
      let concerned = pages.indices.filter { index in
        situation.events.contains { $0.name.isEmpty && $0.page == pages[index].name }
      }
      guard !concerned.isEmpty else { continue }
      documents.append(
        Document(
          concerned: concerned, phrases: Self.phrases(of: number), owners: concerned.reduce([]) { $0.union(owners[$1]) }
        ))
    }
    for (index, page) in pages.enumerated() {
      let lifecycle = page.lifecycle
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
        let event = Situation.Event(page: page.name, name: name)
        let situations = byEvent[event] ?? []
        documents.append(
          Document(
            page: index, event: event, chains: chains,
            phrases: [Phrase(words: SearchWords(name).words, situation: nil, name: nil)]
              + situations.flatMap(Self.phrases), owners: owners[index]))
      }
    }
    for document in documents {
      for word in document.words.union(document.owners) { counts[word, default: 0] += 1 }
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
    let search = SearchWords(question)
    let (asked, needed, platforms) = (search.words, search.ofSituation, search.platforms)
    guard !asked.isEmpty else { return [] }
    let found = documents.indices.filter { index in
      isIncluded(documents[index])
        && (platforms.isEmpty || documents[index].allPages.contains { pages[$0].isAbout(platforms) })
    }.compactMap { index -> Match? in
      let document = documents[index]
      // The page's name, its platform and its delegates tell which of two events with one phrase is meant.
      let core = needed.subtracting(document.owners)
      let isCovered = covers(core, document)
      let whole = asked.reduce(0) { $0 + weight($1) }
      var best = Match(document: index, score: 0, situation: nil, name: nil)
      for phrase in document.phrases {
        let met = asked.intersection(phrase.words)
        guard !met.isEmpty else { continue }
        let isSame = core.isEmpty && asked == phrase.words
        // What is asked is most of a phrase; what besides is asked, another phrase of the same document has.
        let wanted = SearchWords.ofSituation(phrase.words).subtracting(document.owners)
        let length = phrase.words.reduce(0) { $0 + weight($1) }
        let hit = met.reduce(0) { $0 + weight($1) }
        let isMost = met.intersection(wanted).count * 4 >= wanted.count * 3
        // One word is too little, unless it is all of the phrase.
        let isAll = phrase.words.subtracting(SearchWords.ofSituation(document.owners)).isSubset(of: met)
        let isFitting = isSame || isCovered && isMost && !wanted.isEmpty && (met.intersection(core).count > 1 || isAll)
        let score = hit / whole * hit / length * (isFitting ? 0.5 : 0.49) + (isFitting ? 0.5 : 0)
        // The event's own name, which comes first, tells nothing of the situation.
        if score > best.score || score == best.score && best.situation == nil {
          best = Match(document: index, score: score, situation: phrase.situation, name: phrase.name)
        }
      }
      return best.score > 0 ? best : nil
    }
    // Of those that fit alike, events come before what is said without one, in the order of their pages and of the situation.
    func place(_ match: Match) -> (Int, Int, Int) {
      let document = documents[match.document]
      guard let page = document.page else { return (Int.max, 0, match.document) }
      let event = Situation.Event(page: pages[page].name, name: pages[page].lifecycle[document.chains[0][0]].event)
      let rank = match.situation.flatMap { Situation.all[$0].events.firstIndex(of: event) } ?? 0
      return (page, rank, match.document)
    }
    return found.sorted { $0.score == $1.score ? place($0) < place($1) : $0.score > $1.score }
  }

  /// Returns `true` where the phrases of a document together have all words of a question, so that it is about nothing else.
  ///
  /// Pairs of characters that no document has are the seams between words of Japanese, Korean or Chinese: up to half as many of them
  /// as of known pairs are no words of their own.
  private func covers(_ core: Set<String>, _ document: Document) -> Bool {
    let missing = core.subtracting(document.words)
    guard !missing.isEmpty else { return !core.isEmpty }
    let known = core.count - missing.count
    return missing.allSatisfy { SearchWords.isPair($0) && counts[$0] == nil } && missing.count * 2 <= known
  }

  /// The fewer documents have a word, the more it says; one that none has says the most.
  private func weight(_ word: String) -> Double {
    let share = Double((counts[word] ?? 0) + 1) / Double(documents.count + 1)
    return share < 1.0 / 64 ? 3 : share < 1.0 / 16 ? 2 : share < 1.0 / 4 ? 1 : 0.5
  }
}
