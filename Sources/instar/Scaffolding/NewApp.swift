import Diagnostics
import Emission
import LifecycleReader
import LifecycleTemplates
import SwiftGeneration

/// A new app: a page, the Swift that is generated from it, and a project of Xcode's that builds it.
struct NewApp {
  /// The files by path, in the order in which they are written.
  let files: [(path: String, text: String)]
  /// The path of the project, a folder.
  let project: String
  /// The path of the page.
  let page: String
  /// The folder of the sources.
  let sources: String

  /// Makes the files of an app in a folder, which names it.
  init(in folder: String, templates: TemplateLibrary) throws(Failure) {
    let last = folder.split(separator: "/").last.map(String.init) ?? ""
    let name = SwiftIdentifier.type(last, fallback: "MyApp")
    page = "\(folder)/\(name).md"
    project = "\(folder)/\(name).xcodeproj"
    sources = "\(folder)/\(name)"
    // The bundled page begins with its title.
    let text = "# \(name)" + BundledPages.app.text.drop { $0 != "\n" }
    let lifecycle = LifecycleReader.read(SourceFile(path: page, text: text)).lifecycle
    let swift = ScaffoldProject(
      pages: [ScaffoldProject.Page(name: page, lifecycle: lifecycle, selection: Set(lifecycle.delegateIDs))],
      library: templates)
    let options = SwiftOptions(indentation: ProjectIndentation(of: folder).indentation)
    let generated = try swift.files(options).compactMap { [sources] file in
      file.text.map { (path: "\(sources)/\(file.path)", text: $0) }
    }
    let projectFile = templates.render(XcodeProjectFile(name: name, for: lifecycle), with: "Swift/XcodeProject")
    files = [(page, text)] + generated + [("\(project)/project.pbxproj", projectFile)]
  }
}
