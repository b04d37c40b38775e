import LifecycleDiff
import LifecycleModel

/// The strings of changes in pictures, in the page's language.
package struct ChangeStrings {
  /// The language.
  package let language: Language

  /// Creates the strings of a language.
  package init(language: Language) {
    self.language = language
  }

  /// "was Paused".
  func was(_ text: String) -> String {
    switch language {
    case .english: "was \(text)"
    case .japanese: "以前：\(text)"
    case .korean: "이전: \(text)"
    }
  }

  /// "now initial".
  func now(_ text: String) -> String {
    switch language {
    case .english: "now \(text)"
    case .japanese: "現在：\(text)"
    case .korean: "현재: \(text)"
    }
  }

  /// "was in Foreground"; without a state, "was in no other state".
  func wasIn(_ state: String?) -> String {
    switch language {
    case .english: "was in \(state ?? "no other state")"
    case .japanese: state.map { "以前は\($0)の中" } ?? "以前は最上位"
    case .korean: state.map { "이전: \($0) 안" } ?? "이전: 최상위"
    }
  }

  /// "leads to Background now".
  func nowLeads(to state: String) -> String {
    switch language {
    case .english: "leads to \(state) now"
    case .japanese: "現在は\(state)へ"
    case .korean: "현재: \(state)(으)로"
    }
  }

  /// "led to Background".
  func led(to state: String) -> String {
    switch language {
    case .english: "led to \(state)"
    case .japanese: "以前は\(state)へ"
    case .korean: "이전: \(state)(으)로"
    }
  }

  /// "follows by itself now", "needs an event now".
  func chain(isContinuation: Bool) -> String {
    switch language {
    case .english: isContinuation ? "follows by itself now" : "does not follow by itself now"
    case .japanese: isContinuation ? "現在は自動的に続く" : "現在は自動的に続かない"
    case .korean: isContinuation ? "현재: 저절로 이어짐" : "현재: 저절로 이어지지 않음"
    }
  }

  /// "was 2nd".
  func wasNumber(_ number: Int) -> String {
    switch language {
    case .english: "was \(number)\(Self.ordinalEnding(number))"
    case .japanese: "以前は\(number)番目"
    case .korean: "이전: \(number)번째"
    }
  }

  /// "always": the certainty of an unconditional call, and the availability of a transition without versions.
  var always: String {
    switch language {
    case .english: "always"
    case .japanese: "常に"
    case .korean: "항상"
    }
  }

  /// "no event".
  var noEvent: String {
    switch language {
    case .english: "no event"
    case .japanese: "イベントなし"
    case .korean: "이벤트 없음"
    }
  }

  /// "old → new".
  func change(from old: String, to new: String) -> String { "\(old) → \(new)" }

  /// The style of a mark and its meaning: "removed: red, dashed, struck through".
  func legend(_ mark: ChangeMark) -> String {
    switch (language, mark) {
    case (.english, .removed): "removed: red, dashed, struck through"
    case (.english, .added): "added: green, bold"
    case (.english, .changed): "changed: amber, dotted, old → new"
    case (.english, .unchanged): "unchanged: grey, without its calls"
    case (.japanese, .removed): "削除：赤、破線、取り消し線"
    case (.japanese, .added): "追加：緑、太線"
    case (.japanese, .changed): "変更：琥珀色、点線、旧 → 新"
    case (.japanese, .unchanged): "変更なし：灰色、呼び出しは省略"
    case (.korean, .removed): "삭제: 빨간색, 파선, 취소선"
    case (.korean, .added): "추가: 초록색, 굵은 선"
    case (.korean, .changed): "변경: 호박색, 점선, 이전 → 새"
    case (.korean, .unchanged): "변경 없음: 회색, 호출은 생략"
    }
  }

  /// "41 unchanged transitions are left out".
  func leftOut(_ count: Int) -> String {
    switch language {
    case .english: "\(count) unchanged \(count == 1 ? "transition is" : "transitions are") left out"
    case .japanese: "変更のない遷移\(count)件は省略"
    case .korean: "변경 없는 전이 \(count)개는 생략"
    }
  }

  /// "No change", or "No change of states, transitions and calls" where there are changes that the picture does not show.
  package func nothing(hasOtherChanges: Bool) -> String {
    switch language {
    case .english: hasOtherChanges ? "No change of states, transitions and calls" : "No change"
    case .japanese: hasOtherChanges ? "状態・遷移・呼び出しに変更なし" : "変更なし"
    case .korean: hasOtherChanges ? "상태, 전이, 호출에 변경 없음" : "변경 없음"
    }
  }

  /// The headline of the text alternative.
  package func title(_ names: String) -> String {
    switch language {
    case .english: "\(names): changes of states and transitions"
    case .japanese: "\(names)：状態と遷移の変更点"
    case .korean: "\(names): 상태와 전이의 변경점"
    }
  }

  private static func ordinalEnding(_ number: Int) -> String {
    if (11...13).contains(number % 100) { return "th" }
    switch number % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    case _: return "th"
    }
  }
}
