import Diagnostics
import Foundation
import LifecycleImport
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import LifecycleTemplates
import LifecycleWriter
import TestSupport
import Testing

@Suite struct ArticleReaderTests {
  static let pages = BundledPages.all.map { page in
    LifecycleReader.read(SourceFile(path: page.name, text: page.text)).lifecycle
  }

  /// The articles of the tests.
  static let articles: [SourceFile] = {
    let folder = Repository.root.appending(path: "Tests/Fixtures/Import/Articles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { SourceFile(path: name, bytes: Array($0)) }
    }
  }()

  @Test func articlesBecomePagesWithAnAccountOfEachLine() throws {
    var files: [String: String] = [:]
    for article in Self.articles {
      let drafts = ArticleReader.read(article, knowing: Self.pages)
      var report = ImportReport()
      for (index, draft) in drafts.enumerated() {
        report.merge(draft.report)
        files["\(article.path).\(index + 1).md"] = PageWriter.page(
          of: DraftLifecycle(draft.draft, from: article.path).lifecycle)
      }
      files["\(article.path).report.txt"] = report.text(of: article.path)
    }
    try Goldens("articles").expect(files)
  }

  /// A page is an article too, which states all its paths and calls.
  @Test(arguments: BundledPages.all)
  func everyPathAndCallOfABundledPageIsRead(page: BundledPage) {
    let file = SourceFile(path: page.name, text: page.text)
    let lifecycle = LifecycleReader.read(file).lifecycle
    let drafts = ArticleReader.read(file, knowing: Self.pages).map { DraftLifecycle($0.draft, from: nil).lifecycle }
    let paths = Set(drafts.flatMap { draft in draft.chains.map { draft.path(of: $0) } })
    // A method of another language has a name with or without parentheses.
    let name = { (name: String) in name.hasSuffix("()") ? String(name.dropLast(2)) : name }
    let calls = Set(
      drafts.flatMap { draft in draft.transitions.flatMap(\.steps).map { name(draft[$0.callback].name) } })
    for chain in lifecycle.chains { #expect(paths.contains(lifecycle.path(of: chain))) }
    for callback in lifecycle.calledCallbacks {
      #expect(calls.contains(name(lifecycle[callback].name)), "\(lifecycle[callback].name)")
    }
  }

  /// Classes of several systems have one name by convention.
  @Test(arguments: [
    ("`AppDelegate.applicationDidBecomeActive()`", "WKApplicationDelegate"),
    ("`AppDelegate.applicationDidBecomeActive(_:)`", "UIApplicationDelegate"),
  ])
  func aDelegateHasTheTypeOfItsCalls(call: String, type: String) {
    let file = SourceFile(path: "a.md", text: "# App\n\nInactive → Active: \(call)\n")
    let drafts = ArticleReader.read(file, knowing: Self.pages)
    #expect(drafts.flatMap(\.draft.delegates).map(\.types) == [[type]])
  }

  /// Only the line ends of a file count: not the separators that other programs leave in a line.
  @Test(arguments: ["\u{2028}", "\u{85}", "\u{B}", "\u{C}"])
  func linesHaveTheNumbersOfTheFile(separator: String) throws {
    let file = SourceFile(path: "a.md", text: "One\(separator)two\r\n\r\n• Active → Inactive\r\n")
    let drafts = ArticleReader.read(file, knowing: Self.pages)
    #expect(drafts.first?.draft.transitions.map(\.line) == [3])
    #expect(drafts.first?.report.rows.map(\.line) == [3])
  }

  @Test(arguments: ["▼ Notes on the app", "▲ A warning"])
  func aTriangleBeforeWordsIsABullet(line: String) {
    let file = SourceFile(path: "a.md", text: "Active → Inactive\n\n\(line)\n\nThe end.\n")
    let drafts = ArticleReader.read(file, knowing: Self.pages)
    #expect(drafts.first?.report.isIncomplete == false)
  }

  @Test func aTextWithoutCallbacksIsNotAskedForStates() {
    let drafts = ArticleReader.read(SourceFile(path: "a.md", text: "# Notes\n\nA picture.\n"), knowing: Self.pages)
    #expect(drafts.allSatisfy { $0.report.questions.isEmpty })
  }

  /// Lines in any order, which no writer would put together.
  @Test(arguments: Seeds.first(600))
  func anyLinesMakeAPageThatIsReadAsTheSameLifeCycle(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let lines = Self.articles.flatMap { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
    let count = Int.random(in: 1...30, using: &random)
    let text = (0..<count).compactMap { _ in lines.randomElement(using: &random) }.joined(separator: "\n")
    let file = SourceFile(path: "a.md", text: text)
    let drafts = ArticleReader.read(file, knowing: Self.pages)
    let isArrow = { (character: Character) in "←↓↔⇄".contains(character) }
    for line in MarkdownLine.lines(of: file)
    where !ArrowScanner.standard.symbols(in: line.text).isEmpty || line.text.contains(where: isArrow) {
      #expect(drafts.contains { $0.report.mentions(line.number) }, "\(line.text)")
    }
    for draft in drafts {
      let lifecycle = DraftLifecycle(draft.draft, from: nil).lifecycle
      let page = PageWriter.page(of: lifecycle)
      let reading = LifecycleReader.read(SourceFile(path: "page.md", text: page))
      #expect(reading.diagnostics.filter { $0.severity == .error } == [], "\(text)")
      #expect(CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle)) == [], "\(text)")
    }
  }
}

extension Lifecycle {
  fileprivate func path(of chain: [TransitionID]) -> [String] { states(of: chain).map { self[$0].name } }
}
