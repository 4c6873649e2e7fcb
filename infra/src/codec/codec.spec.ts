// Every event of the product on its way into the log and back, and what the log holds of it meanwhile.
import { allCatalogs } from '@practicum/shared/events/all'
import { defineEvents, event, plainText, sealed, sealedFields } from '@practicum/shared/events/catalog'
import { newId } from '@practicum/shared/kernel/ids'
import { z } from 'zod'
import { memoryEventStore } from '../event-store/memory'
import type { RecordedEvent } from '../event-store/port'
import { memoryPersonKeys } from '../keys/memory'
import { type Draft, type EventCodec, eventCodec } from './codec'
import { StoreNewerThanCode, UnreadableEvent } from './unreadable'

const samples = allCatalogs.flatMap(({ aggregate, definitions }) =>
  Object.entries(definitions).map(([type, definition]) => ({ aggregate, type, ...definition })),
)

const meta: Draft['meta'] = {
  actor: { userId: 'system' },
  commandId: 'command',
  correlationId: 'correlation',
  occurredAt: '2026-09-01T12:00:00.000Z',
}

async function recorded(codec: EventCodec, stream: string, type: string, data: unknown): Promise<RecordedEvent[]> {
  const store = memoryEventStore()
  const draft = { id: newId(), event: { type, data: data as Readonly<Record<string, unknown>> }, meta }
  await store.append(stream, await codec.encode(stream, [draft]), 'none')
  return [...(await store.readStream(stream)).events]
}

/** Two letters stand in what is sealed by chance: so short a text is looked for as a value of its own. */
function asStored(text: string): string {
  const whole = JSON.stringify(text)
  return text.length < 4 ? whole : whole.slice(1, -1)
}

/** The texts that stand at the sealed places. */
function sealedTexts(value: unknown, path: readonly string[]): readonly string[] {
  const [step, ...rest] = path
  if (value === null || value === undefined) return []
  if (step === undefined) return typeof value === 'string' ? [value] : []
  if (Array.isArray(value)) return value.flatMap(item => sealedTexts(item, rest))
  const inside = Object.entries(value as object).filter(([key]) => step === '*' || key === step)
  return inside.flatMap(([, item]) => sealedTexts(item, rest))
}

describe.each(samples)('$type', ({ aggregate, type, schema, sample, version, upcasts }) => {
  const sealedPaths = sealedFields(schema)
  const texts = sealedPaths.flatMap(({ path }) => sealedTexts(sample, path)).filter(text => text !== '')

  test('its sample is what its schema accepts, and comes back from the log as it went in', async () => {
    expect(schema.parse(sample)).toEqual(sample)
    const codec = eventCodec(allCatalogs, memoryPersonKeys())
    const stream = `${aggregate}-${newId()}`
    expect(await codec.decode(await recorded(codec, stream, type, sample))).toMatchObject([
      { type, stream, entityId: stream.slice(aggregate.length + 1), data: sample, meta: { ...meta, version } },
    ])
  })

  test('what is personal in it is unreadable in the log, and says so once its person is erased', async () => {
    const keys = memoryPersonKeys()
    const codec = eventCodec(allCatalogs, keys)
    const events = await recorded(codec, `${aggregate}-${newId()}`, type, sample)
    const stored = JSON.stringify(events.map(({ data, metadata }) => [data, metadata]))
    for (const text of texts) expect(stored).not.toContain(asStored(text))
    for (const { subject } of sealedPaths) {
      const userId = (sample as Readonly<Record<string, unknown>>)[subject]
      if (typeof userId === 'string') await keys.erase(userId)
    }
    const [after] = await codec.decode(events)
    const left = sealedPaths.flatMap(({ path }) => sealedTexts(after?.data, path))
    expect(left.filter(text => text !== '[erased]')).toEqual([])
  })

  test('every person whose words it holds is named by a field of the same event', () => {
    for (const { subject } of sealedPaths) expect(Object.keys(schema.shape)).toContain(subject)
  })

  test('every older version can be lifted', () => {
    const older = Array.from({ length: version - 1 }, (_, index) => index + 1)
    expect(older.filter(number => upcasts?.[number] === undefined)).toEqual([])
  })
})

test('no type of event is declared twice', () => {
  const types = samples.map(({ type }) => type)
  expect(types.length).toBeGreaterThan(30)
  expect(new Set(types).size).toBe(types.length)
  const [first] = allCatalogs
  expect(() => eventCodec(first ? [first, first] : [], memoryPersonKeys())).toThrow('declared twice')
})

const person = '0192f0c0-0000-7000-8000-000000000001'

const notes = (version: number) =>
  defineEvents('note', {
    NoteTaken: event({
      version,
      schema: z.object({
        personId: z.uuid(),
        text: sealed('personId', 100),
        lines: z.array(sealed('personId', 100)),
        words: z.record(plainText(10), sealed('personId', 100)),
        kind: plainText(10),
      }),
      sample: { personId: person, text: 'secret', lines: ['one', 'two'], words: { a: 'three' }, kind: 'plain' },
      upcasts: {
        1: old => ({ ...old, kind: 'from 1' }),
        2: old => ({ ...old, kind: `${String(old.kind)}, 2` }),
      },
    }),
  })

