// What the read side finds of the placements for a training: candidates only, the rules decide.
export interface PlacementCandidates {
  /** Ids of those that may ask for a place or hold one, as they were submitted. */
  ofTraining(trainingId: string): Promise<readonly string[]>
}
