/// The first line of a process in the generated log, for a page: `lifecycle-launch launch=5f0c22ab page=Player …`
package struct LaunchLine: Hashable, Sendable {
  /// The bytes that tell launches apart.
  package var launch: ArraySlice<UInt8>?
  /// The page's title.
  package var page: String?
  /// The digest of what the page says about calls.
  package var digest: String?
  /// The delegates whose calls are logged.
  package var delegates: [String] = []
  /// The system: `iOS 27.0`.
  package var system: String?

  /// Reads the pairs of a line.
  init(_ line: GeneratedMessage, in message: ArraySlice<UInt8>) {
    line.forEachPair(in: message) { key, value in
      switch LogfmtValue(key.range).text(in: message) {
      case "launch": launch = value.bytes(in: message)
      case "page": page = value.text(in: message)
      case "digest": digest = value.text(in: message)
      case "delegates": delegates = value.text(in: message).split(separator: ",").map(String.init)
      case "system": system = value.text(in: message)
      default: break
      }
    }
  }
}
