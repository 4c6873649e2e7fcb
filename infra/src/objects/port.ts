// Where the bytes of files live, outside the log and the databases: whole or not at all, under keys that tell nothing.
import { Unavailable } from '../availability/unavailable'

export interface StoredObject {
  /** In bytes. */
  readonly size: number
  /** Of the content, in hex. */
  readonly sha256: string
}

export interface ObjectContent {
  /** In bytes. */
  readonly size: number
  /** Read as slowly as it is taken. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** From one byte to another, both among them. */
  readonly part: (first: number, last: number) => AsyncIterable<Uint8Array>
}

/** Of all keys in their order. */
export interface ListingRange {
  /** A key that need not exist any more; absent or empty: from the first. */
  readonly after?: string
  /** Keys that are looked at, at most; default {@link LOOKED_AT}. */
  readonly limit?: number
}

export const LOOKED_AT = 1000

export interface ListingPage {
  readonly keys: readonly string[]
  /** The last key that was looked at, to go on after; undefined: there are no more. */
  readonly next: string | undefined
}

export interface ObjectStore {
  /**
   * Resolves when all bytes are kept for good. Rejects with {@link ObjectTooLarge} past `maxBytes`, or with whatever the bytes broke off with;
   * nothing is to be found under the key then, and what was there before stays. Bytes under a key that is taken replace it.
   */
  put(key: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredObject>
  /** Undefined where nothing is kept under the key. */
  get(key: string): Promise<ObjectContent | undefined>
  /** Which of the next keys hold what was put before that time; of what comes or goes meanwhile, some or none. */
  keptBefore(time: Date, range?: ListingRange): Promise<ListingPage>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Everything whose key begins with `prefix/`. */
  removeUnder(prefix: string): Promise<void>
}

/** The store cannot be reached, or is not up to it at this moment; whether it did what it was asked to is unknown. */
export class ObjectsUnavailable extends Unavailable {
  override readonly name = 'ObjectsUnavailable'
}

export class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge'
  constructor(readonly maxBytes: number) {
    super(`more than ${maxBytes} bytes`)
  }
}

const KEY = /^[a-z0-9-]{1,100}(\/[a-z0-9-]{1,100})*$/

/** Keys are made by the product, of ids: words between slashes. Throws for anything else. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`not a key of an object: ${JSON.stringify(key)}`)
  return key
}

/** All of them at once. Rejects with {@link ObjectTooLarge} past `maxBytes`; without it, they are bounded by what they come from. */
export async function gathered(bytes: AsyncIterable<Uint8Array>, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.byteLength
    if (size > maxBytes) throw new ObjectTooLarge(maxBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Bytes that are there already, as a store takes them. */
export async function* asStream(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
