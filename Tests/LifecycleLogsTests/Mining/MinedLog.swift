import Diagnostics
import LifecycleChecks
import LifecycleLogs
import LifecycleModel
import LifecycleReader
import TestSupport

/// Logs and the page that is mined from them, as the program does it.
struct MinedLog {
  /// The life cycles of the logs.
  let lives: [MinedLife]
  /// The delegates and callbacks of the logs.
  let names: LogNames
  /// The page.
  let page: MinedPage
  /// The page, read.
  let reading: Reading

  /// Mines logs with the names of known pages.
  init(
    _ texts: [String], pages: [Lifecycle] = Self.bundled, noise: Double = 0,
    blockSize: Int = 1 << 20, options: LifeReader.Options = LifeReader.Options()
  ) {
    names = Self.names(in: texts, pages)
    var reader = LifeReader(names, options)
    for (number, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      reader.begin(file: number)
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        reader.read(bytes[start..<min(start + blockSize, bytes.count)])
      }
      reader.end()
    }
    var mining = PageMiner.Options()
    mining.rest = options.rest
    mining.noise = noise
    mining.files = texts.indices.map { "\($0 + 1).log" }
    lives = reader.lives
    page = PageMiner(names, mining).page(of: lives)
    reading = LifecycleReader.read(SourceFile(path: "mined.md", text: page.text))
  }

  /// The names that logs have: of the catalog and of generated lines, else of the page with the most calls.
  private static func names(in texts: [String], _ pages: [Lifecycle]) -> LogNames {
    var vocabulary = LogVocabulary()
    read(texts, with: LogVocabulary.messages) { vocabulary.take($0) }
    guard vocabulary.isEmpty else { return LogNames(vocabulary, pages: pages) }
    let counts = pages.map { page in
      var count = 0
      read(texts, with: MessageReader(page)) { if case .call = $0.content { count += 1 } }
      return count
    }
    guard let most = counts.max(), most > 0, let best = counts.firstIndex(of: most) else {
      return LogNames(vocabulary, pages: pages)
    }
    return LogNames(of: pages[best], among: pages)
  }

  private static func read(_ texts: [String], with messages: MessageReader, _ body: (LogEvent) -> Void) {
    var reader = LogReader(messages)
    for (number, text) in texts.enumerated() {
      reader.begin(file: number)
      reader.read(Array(text.utf8)[...]) { event, _ in body(event) }
      reader.end { event, _ in body(event) }
    }
  }

  /// The bundled pages as the program has them: those of UIKit first.
  static let bundled = {
    let first = ["uikit-app", "uikit-scenes", "scene-phase", "view-controller", "uikit", "swiftui-app", "watchos-app"]
    let pages = first.compactMap { name in TestPage.bundled.first { $0.name == name } }
    return (pages + TestPage.bundled.filter { !first.contains($0.name) }).map(\.lifecycle)
  }()

  /// The errors in the page.
  var errors: [String] {
    let subject = CheckSubject(reading.lifecycle, sourceMap: reading.sourceMap, limit: nil)
    let diagnostics = reading.diagnostics + CheckRegistry.diagnostics(in: subject)
    return diagnostics.filter { $0.severity == .error }.map { "\($0.summary) [\($0.id)]" }
  }
}
