import Reports

/// The output formats of `instar log coverage`.
enum LogCoverageFormat: String, CaseIterable {
  /// Tables for people at a terminal.
  case text

  /// Looks up a format by its name.
  init(named name: String) throws(UsageError) {
    guard let format = Self(rawValue: name) else {
      throw UsageError.unknown("coverage format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// Selects the format by the extension of a file; text for any other.
  init(fileExtension ending: String?) {
    self = Self.allCases.first { ending != nil && $0.fileExtension == ending } ?? .text
  }

  /// The extension of its files.
  private var fileExtension: String {
    switch self {
    case .text: "txt"
    }
  }

  /// `true` where a terminal cannot show the output.
  var isBinary: Bool { false }

  /// Writes a report; a text may be coloured.
  func bytes(of report: CoverageReport, isColored: Bool) async throws -> [UInt8] {
    switch self {
    case .text: Array(CoverageText(report, isColored: isColored).text.utf8)
    }
  }
}
