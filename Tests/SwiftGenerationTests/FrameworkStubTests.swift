import TestSupport
import Testing

@Suite(
  "Stubs of the frameworks whose objects have delegates", .tags(.slow),
  .enabled(if: FrameworkSet.areStubs, "No system has them all"))
struct FrameworkStubTests {
  @Test("An object of each framework can be made, and takes its delegate", arguments: ["5", "6"])
  func assignment(mode: String) async throws {
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
      about: [("Objects", Self.objects)], languageMode: mode)
    #expect(complaints == "")
  }

  @Test(
    "A class of the main actor conforms with plain methods only where the framework calls on it",
    arguments: [
      (
        "CoreLocation", "CLLocationManagerDelegate",
        "locationManagerDidChangeAuthorization(_ manager: CLLocationManager)"
      ),
      (
        "AVFAudio", "AVAudioRecorderDelegate",
        "audioRecorderDidFinishRecording(_ a: AVAudioRecorder, successfully b: Bool)"
      ),
      ("Foundation", "URLSessionDelegate", "urlSession(_ a: URLSession, didBecomeInvalidWithError b: (any Error)?)"),
      ("WebKit", "WKNavigationDelegate", "webViewWebContentProcessDidTerminate(_ webView: WKWebView)"),
      ("AppKit", "NSWindowDelegate", "windowWillClose(_ notification: Notification)"),
      (
        "CarPlay", "CPTemplateApplicationSceneDelegate",
        """
        templateApplicationScene(
          _ scene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
        """
      ),
    ], [true, false])
  func isolation(of delegate: (module: String, type: String, method: String), isPlain: Bool) async throws {
    let text = """
      import \(delegate.module)

      @MainActor final class Delegate: NSObject, \(delegate.type) {
        \(isPlain ? "" : "nonisolated ")func \(delegate.method) {}
      }
      """
    // The requirement is optional, so that the stubs have it in a protocol of its own.
    let strict = "extension Delegate: \(delegate.type)_\(Self.selectors[delegate.type] ?? "") {}"
    let complaints = try await SwiftCompiler.withFrameworks.value.complaints(
      about: [("Delegate", "import \(delegate.type.stubModule)\n\(text)\n\(strict)")])
    let isOnMain = ["WebKit", "AppKit", "CarPlay"].contains(delegate.module)
    #expect((complaints == "") == (isOnMain || !isPlain), "\(complaints)")
  }

  /// Of each type, the selector of the method that the test has.
  private static let selectors = [
    "CLLocationManagerDelegate": "locationManagerDidChangeAuthorization_",
    "AVAudioRecorderDelegate": "audioRecorderDidFinishRecording_successfully_",
    "URLSessionDelegate": "URLSession_didBecomeInvalidWithError_",
    "WKNavigationDelegate": "webViewWebContentProcessDidTerminate_",
    "NSWindowDelegate": "windowWillClose_",
    "CPTemplateApplicationSceneDelegate": "templateApplicationScene_didConnectInterfaceController_",
  ]

  /// One function a framework, which sets up its objects as an app does.
  private static let objects = """
    import AVKit
    import AppKit
    import CallKit
    import CoreBluetooth
    import CoreLocation
    import MultipeerConnectivity
    import NetworkExtension
    import PushKit
    import StoreKit
    import UIKit
    import UserNotifications
    import WatchConnectivity
    import WebKit

    func radio(_ delegate: any CBCentralManagerDelegate & CBPeripheralDelegate, _ peripheral: CBPeripheral) {
      let manager = CBCentralManager(delegate: delegate, queue: nil)
      manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
      peripheral.delegate = delegate
      manager.connect(peripheral)
      peripheral.discoverServices(nil)
      _ = manager.state == .poweredOn
    }

    func sensor(_ delegate: any CBPeripheralManagerDelegate) { _ = CBPeripheralManager(delegate: delegate, queue: .main) }

    func shop(_ observer: any SKPaymentTransactionObserver, _ delegate: any SKProductsRequestDelegate) {
      SKPaymentQueue.default().add(observer)
      let request = SKProductsRequest(productIdentifiers: ["a"])
      request.delegate = delegate
      request.start()
    }

    func player(_ delegate: any AVAudioPlayerDelegate, _ url: URL) throws {
      let player = try AVAudioPlayer(contentsOf: url)
      player.delegate = delegate
      player.play()
    }

    func recorder(_ delegate: any AVAudioRecorderDelegate, _ url: URL) throws {
      let recorder = try AVAudioRecorder(url: url, settings: [:])
      recorder.delegate = delegate
      recorder.record()
    }

    @MainActor func film(
      _ delegate: any AVPictureInPictureControllerDelegate & AVPlayerViewControllerDelegate, _ layer: AVPlayerLayer
    ) {
      AVPictureInPictureController(playerLayer: layer)?.delegate = delegate
      let controller = AVPlayerViewController()
      controller.player = AVPlayer()
      controller.delegate = delegate
    }

    func place(_ delegate: any CLLocationManagerDelegate) {
      let manager = CLLocationManager()
      manager.delegate = delegate
      manager.startUpdatingLocation()
    }

    func notifications(_ delegate: any UNUserNotificationCenterDelegate) {
      UNUserNotificationCenter.current().delegate = delegate
    }

    @MainActor func page(_ delegate: any WKNavigationDelegate, _ url: URL) {
      let view = WKWebView()
      view.navigationDelegate = delegate
      view.load(URLRequest(url: url))
    }

    func calls(_ delegate: any PKPushRegistryDelegate & CXProviderDelegate) {
      let registry = PKPushRegistry(queue: nil)
      registry.delegate = delegate
      registry.desiredPushTypes = [.voIP]
      CXProvider(configuration: CXProviderConfiguration()).setDelegate(delegate, queue: nil)
    }

    @MainActor func window(_ delegate: any NSWindowDelegate) { NSWindow().delegate = delegate }

    @MainActor func documents(_ delegate: any UIDocumentBrowserViewControllerDelegate) {
      UIDocumentBrowserViewController().delegate = delegate
    }

    func transfers(_ delegate: any URLSessionTaskDelegate) -> URLSession {
      URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
    }

    func watch(_ delegate: any WCSessionDelegate) {
      WCSession.default.delegate = delegate
      WCSession.default.activate()
    }

    func peers(_ delegate: any MCSessionDelegate) {
      MCSession(peer: MCPeerID(displayName: "a")).delegate = delegate
    }

    final class Tunnel: NEPacketTunnelProvider {
      override func startTunnel(
        options: [String: NSObject]?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
      ) {
        completionHandler(CocoaError(.featureUnsupported))
      }
    }
    """
}
