// What a feature means, as one object: its endpoints, its events, its refusals. Everything that needs all of them reads the list of features.
import type { Row } from '../contract/row'
import type { EventCatalog } from '../events/catalog'

/** Texts by code; placeholders in braces are filled from data. */
export type Texts = Readonly<Record<string, string>>

/** What a notification of one kind says, and where it leads. `{actor}` and `{subject}` are read when it is shown. */
export interface NotificationWords {
  readonly text: string
  /** Without a subject to name: it is gone, or belongs to another position of the reader. */
  readonly bare: string
  readonly link: (id: string) => string
}

export interface Feature {
  /** The name of its folder in every package. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly events: readonly EventCatalog[]
  readonly refusals: Texts
  /** By kind: `<thing>.<what happened>`. */
  readonly notifications: Readonly<Record<string, NotificationWords>>
}

interface Declared extends Partial<Pick<Feature, 'events' | 'refusals' | 'notifications'>> {
  /** Modules whose exported contract rows are the feature's endpoints. */
  readonly contracts?: readonly Readonly<Record<string, unknown>>[]
}

/** Throws where a row says that it belongs to another feature. */
export function feature(name: string, { contracts = [], ...others }: Declared): Feature {
  const rows = contracts.flatMap(module => Object.values(module).filter(isRow))
  const stray = rows.find(row => row.feature !== name)
  if (stray) throw new Error(`${stray.name} belongs to ${stray.feature}, not to ${name}`)
  return { events: [], refusals: {}, notifications: {}, ...others, name, rows }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
