import Emission
import Site

/// Renders the contents of a preview from the files as they are now.
struct PreviewSource: Sendable {
  /// The page as the user named it.
  let page: String
  /// Reads the page.
  let loader: PageLoader
  /// The folder of a team's templates.
  let templateFolder: TemplateFolder
  /// The pictures of the last page: most saves change none of them, and `dot` is the slowest part.
  private var drawn: [Picture: String] = [:]

  /// Names the files.
  init(page: String, loader: PageLoader, templateFolder: TemplateFolder) {
    self.page = page
    self.loader = loader
    self.templateFolder = templateFolder
  }

  /// Reads the files and renders the web page; errors are among the notices.
  mutating func contents() async throws -> PreviewContents {
    var notices = PreviewNotices(page: page)
    do {
      let checked = try await loader.page(page)
      notices.diagnostics = checked.diagnostics
      guard checked.errorsInText.isEmpty else { return PreviewContents(site: nil, notices: notices) }
      let site = SiteEmitter(templates: try templateFolder.library).page(of: checked.lifecycle)
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
    drawn = drawn.filter { pictures.contains($0.key) }
    let drawing = try await Drawing(of: Set(pictures).subtracting(drawn.keys), as: .svg)
    drawn.merge(drawing.texts) { $1 }
    return drawing.problem.map { [$0] } ?? []
  }
}
