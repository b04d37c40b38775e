/// The path of a file from a folder.
enum RelativePath {
  /// The path from a folder to a file, both relative to the same one or absolute; the file's own where none leads there.
  static func of(_ file: String, from folder: String) -> String {
    let to = parts(of: file)
    let from = parts(of: folder)
    guard file.hasPrefix("/") == folder.hasPrefix("/"), !from.contains("..") else { return file }
    let common = zip(to, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
