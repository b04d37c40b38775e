import ArgumentParser

/// The help on arguments that are pages.
enum PageText {
  /// One page.
  static let one: ArgumentHelp = ArgumentHelp(
    "A page: a file, '-' for standard input, the name of a bundled page (a file of that name wins), or REV:path of a git repository.",
    valueName: "page")
  /// Two pages, or one.
  static let two: ArgumentHelp = ArgumentHelp(
    "The old page and the new one, or one page with --from and --to: files, '-' for standard input, names of bundled pages (a file of that name wins), or REV:path of a git repository.",
    valueName: "page")
  /// Several pages.
  static let several: ArgumentHelp = ArgumentHelp(
    "Pages: files, folders with files *.lifecycle.md, '-' for standard input, names of bundled pages (a file of that name wins), or REV:path of a git repository.",
    valueName: "page")
}
