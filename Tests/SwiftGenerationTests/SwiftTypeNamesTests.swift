import LifecycleModel
import Testing

@testable import SwiftGeneration

@Suite("Names of generated types")
struct SwiftTypeNamesTests {
  private func names(_ delegates: [Delegate]) -> [String] {
    var lifecycle = Lifecycle()
    lifecycle.delegates = delegates
    let names = SwiftTypeNames(lifecycle)
    return lifecycle.delegateIDs.flatMap { [names.type(of: $0), names.protocolName(of: $0)] }
  }

  @Test("Names that differ only in case would share a file, so they are numbered")
  func letterCase() {
    let names = names([Delegate(name: "Observer"), Delegate(name: "OBSERVER"), Delegate(name: "LifecycleLog")])
    #expect(
      names == [
        "Observer", "ObserverLifecycle", "OBSERVER2", "OBSERVER2Lifecycle", "LifecycleLog2", "LifecycleLog2Lifecycle",
      ])
  }

  @Test("A protocol is what the page calls it, and the class that adopts it has another name")
  func protocols() {
    let names = names([
      Delegate(name: "PlayerDelegate"), Delegate(name: "SessionDelegate", types: ["SessionDelegate"]),
      Delegate(name: "Loader", types: ["LoaderDelegate"]), Delegate(name: "Activity"),
      Delegate(name: "PlayerHandler"), Delegate(name: "Delegate"),
    ])
    #expect(names[0...1] == ["PlayerHandler", "PlayerDelegate"])
    #expect(names[2...3] == ["SessionHandler", "SessionDelegate"])
    #expect(names[4...5] == ["Loader", "LoaderDelegate"])
    #expect(names[6...7] == ["Activity", "ActivityLifecycle"])
    #expect(names[8] == "PlayerHandler2")
    #expect(names[10...] == ["Delegate", "DelegateLifecycle"])
  }

  @Test("A class does not hide a type of Apple's or Swift's")
  func takenNames() {
    let names = names([
      Delegate(name: "UIWindowSceneDelegate", types: ["UIWindowSceneDelegate"]), Delegate(name: "error"),
      Delegate(name: "Feed", types: ["Feed"]), Delegate(name: "UIThing", types: ["NSThing"]),
    ])
    #expect(names[0] == "SceneDelegate")
    #expect(names[2] == "AppError")
    #expect(names[4...5] == ["FeedHandler", "Feed"])
    #expect(names[6...7] == ["AppUIThing", "AppNSThing"])
  }

  @Test(
    "The states have the page's title without an article, up to the words for a life cycle",
    arguments: [
      ("UIKit life cycle from iOS 12 to iOS 27", "UIKitState"), ("A Bluetooth central", "BluetoothCentralState"),
      ("The life cycle", "TheState"), ("A", "AState"), ("Life cycle", "LifeCycleState2"), ("", "PageState"),
    ])
  func states(title: String, name: String) {
    #expect(SwiftTypeNames(Lifecycle(name: title)).states == name)
  }

  @Test("A base class has a unique name, whatever the page's delegates are called")
  func bases() {
    var lifecycle = Lifecycle()
    lifecycle.delegates = [Delegate(name: "Shop"), Delegate(name: "ShopBase"), Delegate(name: "shopbase2")]
    let names = SwiftTypeNames(lifecycle)
    #expect(lifecycle.delegateIDs.map(names.base) == ["ShopBase3", "ShopBaseBase", "Shopbase2Base"])
  }
}
