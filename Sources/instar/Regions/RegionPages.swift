import Diagnostics
import Diagrams
import Emission
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import Text

/// The pages that regions are made from, each read and checked once.
struct RegionPages {
  /// A page with the version at which it is read.
  private struct Key: Hashable {
    let path: String
    let version: VersionSelection?
  }

  /// The errors of pages that were shown all the same: claims that fail.
  var failingClaims: [FileDiagnostics] {
    checked.values.filter(\.errorsInText.isEmpty).compactMap { page in
      let errors = page.diagnostics.diagnostics.filter { $0.severity == .error }
      return errors.isEmpty ? nil : FileDiagnostics(page.diagnostics.file, errors)
    }.sorted { $0.file.path < $1.file.path }
  }

  private let loader: PageLoader
  private var found: [String: Page] = [:]
  private var checked: [Key: CheckedPage] = [:]
  private var drawings: [String: RegionDrawing] = [:]

  /// Reads pages as a loader is set up; a region may name another version.
  init(_ loader: PageLoader) {
    self.loader = loader
  }

  /// The page that a word of a marker names, or the page with the marker; throws for a page with errors.
  mutating func page(
    _ word: RegionWord?, of region: Region, on own: Page, at version: RegionVersion?
  ) throws(RegionProblem) -> CheckedPage {
    let page = if let word { try self.page(named: word, besides: own) } else { own }
    let key = Key(path: page.source.path, version: version?.version ?? loader.checks.version)
    var check = loader.checks
    check.version = key.version
    let checked = checked[key] ?? check.page(page)
    self.checked[key] = checked
    try expect(checked, word, region, isOwn: page.source.path == own.source.path)
    try expectPlatform(of: checked, version ?? nil, region)
    return checked
  }

  /// A picture as a file beside the page that shows it; throws for a file that Instar has not drawn.
  mutating func drawing(
    of picture: Picture, as word: RegionWord, besides own: Page
  ) throws(RegionProblem) -> RegionDrawing {
    let path = Self.path(word.text, besides: own)
    if let other = drawings[path] {
      guard other.picture == picture else {
        throw .unfilled(
          "'\(word.text)' is another region's picture", at: word.range, help: "Name another file")
      }
      return other
    }
    let folder = Disk.parent(of: own.source.path)
    guard !Disk.leadsOut(path, of: folder.isEmpty ? "." : folder) else {
      throw .unfilled(
        "'\(word.text)' is reached through a link that leads out of this page's folder", at: word.range,
        help: "Name another file")
    }
    let bytes: [UInt8]?
    do throws(Failure) { bytes = try Disk.contents(of: path) } catch {
      throw unreadable("'\(word.text)' cannot be read", word, help: error.message)
    }
    let digest = bytes.flatMap { FinishedSVG.sourceDigest(of: String(decoding: $0, as: UTF8.self)) }
    guard digest != nil || Disk.kind(of: path) == nil else {
      throw .unfilled(
        "'\(word.text)' exists and was not drawn by Instar", at: word.range, help: "Name another file, or delete it")
    }
    let drawing = RegionDrawing(path: path, picture: picture, isDue: digest != picture.digest)
    drawings[path] = drawing
    return drawing
  }

  private static func path(_ name: String, besides own: Page) -> String {
    let folder = Disk.parent(of: own.source.path)
    let isWhole = name.utf8.first == UInt8(ascii: "/")
    return isWhole || folder.isEmpty ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// A file, relative to the page that names it, or a bundled page; a file wins.
  private mutating func page(named word: RegionWord, besides own: Page) throws(RegionProblem) -> Page {
    let path = Self.path(word.text, besides: own)
    if let page = found[path] { return page }
    let existing: Page?
    do throws(Failure) { existing = try PageFinder.existing(path, named: word.text) } catch {
      throw unreadable("Page '\(word.text)' cannot be read", word, help: error.message)
    }
    guard let page = existing else {
      guard Disk.kind(of: path) == nil else {
        throw unreadable("'\(word.text)' is not a page", word, help: "Name a Markdown file")
      }
      throw missing(word, in: Disk.parent(of: own.source.path))
    }
    found[path] = page
    return page
  }

  private func missing(_ word: RegionWord, in folder: String) -> RegionProblem {
    let neighbours = Disk.names(in: folder.isEmpty ? "." : folder).filter { $0.hasSuffix(".md") }
    let nearest = NearestWord.page(near: word.text, in: BundledPages.all.map(\.name) + neighbours)
    return unreadable(
      "Page '\(word.text)' is neither a file nor a bundled page", word,
      help: nearest.map { "Did you mean '\($0)'?" }
        ?? "Name a file, relative to this page, or a bundled page: 'instar pages' lists them")
  }

  private func unreadable(_ summary: String, _ word: RegionWord, help: String) -> RegionProblem {
    RegionProblem([Diagnostic(.unfilledRegion, summary, at: word.range, help: help)], isUnreadable: true)
  }

  /// Throws for a page with errors.
  private func expect(
    _ checked: CheckedPage, _ word: RegionWord?, _ region: Region, isOwn: Bool
  ) throws(RegionProblem) {
    // Errors of this page's own regions are reported with each of them.
    let reported = isOwn ? DiagnosticDescriptor.ofRegions.map(\.id) : []
    let errors = checked.errorsInText.filter { !reported.contains($0.id) }
    guard let first = errors.first else { return }
    let name = word.map { "Page '\($0.text)'" } ?? "This page"
    let help =
      word == nil
      ? "Fix it, or name the page that the region is about: 'from PAGE'"
      : "List all errors with: instar check \(ShellWord.quoted(checked.page.source.path))"
    let own = Diagnostic(
      .unfilledRegion, "\(name) has \(errors.count == 1 ? "an error" : "\(errors.count) errors")",
      at: word?.range ?? region.marker,
      notes: [Diagnostic.Note(first.summary, range: first.range, in: isOwn ? nil : checked.page.source)],
      help: help)
    throw RegionProblem([own])
  }

  private func expectPlatform(
    of checked: CheckedPage, _ version: RegionVersion?, _ region: Region
  ) throws(RegionProblem) {
    guard let selection = version?.version ?? loader.checks.version,
      let (asked, platforms) = checked.stranger(in: selection)
    else { return }
    throw .unfilled(
      "The page is about \(platforms.joined(separator: " and ")), not \(asked)",
      at: version?.word.range ?? region.marker, help: "Write \"\(platforms[0]) \(asked.version)\"")
  }
}
