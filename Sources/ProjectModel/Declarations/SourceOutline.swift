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

/// A place in a body or an initial value that names something.
package struct Mention: Sendable {
  /// The way in which something is named.
  package enum Kind: Hashable, Sendable {
    /// `base.name(a, label: b)`, `[base name:a label:b]`; also `Type(label: a)` and C's `name(a, b)`.
    case call
    /// `base.name` that is neither called nor assigned; without a base, a variable's: also `if let name`.
    case access
    /// `base.name = argument`, `base.name += argument`; without a base, a variable's: also `let name = argument`.
    case assignment
    /// `#selector(base.name)`, `@selector(name)`; in Swift, labels are only there where the source has them.
    case selector
    /// The object of a type: `name.self`, with the types around it: `Reader.SceneDelegate`; `[name class]`.
    case type
    /// `base as? name`, also with `!` or no mark; `(name *)base`.
    case cast
    /// A string literal without interpolations, up to 200 bytes; `name` is its value.
    case string
  }

  /// The way in which something is named.
  package let kind: Kind
  /// The text before the name's dot, up to 200 bytes; empty for none.
  ///
  /// It is without white space but that between words, without `?`, `!` and the content of closures: `super`,
  /// `UIApplication.shared.delegate`, `(UIApplication.shared.delegate as AppDelegate)`, `windows.first{}`. Of `.name` in
  /// Swift it is empty too, but then `range` begins at the dot, before `nameRange`.
  package let base: String
  /// The name: of a call in Swift compound with the labels in parentheses (`open(_:options:)`), of one in Objective-C the
  /// selector. Trailing closures have no labels: `onOpenURL { }` is `onOpenURL()`.
  package let name: String
  /// The texts of the arguments but trailing closures, or of the assigned value, each as the source has it up to 200
  /// bytes.
  package var arguments: [String] = []
  /// `true` where a closure follows the call.
  package var hasTrailingClosure = false
  /// `true` where the code asks if it is there: in the condition of an `if` or `guard`, before `??`, beside `== nil`.
  package var isTested = false
  /// `true` where it only runs before iOS 13: in `if #unavailable(iOS 13)`, in the `else` of `if #available(iOS 13, *)`.
  package var isLegacy = false
  /// The whole expression's place.
  package let range: SourceRange
  /// The place of the name, without labels and arguments.
  package let nameRange: SourceRange

  package init(_ kind: Kind, base: String = "", name: String, range: SourceRange, nameRange: SourceRange) {
    self.kind = kind
    self.base = base
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }
}
