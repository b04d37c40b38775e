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

      Where --output ends in '.swift', everything goes into that one file, as the build-tool plugin has it.

      Examples:
        instar scaffold uikit-scenes -o Sources/App
        instar scaffold order.md --only SceneDelegate
        instar scaffold order.md -o Sources/App --merge
        instar scaffold order.md -o Sources/App --style subclass --indent 4
        instar scaffold order.md returns.md --style subclass -o Lifecycles.swift
      """)

  @Argument(help: PageText.several) var pages: [String]
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder to write to, or one Swift file.", valueName: "path"))
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
    if merge, isOneFile { throw ValidationError("--merge goes with a folder; '\(output)' is one file.") }
  }

  func run(on terminal: Terminal) async throws {
    let library = try templateFolder.library
    var lifecycles: [Lifecycle] = []
    for page in pages {
      lifecycles.append(try await CheckedPage.sound(page, at: version, on: terminal).lifecycle)
    }
    let project = Project(lifecycles: lifecycles, selections: try delegates(of: lifecycles), library: library)
    let files = project.files(swift.options)
    for (page, files) in zip(pages, files) where files.isEmpty {
      throw Failure("'\(page)' names no delegate that Swift could be written for")
    }
    let treatment: ScaffoldPlan.Treatment = force ? .replace : merge ? .merge : .keep
    let plan: ScaffoldPlan
    if isOneFile {
      let path = OutputPath(output)
      let file = EmittedFile(path.name, text: try joined(files))
      plan = try ScaffoldPlan(for: [file], in: SourceFolder(path.folder), treatment: treatment) { _, _ in nil }
    } else {
      let all = try distinct(files)
      plan = try ScaffoldPlan(for: all, in: SourceFolder(output), treatment: treatment) { file, indentation in
        var options = swift.options
        options.indentation = indentation
        return project.files(options).joined().first { $0.path == file.path }?.text
      }
    }
    try plan.write()
    plan.report(on: terminal)
    if !isOneFile {
      let whole = Project(lifecycles: lifecycles, library: library).files(swift.options)
      let leftovers = try SourceFolder(output).leftovers(besides: stamps(of: whole.flatMap { $0 }))
      for leftover in leftovers { terminal.say(leftover) }
    }
    guard !plan.hasKept else { throw ExitCode.findings }
  }

  private var isOneFile: Bool { output.hasSuffix(".swift") && Disk.kind(of: output) != .folder }

  private func joined(_ files: [[EmittedFile]]) throws(Failure) -> String {
    do {
      return try JoinedSwift(files).text
    } catch {
      throw clash(error.file, pages: error.pages)
    }
  }

  /// The files of all pages, those that are the same once.
  private func distinct(_ files: [[EmittedFile]]) throws(Failure) -> [EmittedFile] {
    var met: [String: (page: Int, file: EmittedFile)] = [:]
    var distinct: [EmittedFile] = []
    for (page, file) in files.enumerated().flatMap({ page, files in files.map { (page, $0) } }) {
      if let known = met[file.path] {
        guard known.file == file else { throw clash(file.path, pages: [known.page, page]) }
        continue
      }
      met[file.path] = (page, file)
      distinct.append(file)
    }
    return distinct
  }

  private func clash(_ file: String, pages numbers: [Int]) -> Failure {
    let names = numbers.map { "'\(pages[$0])'" }.joined(separator: " and ")
    return Failure(
      "\(names) both make '\(file)', and not the same", help: "Scaffold each into a folder or a module of its own")
  }

  /// The delegates of each page that are asked for.
  private func delegates(of lifecycles: [Lifecycle]) throws(WrongUsage) -> [Set<DelegateID>] {
    guard let only else { return lifecycles.map { Set($0.delegateIDs) } }
    let words = only.split(separator: ",").map { String($0.trimmingSpaces) }
    for word in words where !lifecycles.contains(where: { $0.delegates.contains { $0.isNamed(word) } }) {
      throw WrongUsage.unknown("delegate", word, known: lifecycles.flatMap(\.delegates).map(\.name))
    }
    return lifecycles.map { lifecycle in
      Set(lifecycle.delegateIDs.filter { id in words.contains { lifecycle[id].isNamed($0) } })
    }
  }

  private func stamps(of files: [EmittedFile]) -> [String: GenerationStamp?] {
    Dictionary(files.map { ($0.path, $0.text.flatMap { GenerationStamp(in: $0) }) }) { first, _ in first }
  }
}

extension Delegate {
  fileprivate func isNamed(_ word: String) -> Bool { NameKey(name) == NameKey(word) }
}

extension Scaffold {
  /// The life cycles of a project, and what files are made of them.
  private struct Project {
    let lifecycles: [Lifecycle]
    let selections: [Set<DelegateID>]
    let library: TemplateLibrary

    init(lifecycles: [Lifecycle], selections: [Set<DelegateID>]? = nil, library: TemplateLibrary) {
      self.lifecycles = lifecycles
      self.selections = selections ?? lifecycles.map { Set($0.delegateIDs) }
      self.library = library
    }

    /// The files of each life cycle.
    func files(_ options: SwiftOptions) -> [[EmittedFile]] {
      let emitter = SwiftEmitter(templates: library, options: options)
      return zip(lifecycles, selections).map { emitter.files(for: $0, of: $1).map(\.atTop) }
    }
  }

  /// A path taken apart into a folder and a name in it.
  private struct OutputPath {
    let folder: String
    let name: String

    init(_ path: String) {
      let slash = path.lastIndex(of: "/")
      name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
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
