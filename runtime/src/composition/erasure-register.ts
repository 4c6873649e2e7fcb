// Who has been erased, kept outside the databases beside the copies of anchors: a restored database does not know, and this tells it.
import type { ObjectStore } from '@practicum/infra/objects/port'

/** A person's id is all there is to say. */
const FOLDER = 'erased/'
const KEY = /^erased\/([0-9a-f-]{36})$/
/** A copy of any time. */
const EVER = new Date(8.64e15)
/** In bytes. */
const LARGEST = 1000

export class ErasureRegister {
  constructor(private readonly open: () => Promise<ObjectStore>) {}

  /** Repeating it changes nothing but the time. */
  async add(userId: string): Promise<void> {
    const objects = await this.open()
    await objects.put(`${FOLDER}${userId}`, bytesOf({ userId, registeredAt: new Date().toISOString() }), LARGEST)
  }

  /** Ids of everybody in it. */
  async all(): Promise<readonly string[]> {
    const objects = await this.open()
    const found: string[] = []
    for (let after: string | undefined = FOLDER; after !== undefined; ) {
      const { keys, next } = await objects.keptBefore(EVER, { after })
      found.push(...keys.flatMap(key => KEY.exec(key)?.[1] ?? []))
      after = next?.startsWith(FOLDER) ? next : undefined
    }
    return found
  }
}

async function* bytesOf(entry: Readonly<Record<string, string>>): AsyncIterable<Uint8Array> {
  yield Buffer.from(JSON.stringify(entry))
}
