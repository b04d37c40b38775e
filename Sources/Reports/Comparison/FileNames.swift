import Text

/// Names of files that every file system takes, for things with names of their own.
///
/// Letters, digits, `-` and `_` stay; what falls together, also where letter case does not count, gets a number.
struct FileNames {
  /// The names, without endings, in the order of the things.
  let all: [String]

  /// Names some things.
  init(_ names: [String]) {
    var unique = UniqueNames()
    all = names.map { name in
      let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return unique.take(FileStem.safe(plain), separator: "-")
    }
  }
}
