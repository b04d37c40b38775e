import Emission

extension PageStrings {
  /// `Proved`, or what else was found of a claim.
  func diagnostic(_ diagnostic: ClaimVerdict) -> String {
    switch diagnostic {
    case .proved: phrase("claim.proved")
    case .provedVacuously: phrase("claim.provedVacuously")
    case .refuted(let run):
      run.isEmpty ? phrase("claim.refuted") : phrase("claim.refutedBy", run.joined(separator: " "))
    case .undecided: phrase("claim.undecided")
    }
  }

  /// A sentence about the proofs of rules.
  package func proofBasis(scenes: Int) -> String {
    scenes == 1 ? phrase("claim.basisOfOne") : phrase("claim.basis", "\(scenes)")
  }
}
