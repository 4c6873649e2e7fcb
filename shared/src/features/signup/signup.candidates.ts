// What the read side finds of people whom nobody has come for: candidates only, the rules decide.

export interface LapseCandidate {
  readonly userId: string
  readonly because: 'never_proved' | 'never_came'
  /** On which they keep a place. */
  readonly inviteLinkId: string | undefined
  readonly inviteIds: readonly string[]
}

export interface LapseCandidates {
  /** Accounts that have waited since then, and invitations that have expired by then; the oldest first. */
  before(since: Date): Promise<readonly LapseCandidate[]>
}
