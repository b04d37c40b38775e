import Diagnostics
import LifecycleChecks
import LifecycleTemplates
import Text

/// Finds the page of an argument: `-`, a file, the name of a bundled page, or `REV:path`; a file wins over a name.
struct PageFinder {
  /// The ending of the names of those pages for which a folder stands.
  private static let pageEnding = ".lifecycle.md"
  /// The largest page that is read.
  private static let limit = 256 << 20

  /// The names of pages, with the pages in a folder, and in those in it, in the place of its name.
  ///
  /// Those are the files whose names end in `ending`; the terminal says how many there are.
  static func expanding(
    _ names: [String], endingIn ending: String = pageEnding, on terminal: Terminal
  ) throws -> [String] {
    guard !names.isEmpty else {
      throw UsageError(
        "no page is named",
        help:
          "Name a file, a folder ('.' for this one) or a bundled page, or list 'pages' in a file \(SettingsNames.file)")
    }
    return names.flatMap { name in
      guard Disk.kind(of: name) == .folder, bundled(name) == nil else { return [name] }
      let pages = files(in: name, endingIn: ending)
      // The one that has none is an error among those of other pages.
      guard !pages.isEmpty else { return [name] }
      terminal.printStatus("\(pages.count.counted("page")) in '\(name)'")
      return pages
    }
  }

  private static func files(in folder: String, endingIn ending: String) -> [String] {
    ProjectFolder.files(in: folder).paths.filter { $0.hasSuffix(ending) }
      .map { (folder.hasSuffix("/") ? folder : folder + "/") + $0 }
  }

  /// Finds all pages; throws the failures of those that cannot be read.
  static func pages(_ names: [String]) async throws -> [Page] {
    var pages: [Page] = []
    var failures: [Failure] = []
    for (index, name) in names.enumerated() where !names[..<index].contains(name) {
      do {
        pages.append(try await page(name))
      } catch let failure as Failure {
        failures.append(failure)
      }
    }
    guard failures.isEmpty else { throw Failures(failures) }
    return pages
  }

  /// Finds one page.
  static func page(_ name: String) async throws -> Page {
    if name == "-" {
      return Page(.standardInput, name: "<stdin>", bytes: try Disk.readStandardInput(limit: limit))
    }
    if let page = try existing(name, named: name) { return page }
    switch Disk.kind(of: name) {
    case .folder:
      let lack = files(in: name, endingIn: pageEnding).isEmpty ? " without files '*\(pageEnding)'" : ""
      throw Failure("cannot read '\(name)': it is a folder\(lack)", help: folderAdvice(name))
    case .pipe: throw Failure("cannot read '\(name)': it is a pipe", help: "Redirect it to 'instar … -'")
    case .device: throw Failure("cannot read '\(name)': it is a device, not a page")
    case .file, nil: break
    }
    guard let colon = name.firstIndex(of: ":"), colon != name.startIndex else { throw missing(name) }
    return try await revision(name)
  }

  /// The file of a path, or the bundled page of a name; `nil` where there is neither.
  static func existing(_ path: String, named name: String) throws(Failure) -> Page? {
    if Disk.kind(of: path) == .file { return try file(path, shownAs: path) }
    return bundled(name).map {
      Page(.bundled, name: name, bytes: Array($0.text.utf8))
    }
  }

  /// Reads a file under another name than its path: git hands over copies.
  static func file(_ path: String, shownAs name: String) throws(Failure) -> Page {
    Page(.file, name: name, bytes: try Disk.read(path, limit: limit))
  }

  private static func bundled(_ name: String) -> BundledPage? { BundledPages.all.first { $0.name == name } }

  private static func missing(_ name: String) -> Failure {
    let folder = Disk.parent(of: name)
    let prefix = folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/"
    let neighbours = Disk.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".md") }.map { prefix + $0 }
    let nearest = NearestWord.page(near: name, in: BundledPages.all.map(\.name) + neighbours)
    return Failure(
      "page '\(name)' is neither a file nor a bundled page",
      help: nearest.map { "Did you mean '\($0)'?" } ?? "List the bundled pages with 'instar pages'")
  }

  private static func folderAdvice(_ folder: String) -> String {
    let pages = Disk.names(in: folder).filter { $0.hasSuffix(".md") }
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    return pages.first.map { "Name a page in it: '\(path)\($0)'" } ?? "Name a Markdown page"
  }

  private static func revision(_ name: String) async throws -> Page {
    // A name that git might take for an option is no revision.
    guard !name.hasPrefix("-") else { throw missing(name) }
    let outcome = try await Programs.run("git", ["cat-file", "blob", name], limit: .seconds(30))
    switch outcome {
    case .finished(0, let bytes, _): return Page(.revision, name: name, bytes: bytes)
    case .finished(_, _, let messages):
      let reason = messages.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git cannot find it"
      throw Failure("cannot read '\(name)': \(reason)")
    case .notFound: throw Failure("cannot read '\(name)': no such file, and git is not installed")
    case .timedOut: throw Failure("cannot read '\(name)': git took longer than 30 seconds")
    case .failed(let reason): throw Failure("cannot read '\(name)': git did not run: \(reason)")
    }
  }
}

extension NearestWord {
  /// The page whose name is nearest to another one; the ending that both have makes nothing alike.
  static func page(near name: String, in pages: [String]) -> String? {
    let stem = { (page: String) in page.hasSuffix(".md") ? String(page.dropLast(3)) : page }
    let nearest = match(for: stem(name), in: pages.map(stem))
    return pages.first { stem($0) == nearest }
  }
}
