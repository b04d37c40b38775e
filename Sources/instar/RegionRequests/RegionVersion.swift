import LifecycleModel
import LifecycleReader

/// The versions that a region's marker names.
struct RegionVersion {
  /// The version.
  let version: VersionSelection
  /// The marker's word.
  let word: RegionWord

  /// Reads `iOS 12`, `13.4` or `iOS 27, SDK iOS 26`.
  init(_ word: RegionWord) throws(RegionProblem) {
    guard let version = Self(reading: word) else {
      throw .malformed(
        "'\(word.text)' is not a version", at: word.range, help: "Write it like \"iOS 12\" or 13.4")
    }
    self = version
  }

  /// Reads a word that may be a version; `nil` where it is none, such as a page's path with a number at its end.
  init?(reading word: RegionWord) {
    guard let version = VersionSelection(word.text),
      (version.systems + version.sdks).allSatisfy({ $0.platform?.allSatisfy { $0.isLetter || $0 == " " } ?? true })
    else { return nil }
    self.version = version
    self.word = word
  }
}
