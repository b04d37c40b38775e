import LifecycleModel

extension CallNames {
  /// The callback that the names in a message mean.
  ///
  /// - Parameter isName: `true` for a text that is known to be a name, so that a plain word such as `play` is one.
  func find(in text: MessageBytes, isName: Bool = false) -> CallFinding {
    var mentions = CallMentions()
    var index = 0
    while let found = identifiers.next(in: text, from: index) {
      let name = NameInMessage(found.range, in: text)
      mentions.add(mention(of: found.number, at: name, isName: isName))
      index = name.end
    }
    if !otherLengths.isEmpty { findOthers(in: text, isName: isName, &mentions) }
    guard let first = mentions.first, isName || !text.isSentence(about: first.range) else { return .none }
    return CallFinding(first, mentions.others, among: candidates)
  }

  private func findOthers(in text: MessageBytes, isName: Bool, _ mentions: inout CallMentions) {
    others.forEachPlace(in: text) { number, start in
      let name = NameInMessage(start..<start + otherLengths[number], in: text)
      mentions.add(mention(of: meanings.count - otherLengths.count + number, at: name, isName: isName))
      return true
    }
  }

  /// The callbacks that an identifier means at a place; `nil` for none, and for a part of something else.
  private func mention(of number: Int, at name: NameInMessage, isName: Bool) -> CallMention? {
    guard name.isWhole, !name.isPartOfOtherName, !name.isInStackFrame, !name.isOfRequirement else { return nil }
    let owner = name.classRange
    for tail in meanings[number].tails {
      guard let end = name.end(ofTail: tail.bytes) else { continue }
      return mention(of: tail.candidates, at: name.range.lowerBound..<end, owner, in: name.text)
    }
    guard !name.isOtherName else { return nil }
    var heads = meanings[number].alone
    if !meanings[number].isDistinct, !isName {
      heads =
        owner.map { owner in
          heads.filter { candidates[$0].isListed && agreement(of: owner, in: name.text, with: $0) > 0 }
        } ?? []
    }
    let labels = name.isLabelOfOtherName ? [] : meanings[number].labels
    return mention(of: united(heads, labels), at: name.range, owner, in: name.text)
  }

  /// Either of two lists, without those of the catalog where some are of the page.
  private func united(_ heads: [Int], _ labels: [Int]) -> [Int] {
    if labels.isEmpty || heads.isEmpty { return labels.isEmpty ? heads : labels }
    let all = heads + labels.filter { !heads.contains($0) }
    let listed = all.filter { candidates[$0].isListed }
    return listed.isEmpty ? all : listed
  }

  /// The mention of what a class before the name leaves of some candidates.
  func mention(
    of all: [Int], at range: Range<Int>, _ owner: Range<Int>?, in text: MessageBytes
  ) -> CallMention? {
    guard let first = all.first, all.count == 1 || candidates[first].isListed else { return nil }
    guard let owner else { return CallMention(candidates: all, range: range) }
    let agreements = all.map { agreement(of: owner, in: text, with: $0) }
    if let best = agreements.max(), best > 0 {
      let agreeing = all.indices.filter { agreements[$0] == best }.map { all[$0] }
      return CallMention(candidates: agreeing, range: range, classRange: owner)
    }
    // A class that is none of the page's may still be a delegate of Apple's types, but a name alone does not say that of others.
    let known = all.filter { candidates[$0].isInCatalog }
    return CallMention(
      candidates: known.isEmpty ? all : known, range: range, classRange: owner, isOfOtherClass: known.isEmpty)
  }

  private func agreement(of owner: Range<Int>, in text: MessageBytes, with candidate: Int) -> Int {
    candidates[candidate].delegate.map { classes.agreement(of: owner, in: text, with: $0) } ?? 0
  }
}
