// The logo that a mail carries: as the organization has it now, made once, and no reason for a mail to wait.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { asStream } from '@practicum/infra/objects/port'
import type { KeptImage } from '@practicum/shared/features/people/people.fields'
import sharp from 'sharp'
import { MailLogos } from './mails.logos'

const HARBOR = randomUUID()
const BAYVIEW = randomUUID()

interface Options {
  readonly patienceMs?: number
  readonly withoutMs?: number
}

/** Organizations and files that say how often they were asked. */
function kept(options: Options = {}) {
  const organizations = new Map<string, KeptImage | null>()
  const files = new Map<string, () => Promise<Uint8Array>>()
  const asked: string[] = []
  const errors: unknown[] = []
  const logos = new MailLogos({
    executor: {
      async load(_aggregate, id) {
        const logo = organizations.get(id)
        const state = logo === undefined ? { status: 'unknown' } : { status: 'active', logo }
        return { state: state as never, version: 0, ran: false }
      },
    },
    objects: {
      async get(key) {
        asked.push(key)
        const bytes = await files.get(key)?.()
        return bytes && { size: bytes.byteLength, bytes: asStream(bytes), part: () => asStream(bytes) }
      },
    },
    onError: error => errors.push(error),
    ...options,
  })
  /** Answers where its bytes are kept. */
  const give = (id: string, bytes: () => Promise<Uint8Array>): string => {
    const imageId = randomUUID()
    const objectKey = `${id}/logo-${imageId}`
    organizations.set(id, { imageId, uploadId: randomUUID(), objectKey })
    files.set(objectKey, bytes)
    return objectKey
  }
  return { logos, asked, errors, give, organizations, files }
}

const picture = (background: string, width = 800) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .webp()
    .toBuffer()

test('of each organization its own, as it has it now, and none where it has none', async () => {
  const { logos, give, organizations, errors } = kept()
  give(HARBOR, () => picture('#0b5c4a'))
  give(BAYVIEW, () => picture('#a03020', 400))
  const [harbor, bayview] = [await logos.of(HARBOR), await logos.of(BAYVIEW)]
  expect([harbor?.width, harbor?.height, bayview?.width, bayview?.height]).toEqual([160, 40, 80, 40])
  expect(harbor?.cid).not.toBe(bayview?.cid)
  give(HARBOR, () => picture('#0b5c4a', 600))
  expect(await logos.of(HARBOR)).toMatchObject({ width: 120, cid: expect.not.stringMatching(harbor?.cid ?? '') })
  organizations.set(HARBOR, null)
  expect(await logos.of(HARBOR)).toBeUndefined()
  expect(await logos.of(randomUUID())).toBeUndefined()
  expect(errors).toEqual([])
})

test('the same one is made once, however many mails carry it, also at once', async () => {
  const { logos, give, asked } = kept()
  const key = give(HARBOR, () => picture('#0b5c4a'))
  const [one, other] = await Promise.all([logos.of(HARBOR), logos.of(HARBOR)])
  expect(await logos.of(HARBOR)).toEqual(one)
  expect(other?.png).toBe(one?.png)
  expect(asked).toEqual([key])
})

test('it remembers some, not all', async () => {
  const { logos, give, asked } = kept()
  const many = Array.from({ length: 65 }, () => randomUUID())
  for (const id of many) {
    give(id, () => picture('#0b5c4a', 20))
    await logos.of(id)
  }
  const [first = '', last = ''] = [many[0], many.at(-1)]
  await logos.of(last)
  expect(asked).toHaveLength(65)
  await logos.of(first)
  expect(asked).toHaveLength(66)
})

const never = () => new Promise<never>(() => undefined)

test.each([
  { which: 'is no picture', bytes: async () => Buffer.from('nothing') },
  { which: 'has far too many bytes', bytes: async () => Buffer.alloc(4 * 1024 * 1024 + 1) },
  { which: 'the store does not give', bytes: () => Promise.reject(new Error('the bucket cannot be asked')) },
  { which: 'does not come', bytes: never },
])('one that $which is told of once, and not asked for again by the next mails', async ({ bytes }) => {
  const { logos, give, asked, errors } = kept({ patienceMs: 100 })
  const key = give(HARBOR, bytes)
  expect([await logos.of(HARBOR), await logos.of(HARBOR)]).toEqual([undefined, undefined])
  expect(asked).toEqual([key])
  expect(errors).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('mails leave without it'),
      cause: expect.objectContaining({ message: expect.anything() }),
    }),
  ])
})

test('one that is gone is asked for again after a while', async () => {
  const { logos, give, files, errors } = kept({ withoutMs: 1 })
  const key = give(HARBOR, () => picture('#0b5c4a'))
  files.delete(key)
  expect(await logos.of(HARBOR)).toBeUndefined()
  expect(errors).toEqual([expect.objectContaining({ cause: new Error('its bytes are gone') })])
  files.set(key, () => picture('#0b5c4a'))
  await wait(50)
  expect(await logos.of(HARBOR)).toMatchObject({ width: 160, height: 40 })
})

test('where the organization cannot be asked, there is none, and that is told', async () => {
  const errors: unknown[] = []
  const load = () => Promise.reject(new Error('the log cannot be asked'))
  const logos = new MailLogos({ executor: { load }, objects: { get: never }, onError: error => errors.push(error) })
  expect(await logos.of(HARBOR)).toBeUndefined()
  expect(errors).toEqual([new Error('the log cannot be asked')])
})
