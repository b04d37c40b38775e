import Diagnostics
import ProjectModel

#if Swift
  import SwiftReading
#endif

/// The readers of projects and files that are written in Swift.
enum SwiftSources {
  #if Swift
    /// The readers of projects that are declared in Swift.
    static let projectReaders: [ProjectReader] = [.tuist, .package]

    /// The outline of a Swift file.
    static func outline(of file: SourceFile, under conditions: BuildConditions) -> SourceOutline {
      SourceOutline(swift: file, under: conditions)
    }
  #else
    /// None: `instar audit` says so.
    static let projectReaders: [ProjectReader] = []

    /// An empty outline: `instar audit` says so.
    static func outline(of file: SourceFile, under conditions: BuildConditions) -> SourceOutline {
      SourceOutline(file, .swift)
    }
  #endif
}
