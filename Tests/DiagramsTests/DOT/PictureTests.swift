import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission

@Suite("Pictures of a life cycle")
struct PictureTests {
  /// A page with 61 transitions: three events in a ring of states.
  private let large: Lifecycle = {
    let states = (0..<61).map { "S\($0)" }
    let chains = (0..<61).map { "\(["go", "起動", "go on"][$0 % 3])|S\($0) > S\(($0 + 1) % 61)|g|D.call\($0)()" }
    return .sketch(
      "Ring", delegates: "D", states: states.joined(separator: "\n"), chains: chains.joined(separator: "\n"))
  }()

  @Test("A page has a picture of its states and one of its calls")
  func views() {
    #expect(Picture.all(of: .sample).map(\.name) == ["states", "sequence"])
    #expect(DOTEmitter().files(for: .sample).map(\.path) == ["states.dot", "sequence.dot"])
    #expect(SVGEmitter().files(for: .sample).map(\.path) == ["states.svg", "sequence.svg"])
  }

  @Test("Above 60 transitions the overview shows events only, and each event has its own picture")
  func overview() {
    let pictures = Picture.all(of: large)
    #expect(pictures.map(\.name) == ["states", "sequence", "states-go", "states-2", "states-go-on"])
    #expect(pictures[0].picture.dot.contains("<b>go</b>") && !pictures[0].picture.dot.contains("call0()"))
    #expect(pictures[2].picture.dot.contains("call0()") && !pictures[2].picture.dot.contains("call1()"))
    #expect(pictures[2].picture.title == "Ring: states and transitions, go")
  }

  @Test("At 60 transitions there is still one picture")
  func limit() {
    var page = large
    page.transitions.removeLast()
    #expect(Picture.all(of: page).count == 2)
    #expect(Picture(of: page, view: .states).dot.contains("call0()"))
  }

  @Test("The description lists states and transitions in sentences")
  func description() {
    let page = Lifecycle.sketch(
      "Light", delegates: "Lamp Phase*", states: "Off\nOn",
      chains: "press|Off > On|mains|Lamp.glow() Phase.on?dark\n|On > Off")
    #expect(
      Picture(of: page, view: .states).description == """
        States: Off, On. Initial state: Off. From Off, on press [mains], to On: glow(), Phase.on (may be skipped: dark). \
        From On to Off.
        """)
    #expect(Picture(of: page, view: .sequence).title == "Light: order of calls")
  }

  @Test("Pages are described in their language")
  func languages() {
    var page = Lifecycle.sketch("ライト", delegates: "", states: "オフ\nオン", chains: "押す|オフ > オン")
    page.language = .japanese
    #expect(Picture(of: page, view: .states).description == "状態：オフ、オン。初期状態：オフ。 押すで、オフからオンへ。")
    page.language = .korean
    #expect(Picture(of: page, view: .states).title == "ライト: 상태와 전이")
    page.language = .chinese
    #expect(Picture(of: page, view: .states).description == "状态：オフ、オン。初始状态：オフ。 押す：从“オフ”到“オン”。")
  }

  @Test("A page with East Asian text gets a font that has it")
  func fonts() {
    let japanese = Lifecycle.sketch("ライト", delegates: "", states: "オフ", chains: "")
    let korean = Lifecycle.sketch("전등", delegates: "", states: "끔", chains: "")
    #expect(PictureFont.family(for: japanese) == "Inter,Helvetica,Arial,Noto Sans CJK JP,sans-serif")
    var chinese = Lifecycle.sketch("灯", delegates: "", states: "关", chains: "")
    chinese.language = .chinese
    #expect(PictureFont.family(for: chinese) == "Inter,Helvetica,Arial,Noto Sans CJK SC,sans-serif")
    #expect(PictureFont.family(for: korean) == "Inter,Helvetica,Arial,Noto Sans CJK KR,sans-serif")
    #expect(PictureFont.family(for: .sample) == "Inter,Helvetica,Arial,sans-serif")
  }
}
