import LifecycleModel
import Text

/// Gives each call of a process to a life cycle of it.
///
/// Calls with the same scene, or on the same object, are of one life cycle. An object of another delegate that the log does not
/// give a scene joins the life cycle without such an object that was called last. A call of the process goes to the life cycle
/// that begins next in the same event, else to the one that was called before.
struct LifeAssignment {
  private struct Life {
    var objects: [DelegateID: UInt64] = [:]
    var scene: UInt64?
    var name: LogScope.LifeName?
    var last: Int

    /// Returns `true` unless it has another scene.
    func mayHave(_ scene: UInt64?) -> Bool { self.scene == nil || scene == nil || self.scene == scene }
  }

  private struct Key: Hashable {
    let delegate: DelegateID
    let object: UInt64
  }

  /// The life cycles in the order of their first calls.
  private(set) var lives: [(name: LogScope.LifeName?, calls: [MinedCall])] = []

  /// Assigns the calls of a process; without `hasObjects`, all are of one life cycle.
  init(_ calls: [LoggedProcess.Call], rest: Int64, hasObjects: Bool) {
    guard hasObjects else {
      lives = [(nil, calls.map(\.mined))]
      return
    }
    let (owners, known) = Self.owners(of: calls)
    let completed = Self.completed(owners, of: calls, rest: rest)
    let order = completed.unique
    let groups = Dictionary(grouping: calls.indices) { completed[$0] }
    lives = order.map { owner in
      (known.indices.contains(owner) ? known[owner].name : nil, (groups[owner] ?? []).map { calls[$0].mined })
    }
  }

  /// The life cycle of each call that is of an object or a scene.
  private static func owners(of calls: [LoggedProcess.Call]) -> (owners: [Int?], lives: [Life]) {
    var lives: [Life] = []
    var byScene: [UInt64: Int] = [:]
    var byObject: [Key: [Int]] = [:]
    let owners = calls.enumerated().map { index, call -> Int? in
      guard !call.isOfProcess, let object = call.mined.object, let delegate = call.delegate else { return nil }
      let scene = call.mined.scene
      let key = Key(delegate: delegate, object: object)
      let known = (byObject[key] ?? []).first { lives[$0].mayHave(scene) }
      let owner = scene.flatMap { byScene[$0] } ?? known ?? newest(of: lives, without: delegate, scene) ?? lives.count
      if owner == lives.count { lives.append(Life(last: index)) }
      if lives[owner].objects.updateValue(object, forKey: delegate) != object {
        byObject[key, default: []].append(owner)
      }
      if let scene {
        byScene[scene] = owner
        lives[owner].scene = scene
      }
      lives[owner].name = scene.map { .scene($0) } ?? lives[owner].name ?? .object(object)
      lives[owner].last = index
      return owner
    }
    return (owners, lives)
  }

  /// The life cycle that was called last of those without an object of a delegate.
  private static func newest(of lives: [Life], without delegate: DelegateID, _ scene: UInt64?) -> Int? {
    lives.indices.filter { lives[$0].mayHave(scene) && lives[$0].objects[delegate] == nil }
      .max { lives[$0].last < lives[$1].last }
  }

  /// The life cycle of each call.
  private static func completed(_ owners: [Int?], of calls: [LoggedProcess.Call], rest: Int64) -> [Int] {
    let events = events(of: calls, rest: rest)
    var next = Array(repeating: Int?.none, count: calls.count)
    for index in calls.indices.dropLast().reversed() {
      next[index] = owners[index + 1] == nil ? next[index + 1] : index + 1
    }
    var before: Int?
    var begun: Set<Int> = []
    return owners.enumerated().map { index, owner in
      if let owner {
        before = index
        begun.insert(owner)
        return owner
      }
      let isNextNear = next[index].map { events[$0] == events[index] } ?? false
      let isBeforeNear = before.map { events[$0] == events[index] } ?? false
      let (nextOwner, beforeOwner) = (next[index].flatMap { owners[$0] }, before.flatMap { owners[$0] })
      if isNextNear, let nextOwner, !isBeforeNear || !begun.contains(nextOwner) { return nextOwner }
      return beforeOwner ?? nextOwner ?? 0
    }
  }

  /// The number of the event of each call, as far as times and sections tell.
  private static func events(of calls: [LoggedProcess.Call], rest: Int64) -> [Int] {
    var number = 0
    return calls.indices.map { index in
      if index > 0, calls[index].mined.isApart(from: calls[index - 1].mined, by: rest) { number += 1 }
      return number
    }
  }
}
