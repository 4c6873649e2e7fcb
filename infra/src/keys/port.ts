// The keys that seal personal data in the log, one per person, kept apart from it. Destroying a key erases the person.

export interface PersonKey {
  /** Short name, part of every sealed value. */
  readonly id: string
  /** 256 bits for AES-GCM. */
  readonly bytes: Buffer
}

export interface PersonKeys {
  /** The keys of these subjects (user ids), made where they do not exist yet. Rejects with {@link SubjectErased} for an erased one. */
  forSealing(subjects: readonly string[]): Promise<ReadonlyMap<string, PersonKey>>
  /** The keys that exist; an erased or unknown subject is absent. */
  forOpening(subjects: readonly string[]): Promise<ReadonlyMap<string, PersonKey>>
  /** Destroys the key for good. Repeating it changes nothing. */
  erase(subject: string): Promise<void>
}

export class SubjectErased extends Error {
  override readonly name = 'SubjectErased'
  constructor(readonly subject: string) {
    super(`the person ${subject} has been erased`)
  }
}
