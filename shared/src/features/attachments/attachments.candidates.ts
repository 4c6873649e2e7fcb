// What the read side finds for the work that follows on attachments: candidates only, the rules decide.

/** A part of the files, in the order in which they were received or last claimed. */
export interface LookedAt {
  /** Of those that nobody needs. */
  readonly ids: readonly string[]
  /** The place after which to go on. */
  readonly upTo: string
  /** There are no more. */
  readonly ended: boolean
}

export interface AttachmentCandidates {
  /** Ids of what is attached to the thing. */
  attachedTo(attachableType: string, attachableId: string): Promise<readonly string[]>
  /** Which of the next files after a place nothing has claimed since before that time, or were claimed before it and then not attached. */
  unclaimedSince(time: Date, after: string): Promise<LookedAt>
  /** Those of the keys under which the bytes of no received file are known. */
  unknownKeys(keys: readonly string[]): Promise<readonly string[]>
}
