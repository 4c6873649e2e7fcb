// What the read side finds for organizations that are archived or restored: candidates only, the rules of positions decide.

/** A position that is to follow its organization. */
export interface FollowingPosition {
  readonly positionId: string
  readonly userId: string
  readonly organizationId: string
  readonly to: 'end' | 'return'
  /** The version of the organization by which it is to: with each archiving and restoring another one. */
  readonly turn: number
}

export interface FollowingCandidates {
  /** Up to some hundreds of them, behind the position that is named. */
  after(positionId: string | undefined): Promise<readonly FollowingPosition[]>
}
