/// The arguments with which git calls a diff driver: gitattributes(5), "Defining an external diff driver".
enum GitDiffCall: Hashable {
  /// One of the two files.
  struct Side: Hashable {
    /// The path in the repository; `/dev/null` where there is no such file on this side.
    let name: String
    /// The file that has its text; `nil` where there is none.
    let file: String?

    init(name: String, file: String) {
      self.name = file == GitDiffCall.nothing ? file : name
      self.file = file == GitDiffCall.nothing ? nil : file
    }
  }

  /// Two files to compare.
  case pair(old: Side, new: Side)
  /// A path with a conflict.
  case unmerged(String)

  private static let nothing = "/dev/null"

  /// Takes git's arguments: `path old-file old-hex old-mode new-file new-hex new-mode [new-path similarity]`, or a path
  /// with a conflict alone; `nil` for any other number.
  init?(_ arguments: [String]) {
    switch arguments.count {
    case 1: self = .unmerged(arguments[0])
    case 7...9:
      let newName = arguments.count > 7 ? arguments[7] : arguments[0]
      self = .pair(
        old: Side(name: arguments[0], file: arguments[1]), new: Side(name: newName, file: arguments[4]))
    default: return nil
    }
  }

  /// The command line with `--` before git's arguments, among which a path may begin with a hyphen.
  static func guarded(_ arguments: [String]) -> [String] {
    let lengths = [7, 8, 9].filter { $0 < arguments.count }
    let length = lengths.first { length in
      let tail = arguments.suffix(length)
      let (old, new) = (tail.startIndex + 2, tail.startIndex + 5)
      return [old, new].allSatisfy { isObject(tail[$0]) && isMode(tail[$0 + 1]) }
    }
    guard let length, !arguments.contains("--") else { return arguments }
    return arguments.dropLast(length) + ["--"] + arguments.suffix(length)
  }

  private static func isObject(_ word: String) -> Bool {
    word == "." || word.utf8.count >= 40 && word.allSatisfy(\.isHexDigit)
  }

  private static func isMode(_ word: String) -> Bool {
    word == "." || word.utf8.count == 6 && word.utf8.allSatisfy { (0x30...0x37).contains($0) }
  }
}
