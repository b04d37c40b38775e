import LifecycleModel
package enum LoggedCallback: Hashable, Sendable { case listed(CallbackID), unlisted(UnlistedName) }
package struct UnlistedName: Hashable, Sendable { package var shown: String { delegate + "." + callback }; package var delegate, callback: String }
package struct LoggedCall: Sendable {
  package var callback: LoggedCallback
  package var range: Range<Int>
  package var instance: UInt64?
  package var scene: UInt64?
  package var launch: ArraySlice<UInt8>?
  package var number: Int?
  package var state: ArraySlice<UInt8>?
  package var isGenerated: Bool
}
package struct LaunchLine: Sendable { package var launch, page, digest, system: String; package var delegates: [String] }
package struct ProblemLine: Sendable { package var call: LoggedCall }
package enum LogMessage: Sendable { case call(LoggedCall), launch(LaunchLine), problem(ProblemLine), later(word: String), none }
package struct MessageReader: Sendable {
  let names: [String: CallbackID]
  package init(_ l: Lifecycle) { names = Dictionary(l.callbackIDs.map { (l.delegate(of: $0).name + "\u{0}" + l[$0].name, $0) }) { a, _ in a } }
  package func read(_ m: ArraySlice<UInt8>) -> LogMessage {
    guard let g = GeneratedMessage(in: m) else { return .none }
    var v: [String: LogfmtValue] = [:]
    g.forEachPair { v[String(decoding: $0, as: UTF8.self)] = $1 }
    func call() -> LoggedCall? {
      let name = (v["delegate"]?.text ?? "") + "\u{0}" + (v["callback"]?.text ?? "")
      guard let c = v["callback"] else { return nil }
      return LoggedCall(callback: names[name].map { .listed($0) } ?? .unlisted(UnlistedName(delegate: v["delegate"]?.text ?? "", callback: c.text)), range: (c.bytes.startIndex - m.startIndex)..<(c.bytes.endIndex - m.startIndex), instance: v["instance"]?.address, scene: v["scene"]?.decimal.map(UInt64.init), launch: v["launch"]?.bytes, number: v["n"]?.decimal, state: v["state"]?.bytes, isGenerated: true)
    }
    switch g.word {
    case .call: return call().map { .call($0) } ?? .none
    case .problem: return call().map { .problem(ProblemLine(call: $0)) } ?? .none
    case .launch: return .launch(LaunchLine(launch: v["launch"]?.text ?? "", page: v["page"]?.text ?? "", digest: v["digest"]?.text ?? "", system: v["system"]?.text ?? "", delegates: (v["delegates"]?.text ?? "").split(separator: ",").map(String.init)))
    case .unknown(let w): return .later(word: w)
    }
  }
}

import LifecyclePaths
extension CallMonitor.Verdict {
  var unexpected: UnexpectedCall? { if case .unexpected(let u) = self { u } else { nil } }
  var isAllowed: Bool { unexpected == nil }
  var state: PossibleState { if case .allowed(let s) = self { s } else { .none } }
  var life: Int? { nil }
  var ended: [Int] { [] }
  var isTelling: Bool { true }
}
