import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of messages")
struct MessageLawTests {
  private static let pages = TestPage.bundled + TestPage.starters + TestPage.fixtures + TestPage.frameworks

  @Test("Every callback of a page is found by its names, and is taken for no other", arguments: pages)
  func callbacks(page: TestPage) {
    let messages = PageMessages(page.lifecycle)
    for id in page.lifecycle.callbackIDs where !page.lifecycle.delegate(of: id).isObserved {
      let (callback, owner) = (page.lifecycle[id], page.lifecycle.delegate(of: id).name)
      let others = page.lifecycle.callbackIDs.filter {
        page.lifecycle[$0].name == callback.name && !page.lifecycle.delegate(of: $0).isObserved
      }
      let selector = page.lifecycle.apiEntry(of: id)?.selector
      let qualified = ["\(owner).\(callback.name)", "-[\(owner) \(selector ?? callback.name)]"]
      let names = [callback.name] + [selector].compactMap { $0?.contains(":") == true ? $0 : nil }
      // A word such as `save`, without a class, may be any.
      let bare = others.count > 1 ? [] : names.filter { $0.contains { $0.isUppercase || $0 == "(" || $0 == ":" } }
      let around = bare.flatMap { ["Parcels: \($0) <UIView: 0x1f>", "「\($0)」"] }
      let joined = bare.filter { $0.first?.isASCII == true }.map { "画面で\($0)が呼ばれた" }
      for name in qualified + bare + around + joined {
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

  @Test("Every generated line of a page is a call of its callback", arguments: pages)
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

  @Test("A long message takes no longer than its length for being hostile")
  func long() {
    let reader = PageMessages("scene-phase").reader
    let parts = [
      "viewDidLoad:1:", ") sceneDidBecomeActive", "lifecycle-", "lifecycle delegate=\"", "[a.a.sceneDidBecomeActive ",
      "0x",
      "self=0x1 sceneDidBecomeActive ", "a(_:", "\u{300}sceneDidBecomeActive", "sceneDidBecomeActive:1:",
      "[a(a) viewDidLoad",
    ]
    let time = processorTime {
      for part in parts {
        let bytes = Array(String(repeating: part, count: (1 << 16) / part.utf8.count).utf8)
        switch reader.read(bytes[...]) {
        case .call(let call): #expect(call.range.upperBound <= bytes.count)
        case .launch, .problem, .later, .cut, .ambiguous, .contradictory, .none: break
        }
      }
    }
    #expect(time < .seconds(60))
  }
}
