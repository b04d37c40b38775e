/// The pages that come with Instar.
package enum BundledPages {
  /// All of them in the order in which they are listed.
  package static let all: [BundledPage] = [
    BundledPage(name: "uikit-app", bytes: PackageResources.uikit_app_md),
    BundledPage(name: "uikit-scenes", bytes: PackageResources.uikit_scenes_md),
    BundledPage(name: "scene-phase", bytes: PackageResources.scene_phase_md),
    BundledPage(name: "view-controller", bytes: PackageResources.view_controller_md),
    BundledPage(name: "uikit", bytes: PackageResources.uikit_md),
    BundledPage(name: "swiftui-app", bytes: PackageResources.swiftui_app_md),
    BundledPage(name: "watchos-app", bytes: PackageResources.watchos_app_md),
    BundledPage(name: "android-activity", bytes: PackageResources.android_activity_md),
    BundledPage(name: "flutter", bytes: PackageResources.flutter_md),
    BundledPage(name: "mobile", bytes: PackageResources.mobile_md),
  ]

  /// Small pages to begin one's own with: of no framework, and of an app that makes its window itself.
  package static let starters = [
    BundledPage(name: "small", bytes: PackageResources.small_md),
    BundledPage(name: "player", bytes: PackageResources.player_md), app,
  ]

  /// The page of a new app.
  package static let app = BundledPage(name: "app", bytes: PackageResources.app_md)
}
