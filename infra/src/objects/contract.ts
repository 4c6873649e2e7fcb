// The one suite that every engine of object storage passes: what the application may rely on, wherever the bytes are.
import { createHash, randomUUID } from 'node:crypto'
import { gathered, type ListingPage, LOOKED_AT, type ObjectStore, ObjectTooLarge } from './port'

const MAX = 1_000_000

export async function* inChunks(...chunks: readonly (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

async function* brokenOff(): AsyncIterable<Uint8Array> {
  yield Buffer.from('the first half')
  throw new Error('the line broke')
}

type Subject = () => ObjectStore

/** Declares the suite; `makeStore` answers a store that may hold other objects already. */
export function objectStoreContract(name: string, makeStore: () => Promise<ObjectStore>): void {
  describe(`object store contract: ${name}`, () => {
    let made: ObjectStore | undefined
    beforeAll(async () => {
      made = await makeStore()
    })
    const store: Subject = () => {
      if (made === undefined) throw new Error('the engine under test did not start')
      return made
    }
    keepingContract(store)
    breakingContract(store)
    removingContract(store)
    listingContract(store)
  })
}

const newKey = (owner: string = randomUUID()): string => `${owner}/${randomUUID()}`

async function contentOf(store: ObjectStore, key: string): Promise<Buffer | undefined> {
  const found = await store.get(key)
  return found && gathered(found.bytes)
}

const textOf = async (store: ObjectStore, key: string): Promise<string | undefined> =>
  (await contentOf(store, key))?.toString()

function keepingContract(store: Subject): void {
  test('what was put is got, with its size and its hash, whatever the chunks', async () => {
    const key = newKey()
    const stored = await store().put(key, inChunks('Hello ', '', 'world'), MAX)
    expect(stored).toEqual({ size: 11, sha256: createHash('sha256').update('Hello world').digest('hex') })
    expect((await store().get(key))?.size).toBe(11)
    expect(await textOf(store(), key)).toBe('Hello world')
  })

  test('a part of what was put is got, from one byte to another', async () => {
    const key = newKey()
    await store().put(key, inChunks('Hello ', 'world'), MAX)
    const found = await store().get(key)
    const chunks: Uint8Array[] = []
    for await (const chunk of found?.part(4, 7) ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).toString()).toBe('o wo')
  })

  test('bytes are kept as they are, and nothing is kept as nothing', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_value, index) => index))
    const [key, empty] = [newKey(), newKey()]
    await store().put(key, inChunks(bytes), MAX)
    await store().put(empty, inChunks(), MAX)
    expect(await contentOf(store(), key)).toEqual(bytes)
    expect(await textOf(store(), empty)).toBe('')
  })

  test('the same key again replaces; of many at once one whole content stays', async () => {
    const key = newKey()
    const contents = Array.from({ length: 8 }, (_value, index) => String(index).repeat(20_000))
    await Promise.all(contents.map(content => store().put(key, inChunks(content.slice(0, 7), content.slice(7)), MAX)))
    expect(contents).toContain(await textOf(store(), key))
  })
}

function breakingContract(store: Subject): void {
  test('as many bytes as allowed are kept; one more is refused and leaves nothing', async () => {
    const [exact, over] = [newKey(), newKey()]
    await store().put(exact, inChunks('12345'), 5)
    await expect(store().put(over, inChunks('1234', '56'), 5)).rejects.toBeInstanceOf(ObjectTooLarge)
    expect(await textOf(store(), exact)).toBe('12345')
    expect(await textOf(store(), over)).toBeUndefined()
  })

  test('bytes that break off leave nothing, and leave what was there as it was', async () => {
    const [fresh, taken] = [newKey(), newKey()]
    await store().put(taken, inChunks('before'), MAX)
    for (const key of [fresh, taken]) await expect(store().put(key, brokenOff(), MAX)).rejects.toThrow('the line broke')
    expect(await textOf(store(), fresh)).toBeUndefined()
    expect(await textOf(store(), taken)).toBe('before')
  })
}

function listingContract(store: Subject): void {
  const keysBefore = async (time: Date, limit = LOOKED_AT): Promise<readonly string[]> => {
    const keys: string[] = []
    for (let after: string | undefined = ''; after !== undefined; ) {
      const kept: ListingPage = await store().keptBefore(time, { after, limit })
      expect(kept.keys.length).toBeLessThanOrEqual(limit)
      keys.push(...kept.keys)
      after = kept.next
    }
    return keys
  }

  test('keys are looked at a few at a time, each once and in their order, also where the last one has gone meanwhile', async () => {
    const owner = randomUUID()
    const names = ['-1', '', '/b', '/a', '/a/1', '0'].map(tail => `${owner}${tail}`)
    // A key that is the beginning of another's path cannot be a file and a folder at once.
    const keys = names.filter(name => !names.some(other => other.startsWith(`${name}/`)))
    for (const key of keys) await store().put(key, inChunks('x'), MAX)
    const later = new Date(Date.now() + 60_000)
    const own = (found: readonly string[]): readonly string[] => found.filter(key => key.startsWith(owner))
    expect(own(await keysBefore(later, 2))).toEqual(keys.toSorted())
    const [first = '', second = '', ...rest] = keys.toSorted()
    await store().remove(second)
    const [next] = own((await store().keptBefore(later, { after: second, limit: 1 })).keys)
    expect([first < second, next]).toEqual([true, rest[0]])
  })

  test('what was kept before a time is found by its keys, whatever their depth', async () => {
    const keys = [newKey(), `${newKey()}/part`, randomUUID()]
    for (const key of keys) await store().put(key, inChunks('x'), MAX)
    await store()
      .put(newKey(), brokenOff(), MAX)
      .catch(() => undefined)
    const later = new Date(Date.now() + 60_000)
    expect(await keysBefore(later)).toEqual(expect.arrayContaining(keys))
    const earlier = await keysBefore(new Date(Date.now() - 60_000))
    expect(earlier.filter(key => keys.includes(key))).toEqual([])
    await store().remove(keys[0] ?? '')
    expect(await keysBefore(later)).not.toContain(keys[0])
  })
}

function removingContract(store: Subject): void {
  test('what was removed is gone, and removing it again is fine', async () => {
    const key = newKey()
    await store().put(key, inChunks('x'), MAX)
    await store().remove(key)
    await store().remove(key)
    expect(await store().get(key)).toBeUndefined()
  })

  test('everything under a prefix is removed, and nothing beside it', async () => {
    const owner = randomUUID()
    const [first, second, other] = [newKey(owner), newKey(owner), newKey(`${owner}-2`)]
    for (const key of [first, second, other]) await store().put(key, inChunks('x'), MAX)
    await store().removeUnder(owner)
    await store().removeUnder(owner)
    expect(await Promise.all([first, second, other].map(key => textOf(store(), key)))).toEqual([
      undefined,
      undefined,
      'x',
    ])
  })

  test('a key that could lead elsewhere is a defect of its maker', async () => {
    for (const key of ['../secrets', 'a/../b', '/etc/passwd', 'a//b', '', 'A', 'a\u0000b']) {
      await expect(store().put(key, inChunks('x'), MAX)).rejects.toThrow('not a key')
      await expect(store().get(key)).rejects.toThrow('not a key')
      await expect(store().removeUnder(key)).rejects.toThrow('not a key')
    }
  })
}
