import Emission
import LifecycleModel
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

  /// The pages.
  let pages: [Page]
  /// The templates.
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
