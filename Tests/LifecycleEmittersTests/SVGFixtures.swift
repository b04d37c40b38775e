import LifecycleModel

extension Lifecycle {
  /// The size of a bundled page about scenes: seven states, two dozen hops.
  static let scenes = sketch(
    "UIKit scene life cycle", delegates: "AppDelegate SceneDelegate ViewController",
    states: """
      Not running !initial
      Foreground
        Inactive
        Active
      Background
      Suspended
      Disconnected
      """,
    chains: """
      Launch | Not running > Inactive > Active | first scene | AppDelegate.application(_:didFinishLaunchingWithOptions:) AppDelegate.application(_:configurationForConnecting:options:)?the_session_is_restored SceneDelegate.scene(_:willConnectTo:options:) +ViewController.viewDidLoad() SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:)
      New window | Not running > Inactive > Active | another scene | AppDelegate.application(_:configurationForConnecting:options:) SceneDelegate.scene(_:willConnectTo:options:) +ViewController.viewDidLoad() SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:)
      Background launch | Not running > Background | first scene | AppDelegate.application(_:didFinishLaunchingWithOptions:) AppDelegate.application(_:configurationForConnecting:options:)?the_session_is_restored SceneDelegate.scene(_:willConnectTo:options:)
      Leave | Active > Inactive > Background | | SceneDelegate.sceneWillResignActive(_:) / SceneDelegate.sceneDidEnterBackground(_:)
      Return | Background > Inactive > Active | | SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:)
      Return with request | Background > Inactive > Active | | SceneDelegate.sceneWillEnterForeground(_:) / +SceneDelegate.sceneDidBecomeActive(_:) +SceneDelegate.scene(_:openURLContexts:)?the_request_is_no_URL +SceneDelegate.scene(_:continue:)?the_request_is_no_activity +SceneDelegate.windowScene(_:performActionFor:completionHandler:)?the_request_is_no_quick_action
      Interruption | Active > Inactive | | SceneDelegate.sceneWillResignActive(_:)
      Interruption ends | Inactive > Active | | SceneDelegate.sceneDidBecomeActive(_:)
      Quick return | Active > Inactive > Active | | SceneDelegate.sceneWillResignActive(_:) / SceneDelegate.sceneDidEnterBackground(_:)?back_within_about_a_second SceneDelegate.sceneWillEnterForeground(_:)?back_within_about_a_second SceneDelegate.sceneDidBecomeActive(_:)
      Suspend | Background > Suspended
      Resume | Suspended > Background
      Reclaim | Suspended > Not running
      Disconnect | Background > Disconnected | | SceneDelegate.sceneDidDisconnect(_:)
      Reconnect | Disconnected > Inactive > Active | | SceneDelegate.scene(_:willConnectTo:options:) +ViewController.viewDidLoad() SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:)
      Discard | Background > Not running | another scene | SceneDelegate.sceneDidDisconnect(_:) AppDelegate.application(_:didDiscardSceneSessions:)
      Discard later | Disconnected > Not running | | AppDelegate.application(_:didDiscardSceneSessions:)~the_next_launch
      End | Background > Not running | last scene | SceneDelegate.sceneDidDisconnect(_:)?reports_differ AppDelegate.application(_:didDiscardSceneSessions:)~the_next_launch AppDelegate.applicationWillTerminate(_:)?the_process_is_killed_without_notice
      """)

  /// Three levels of states, loops, and arrows at composite states from outside and from inside.
  static let nested = sketch(
    "Media player", delegates: "Player Session Screen*",
    states: """
      Off !initial
      On
        Loaded
          Stopped
          Playing
            Normal speed
            Fast
        Failed !transient
      Broken !final
      """,
    chains: """
      Power | Off > On | | Player.start() Session.activate(_:) Screen.on
      Play | Stopped > Playing | | Player.play()
      Faster | Normal speed > Fast | | Player.setRate(_:)
      Slower | Fast > Normal speed | | Player.setRate(_:)
      Tick | Fast > Fast | | Player.tick()
      Stop | Playing > Stopped | | Player.stop()
      Seek | Playing > Playing | | Player.seek(to:)
      Eject | Loaded > Failed | | Session.fail(with:)
      Retry | Failed > Loaded | | Player.load(_:)
      Reset | On > Stopped | hard | Player.reset()
      Power | On > Off | | Session.deactivate() Screen.off
      Drop | On > Broken
      """)

