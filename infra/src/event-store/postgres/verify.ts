// The audit of the whole log: every stream's chain, then every signed anchor.
import type pg from 'pg'
import { type Anchor, type AnchorVerdict, verifyAnchors } from './anchor'
import { type StreamVerdict, verifyStreams } from './chain'

export interface VerifyOptions {
  /** The key the anchors are signed with; without it the anchors are left out. */
  readonly key?: Buffer
  /** An anchor kept outside the database; see {@link verifyAnchors}. */
  readonly witness?: Anchor
}

/** Reports every stream and every anchor, sound or not, as it goes; rejects only when the database does. */
export async function* verifyChain(
  pool: pg.Pool,
  { key, witness }: VerifyOptions = {},
): AsyncGenerator<StreamVerdict | AnchorVerdict, void> {
  yield* verifyStreams(pool)
  if (key !== undefined) yield* verifyAnchors(pool, key, witness)
}
