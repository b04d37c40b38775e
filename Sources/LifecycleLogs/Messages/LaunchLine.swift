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
  init(_ message: GeneratedMessage) {
    message.forEachPair { key, value in
      switch String(decoding: key, as: UTF8.self) {
      case "launch": launch = value.content
      case "page": page = value.text
      case "digest": digest = value.text
      case "delegates": delegates = value.text.split(separator: ",").map(String.init)
      case "system": system = value.text
      default: break
      }
    }
  }
}
