import Diagnostics
import Text

/// The YAML block at the very top of a page, which belongs to other tools.
enum FrontMatter {
  /// A page's bytes with spaces in its place.
  static func blanked(in file: SourceFile) -> [UInt8] {
    let length = length(in: file)
    guard length > 0 else { return file.bytes }
    var bytes = file.bytes
    for offset in 0..<length where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    return bytes
  }

  /// Its length in bytes with its closing line, 0 where there is none: `---` alone on the first line, and again.
  static func length(in file: SourceFile) -> Int {
    guard isFence(file, line: 1), file.lineCount > 1 else { return 0 }
    for line in 2...file.lineCount where isFence(file, line: line) {
      return file.range(ofLine: line).end
    }
    return 0
  }

  /// The words before the colon of each line, with their places.
  static func keys(in file: SourceFile) -> [(name: String, place: SourceRange)] {
    let length = length(in: file)
    return (1...file.lineCount).map(file.range(ofLine:)).prefix { $0.start < length }.compactMap { line in
      guard let colon = file.bytes[line.start..<line.end].firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let place = SourceRange(line.start, colon)
      return (file[place].trimmingSpaces.description, place)
    }
  }

  private static func isFence(_ file: SourceFile, line: Int) -> Bool {
    let range = file.range(ofLine: line)
    guard range.end - range.start >= 3, file.bytes[range.start..<range.start + 3].allSatisfy({ $0 == 0x2D }) else {
      return false
    }
    return file.bytes[range.start + 3..<range.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
