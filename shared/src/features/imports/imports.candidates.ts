// What the read side finds for the engine of imports: candidates only, the rules decide.

/** Ids of imports. */
export interface ImportCandidates {
  /** Of each organization the one whose turn it is: what is to be cancelled before what goes on, the oldest first. */
  running(): Promise<readonly string[]>
}
