// Events cannot rot: what any release has written is read by this one, and a shape changes with its version or not at all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eventCodec } from '@practicum/infra/codec/codec'
import { ERASED } from '@practicum/infra/codec/sealing'
import type { RecordedEvent } from '@practicum/infra/event-store/port'
import { START } from '@practicum/infra/event-store/port'
import { allCatalogs } from '@practicum/shared/events/all'
import { defineEvents, event } from '@practicum/shared/events/catalog'
import { allFeatures } from '@practicum/shared/features/all'
import { z } from 'zod'
import { ROOT } from '../structure/sources'
import { type Declared, declared, keysOfReleases, type Released, ReleasedFiles } from './released'
import { shapeOf } from './shape'

const files = new ReleasedFiles(ROOT)
const features = allFeatures.map(({ name }) => name)
const kept = files.all(features)
const HOW = 'raise its version, lift the version before in `upcasts`, and run `npm run generate`'

const recorded = ({ stream, type, data, metadata }: Released): RecordedEvent => ({
  ...{ id: '0192f0c0-0000-7000-8000-00000000abcd', stream, type, data, metadata },
  ...{ revision: 0n, position: START, recordedAt: new Date(0) },
})

/** In words, what of an event's declaration does not fit what was released of it. */
function unfit({ feature, type, definition }: Declared, releases: readonly { readonly event: Released }[]): string[] {
  const { version, schema } = definition
  const release = releases.find(({ event }) => event.type === type && event.version === version)
  if (!release) return [`${feature}/${type}: version ${version} was never kept: run \`npm run generate\``]
  const same = JSON.stringify(release.event.shape) === JSON.stringify(shapeOf(schema))
  return same ? [] : [`${feature}/${type}: its shape has changed under version ${version}: ${HOW}`]
}

test('every event has the shape that was released under its version', () => {
  expect(declared.flatMap(one => unfit(one, kept))).toEqual([])
})

test('what was released is never edited, and never taken away', () => {
  expect(Object.fromEntries(kept.map(({ path, hash }) => [path, hash]))).toEqual(files.lock())
})

test.each(kept.map(({ path, event }) => [path, event] as const))(
  '%s is read by this release',
  async (_path, release) => {
    const definition = declared.find(({ type }) => type === release.type)?.definition
    const [read] = await eventCodec(allCatalogs, keysOfReleases).decodeStream([recorded(release)])
    expect(definition?.schema.parse(read?.data)).toEqual(read?.data)
    expect(JSON.stringify(read?.data)).not.toContain(ERASED)
    if (release.version === definition?.version) expect(read?.data).toEqual(definition.sample)
  },
)

describe('the rules notice', () => {
  let root: string
  let lockFile: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'released-'))
    lockFile = join(root, 'shared/src/events/released/notes.lock.json')
    mkdirSync(dirname(lockFile), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const taken = (version: number, shape: z.ZodRawShape, sample: Record<string, unknown>): Declared => {
    const definition = event({ version, schema: z.object(shape), sample })
    return { feature: 'notes', catalog: defineEvents('note', { NoteTaken: definition }), type: 'NoteTaken', definition }
  }

  test('a field that is added under an unchanged version, an event that was never kept, and a kept one that was edited', async () => {
    const own = new ReleasedFiles(root)
    const first = taken(1, { pages: z.int() }, { pages: 3 })
    expect(unfit(first, own.all(['notes']))).toEqual([expect.stringContaining('was never kept')])
    expect(await own.keepNew([first])).toEqual(['notes/NoteTaken.v1.json'])
    expect(unfit(first, own.all(['notes']))).toEqual([])
    const wider = { pages: z.int(), priority: z.enum(['normal', 'high']).default('normal') }
    const changed = taken(1, wider, { pages: 3, priority: 'normal' })
    expect(unfit(changed, own.all(['notes']))).toEqual([expect.stringContaining('has changed under version 1')])
    expect(await own.keepNew([changed])).toEqual([])
    expect(await own.keepNew([taken(2, wider, { pages: 3, priority: 'high' })])).toEqual(['notes/NoteTaken.v2.json'])
    const [before] = own.all(['notes'])
    expect(before?.hash).toBe(own.lock()['notes/NoteTaken.v1.json'])
    writeFileSync(join(own.folderOf('notes'), 'NoteTaken.v1.json'), JSON.stringify({ ...before?.event, data: {} }))
    expect(own.all(['notes'])[0]?.hash).not.toBe(before?.hash)
  })
  test('what two branches have released in two forms; of all else that a merge leaves in a lock nothing is lost', async () => {
    const own = new ReleasedFiles(root)
    const one = taken(1, { pages: z.int() }, { pages: 3 })
    const lock = (text: string): void => writeFileSync(lockFile, text)
    lock('{\n<<<<<<< ours\n  "NoteSigned.v1.json": "aa"\n=======\n  "NoteKept.v1.json": "bb"\n>>>>>>> theirs\n}\n')
    expect(() => own.lock()).toThrow(SyntaxError)
    expect(own.contradictions()).toEqual([])
    expect(await own.keepNew([one])).toEqual(['notes/NoteTaken.v1.json'])
    expect(own.lock()).toMatchObject({ 'notes/NoteSigned.v1.json': 'aa', 'notes/NoteKept.v1.json': 'bb' })
    lock('{\n<<<<<<< ours\n  "NoteTaken.v2.json": "aa"\n=======\n  "NoteTaken.v2.json": "bb"\n>>>>>>> theirs\n}\n')
    expect(own.contradictions()).toEqual([expect.stringContaining('notes/NoteTaken.v2.json was released in two forms')])
  })

  test('a feature that was taken out with all that was released of it', () => {
    const own = new ReleasedFiles(root)
    writeFileSync(lockFile, '{ "NoteTaken.v1.json": "aa" }')
    rmSync(own.folderOf('notes'), { recursive: true, force: true })
    expect(own.all(['notes'])).toEqual([])
    expect(own.lock()).toEqual({ 'notes/NoteTaken.v1.json': 'aa' })
  })
})
