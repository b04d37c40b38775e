import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@Suite("Types of libraries")
struct LibraryTypesTests {
  @Test("A type may have its module, in every language, in code or not, in lists, parentheses, tables and headings")
  func modules() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `A`: `ADelegate` from `Kit`, one per scene. From us.
      - `B`: BDelegate FROM Kit, `CDelegate`
      - `C` (`KDelegate` モジュール `Kit`, シーンごとに一つ): it calls.
      - `D`: `LDelegate` 모듈 `Kit`
      - `E`: `MDelegate`来自`Kit`、每个场景一个
      - `F`: `FDelegate` from the shop.
      - `G`: one per scene, from Kit
      - `K `: `T `

      | Delegate | Types | Module |
      |---|---|---|
      | H | `NDelegate`, `ODelegate` | `Kit_2` |
      | I | `PDelegate` from Kit | |

      ### J: `QDelegate` from `Kit`
      """
    ).lifecycle
    let modules = lifecycle.delegates.flatMap(\.types).map { "\($0) \(lifecycle.libraryModule(ofType: $0) ?? "-")" }
    #expect(
      modules == [
        "ADelegate Kit", "BDelegate Kit", "CDelegate -", "KDelegate Kit", "LDelegate Kit", "MDelegate Kit",
        "NDelegate Kit_2", "ODelegate Kit_2", "PDelegate Kit", "QDelegate Kit",
      ])
    #expect(lifecycle.delegates[0].documentation == "From us.")
    #expect(lifecycle.delegates[2].multiplicity == .scene && lifecycle.delegates[4].multiplicity == .scene)
  }

  @Test("A known type needs no module; another module than its own is reported, and one of no type")
  func wrong() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `A`: `CBCentralManagerDelegate` from `CoreBluetooth`
      - `B`: `1️⃣CBCentralManagerDelegate` from `CoreBluetoth`
      - `C`: `ADelegate` from `Kit`
      - `D`: `2️⃣ADelegate` from `Tool`

      | Delegate | Types | Module |
      |---|---|---|
      | E | | 3️⃣Kit |
      | F | `OtherDelegate` | 4️⃣two kits |
      """,
      [
        .init("wrong-module", at: "1️⃣", covering: "CBCentralManagerDelegate` from `CoreBluetoth"),
        .init("wrong-module", at: "2️⃣", covering: "ADelegate` from `Tool"),
        .init("wrong-module", at: "3️⃣", covering: "Kit"), .init("wrong-module", at: "4️⃣", covering: "two kits"),
      ]
    ).lifecycle
    #expect(lifecycle.catalog.additions.map(\.name) == ["ADelegate"])
  }

  @Test(
    "A type of the page's own with a framework's prefix is reported, with the module to name",
    arguments: [
      ("ARSessionDelegate", "ARKit"), ("SCNSceneRendererDelegate", "SceneKit"), ("SKSceneDelegate", "SpriteKit"),
      ("SKOverlayDelegate", "StoreKit"), ("URLSessionWebDelegate", "Foundation"), ("MTKViewDelegate", "MetalKit"),
      ("FIRMessagingDelegate", nil), ("HTTPClientDelegate", nil), ("OwnDelegate", nil), ("ADelegate", nil),
      ("CABLEDelegate", nil), ("Über", nil),
    ])
  func prefixes(type: String, module: String?) {
    let page = { (type: String) in
      "# T\n\n## Delegates\n\n- `A`: `1️⃣\(type)`\n- `B`: `ShopDelegate`, Swift: none\n"
    }
    guard let module else {
      _ = expect(MarkedText(page(type).replacing("1️⃣", with: "")))
      return
    }
    _ = expect(
      MarkedText(page(type)), [.init("unchecked-type", at: "1️⃣", covering: type, fixes: ["\(type)` from `\(module)"])])
    _ = expect(MarkedText("# T\n\n## Delegates\n\n- `A`: `\(type)` from `\(module)`\n- `B`: `\(type)`, Swift: none\n"))
  }
}
