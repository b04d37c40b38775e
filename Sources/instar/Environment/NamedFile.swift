/// A file that an option names.
enum NamedFile {
  private static let limit = 256 << 20

  /// The bytes of the file; `advice` is the help of an error, and says which file is expected.
  static func read(_ path: String, advice: String) throws(Failure) -> [UInt8] {
    switch Disk.kind(of: path) {
    case .file, .device: return try Disk.read(path, limit: limit)
    case .folder: throw Failure("cannot read '\(path)': it is a folder", help: advice)
    case .pipe: throw Failure("cannot read '\(path)': it is a pipe", help: advice)
    case nil: throw Failure("cannot read '\(path)': no such file", help: advice)
    }
  }
}
