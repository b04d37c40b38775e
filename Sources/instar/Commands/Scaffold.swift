import ArgumentParser
import LifecycleEmitters
import LifecycleModel

/// `instar scaffold`: Swift for a project.
struct Scaffold: InstarCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write Swift delegates that log every callback, into a project.",
    discussion: """
      Each file ends with a digest of what was generated. When the page has changed, a file that nobody has edited is \
      replaced. One that somebody has edited is kept, and named, and the exit code is 1; --merge adds to it the \
      callbacks that are new on the page, and leaves all else as it is. Callbacks that you have removed do not come back. \
      An Info.plist of your own is never replaced.

      Examples:
        instar scaffold uikit-scenes -o Sources/App
        instar scaffold order.md --only SceneDelegate
        instar scaffold order.md -o Sources/App --merge
        instar scaffold order.md -o Sources/App --style subclass --indent 4
      """)

  @Argument(help: PageText.one) var page: String
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var output = "."
  @Option(help: ArgumentHelp("Only some delegates.", valueName: "delegate,…")) var only: String?
  @OptionGroup var swift: SwiftOptionGroup
  @OptionGroup var templateFolder: TemplateFolder
  @Flag(help: "Add the callbacks that are new on the page to files that were edited; their own indentation is used.")
  var merge = false
  @Flag(help: "Replace files that were edited since they were written; what a person wrote in them is lost.")
  var force = false
  @OptionGroup var version: VersionOption
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if merge, force { throw ValidationError("--merge keeps what --force replaces; choose one.") }
  }

  func run(on terminal: Terminal) async throws {
    let library = try templateFolder.library
    let lifecycle = try await CheckedPage.sound(page, at: version, on: terminal).lifecycle
    let selection = try delegates(of: lifecycle)
    let emitter = SwiftEmitter(templates: library, options: swift.options)
    let files = emitter.files(for: lifecycle, of: selection).map(\.atTop)
    guard !files.isEmpty else {
      throw Failure("'\(page)' names no delegate that Swift could be written for")
    }
    let folder = try SourceFolder(output)
    let plan = try ScaffoldPlan(for: files, in: folder, treatment: force ? .replace : merge ? .merge : .keep) {
      file, indentation in
      var options = swift.options
      options.indentation = indentation
      let again = SwiftEmitter(templates: library, options: options).files(for: lifecycle, of: selection)
      return again.map(\.atTop).first { $0.path == file.path }?.text
    }
    try plan.write()
    plan.report(on: terminal)
    for leftover in try folder.leftovers(besides: stamps(of: emitter.files(for: lifecycle))) { terminal.say(leftover) }
    guard !plan.hasKept else { throw ExitCode.findings }
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

  private func stamps(of files: [EmittedFile]) -> [String: GenerationStamp?] {
    Dictionary(files.map(\.atTop).map { ($0.path, $0.text.flatMap { GenerationStamp(in: $0) }) }) { first, _ in first }
  }
}

extension EmittedFile {
  /// The text; `nil` for a picture.
  fileprivate var text: String? {
    switch contents {
    case .text(let text): text
    case .picture: nil
    }
  }

  /// The file without the folder that keeps it apart from other formats.
  fileprivate var atTop: EmittedFile {
    let name = path.split(separator: "/").dropFirst().joined(separator: "/")
    switch contents {
    case .text(let text): return EmittedFile(name, text: text, isWrittenOnce: isWrittenOnce)
    case .picture(let picture): return EmittedFile(name, picture: picture)
    }
  }
}