describe('the codec', () => {
  const { sample } = notes(1).definitions.NoteTaken

  test('old versions are lifted step by step; the sealed fields open all the same', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(1)], keys), 'note-1', 'NoteTaken', sample)
    const [lifted] = await eventCodec([notes(3)], keys).decode(events)
    expect(lifted?.data).toEqual({ ...sample, kind: 'from 1, 2' })
    expect(events[0]?.metadata).toMatchObject({ version: 1 })
  })

  test('a version that nothing lifts is a defect, said by name', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(1)], keys), 'note-1', 'NoteTaken', sample)
    await expect(eventCodec([notes(4)], keys).decode(events)).rejects.toThrow('NoteTaken: nothing lifts version 3')
  })

  test('a type that no catalog declares is left out for followers, and refused where it is decided on or written', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(1)], keys), 'note-1', 'NoteTaken', sample)
    expect(await eventCodec([], keys).decode(events)).toEqual([])
    await expect(eventCodec([], keys).decodeStream(events)).rejects.toThrow(StoreNewerThanCode)
    expect(await eventCodec([notes(1)], keys).decodeStream(events)).toMatchObject([{ data: sample }])
    await expect(recorded(eventCodec([], keys), 'note-1', 'NoteTaken', sample)).rejects.toThrow('NoteTaken')
  })

  test('a version above the known one is refused by every reader, never read as the known one', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(3)], keys), 'note-1', 'NoteTaken', sample)
    const codec = eventCodec([notes(2)], keys)
    await expect(codec.decode(events)).rejects.toThrow('NoteTaken is at version 3, this release knows 2')
    await expect(codec.decodeStream(events)).rejects.toThrow(StoreNewerThanCode)
    const [told] = codec.decodeSealed(events)
    expect(told).toMatchObject({ type: 'NoteTaken', entityId: '1' })
    expect(() => told?.data).toThrow(StoreNewerThanCode)
  })

  test('what is read is parsed: a stored shape that the schema refuses is named, and a default fills what is missing', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(1)], keys), 'note-1', 'NoteTaken', sample)
    const changed = (shape: z.ZodRawShape) =>
      defineEvents('note', {
        NoteTaken: event({ version: 1, schema: z.object({ personId: z.uuid(), ...shape }), sample }),
      })
    const strict = eventCodec([changed({ pages: z.int() })], keys)
    await expect(strict.decodeStream(events)).rejects.toThrow(UnreadableEvent)
    const [unreadable] = await strict.decode(events)
    expect(unreadable).toMatchObject({ type: 'NoteTaken', stream: 'note-1' })
    expect(() => unreadable?.data).toThrow('NoteTaken (version 1) at revision 0 of note-1: pages')
    const [read] = await eventCodec([changed({ pages: z.int().default(7) })], keys).decode(events)
    expect(read?.data).toEqual({ personId: person, pages: 7 })
  })

  test('sealed text that has moved to another field since is opened where it was', async () => {
    const keys = memoryPersonKeys()
    const events = await recorded(eventCodec([notes(1)], keys), 'note-1', 'NoteTaken', sample)
    const moved = defineEvents('note', {
      NoteTaken: event({
        version: 2,
        schema: z.object({ personId: z.uuid(), words: sealed('personId', 100) }),
        sample: { personId: person, words: '' },
        upcasts: { 1: ({ personId, text }) => ({ personId, words: text }) },
        formerSealed: { 1: [{ path: ['text'], subject: 'personId' }] },
      }),
    })
    const [lifted] = await eventCodec([moved], keys).decode(events)
    expect(lifted?.data).toEqual({ personId: person, words: 'secret' })
  })

  test('what the schema refuses is never written', async () => {
    const codec = eventCodec([notes(1)], memoryPersonKeys())
    await expect(recorded(codec, 'note-1', 'NoteTaken', { ...sample, kind: 1 })).rejects.toThrow(z.ZodError)
  })

  test('the same words are sealed differently each time, and cannot be moved to another event, field or person', async () => {
    const codec = eventCodec([notes(1)], memoryPersonKeys())
    const [one] = await recorded(codec, 'note-1', 'NoteTaken', sample)
    const [two] = await recorded(codec, 'note-2', 'NoteTaken', sample)
    if (!one || !two) throw new Error('nothing was recorded')
    const [first, second] = [one.data as Record<string, unknown>, two.data as Record<string, unknown>]
    expect(first.text).not.toBe(second.text)
    const moved = [
      { ...one, stream: 'note-2' },
      { ...one, data: { ...first, text: second.text } },
      { ...one, data: { ...first, text: (first.lines as string[])[0] } },
    ]
    for (const forged of moved) await expect(codec.decode([forged])).rejects.toThrow('authenticate')
  })

  test('an erased person gets no new key: nothing can be written about them', async () => {
    const keys = memoryPersonKeys()
    await keys.erase(person)
    const codec = eventCodec([notes(1)], keys)
    await expect(recorded(codec, 'note-1', 'NoteTaken', sample)).rejects.toMatchObject({ name: 'SubjectErased' })
  })

  test('read sealed, nothing is opened', async () => {
    const codec = eventCodec([notes(1)], memoryPersonKeys())
    const [event] = codec.decodeSealed(await recorded(codec, 'note-1', 'NoteTaken', sample))
    expect(JSON.stringify(event?.data)).not.toMatch(/secret|one|three/)
  })

  test('a free text without an owner is no event at all', () => {
    const careless = () =>
      defineEvents('note', {
        Written: event({ version: 1, schema: z.object({ text: z.string() }), sample: { text: '' } }),
      })
    expect(careless).toThrow('Written: field text is free text without an owner')
  })
})
