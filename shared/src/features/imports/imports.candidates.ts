// What the read side finds for the engine of imports: candidates only, the rules decide.

/** Ids of imports. */
export interface ImportCandidates {
  /** The oldest first. */
  running(): Promise<readonly string[]>
}
