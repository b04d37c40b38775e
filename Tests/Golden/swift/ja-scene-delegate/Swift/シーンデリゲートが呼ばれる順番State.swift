/// シーンデリゲートが呼ばれる順番の状態。
enum シーンデリゲートが呼ばれる順番State: String, LifecycleState {
    /// まだ起動していないか、すでに終了している。
    case 未起動 = "未起動"
    /// 画面に出ている。
    case フォアグラウンド = "フォアグラウンド"
    /// 前面にあるが、イベントは届かない。
    case 非アクティブ = "非アクティブ"
    /// 前面にあり、イベントが届く。
    case アクティブ = "アクティブ"
    /// 画面には見えないが、コードは動いている。
    case バックグラウンド = "バックグラウンド"
    /// メモリには残っているが、コードは動かない。
    case サスペンド = "サスペンド"

    static let page = LifecyclePage(
        name: "シーンデリゲートが呼ばれる順番",
        digest: "cffb1298",
        delegates: ["AppDelegate", "SceneDelegate", "ViewController"]
    )
}

// instar:generated b791febfabb33802 page cb61ef
