// What a process can do, and the processes of an installation that is spread out: the same parts, run together or apart.
import type { Row } from '@practicum/shared/contract/row'

/** `effects`: relay, reactions and schedules. */
export type Part = 'commands' | 'queries' | 'read-models' | 'effects'

export type Parts = ReadonlySet<Part>

export const EVERY_PART: Parts = new Set<Part>(['commands', 'queries', 'read-models', 'effects'])

export type ProcessName = 'command-service' | 'query-service' | 'projections' | 'reactor'

export const PROCESSES: Readonly<Record<ProcessName, Parts>> = {
  'command-service': new Set<Part>(['commands']),
  /** With the socket gateway and the pages. */
  'query-service': new Set<Part>(['queries']),
  projections: new Set<Part>(['read-models']),
  reactor: new Set<Part>(['effects']),
}

/** Who answers a row; a proxy in front knows it by the method. */
export const partOf = ({ kind }: Pick<Row, 'kind'>): Part => (kind === 'command' ? 'commands' : 'queries')
