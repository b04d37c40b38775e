import CarPlay

final class ClusterSceneDelegate: NSObject, CPTemplateApplicationInstrumentClusterSceneDelegate {
  func templateApplicationInstrumentClusterScene(
    _ scene: CPTemplateApplicationInstrumentClusterScene,
    didConnect instrumentClusterController: CPInstrumentClusterController
  ) {
    instrumentClusterController.inactiveDescriptionVariants = ["Roadie"]
  }
}
