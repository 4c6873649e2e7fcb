// What the process of an erasure works with, outside the log: keys, read models, the bytes that databases keep, and the register.

export interface ErasureTools {
  /** So long after a key is destroyed, in milliseconds, no process has it in its memory any more. */
  readonly forgottenAfterMs: number
  /** Kept outside the databases before the key goes: after a restore it tells who has to be erased again. */
  register(userId: string): Promise<void>
  /** Everybody in the register; `unsigned`: names of what this installation has not written there, which counts for nothing. */
  registered(): Promise<{ readonly userIds: readonly string[]; readonly unsigned: readonly string[] }>
  destroyKey(userId: string): Promise<void>
  /** Those of them whose key is not destroyed. */
  withKey(userIds: readonly string[]): Promise<readonly string[]>
  /** Asks for read models that are made anew, whoever keeps them; answers how many were, once they are. The same name asks for the same. */
  renewReadModels(name: string): Promise<number | undefined>
  /** Answers how many files of the database's journal are older than this and could not be written over; undefined where the journal is somebody else's. */
  dropOldBytes(): Promise<number | undefined>
}
