import Diagnostics
import LifecycleModel

/// Reads a page; never throws, never stops at the first problem.
package enum LifecycleReader {
  /// Reads a page's text into a lifecycle.
  package static func read(_ file: SourceFile) -> Reading {
    Reading(file: file, lifecycle: Lifecycle(), sourceMap: SourceMap(), diagnostics: [])
  }
}
