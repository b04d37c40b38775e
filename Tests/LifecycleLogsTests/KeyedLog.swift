import LifecycleLogs
import LifecycleModel
import LifecyclePaths

/// Rows of `keyed` and what a check says of them, with all names: two are the same if a program could not tell them apart.
struct KeyedLog {
  /// The findings, and the verdicts on processes and life cycles, in lines; their order does not matter.
  let lines: [String]
  /// The counts of what was checked.
  let summary: LogSummary
  /// The number of findings.
  let findingCount: Int
  /// The coverage by the calls, if it is recorded.
  let coverage: Coverage

  /// The coverage by the calls, without the first call that shows it, which depends on the order of keys.
  struct Coverage: Equatable {
    var lifeCount = 0
    var elements: [CoverageItem.Element: CoverageSums] = [:]
    var alternatives: [[TransitionID]: Int] = [:]
  }

  /// Checks rows whose lines have these formats within the columns.
  init(
    _ rows: [String], of lifecycle: Lifecycle, formats: [LogFormat] = [], blockSize: Int = 1 << 20,
    recordsCoverage: Bool = false, mostUnpacked: Int = 4096
  ) throws {
    var reader = LogReader(MessageReader(lifecycle), LogReader.Options(formats: [.keyed] + formats))
    var options = LogCheck.Options(observed: .delegates(lifecycle.delegateIDs))
    options.hasObjects = nil
    options.recordsCoverage = recordsCoverage
    options.mostUnpacked = mostUnpacked
    guard var check = LogCheck(lifecycle, options) else { throw CheckedLog.Failure() }
    var lives: [CheckedLife] = []
    func report(_ report: LogCheck.Report) { if case .life(let life) = report { lives.append(life) } }
    let bytes = Array(rows.map { $0 + "\n" }.joined().utf8)
    reader.begin(file: 0)
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      reader.read(bytes[start..<min(start + blockSize, bytes.count)]) { check.take($0, in: $1, report) }
    }
    reader.end { check.take($0, in: $1, report) }
    check.end(report)
    let names = (files: reader.fileNames([]), reader.names)
    lines =
      check.findings.map { finding in
        "\(Self.text(of: finding.scope, names)) \(Self.text(of: finding.place, names)) "
          + "\(finding.reason.descriptor.id) \(finding.fingerprint(on: lifecycle)) × \(finding.count) "
          + "since \(Self.text(of: finding.since, names)) after \(finding.before.map(\.line)) "
          + "\(finding.rules) \(finding.unexpected?.lostCalls ?? []) \(finding.unexpected?.expectations.map(\.callback) ?? [])"
      }
      + lives.map { life in
        "\(Self.text(of: life.scope, names)) \(life.verdict) \(life.calls) \(life.findings) "
          + "\(Self.text(of: life.first, names)) \(Self.text(of: life.last, names))"
      }
    summary = check.summary
    findingCount = check.findings.count
    var coverage = Coverage()
    if let covered = check.coverage {
      coverage.lifeCount = covered.lifeCount
      for item in covered.sections.flatMap(\.all) {
        coverage.elements[item.element] = covered.sums(for: item.element)
        coverage.elements[item.element]?.first = nil
      }
      for set in covered.allAlternatives { coverage.alternatives[set.transitions] = set.lifeCount }
    }
    self.coverage = coverage
  }

  private typealias Names = (files: [String], names: ByteNames)

  private static func text(of scope: LogScope, _ names: Names) -> String {
    let key = [scope.device, scope.launch].map { $0.map(names.names.text) ?? "-" }
    return "\(key) \(scope.process) \(scope.life ?? 0) \(scope.lifeName.map { "\($0)" } ?? "")"
  }

  private static func text(of place: LogPlace?, _ names: Names) -> String {
    place.map { "\(names.files[$0.file]):\($0.line):\($0.columns) at \($0.time ?? 0)" } ?? "-"
  }
}

extension KeyedLog.Coverage {
  /// The sums of two parts of a log together.
  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.lifeCount += other.lifeCount
    sum.alternatives.merge(other.alternatives, uniquingKeysWith: +)
    sum.elements.merge(other.elements) { one, other in
      CoverageSums(
        sure: one.sure + other.sure, possible: one.possible + other.possible, shared: one.shared + other.shared,
        isShown: one.isShown || other.isShown)
    }
    return sum
  }
}

extension LogSummary {
  /// The numbers of two parts of a log together.
  static func + (one: LogSummary, other: LogSummary) -> LogSummary {
    var sum = one
    sum.foldedLines += other.foldedLines
    sum.calls += other.calls
    sum.unobservedCalls += other.unobservedCalls
    sum.unlistedCalls += other.unlistedCalls
    sum.processes += other.processes
    sum.lives += other.lives
    sum.telling += other.telling
    if sum.rules.isEmpty { sum.rules = Array(repeating: CheckedRule(), count: other.rules.count) }
    for (number, rule) in other.rules.enumerated() {
      sum.rules[number].isChecked = sum.rules[number].isChecked || rule.isChecked
      sum.rules[number].kept += rule.kept
      sum.rules[number].broken += rule.broken
      sum.rules[number].open += rule.open
    }
    sum.verdicts.merge(other.verdicts, uniquingKeysWith: +)
    return sum
  }
}
