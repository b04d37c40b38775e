import LifecycleModel
import ProjectModel

/// A type of an app that the system, or the app's own code, calls as a delegate of a page.
package struct InstalledDelegate: Sendable {
  /// The caller of a delegate.
  package enum Kind: Hashable, Sendable {
    /// The application.
    case application
    /// A scene.
    case scene
    /// A framework, or the app's own code.
    case other
  }

  /// The type.
  package let type: AppType
  /// Its caller.
  package let kind: Kind
  /// The page's delegate; `nil` where no page has one for it.
  package let role: AuditedDelegate?
  /// The place that installs it: `@main`, a manifest's entry, `delegateClass = …`; `nil` where it is taken for one because no
  /// place says which type is.
  package let evidence: SourcePlace?
}
