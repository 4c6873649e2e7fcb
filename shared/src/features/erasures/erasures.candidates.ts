// What the read side finds for the erasures that are under way: candidates only, the rules decide.

/** User ids. */
export interface ErasureCandidates {
  /** Confirmed or begun, the oldest first. */
  underWay(): Promise<readonly string[]>
  all(): Promise<readonly string[]>
  /** All that are done. */
  done(): Promise<readonly string[]>
  /** The invite link by which they have signed up, or were about to. */
  linkOf(userId: string): Promise<string | undefined>
}
