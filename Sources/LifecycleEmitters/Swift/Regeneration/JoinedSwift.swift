/// The Swift files of one or more life cycles in a single file, as a build makes it of the pages of a module.
///
/// What is written once stays out, for the module has it, and so do property lists. Swift allows imports anywhere.
package struct JoinedSwift: Sendable {
  /// Two life cycles that make files of one name which are not the same.
  package struct Clash: Error, Hashable, Sendable {
    /// The file's name.
    package let file: String
    /// The numbers of the two life cycles, from 0.
    package let pages: [Int]
  }

  /// The text, its stamp at the end.
  package let text: String

  /// Joins the files of some life cycles.
  package init(_ pages: [[EmittedFile]]) throws(Clash) {
    var parts: [(name: String, page: Int, text: String)] = []
    for (page, files) in pages.enumerated() {
      for file in files where file.path.hasSuffix(".swift") && !file.isWrittenOnce {
        guard case .text(let text) = file.contents else { continue }
        let part = GenerationStamp.withoutStamp(text)
        guard let known = parts.first(where: { $0.name == file.path }) else {
          parts.append((file.path, page, part))
          continue
        }
        guard known.text == part else { throw Clash(file: file.path, pages: [known.page, page]) }
      }
    }
    let joined = parts.map(\.text).joined(separator: "\n")
    text = GenerationStamp(of: joined, page: nil, callbacks: []).appended(to: joined, as: .line)
  }
}
