// Who has been erased, kept outside the databases beside the copies of anchors: a restored database does not know, and this tells it.
import { text } from 'node:stream/consumers'
import { sameBytes } from '@practicum/infra/keys/same'
import { hmac } from '@practicum/infra/keys/secret-key'
import type { ObjectStore } from '@practicum/infra/objects/port'
import { z } from 'zod'

const FOLDER = 'erased/'
/** A copy of any time. */
const EVER = new Date(8.64e15)
/** In bytes. */
const LARGEST = 1000

/** A person's id is all there is to say; signed, because whoever stands here is erased without being asked for again. */
const entry = z.object({ userId: z.uuid(), registeredAt: z.iso.datetime(), signature: z.hex() })
type Entry = z.infer<typeof entry>

export interface RegisterKeys {
  readonly current: Buffer
  readonly previous: Buffer | undefined
}

export interface Registered {
  /** Ids of everybody in it. */
  readonly userIds: readonly string[]
  /** Names of what stands there and was not written by this installation, or under a key that it has no more. */
  readonly unsigned: readonly string[]
}

export class ErasureRegister {
  constructor(
    private readonly open: () => Promise<ObjectStore>,
    private readonly keys: RegisterKeys,
  ) {}

  /** Repeating it changes nothing but the time. */
  async add(userId: string): Promise<void> {
    const objects = await this.open()
    const own = { userId, registeredAt: new Date().toISOString() }
    const signed = { ...own, signature: signatureOf(own, this.keys.current).toString('hex') }
    await objects.put(`${FOLDER}${userId}`, bytesOf(signed), LARGEST)
  }

  async all(): Promise<Registered> {
    const objects = await this.open()
    const [userIds, unsigned]: [string[], string[]] = [[], []]
    for (let after: string | undefined = FOLDER; after !== undefined; ) {
      const { keys, next } = await objects.keptBefore(EVER, { after })
      for (const name of keys.filter(key => key.startsWith(FOLDER))) {
        const found = await this.entryOf(objects, name)
        if (found) userIds.push(found.userId)
        else unsigned.push(name)
      }
      after = next?.startsWith(FOLDER) ? next : undefined
    }
    return { userIds, unsigned }
  }

  private async entryOf(objects: ObjectStore, name: string): Promise<Entry | undefined> {
    const content = await objects.get(name)
    if (!content || content.size > LARGEST) return undefined
    const { data } = entry.safeParse(parsed(await text(content.bytes)))
    const { current, previous } = this.keys
    const isOwn = (key: Buffer | undefined): boolean =>
      data !== undefined && key !== undefined && sameBytes(signatureOf(data, key), Buffer.from(data.signature, 'hex'))
    return data?.userId === name.slice(FOLDER.length) && (isOwn(current) || isOwn(previous)) ? data : undefined
  }
}

const signatureOf = ({ userId, registeredAt }: Omit<Entry, 'signature'>, key: Buffer): Buffer =>
  hmac(key, `erased ${userId} ${registeredAt}`).digest()

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function* bytesOf(content: Entry): AsyncIterable<Uint8Array> {
  yield Buffer.from(JSON.stringify(content))
}
