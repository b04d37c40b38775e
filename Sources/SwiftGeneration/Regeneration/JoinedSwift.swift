import Emission

/// Swift files in a single one, as a build makes it of the pages of a module.
///
/// What is written once stays out, for the module has it. Swift allows imports anywhere.
package struct JoinedSwift: Sendable {
  /// The text, its stamp at the end.
  package let text: String

  /// Joins files of different names.
  package init(_ files: [EmittedFile]) {
    let parts = files.filter { !$0.isWrittenOnce }.compactMap { file -> String? in
      guard case .text(let text) = file.contents else { return nil }
      return GenerationStamp.withoutStamp(text)
    }
    let joined = parts.joined(separator: "\n")
    text = GenerationStamp(of: joined, page: nil, callbacks: []).appended(to: joined, as: .line)
  }
}
