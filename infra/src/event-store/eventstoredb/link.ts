// Where the chain of hashes lives on a server of EventStoreDB: in the metadata of each event, beside the application's own.
import { canonicalJson } from '../canonical-json'
import { type ChainedEvent, chainHash } from '../chain'
import { type EventMetadata, UnstorablePayload } from '../port'
import type { StorableEvent } from '../storable'

/** Key in the metadata; the application may not use it. */
const KEY = 'log.chain'

/** What an event's metadata holds of the chain. */
export interface Link {
  readonly hash: Buffer
  /** When this product recorded it; the server's own time is that of its arrival, after an import a later one. */
  readonly recordedAt: Date
}

/** The metadata as the server keeps it. */
export type LinkedMetadata = EventMetadata

export interface Linked extends Omit<StorableEvent, 'metadata'>, Link {
  readonly metadata: LinkedMetadata
}

/** Throws {@link UnstorablePayload} where the application's metadata has the key of the chain. */
export function linked({ id, type, data, metadata, stream, hash, recordedAt }: Omit<ChainedEvent, 'position'>): Linked {
  const own = JSON.parse(metadata) as EventMetadata
  if (Object.hasOwn(own, KEY)) throw new UnstorablePayload(stream, `metadata of ${type}: ${KEY} is the log's own`)
  const link = { hash: hash.toString('hex'), recordedAt: recordedAt.getTime() }
  return { id, type, data, hash, recordedAt, metadata: { ...own, [KEY]: link } }
}

/** Each event on the hash of the one before it. */
export function chainOnto(
  previous: Buffer,
  events: readonly StorableEvent[],
  { stream, revision, recordedAt }: { readonly stream: string; readonly revision: bigint; readonly recordedAt: Date },
): readonly Linked[] {
  let hash = previous
  return events.map((event, index) => {
    const placed = { ...event, stream, revision: revision + BigInt(index), recordedAt }
    hash = chainHash(hash, placed)
    return linked({ ...placed, hash })
  })
}

/** The application's metadata, and the link: none in an event that was written past this product. */
export function unlinked(metadata: unknown): { readonly own: EventMetadata; readonly link: Link | undefined } {
  if (!isRecord(metadata)) return { own: metadata as EventMetadata, link: undefined }
  const { [KEY]: link, ...own } = metadata
  if (!isRecord(link) || typeof link.hash !== 'string' || typeof link.recordedAt !== 'number') {
    return { own: metadata, link: undefined }
  }
  return { own, link: { hash: Buffer.from(link.hash, 'hex'), recordedAt: new Date(link.recordedAt) } }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a value that the client has parsed: canonical, so it is the very one that was hashed. */
export const textOf = (value: unknown): string => canonicalJson(value)
