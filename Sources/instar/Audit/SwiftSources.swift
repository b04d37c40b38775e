import Diagnostics
import LifecycleAudit
import ProjectModel

#if Swift
  import SwiftReading
#endif

/// The readers of projects and files that are written in Swift.
enum SwiftSources {
  #if Swift
    static let readers = ProjectAudit.Readers(projects: [.tuist, .package]) { SourceOutline(swift: $0, under: $1) }
  #else
    /// None, and empty outlines: `instar audit` says so.
    static let readers = ProjectAudit.Readers(projects: []) { file, _ in SourceOutline(file, .swift) }
  #endif
}
