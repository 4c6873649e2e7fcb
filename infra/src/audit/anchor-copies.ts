// Copies of signed anchors outside the database: whoever can rewrite its tables cannot take back what was signed.
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { ObjectStore } from '../objects/port'

const hex = z.string().regex(/^([0-9a-f]{2})*$/)
const whole = z.string().regex(/^\d{1,15}$/)

const anchorCopy = z.object({
  of: z.enum(['log', 'access']),
  /** 1 for the first. */
  number: whole,
  /** Events or accesses up to and including the head. */
  count: whole,
  /** Of the log: where the engine had the last event; of the access trail: the hash of the last row, in hex. */
  head: z.string(),
  /** Of the log alone. */
  digest: hex.default(''),
  signedAt: z.iso.datetime(),
  signature: hex,
})

/** An anchor of the log or of the access trail as text. */
export type AnchorCopy = z.infer<typeof anchorCopy>

/** The anchors of the log, or of the access trail. */
export interface AnchorChain {
  readonly of: AnchorCopy['of']
  /** As the database has it. */
  last(): Promise<AnchorCopy | undefined>
  /** Signed with one of the installation's keys, and with none that is older than any that was seen of this chain before. */
  isGenuine(anchor: AnchorCopy): boolean
  /** The next one; undefined where nothing is new, or another instance was first, also one with a newer key. */
  sign(now: Date): Promise<AnchorCopy | undefined>
}

/** Undefined for what is no copy of an anchor. */
export const parseAnchorCopy = (value: unknown): AnchorCopy | undefined => anchorCopy.safeParse(value).data

/** In bytes. */
const LARGEST = 2000
const DIGITS = 15
/** A copy of any time. */
const EVER = new Date(8.64e15)

export class AnchorCopies {
  #opened: Promise<ObjectStore> | undefined

  /** `open`: only where there is something to keep or to look up. `told` of each copy when it is kept: a line in the log of the process is a copy too. */
  constructor(
    private readonly open: () => Promise<ObjectStore>,
    private readonly told: (copy: AnchorCopy) => void = () => undefined,
  ) {}

  async keep(copy: AnchorCopy): Promise<void> {
    await (await this.objects()).put(keyOf(copy), bytesOf(copy), LARGEST)
    this.told(copy)
  }

  async has(anchor: Pick<AnchorCopy, 'of' | 'number'>): Promise<boolean> {
    return (await (await this.objects()).get(keyOf(anchor))) !== undefined
  }

  /** The last one whose number is higher. Throws where what is kept there is no copy. */
  async newest(of: AnchorCopy['of'], above: bigint): Promise<AnchorCopy | undefined> {
    let last: string | undefined
    for (let after: string | undefined = keyOf({ of, number: String(above) }); after !== undefined; ) {
      const { keys, next } = await (await this.objects()).keptBefore(EVER, { after })
      last = keys.findLast(key => key.startsWith(`${of}/`)) ?? last
      after = next?.startsWith(`${of}/`) ? next : undefined
    }
    return last === undefined ? undefined : this.read(last)
  }

  private async objects(): Promise<ObjectStore> {
    this.#opened ??= this.open()
    return this.#opened.catch((error: unknown) => {
      this.#opened = undefined
      throw error
    })
  }

  private async read(key: string): Promise<AnchorCopy> {
    const found = await (await this.objects()).get(key)
    if (!found) throw new Error(`the copy ${key} of an anchor has gone`)
    return anchorCopy.parse(JSON.parse((await buffer(found.bytes)).toString()))
  }
}

/** In the order of the numbers. */
const keyOf = ({ of, number }: Pick<AnchorCopy, 'of' | 'number'>): string => `${of}/${number.padStart(DIGITS, '0')}`

async function* bytesOf(copy: AnchorCopy): AsyncIterable<Uint8Array> {
  yield Buffer.from(JSON.stringify(copy))
}
