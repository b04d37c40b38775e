import Diagnostics
import LifecycleEmitters

extension Picture {
  func isSource(ofSVG svg: String) -> Bool {
    svg.contains("data-instar-source=\"\(StableHash.digest(dot))\"")
  }

  func finishing(svg: String) -> String {
    svg.replacing("<svg ", with: "<svg data-instar-source=\"\(StableHash.digest(dot))\" ", maxReplacements: 1)
  }
}
