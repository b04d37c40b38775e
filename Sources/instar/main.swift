import Diagnostics
import LifecycleModel
import LifecycleReader
import LifecycleChecks
import Foundation
for path in CommandLine.arguments.dropFirst() {
  let data = FileManager.default.contents(atPath: path)!
  let r = LifecycleReader.read(SourceFile(path: path, bytes: data))
  let l = r.lifecycle
  print("==", l.name, l.platform ?? "-", l.versions?.description ?? "-", "states", l.states.count, "delegates", l.delegates.map { "\($0.name):\($0.types.joined(separator:"+")):\($0.multiplicity):\($0.isObserved)" }, "callbacks", l.callbacks.count, "transitions", l.transitions.count, "scen", l.scenarios.count, "rules", l.rules.count, "eq", l.equivalents.map(\.rows.count), "conf", l.sceneConfigurations.count)
  if CommandLine.arguments.contains("-v") { 
    for s in l.states { print("  state", s.name, s.parent.map { l[$0].name } ?? "-", s.isInitial, s.isFinal, s.documentation.prefix(40), s.provenance.status as Any, s.provenance.sources.count) }
    for t in l.transitions { print("  hop", t.event, ":", l[t.source].name, "→", l[t.target].name, t.guard?.text ?? "", t.isContinuation, t.steps.map { l.qualifiedName(of: $0.callback) + ($0.unordered.map { "#\($0)" } ?? "") + ($0.certainty == .always ? "" : " \($0.certainty.word) \($0.certainty.condition ?? "")") }) }
    for c in l.callbacks { print("  cb", l[c.delegate].name, c.name, c.attributes.frequency?.text ?? "", c.documentation.prefix(50)) }
    for x in l.rules { print("  rule", x.text, x.claim.word) }
  }
  let found = CheckRegistry.findings(in: CheckSubject(l, sourceMap: r.sourceMap))
  for d in r.silencing(found, knownIDs: []) { let p = r.file.location(at: d.range.start); print("\(path):\(p.line):\(p.column): \(d.severity): \(d.summary) [\(d.id)] «\(r.file[d.range])»") }
}
