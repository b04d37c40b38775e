import Emission

/// The file of the monitor, the same for every page: `Swift/LifecycleMonitor.mustache` has no tags.
package struct LifecycleMonitorFile: TemplateContext {
  package static let tags: [TemplateTag] = []
}
