import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import SwiftGeneration
import TestSupport
import Testing

@Suite("Ranking of pages by logs")
struct LogRankingTests {
  private static let pages = TestPage.bundled.map { RankedPage($0.name, $0.lifecycle) }
  private static let readers = pages.map { MessageReader($0.lifecycle) }
  /// Each bundled page at each version at which something changes.
  private static let versions = pages.flatMap { page in page.versions.map { (page, $0) } }

  @Test(
    "The log of runs of a page at a version ranks that page first, or leaves it open; a version that wins has all calls",
    arguments: versions.indices)
  func ownPage(index: Int) throws {
    let (page, version) = Self.versions[index]
    let lifecycle = Self.lifecycle(of: page, at: version)
    let text = try Self.log(of: lifecycle, seed: index)
    guard !text.isEmpty else { return }
    let ranked = RankedLog([text], among: Self.pages, readers: Self.readers)
    let name = "\(page.name) at \(version?.description ?? "no version")"
    let own = try #require(ranked.entries.first { $0.page.name == page.name && $0.versions.contains(version) })
    #expect(own.tally.unexplained == 0, "\(name)\n\(ranked.lines)")
    guard ranked.verdict == .decided, let first = ranked.entries.first else { return }
    // Calls of a newer version may all be those of an older one, which allows fewer others.
    #expect(first.page.name == page.name && first.tally.unexplained == 0, "\(name)\n\(ranked.lines)")
    #expect(first.versions.contains(version) || first.tally.bits < own.tally.bits, "\(name)\n\(ranked.lines)")
  }

  @Test("All pages are compared by the same number of calls", arguments: [0, 3, 7])
  func sameCalls(index: Int) throws {
    let (page, version) = Self.versions[index % Self.versions.count]
    let text = try Self.log(of: Self.lifecycle(of: page, at: version), seed: index)
    let ranked = RankedLog([text], among: Self.pages, readers: Self.readers)
    for entry in ranked.entries {
      let tally = entry.tally
      #expect(tally.expected + tally.violations + tally.unlisted == ranked.callCount, "\(entry.name)")
    }
    let inPieces = RankedLog([text], among: Self.pages, readers: Self.readers, blockSize: 61)
    #expect(inPieces.lines == ranked.lines)
  }

  @Test(
    "With lines repeated, missing and exchanged, pages have the same calls, and do not allow those that a check reports",
    arguments: versions.indices)
  func damaged(index: Int) throws {
    let (page, version) = Self.versions[index]
    let lifecycle = Self.lifecycle(of: page, at: version)
    let text = Self.damaged(try Self.log(of: lifecycle, seed: index), seed: UInt64(index))
    guard !text.isEmpty else { return }
    let ranked = RankedLog([text], among: Self.pages, readers: Self.readers)
    for entry in ranked.entries {
      let tally = entry.tally
      #expect(tally.expected + tally.violations + tally.unlisted == ranked.callCount, "\(entry.name)")
    }
    let own = try #require(ranked.entries.first { $0.page.name == page.name && $0.versions.contains(version) })
    let checked = try CheckedLog([text], of: lifecycle)
    let unexpected = checked.findings.filter { if case .unexpectedCall = $0.reason { true } else { false } }
    #expect(own.tally.violations == unexpected.reduce(0) { $0 + $1.count }, "\(checked.lines)\n\(text)")
    #expect(own.tally.unlisted == checked.summary.unlistedCalls)
  }

  @Test("What calls cost on a page does not depend on the pages that it is compared with", arguments: [1, 4, 8])
  func alone(index: Int) throws {
    let (page, version) = Self.versions[index % Self.versions.count]
    let text = Self.damaged(try Self.log(of: Self.lifecycle(of: page, at: version), seed: index), seed: 7)
    let ranked = RankedLog([text], among: Self.pages, readers: Self.readers)
    for entry in ranked.entries where !entry.tally.isAboutSomethingElse {
      let alone = RankedLog([text], among: [entry.page])
      let same = try #require(alone.entries.first { $0.versions == entry.versions })
      #expect(same.tally == entry.tally && alone.callCount == ranked.callCount, "\(entry.name)")
    }
  }

  @Test("If there are more different answers than are kept, the log is read again: the calls that decide are the same")
  func manyAnswers() throws {
    for index in Seeds.cases(of: [1, 9, 11, 13, 17], oneIn: 3) {
      let (page, version) = Self.versions[index % Self.versions.count]
      let text = Self.damaged(try Self.log(of: Self.lifecycle(of: page, at: version), seed: index), seed: 3)
      let ranked = [2, 50_000].map {
        RankedLog([text], among: Self.pages, readers: Self.readers, mostAnswers: $0)
      }
      #expect(ranked.map(\.isReadAgain) == [true, false])
      #expect(ranked[0].lines == ranked[1].lines && ranked[0].callCount == ranked[1].callCount)
      let differences = ranked.map { log in
        // The last digits depend on the order in which bits are added.
        log.differences.map { "\($0.place) \($0.name) \($0.count) \(($0.bits * 1e6).rounded()) \($0.answers)" }
      }
      #expect(differences[0] == differences[1] && !differences[0].isEmpty, "\(page.name)")
    }
  }

