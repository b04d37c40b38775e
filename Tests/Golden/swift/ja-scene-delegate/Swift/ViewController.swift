import UIKit

/// シーンデリゲートが呼ばれる順番: `UIViewController`, シーンごとに一つ.
final class ViewController: UIViewController {
    // MARK: - 開始

    /// ビューの準備をする。
    ///
    /// 呼び出し：起動。
    override func viewDidLoad() {
        super.viewDidLoad()
        シーンデリゲートが呼ばれる順番State.record(
            "ViewController", instance: self, state: .非アクティブ)
    }
}

// instar:generated ee5a258819d24519 page cb61ef callbacks b3d4ef63f540
