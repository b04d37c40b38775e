import Diagnostics
import LifecycleChecks
import LifecycleReader

extension Reading {
  /// The diagnostics of the reader and all checks, at every version of the page, without suppressed ones.
  var checked: [Diagnostic] {
    let found = CheckRegistry.diagnostics(
      in: projections.map { CheckSubject($0.lifecycle, sourceMap: $0.sourceMap, at: $0.selection) })
    let known = ReaderDescriptors.all + CheckRegistry.all.map { $0.descriptor }
    return suppressing(found, knownIDs: known.map(\.id))
  }
}

extension Reading {
  /// The diagnostics about the page's equivalents.
  var contradictions: [Diagnostic] { checked.filter { $0.id == "contradicted-equivalent" } }
}
