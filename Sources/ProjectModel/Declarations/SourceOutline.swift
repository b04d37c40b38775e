import Diagnostics
import Text

/// The declarations of a source file and what its bodies mention, in one shape for Swift and Objective-C.
package struct SourceOutline: Sendable {
  /// A language of source files.
  package enum Language: Hashable, Sendable {
    case swift
    /// Also Objective-C++, and headers.
    case objectiveC
  }

  /// The file.
  package let file: SourceFile
  /// The file's language.
  package let language: Language
  /// The types, extensions, protocols and categories in the order of the file; nested ones after the one that contains them.
  package var types: [TypeDeclaration] = []
  /// The aliased types' texts by the aliases' names, which begin with those of the types around them: `Reader.Handler`.
  package var aliases: [String: String] = [:]
  /// The mentions in bodies, initial values and arguments of attributes, in the order of the names in the file.
  package var mentions: [Mention] = []
  /// The code that is built under conditions that are not known, outer before inner.
  package var conditionalCode: [ConditionalCode] = []
  /// The place of the first syntax error; `nil` where there is none.
  package var firstError: SourceRange?

  /// `false` where the source asks nothing of the system that it is built for: the outline is the same for all.
  package var dependsOnSystem = true

  /// Creates an empty outline.
  package init(_ file: SourceFile, _ language: Language) {
    self.file = file
    self.language = language
  }

  /// Returns the mentions that a test picks; the others are not copied.
  package func mentions(where isWanted: (Mention) -> Bool) -> [Mention] {
    mentions.indices.filter { isWanted(mentions[$0]) }.map { mentions[$0] }
  }

  /// Returns a range with some lines before and after it, in which the call around an argument begins.
  package func line(around range: SourceRange) -> SourceRange {
    let line = file.line(at: range.start)
    return SourceRange(file.offset(ofLine: max(1, line - 4)), file.offset(ofLine: line + 5))
  }

  /// Returns the mentions in a part of the file.
  package func mentions(in range: SourceRange) -> [Mention] {
    let start = mentions.indices.partitioningIndex { mentions[$0].nameRange.start >= range.start }
    let end = mentions.indices.partitioningIndex { mentions[$0].nameRange.start > range.end }
    return mentions[start..<max(start, end)].filter { range.contains($0.range) }
  }
}
