import ArgumentParser
import LifecycleEmitters
import LifecycleModel

/// `instar scaffold`: Swift for a project.
struct Scaffold: InstarCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write Swift delegates that log every callback, into a project.",
    discussion: """
      A file that you have edited since it was written is kept, and named.

      Examples:
        instar scaffold uikit-scenes -o Sources/App
        instar scaffold order.md --only SceneDelegate
      """)

  @Argument(help: PageText.one) var page: String
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output = "."
  @Option(help: ArgumentHelp("Only some delegates.", valueName: "delegate,…")) var only: String?
  @OptionGroup var templateFolder: TemplateFolder
  @Flag(help: "Replace files that were edited since they were written.") var force = false
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func run(on terminal: Terminal) async throws {
    let emitter = SwiftEmitter(templates: try templateFolder.library)
    let lifecycle = try await CheckedPage.sound(page, at: version, on: terminal).lifecycle
    let files = emitter.files(for: lifecycle, of: try delegates(of: lifecycle)).map { file in
      GeneratedFile(file.atTop, format: emitter.format)
    }
    guard !files.isEmpty else {
      throw Failure("'\(page)' names no delegate that Swift could be written for")
    }
    var update = try FolderUpdate(of: OutputFolder(output), with: files, isForced: force)
    try update.writeTexts()
    update.reportKept(on: terminal)
    terminal.say(update.summary)
    guard update.kept.isEmpty else { throw ExitCode.findings }
  }

  private func delegates(of lifecycle: Lifecycle) throws(WrongUsage) -> Set<DelegateID> {
    guard let only else { return Set(lifecycle.delegateIDs) }
    var selection: Set<DelegateID> = []
    for word in only.split(separator: ",").map({ $0.trimmingSpaces }) {
      guard let id = lifecycle.delegateIDs.first(where: { NameKey(lifecycle[$0].name) == NameKey(word) }) else {
        throw WrongUsage.unknown("delegate", String(word), known: lifecycle.delegates.map(\.name))
      }
      selection.insert(id)
    }
    return selection
  }
}

extension EmittedFile {
  /// The file without the folder that keeps it apart from other formats.
  fileprivate var atTop: EmittedFile {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    switch contents {
    case .text(let text): return EmittedFile(name, text: text)
    case .picture(let picture): return EmittedFile(name, picture: picture)
    }
  }
}
