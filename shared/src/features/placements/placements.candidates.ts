// What the read side finds of the placements for a training, or for somebody who was invited: candidates only, the rules decide.
export interface PlacementCandidates {
  /** Ids of those that may ask for a place or hold one, as they were submitted. */
  ofTraining(trainingId: string): Promise<readonly string[]>
  /** Ids of those for which this person was invited to supervise, and has not been named yet. */
  awaiting(inviteeId: string): Promise<readonly string[]>
}
