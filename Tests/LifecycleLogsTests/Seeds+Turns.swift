import TestSupport

/// Laws about logs are tried on each of many pages with several sizes and many runs, which is most of the time of all fast tests.
extension Seeds {
  /// All of some cases, or by default the one whose turn it is.
  static func turn<Case>(of all: [Case], at index: Int) -> [Case] {
    areAll ? all : [all[index % all.count]]
  }

  /// The number of runs with which each page is tried: all, or by default one.
  static func repetitions(_ count: Int) -> Int { areAll ? count : 1 }
}
