import LifecycleAudit
import LifecycleModel
import LifecyclePaths
import Text

/// Migration plans as JSON; `Schemas/audit-plan.schema.json` describes it.
package struct MigrationJSON: Sendable {
  private let reports: [MigrationReport]

  /// Prepares for the plans of some apps.
  package init(_ reports: [MigrationReport]) {
    self.reports = reports
  }

  /// The document with a line end at its end.
  package var text: String {
    let value: JSONValue = ["schema": "instar/1", "apps": .array(reports.map(Self.app))]
    return value.pretty
  }

  private static func app(_ report: MigrationReport) -> JSONValue {
    let plan = report.plan
    return [
      "app": .string(plan.app.name),
      "platforms": .array(plan.platforms.map { .string($0.rawValue) }),
      "at": .string(plan.versions),
      "scenes": .optional(plan.adoption.isAdopted.map { $0 ? "adopted" : "not adopted" }),
      "launches": .bool(!plan.cannotLaunch),
      "isDone": .bool(plan.isDone),
      "delegates": .array(
        plan.delegates.map { delegate in
          object([("kind", .string(delegate.kind.word)), ("type", .string(delegate.type))], at: delegate.place)
        }),
      "manifests": .array(plan.manifests.map { manifest($0, in: report) }),
      "callbacks": .array(plan.moves.map(move)),
      "requests": .array(plan.requests.map(request)),
      "windows": .array(
        plan.windows.map { window in
          object([("use", .string(window.use.rawValue)), ("source", .string(window.source))], at: window.place)
        }),
      "staying": .array(plan.staying.map(method)),
      "sceneDelegate": .optional(report.starter),
      "tests": .array(
        (report.tests?.sequences ?? []).map { sequence in .array(sequence.words.map(JSONValue.string)) }),
      "findings": .array(
        plan.findings.map { finding in
          object(
            [("id", .string(finding.id)), ("message", .string(finding.summary)), ("help", .optional(finding.help))],
            at: finding.place)
        }),
      "undecided": .array(plan.doubts.map { .string(report.text(of: $0)) }),
    ]
  }

  private static func manifest(_ manifest: MigrationPlan.Manifest, in report: MigrationReport) -> JSONValue {
    object(
      [
        ("configurations", .array(manifest.configurations.map(JSONValue.string))),
        ("module", .optional(manifest.module)), ("storyboard", .optional(manifest.storyboard)),
        ("xml", .optional(report.excerpt(for: manifest))),
      ], at: manifest.place)
  }

  private static func move(_ move: MigrationPlan.Move) -> JSONValue {
    let target = move.target.map { target in
      object(
        [
          ("callback", .string(target.callback)), ("type", .string(target.type)),
          ("signature", .optional(target.declaration?.text)), ("selector", .optional(target.selector)),
          ("sources", sources(target.sources)),
        ], at: target.place)
    }
    return object(
      members(of: move.method) + [
        ("target", target ?? .null), ("advice", .optional(move.advice)), ("notification", .optional(move.notification)),
        ("isTrivial", .bool(move.isTrivial)), ("calledAt", .optional(move.call?.description)),
      ], at: move.method.place)
  }

  private static func request(_ request: MigrationPlan.Request) -> JSONValue {
    [
      "kind": .string(request.kind.rawValue), "option": .string(request.kind.connectionOption),
      "callback": .optional(request.kind.sceneCallback),
      "places": .array(request.places.map { .string($0.description) }),
    ]
  }

  private static func method(_ method: MigrationPlan.Method) -> JSONValue {
    object(members(of: method), at: method.place)
  }

  private static func members(of method: MigrationPlan.Method) -> [(String, JSONValue)] {
    [("callback", .string(method.callback)), ("type", .string(method.type)), ("sources", sources(method.sources))]
  }

  private static func sources(_ sources: [Provenance.Source]) -> JSONValue {
    .array(sources.map { .string($0.url) })
  }

  /// An object about a line: its file and number come last, `null` where there is none.
  private static func object(_ members: [(String, JSONValue)], at place: FilePlace?) -> JSONValue {
    .object(
      members: members.map { (name: $0.0, value: $0.1) } + [
        (name: "file", value: .optional(place?.path)), (name: "line", value: .optional(place?.line)),
      ])
  }
}
