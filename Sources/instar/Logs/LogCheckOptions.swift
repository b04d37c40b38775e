import ArgumentParser

/// The options of `instar log check` that say what is checked, and what is shown.
struct LogCheckOptions: ParsableArguments {
  @OptionGroup var log: LogOptions
  @OptionGroup var only: LogDelegatesOption
  @OptionGroup var order: LogOrderOptions
  @Option(
    help:
      "The output format: text, json (an object per line), sarif, github, xcode, gitlab, junit or html (with a picture)."
  )
  var format = LogCheckFormat.text
  @Flag(
    help: """
      Also tell how much the calls cover of the page, and how many scenarios were seen. With --format json, tell it of each element, \
      so that what parts of a log cover can be added.
      """)
  var coverage = false
  @Flag(inversion: .prefixedNo, help: "Treat warnings as errors.") var strict = false
  @Option(
    help: ArgumentHelp("Suppress findings with this id; may be repeated.", valueName: "id"), completion: .logFinding)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Report findings with this id as errors; may be repeated.", valueName: "id"),
    completion: .logFinding)
  var deny: [String] = []
  @Option(
    help: ArgumentHelp("Suppress the findings listed in a file that '--format json' wrote.", valueName: "file"),
    completion: .file())
  var baseline: String?
  @Option(
    name: .customLong("max"),
    help: ArgumentHelp("The number of findings that are shown; all are counted.", valueName: "count"))
  var most = 100
}
