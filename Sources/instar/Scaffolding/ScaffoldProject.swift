import Diagnostics
import Emission
import LifecycleModel
import LifecycleReader
import LifecycleTemplates
import SwiftGeneration

/// The pages of a project, and the files that are generated from them.
struct ScaffoldProject {
  /// One page.
  struct Page {
    /// The name that the user gave.
    let name: String
    /// The life cycle.
    let lifecycle: Lifecycle
    /// The selected delegates.
    let selection: Set<DelegateID>
  }

  let pages: [Page]
  let library: TemplateLibrary

  /// The files of all pages with a team's options, equal ones once; `isWanted` filters by path.
  func files(_ options: SwiftOptions, where isWanted: (String) -> Bool = { _ in true }) throws(Failure) -> [EmittedFile]
  {
    var met: [String: (page: Page, file: EmittedFile)] = [:]
    var distinct: [EmittedFile] = []
    for page in pages {
      let files = files(of: page.lifecycle, page.selection, options)
      let isWithoutSwift = page.lifecycle.remarkOnMissingSwift(for: page.selection, page: page.name) != nil
      guard !files.isEmpty || isWithoutSwift else {
        throw Failure("'\(page.name)' has no delegate to write Swift for")
      }
      for file in files where isWanted(file.path) {
        guard let known = met[file.path] else {
          met[file.path] = (page, file)
          distinct.append(file)
          continue
        }
        guard known.file == file else { throw Self.clash(known.page, page, over: file) }
      }
    }
    return distinct
  }

  /// All files that the pages could have, also of delegates that are not selected, even if they conflict.
  func possibleFiles(_ options: SwiftOptions) -> [EmittedFile] {
    pages.flatMap { files(of: $0.lifecycle, Set($0.lifecycle.delegateIDs), options) }
  }

  private func files(of lifecycle: Lifecycle, _ selection: Set<DelegateID>, _ options: SwiftOptions) -> [EmittedFile] {
    SwiftEmitter(templates: library, options: options).files(for: lifecycle, of: selection).map(\.atTop)
  }

  private static func clash(_ one: Page, _ other: Page, over file: EmittedFile) -> Failure {
    Failure(
      "'\(one.name)' and '\(other.name)' generate different contents for '\(file.path)'",
      help: "Scaffold each into a folder or a module of its own")
  }
}

extension EmittedFile {
  /// The text file without the folder that separates it from other formats; any other unchanged.
  fileprivate var atTop: EmittedFile {
    guard let text else { return self }
    let name = path.split(separator: "/").dropFirst().joined(separator: "/")
    return EmittedFile(name, text: text, isWrittenOnce: isWrittenOnce)
  }
}

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
    let lifecycle = LifecycleReader.lifecycle(of: SourceFile(path: page, text: text))
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
