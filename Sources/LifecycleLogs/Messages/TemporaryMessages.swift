import LifecyclePaths
extension CallMonitor.Verdict {
  var unexpected: UnexpectedCall? { if case .unexpected(let u) = self { u } else { nil } }
  var isAllowed: Bool { unexpected == nil }
  var state: PossibleState { if case .allowed(let s) = self { s } else { .none } }
  var life: Int? { nil }
  var ended: [Int] { [] }
  var isTelling: Bool { true }
}
