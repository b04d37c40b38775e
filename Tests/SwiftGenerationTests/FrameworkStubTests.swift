import LifecycleModel
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

  @Test("The compiler infers the main actor from the types of which the catalog says so, and from no other")
  func mainActor() async throws {
    let text = Self.types.map { type in
      let supertypes = type.kind == .superclass ? type.name : "NSObject, \(type.name)"
      return """
        @MainActor func callFrom\(type.name)() {}
        class \(type.name)Class: \(supertypes) { func probe() { callFrom\(type.name)() } }
        """
    }
    let complaints = try await complaints(about: text)
    for type in Self.types {
      #expect(complaints.contains("'callFrom\(type.name)()'") != type.isMainActorInferred, "\(type.name)")
    }
  }

  @Test(
    "A class of the main actor has plain methods of all types but those of which the catalog says that they have none")
  func nonisolated() async throws {
    let types = Self.types.filter { $0.kind != .superclass }
    let text = try types.map { type in
      let entry = try #require(APICatalog.standard.entries.first { $0.owner == type.name && $0.name.hasSuffix(")") })
      return """
        @MainActor final class \(type.name)Class: NSObject, \(type.name) {
          \(entry.signature) { fatalError() }
        }
        extension \(type.name)Class: \(entry.stubProtocol) {}
        """
    }
    let complaints = try await complaints(about: text)
    for type in types {
      let isWrong = complaints.contains("conformance of '\(type.name)Class' to protocol '\(type.name)_")
      #expect(isWrong == type.isNonisolated, "\(type.name)")
    }
  }

  /// The delegates' protocols and the superclasses.
  private static let types = APICatalog.standard.types.filter { $0.kind != .swiftUI }

  private func complaints(about declarations: [String]) async throws -> String {
    let imports = Set(Self.types.map(\.name.stubModule)).sorted().map { "import \($0)" }
    return try await SwiftCompiler.withFrameworks.value.complaints(
      about: [("Types", (imports + declarations).joined(separator: "\n\n"))])
  }

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
