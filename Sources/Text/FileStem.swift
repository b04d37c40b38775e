/// Names of files or folders, without extension, that every file system accepts.
package enum FileStem {
  /// The limit in bytes of UTF-8: file systems allow 255, extension included.
  private static let limit = 200
  /// The names that Windows reserves for devices.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The name, or the beginning of a long one with a digest of the whole.
  package static func short(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var length = 0
    let beginning = name.prefix { character in
      length += character.utf8.count
      return length <= limit - 17
    }
    return "\(beginning)-\(StableHash.digest(name))"
  }

  /// Returns `true` for a name that, with any extension, is a device on Windows.
  package static func isDevice(_ name: String) -> Bool {
    devices.contains(name.prefix { $0 != "." }.lowercased())
  }

  /// A name that is short enough and no device's.
  package static func safe(_ name: String) -> String {
    isDevice(name) ? name + "_" : short(name)
  }
}
