import UIKit

/// シーンデリゲートが呼ばれる順番: シーンごとに一つ。
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

// instar:generated 54322a6f4eaf6ee3 page cb61ef callbacks b3d4ef63f540
