// What the read side finds of the placements at a site or for a training: candidates only, the rules decide.
export interface PlacementCandidates {
  /** Ids of those that may ask for a place there or hold one, the oldest first. */
  atSite(siteId: string): Promise<readonly string[]>
  ofTraining(trainingId: string): Promise<readonly string[]>
}
