import ArgumentParser
import Diagnostics
import Documents
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import Reports
import Text

/// `instar when`: answers when what is called.
struct When: InstarCommand {
  static let configuration = CommandConfiguration(
    commandName: "when",
    abstract: "Say when a callback is called, or what an event calls.",
    discussion: """
      The words are a callback in any spelling, an event or a situation in a few words, a state, or a callback and an event. All \
      bundled pages are asked, and those of the project's settings.

      Formats: text, markdown, json. Exit codes: 0 answered; 1 nothing is known; 2 a page cannot be read; 64 usage error.

      Examples:
        instar when applicationDidEnterBackground
        instar when notification tapped
        instar when suspended
        instar when viewDidAppear return
        instar when onStop --format markdown
      """)

  @Argument(help: ArgumentHelp("A callback, an event, a situation or a state.", valueName: "words")) var words: [String]
  @Option(
    name: .customLong("page"), parsing: .singleValue,
    help: ArgumentHelp("Ask only this page, bundled or a file; may be repeated.", valueName: "page"), completion: .page)
  var pages: [String] = []
  @Option(
    help: ArgumentHelp("Ask only pages about this platform or framework: iOS, SwiftUI, Android.", valueName: "platform")
  )
  var platform: String?
  @OptionGroup var version: VersionOption
  @Option(help: "The output format.") var format: AnswerFormat?
  @OptionGroup var output: OutputOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let question = words.joined(separator: " ")
    guard question.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("nothing is asked", help: "Name a callback, an event or a state: 'instar when suspended'")
    }
    let answer = Answers(try await askedPages(on: terminal)).answer(question)
    let format = try format ?? output.format(of: AnswerFormat.allCases, \.fileExtension) ?? .text
    let isColored = format == .text && output.file == nil && terminal.colorsOutput
    try output.deliver(Array(format.text(of: answer, isColored: isColored).utf8), on: terminal)
    guard answer.isAnswered else { throw ExitCode.diagnostics }
  }

  /// The pages that are asked: those of the options, else the bundled ones and the project's own; those of other platforms are left out.
  private func askedPages(on terminal: Terminal) async throws -> [AskedPage] {
    let named = try await PageFinder.pages(pages.isEmpty ? Self.ownPages(on: terminal) : pages)
    let bundled = BundledPages.all.filter { page in pages.isEmpty && !named.contains { $0.source.path == page.name } }
    let all = named + bundled.map { Page(.bundled, name: $0.name, bytes: Array($0.text.utf8)) }
    let asked = all.concurrentMap { page in
      (page.source.path, LifecycleReader.lifecycle(of: page.source))
    }
    let fitting = asked.filter { name, lifecycle in
      (platform.map { AskedPage(name: name, lifecycle: lifecycle).isAbout($0) } ?? true)
        && Self.describes(lifecycle, version.at)
    }
    guard !fitting.isEmpty else {
      throw UsageError(
        "no page is about '\([platform, version.at?.description].compactMap(\.self).joined(separator: ", "))'",
        help:
          "The pages are about \(Set(asked.map(\.1.systemsText)).subtracting([""]).sorted().joined(separator: ", "))")
    }
    return Answers.order(
      fitting.map { AskedPage(name: $0.0, lifecycle: $0.1, at: version.at ?? VersionSelection()) })
  }
}

extension When {
  /// Returns `true` for a page that describes a version: not for one about other systems, nor for one that begins later.
  private static func describes(_ lifecycle: Lifecycle, _ selection: VersionSelection?) -> Bool {
    guard let selection, !selection.systems.isEmpty else { return true }
    return selection.systems.contains { asked in
      lifecycle.systems.contains { $0.newest.isComparable(to: asked) && $0.versions.lowest <= asked.version }
    }
  }

  /// The pages that a team's settings list.
  private static func ownPages(on terminal: Terminal) throws -> [String] {
    guard let place = try SettingsPlace.current() else { return [] }
    let listed = try place.file().settings.filter { $0.key.name == "pages" && $0.key.commands.contains("check") }
    let names = listed.flatMap(\.values).flatMap(place.pages)
    return names.isEmpty ? [] : try PageFinder.expanding(names, on: terminal)
  }
}

/// The formats of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json

  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .json: "json"
    }
  }

  func text(of answer: Answer, isColored: Bool) -> String {
    switch self {
    case .text: TextDocument(isColored: isColored).text(of: answer.document)
    case .markdown: MarkdownWriter(.gitHub).text(of: answer.document)
    case .json: answer.json
    }
  }
}
