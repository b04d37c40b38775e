/// The templates in the binary.
package enum Templates {
  /// All of them, by folder, then by name.
  package static let all: [Template] = [
    Template(name: "Site/DiagramScript", bytes: PackageResources.DiagramScript_mustache),
    Template(name: "Site/FilterScript", bytes: PackageResources.FilterScript_mustache),
    Template(name: "Site/Index", bytes: PackageResources.Index_mustache),
    Template(name: "Site/JumpScript", bytes: PackageResources.JumpScript_mustache),
    Template(name: "Site/Page", bytes: PackageResources.Page_mustache),
    Template(name: "Site/PlayScript", bytes: PackageResources.PlayScript_mustache),
    Template(name: "Site/RowScript", bytes: PackageResources.RowScript_mustache),
    Template(name: "Site/Script", bytes: PackageResources.Script_mustache),
    Template(name: "Site/Style", bytes: PackageResources.Style_mustache),
    Template(name: "Site/VersionScript", bytes: PackageResources.VersionScript_mustache),
    Template(name: "Swift/Delegate", bytes: PackageResources.Delegate_mustache),
    Template(name: "Swift/LifecycleLog", bytes: PackageResources.LifecycleLog_mustache),
    Template(name: "Swift/LifecycleMonitor", bytes: PackageResources.LifecycleMonitor_mustache),
    Template(name: "Swift/Method", bytes: PackageResources.Method_mustache),
    Template(name: "Swift/ScenePhaseObserver", bytes: PackageResources.ScenePhaseObserver_mustache),
    Template(name: "Swift/SceneQuestion", bytes: PackageResources.SceneQuestion_mustache),
    Template(name: "Swift/Subclass", bytes: PackageResources.Subclass_mustache),
    Template(name: "Wiki/Callbacks", bytes: PackageResources.Callbacks_mustache),
    Template(name: "Wiki/Comparison", bytes: PackageResources.Comparison_mustache),
    Template(name: "Wiki/Home", bytes: PackageResources.Home_mustache),
    Template(name: "Wiki/Mermaid", bytes: PackageResources.Mermaid_mustache),
    Template(name: "Wiki/Overview", bytes: PackageResources.Overview_mustache),
    Template(name: "Wiki/Picture", bytes: PackageResources.Picture_mustache),
    Template(name: "Wiki/Rules", bytes: PackageResources.Rules_mustache),
    Template(name: "Wiki/Sidebar", bytes: PackageResources.Sidebar_mustache),
    Template(name: "Wiki/States", bytes: PackageResources.States_mustache),
    Template(name: "Wiki/Transitions", bytes: PackageResources.Transitions_mustache),
  ]
}
