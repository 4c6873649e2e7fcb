// The events as they were released: one stored event of each type and version, kept beside its feature and never edited.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventCodec } from '@practicum/infra/codec/codec'
import type { PersonKey, PersonKeys } from '@practicum/infra/keys/port'
import type { EventCatalog, EventDefinition } from '@practicum/shared/events/catalog'
import { allFeatures } from '@practicum/shared/features/all'
import { contradictory, type Entry, type Lock, LockFolder } from './lock-file'
import { type Shape, shapeOf } from './shape'

export interface Released {
  readonly stream: string
  readonly type: string
  readonly version: number
  /** Of the data, with who owns which free text. */
  readonly shape: Shape
  /** As the log holds it: personal text is sealed with {@link keysOfReleases}. */
  readonly data: Readonly<Record<string, unknown>>
  readonly metadata: Readonly<Record<string, unknown>>
}

/** Name of the file, without its folder. */
export const nameOf = ({ type, version }: Pick<Released, 'type' | 'version'>): string => `${type}.v${version}.json`

export interface Declared {
  readonly feature: string
  readonly catalog: EventCatalog
  readonly type: string
  readonly definition: EventDefinition
}

export const declared: readonly Declared[] = allFeatures.flatMap(({ name: feature, events }) =>
  events.flatMap(catalog =>
    Object.entries(catalog.definitions).map(([type, definition]) => ({ feature, catalog, type, definition })),
  ),
)

/** Every person's key follows from their id, so that what was sealed once opens in every run. */
export const keysOfReleases: PersonKeys = {
  forSealing: async subjects => keysOf(subjects),
  forOpening: async subjects => keysOf(subjects),
  erase: () => Promise.reject(new Error('nobody is erased from what was released')),
}

function keysOf(subjects: readonly string[]): ReadonlyMap<string, PersonKey> {
  const key = (subject: string): PersonKey => ({
    id: subject.slice(0, 8),
    bytes: createHash('sha256').update(`released ${subject}`).digest(),
  })
  return new Map(subjects.map(subject => [subject, key(subject)]))
}

const META = {
  actor: { userId: 'system' as const },
  commandId: 'release',
  correlationId: 'release',
  occurredAt: '2026-09-01T12:00:00.000Z',
}

const STREAM_ID = '0192f0c0-0000-7000-8000-00000000abcd'

/** The sample of an event as it is stored in this release. */
export async function releaseOf({ catalog, type, definition }: Declared): Promise<Released> {
  const stream = `${catalog.aggregate}-${STREAM_ID}`
  const draft = { id: STREAM_ID, event: { type, data: definition.sample }, meta: META }
  const [stored] = await eventCodec([catalog], keysOfReleases).encode(stream, [draft])
  if (!stored) throw new Error(`${type} was not encoded`)
  const data = stored.data as Released['data']
  const { version, schema } = definition
  return { stream, type, version, shape: shapeOf(schema), data, metadata: stored.metadata }
}

/** What stands in the feature folders and in the lock, under a root: the project's own, or that of a spec. */
export class ReleasedFiles {
  constructor(private readonly root: string) {}

  folderOf(feature: string): string {
    return join(this.root, 'shared/src/features', feature, 'released')
  }

  /** Every kept event, by feature and name, with the hash of its file. */
  all(
    features: readonly string[],
  ): readonly { readonly path: string; readonly hash: string; readonly event: Released }[] {
    return features.flatMap(feature => {
      const folder = this.folderOf(feature)
      const names = existsSync(folder) ? readdirSync(folder).sort() : []
      return names.map(name => {
        const text = readFileSync(join(folder, name), 'utf8')
        return { path: `${feature}/${name}`, hash: hashOf(text), event: JSON.parse(text) as Released }
      })
    })
  }

  /** Beside the features and not in them: who takes out a feature does not take with it what was released of it. */
  private get locks(): LockFolder {
    return new LockFolder(join(this.root, 'shared/src/events/released'))
  }

  /** The hash of every released file, by feature and name. */
  lock(): Lock {
    const entries = Object.entries(this.locks.read()).flatMap(([feature, lock]) =>
      Object.entries(lock).map(([name, hash]) => [`${feature}/${name}`, hash] as const),
    )
    return Object.fromEntries(entries)
  }

  /** In words, what two branches have released in two forms: only one of them can have that version. */
  contradictions(): readonly string[] {
    return this.locks
      .things()
      .flatMap(feature => contradictory(this.locks.linesOf(feature)).map(name => `${feature}/${name}`))
      .map(name => `${name} was released in two forms: give one of them the next version`)
  }

  /**
   * Keeps what has not been kept yet, and answers its names. What stands is never written again.
   * Of a lock in which a merge has stopped, what both sides have released is kept.
   */
  async keepNew(events: readonly Declared[]): Promise<readonly string[]> {
    const features = new Set([...this.locks.things(), ...events.map(({ feature }) => feature)])
    const kept: string[] = []
    for (const feature of features) {
      const lines = this.locks.linesOf(feature)
      const added: Entry[] = []
      for (const event of events.filter(one => one.feature === feature)) {
        const name = nameOf({ type: event.type, version: event.definition.version })
        if (lines.every(([locked]) => locked !== name)) added.push([name, await this.keep(event, name)])
      }
      if (lines.length + added.length > 0) this.locks.write(feature, Object.fromEntries([...lines, ...added]))
      kept.push(...added.map(([name]) => `${feature}/${name}`))
    }
    return kept
  }

  private async keep(event: Declared, name: string): Promise<string> {
    const text = `${JSON.stringify(await releaseOf(event), null, 2)}\n`
    mkdirSync(this.folderOf(event.feature), { recursive: true })
    writeFileSync(join(this.folderOf(event.feature), name), text)
    return hashOf(text)
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
