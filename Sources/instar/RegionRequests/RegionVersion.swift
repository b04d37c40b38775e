import LifecycleModel
import LifecycleReader

/// A version that a region's marker names.
struct RegionVersion {
  /// The version.
  let version: PlatformVersion
  /// Its word.
  let word: RegionWord

  /// Reads `iOS 12` or `13.4`.
  init(_ word: RegionWord) throws(RegionProblem) {
    guard let version = Self(reading: word) else {
      throw .malformed(
        "'\(word.text)' is not a version", at: word.range, help: "Write it like \"iOS 12\" or 13.4")
    }
    self = version
  }

  /// Reads a word that may be a version; `nil` where it is none, such as the path of a page with a number at its end.
  init?(reading word: RegionWord) {
    guard let version = PlatformVersion(word.text),
      version.platform?.allSatisfy({ $0.isLetter || $0 == " " }) ?? true
    else { return nil }
    self.version = version
    self.word = word
  }
}
