// What a feature means, as one object: its endpoints, its events, its refusals. Everything that needs all of them reads the list of features.
import type { Row } from '../contract/row'
import type { EventCatalog } from '../events/catalog'

/** Texts by code; placeholders in braces are filled from data. */
export type Texts = Readonly<Record<string, string>>

export interface Feature {
  /** The name of its folder in every package. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly events: readonly EventCatalog[]
  readonly refusals: Texts
}

interface Declared extends Partial<Pick<Feature, 'events' | 'refusals'>> {
  /** Modules whose exported contract rows are the feature's endpoints. */
  readonly contracts?: readonly Readonly<Record<string, unknown>>[]
}

/** Throws where a row says that it belongs to another feature. */
export function feature(name: string, { contracts = [], events = [], refusals = {} }: Declared): Feature {
  const rows = contracts.flatMap(module => Object.values(module).filter(isRow))
  const stray = rows.find(row => row.feature !== name)
  if (stray) throw new Error(`${stray.name} belongs to ${stray.feature}, not to ${name}`)
  return { name, rows, events, refusals }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
