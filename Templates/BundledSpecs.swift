/// The pages that come with Instar.
package enum BundledSpecs {
  /// All of them in the order in which they are listed.
  package static let all: [BundledSpec] = [
    BundledSpec(name: "uikit-app", bytes: PackageResources.uikit_app_md),
    BundledSpec(name: "uikit-scenes", bytes: PackageResources.uikit_scenes_md),
    BundledSpec(name: "scene-phase", bytes: PackageResources.scene_phase_md),
    BundledSpec(name: "view-controller", bytes: PackageResources.view_controller_md),
    BundledSpec(name: "uikit", bytes: PackageResources.uikit_md),
  ]
}