  /// A page in Japanese.
  static let japanese = sketch(
    "シーンのライフサイクル", delegates: "アプリ SceneDelegate ScenePhase*",
    states: """
      未起動 !initial
      前面
        非アクティブ
        アクティブ
      バックグラウンド
      一時停止
      """,
    chains: """
      起動 | 未起動 > 非アクティブ > アクティブ | 最初のシーン | アプリ.application(_:didFinishLaunchingWithOptions:) SceneDelegate.scene(_:willConnectTo:options:) SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:) ScenePhase.active
      離れる | アクティブ > 非アクティブ > バックグラウンド | | SceneDelegate.sceneWillResignActive(_:) ScenePhase.inactive / SceneDelegate.sceneDidEnterBackground(_:)?一秒以内に戻った場合はこの呼び出しが省略されることがあるので注意してください
      戻る | バックグラウンド > 非アクティブ > アクティブ | | SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:) ScenePhase.active
      一時停止 | バックグラウンド > 一時停止
      終了 | 一時停止 > 未起動
      """)

  /// A page in Korean.
  static let korean = sketch(
    "씬 생명주기", delegates: "앱델리게이트 SceneDelegate",
    states: """
      실행 안 됨 !initial
      포그라운드
        비활성
        활성
      백그라운드
      """,
    chains: """
      실행 | 실행 안 됨 > 비활성 > 활성 | 첫 번째 씬 | 앱델리게이트.application(_:didFinishLaunchingWithOptions:) SceneDelegate.scene(_:willConnectTo:options:) / SceneDelegate.sceneDidBecomeActive(_:)
      나가기 | 활성 > 비활성 > 백그라운드 | | SceneDelegate.sceneWillResignActive(_:) / SceneDelegate.sceneDidEnterBackground(_:)?1초_안에_돌아온_경우
      돌아오기 | 백그라운드 > 비활성 > 활성 | | SceneDelegate.sceneWillEnterForeground(_:) / SceneDelegate.sceneDidBecomeActive(_:)
      종료 | 백그라운드 > 실행 안 됨
      """)

  /// A dozen states and 25 hops.
  static let order = sketch(
    "Order", delegates: "Cart Payment Warehouse Mailer Status*",
    states: """
      Empty !initial
      Filled
      Checkout
      Paying
      Paid
      Picking
      Packed
      Shipped
      Delivered !final
      Returned
      Refunded !final
      Cancelled !final
      """,
    chains: """
      add | Empty > Filled | | Cart.add(_:)
      add | Filled > Filled | | Cart.add(_:)
      clear | Filled > Empty | | Cart.clear()
      check out | Filled > Checkout | in stock | Cart.freeze() Warehouse.reserve(_:)
      back | Checkout > Filled | | Cart.thaw() Warehouse.release(_:)
      pay | Checkout > Paying | | Payment.begin(_:)
      decline | Paying > Checkout | | Payment.fail(_:) Mailer.declined(_:)
      confirm | Paying > Paid | | Payment.capture(_:) Mailer.receipt(_:) Status.paid
      pick | Paid > Picking | | Warehouse.pick(_:)
      missing | Picking > Paid | | Warehouse.backorder(_:) Mailer.delayed(_:)
      pack | Picking > Packed | | Warehouse.pack(_:)
      ship | Packed > Shipped | | Warehouse.ship(_:) Mailer.shipped(_:) Status.shipped
      deliver | Shipped > Delivered | | Mailer.delivered(_:)? Status.delivered
      lost | Shipped > Refunded | | Payment.refund(_:) Mailer.lost(_:)
      return | Shipped > Returned | | Warehouse.receive(_:)
      refund | Returned > Refunded | | Payment.refund(_:) Mailer.refunded(_:)
      exchange | Returned > Paid | | Warehouse.restock(_:)
      cancel | Filled > Cancelled
      cancel | Checkout > Cancelled | | Warehouse.release(_:)
      cancel | Paying > Cancelled | | Payment.void(_:) Warehouse.release(_:)
      cancel | Paid > Cancelled | | Payment.refund(_:) Warehouse.release(_:) Mailer.cancelled(_:)
      cancel | Picking > Cancelled | | Payment.refund(_:) Mailer.cancelled(_:)
      reorder | Cancelled > Empty
      timeout | Checkout > Empty
      timeout | Paying > Checkout | bank is down | Payment.void(_:)
      """)
}
