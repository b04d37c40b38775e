import Diagnostics
import Text

/// The diagnostics that the reader itself may report; `instar explain` and the tests derive from this list.
package enum ReaderDescriptors {
  /// All of them, by their subject.
  package static let all: [DiagnosticDescriptor] = [
    .unknownState,
    .duplicateState,
    .circularParent,
    .ambiguousState,
    .duplicateInitial,
    .proseBelowState,
    .implicitInitial,
    .unknownDelegate,
    .duplicateDelegate,
    .ambiguousDelegate,
    .unknownType,
    .uncheckedType,
    .wrongModule,
    .unknownCallback,
    .duplicateCallback,
    .ambiguousCallback,
    .uncodedCallback,
    .malformedTransition,
    .misplacedState,
    .unplacedSteps,
    .readAsEvent,
    .unreadWords,
    .malformedTable,
    .unreadColumn,
    .misspeltAttribute,
    .unknownAttribute,
    .misplacedAttribute,
    .invalidVersion,
    .tooManyVersions,
    .missingTitle,
    .misspeltSection,
    .unrecognizedSection,
    .unusedContent,
    .misspeltProperty,
    .invalidProperty,
    .malformedRule,
    .unknownRole,
    .malformedLogLine,
    .duplicateLogLine,
    .invalidText,
    .unusedSuppression,
    .malformedMarker,
    .unclosedRegion,
    .nestedRegion,
    .strayRegionEnd,
  ]
}

extension [FixIt] {
  /// The replacement of a word by the one that was probably meant; none where there is no such word.
  static func replacing(_ word: String, with meant: NearestWord.Guess?, at range: SourceRange) -> [FixIt] {
    meant.map { guess in
      [
        FixIt(
          "Replace '\(word)' with '\(guess.word)'", range: range, replacement: guess.word, word: word,
          applicability: guess.isCertain ? .certain : .suggestion)
      ]
    } ?? []
  }
}

extension Diagnostic {
  /// `'a', 'b' or 'c'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
