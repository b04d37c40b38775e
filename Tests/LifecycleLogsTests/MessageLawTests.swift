import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of messages")
struct MessageLawTests {
  @Test("Every callback of a page is found by its names, and is taken for no other", arguments: TestPage.bundled)
  func callbacks(page: TestPage) {
    let messages = PageMessages(page.lifecycle)
    for id in page.lifecycle.callbackIDs where !page.lifecycle.delegate(of: id).isObserved {
      let (callback, owner) = (page.lifecycle[id], page.lifecycle.delegate(of: id).name)
      let others = page.lifecycle.callbackIDs.filter {
        page.lifecycle[$0].name == callback.name && !page.lifecycle.delegate(of: $0).isObserved
      }
      let selector = page.lifecycle.apiEntry(of: id)?.selector
      let qualified = ["\(owner).\(callback.name)", "-[\(owner) \(selector ?? callback.name)]"]
      let bare =
        others.count == 1 ? [callback.name] + [selector].compactMap { $0?.contains(":") == true ? $0 : nil } : []
      let around = bare.flatMap { ["Parcels: \($0) <UIView: 0x1f>", "画面で\($0)が呼ばれた", "「\($0)」"] }
      for name in qualified + bare + around {
        #expect(messages.meaning(of: name) == page.lifecycle.qualifiedName(of: id), "\(name)")
      }
      for name in bare {
        let end = name.firstIndex { $0 == "(" || $0 == ":" } ?? name.endIndex
        let longer = ["x\(name)", "_\(name)", "UIKit\(name)", name[..<end] + "Notification" + name[end...]]
        for neighbor in longer where !page.lifecycle.callbacks.contains(where: { $0.name == neighbor }) {
          #expect(messages.meaning(of: neighbor) == "none", "\(neighbor)")
        }
      }
    }
  }

  @Test("Every generated line of a page is a call of its callback", arguments: TestPage.bundled + TestPage.fixtures)
  func generated(page: TestPage) {
    let messages = PageMessages(page.lifecycle)
    for id in page.lifecycle.callbackIDs {
      let (callback, owner) = (page.lifecycle[id], page.lifecycle.delegate(of: id).name)
      let line = "lifecycle delegate=\(GeneratedLine.quoted(owner)) callback=\(GeneratedLine.quoted(callback.name)) n=3"
      #expect(messages.meaning(of: line) == page.lifecycle.qualifiedName(of: id) + " n 3", "\(line)")
    }
  }

  @Test("Any bytes are read without a trap, and ranges are inside the message", arguments: Seeds.first(40))
  func hostile(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let reader = PageMessages(numbers.pick(TestPage.bundled).lifecycle).reader
    let words = [
      "lifecycle", " delegate=SceneDelegate", " callback=", "\"scene(_:willConnectTo:options:)\"", "-[",
      "SceneDelegate",
      " ", "sceneDidBecomeActive", "scene", "(", "_:", "willConnectTo:", "options:", ")", "]", ":", ".", "<", ">", "0x",
      "1f", "self=", "UIWindowScene: ", "onCreate", "\u{0}", "é", "画面", "viewDidLoad", " + 1", "\\", "=", "#", "::",
    ].map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = (0..<numbers.next(below: 14)).flatMap { _ in numbers.pick(words) }
      for _ in 0..<numbers.next(below: 3) where !bytes.isEmpty {
        bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      }
      guard case .call(let call) = reader.read(bytes[...]) else { continue }
      #expect(bytes.indices.contains(call.range.lowerBound) && call.range.upperBound <= bytes.count)
      #expect(call.delegateRange.map { $0.upperBound <= bytes.count } != false)
    }
  }

  @Test("Without names, only generated lines are read", arguments: TestPage.bundled)
  func withoutNames(page: TestPage) {
    let reader = MessageReader(page.lifecycle, findsNames: false)
    for callback in page.lifecycle.callbacks {
      #expect(reader.description(of: callback.name, for: page.lifecycle) == "none")
    }
  }
}