  @Test("A page that allows everything loses, and so does one about something else")
  func everything() throws {
    let page = try #require(Self.pages.first { $0.name == "uikit-scenes" })
    let version = try #require(page.versions.last ?? nil)
    let lifecycle = Self.lifecycle(of: page, at: version)
    let text = try Self.log(of: lifecycle, seed: 5)
    let others = Self.pages.filter { $0.name == "android-activity" || $0.name == "flutter" }
    let all = [RankedPage("anything", lifecycle.allowingAnything)] + others + [RankedPage("own", lifecycle)]
    let ranked = RankedLog([text], among: all)
    #expect(ranked.verdict == .decided && ranked.entries.map(\.page.name).prefix(2) == ["own", "anything"])
    #expect(ranked.entries.dropFirst(2).allSatisfy { $0.tally.isAboutSomethingElse })
    #expect(ranked.entries[1].tally.violations == 0, "\(ranked.lines)")
    #expect(!ranked.differences.isEmpty && ranked.differences.allSatisfy { $0.answers.count == 2 })
  }

  @Test(
    "A log that is written by hand ranks its own page first, or leaves it open",
    arguments: Seeds.cases(of: HandwrittenPage.all, oneIn: 3))
  func handwritten(log: HandwrittenPage) throws {
    let ranked = RankedLog([try log.text], among: Self.pages, readers: Self.readers)
    let first = try #require(ranked.entries.first)
    #expect(
      ranked.verdict != .decided || log.pages.contains(first.page.name),
      "\(log.name) is of \(log.pages)\n\(ranked.lines.prefix(4))")
  }

  @Test("Fewer than 20 calls do not decide")
  func fewCalls() throws {
    let text = "sceneDidBecomeActive(_:)\nsceneWillResignActive(_:)\n"
    #expect(RankedLog([text], among: Self.pages, readers: Self.readers).verdict == .fewCalls)
    let none = RankedLog(["nothing\n"], among: Self.pages, readers: Self.readers)
    #expect(none.callCount == 0 && none.entries.allSatisfy { $0.tally.isAboutSomethingElse })
  }

  @Test("The bits of a call are the logarithm of the number of calls that are expected")
  func logarithms() {
    func bits(_ count: Int) -> Double { CallAnswer.expected(among: count).bits }
    for count in 1...2000 {
      #expect(abs(bits(2 * count) - bits(count) - 1) < 1e-12 && bits(count) < bits(count + 1))
      #expect(abs(bits(count * 3) - bits(count) - bits(3)) < 1e-12)
    }
    #expect(bits(1) == 0)
    #expect(CallAnswer.unexpected.bits == 16 && CallAnswer.unlisted.bits == 16)
  }

  private static func lifecycle(of page: RankedPage, at version: VersionSelection?) -> Lifecycle {
    version.map { LifecycleSelection(of: page.lifecycle, sourceMap: SourceMap(), at: $0).lifecycle } ?? page.lifecycle
  }

  /// The log with some lines left out, some twice and some exchanged.
  private static func damaged(_ text: String, seed: UInt64) -> String {
    var numbers = SplitMix64(seed: seed)
    var lines = text.split(separator: "\n").flatMap { line -> [Substring] in
      switch numbers.next() % 30 {
      case 0: []
      case 1: [line, line]
      default: [line]
      }
    }
    for index in lines.indices.dropFirst() where numbers.next() % 15 == 0 { lines.swapAt(index - 1, index) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The log of random runs.
  private static func log(of lifecycle: Lifecycle, seed: Int) throws -> String {
    let graph = RunGraph(lifecycle)
    guard let initial = graph.graph.initial else { return "" }
    var numbers = SplitMix64(seed: UInt64(seed))
    let log = RunLog(graph)
    let scenes = graph.defaultSceneCount == 1 ? 1 : 2
    // A process is known by its launch line, which short runs may share.
    var texts: [Substring: String] = [:]
    for _ in 0..<20 where texts.count < 4 {
      var walk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      let text = log.text(of: walk.extend(Run(from: Configuration(initial, scenes: scenes)), by: 30))
      if let launch = text.split(separator: "\n").first { texts[launch] = text }
    }
    return texts.sorted { $0.key < $1.key }.map(\.value).joined()
  }
}

/// A log of `Tests/Fixtures/Logs`, and the bundled pages that it conforms to.
struct HandwrittenPage: CustomTestStringConvertible {
  private static let folder = Repository.root.appending(path: "Tests/Fixtures/Logs")

  /// All logs of bundled pages.
  static let all: [HandwrittenPage] = {
    let text = (try? String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    let known = rows.filter { $0.count > 3 && $0[3] != "2" && !$0[1].hasSuffix(".md") }
    return Dictionary(grouping: known, by: \.[0]).map { HandwrittenPage(name: $0, pages: Set($1.map { $0[1] })) }
      .sorted { $0.name < $1.name }
  }()

  /// The file's name without its ending.
  let name: String
  /// The pages.
  let pages: Set<String>
  /// The text.
  var text: String {
    get throws { try String(contentsOf: Self.folder.appending(path: "\(name).log"), encoding: .utf8) }
  }
  /// The name that tests show.
  var testDescription: String { name }
}

extension Lifecycle {
  /// The life cycle whose callbacks may all come at any time.
  fileprivate var allowingAnything: Lifecycle {
    var free = self
    free.rules = []
    free.scenarios = []
    free.equivalents = []
    free.states = [State(name: "Anywhere", isInitial: true)]
    free.transitions = livingCallbacks.sorted().map { callback in
      Transition(from: StateID(0), to: StateID(0), event: "Any", steps: [Step(callback)])
    }
    return free
  }
}
