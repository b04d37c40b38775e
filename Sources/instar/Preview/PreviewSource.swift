import Emission
import Site

/// Renders the contents of a preview from the files as they are now.
struct PreviewSource: Sendable {
  /// The page as the user named it.
  let page: String
  /// The version at which it is read.
  let version: VersionOption
  /// The language of generated strings.
  let language: LanguageOption
  /// The folder of a team's templates.
  let templateFolder: TemplateFolder
  /// The pictures of the last page: most saves change none of them, and `dot` is the slowest part.
  private var drawn: [Picture: String] = [:]

  /// Names the files.
  init(page: String, version: VersionOption, language: LanguageOption, templateFolder: TemplateFolder) {
    self.page = page
    self.version = version
    self.language = language
    self.templateFolder = templateFolder
  }

  /// Reads the files and renders the web page; errors are among the notices.
  mutating func contents() async throws -> PreviewContents {
    var notices = PreviewNotices(page: page)
    do {
      let checked = try version.check(await PageFinder.page(page))
      notices.diagnostics = checked.diagnostics
      guard !checked.hasErrors else { return PreviewContents(site: nil, notices: notices) }
      let lifecycle = language.applied(to: checked.lifecycle)
      let site = SiteEmitter(templates: try templateFolder.library).page(of: lifecycle)
      notices.failures += try await draw(site.pictures)
      return PreviewContents(site: site.text(with: drawn), notices: notices)
    } catch let failure as Failure {
      notices.failures.append(failure)
    } catch let wrong as UsageError {
      notices.failures.append(Failure(wrong.message, help: wrong.help))
    }
    return PreviewContents(site: nil, notices: notices)
  }

  /// Draws new pictures; returns the failures.
  private mutating func draw(_ pictures: [Picture]) async throws -> [Failure] {
    let wanted = Set(pictures)
    drawn = drawn.filter { wanted.contains($0.key) }
    var met = Set(drawn.keys)
    let missing = pictures.filter { met.insert($0).inserted }
    let drawing = try await Drawing(of: missing, as: .svg)
    for (picture, file) in zip(missing, drawing.files) {
      drawn[picture] = file.map { String(decoding: $0, as: UTF8.self) }
    }
    return drawing.problem.map { [$0] } ?? []
  }
}
