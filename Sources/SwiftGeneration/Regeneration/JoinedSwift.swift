import Emission

/// Several Swift files joined into one, as a build generates it from the pages of a module.
///
/// Files that are written once are left out, for the module has them. Swift allows imports anywhere.
package struct JoinedSwift: Sendable {
  /// The text, with its stamp at the end.
  package let text: String

  /// Joins files of different names.
  package init(_ files: [EmittedFile]) {
    let parts = files.filter { !$0.isWrittenOnce }.compactMap(\.text).map(GenerationStamp.withoutStamp)
    let joined = parts.joined(separator: "\n")
    text = GenerationStamp(of: joined, page: nil, callbacks: []).appended(to: joined, as: .line)
  }
}
