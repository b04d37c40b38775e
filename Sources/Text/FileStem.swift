/// The name of a file or folder without its ending, as every file system takes it.
package enum FileStem {
  /// How long a name may be, in bytes of UTF-8: file systems take 255, ending included.
  private static let limit = 200
  /// Names that Windows keeps for devices.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A name that is short enough: of a long one the beginning, with a digest of all of it.
  package static func short(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    var length = 0
    let beginning = name.prefix { character in
      length += character.utf8.count
      return length <= limit - 17
    }
    return "\(beginning)-\(StableHash.digest(name))"
  }

  /// Whether a file of this name, whatever its ending, is a device on Windows.
  package static func isDevice(_ name: String) -> Bool {
    devices.contains(name.prefix { $0 != "." }.lowercased())
  }

  /// A name that is short enough, and no device's.
  package static func safe(_ name: String) -> String {
    isDevice(name) ? name + "_" : short(name)
  }
}
