// What a process can do, and the processes of an installation that is spread out: the same parts, run together or apart.
import { allRows } from '@practicum/shared/contract/all'
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

/** Who answers a row. */
export const partOf = ({ kind }: Pick<Row, 'kind'>): Part => (kind === 'command' ? 'commands' : 'queries')

/** Those that the specification has as GET. */
const COMMANDS_BY_GET: ReadonlySet<string> = new Set(
  allRows.flatMap(({ kind, method, path }) => (kind === 'command' && method === 'GET' ? [path] : [])),
)

/** As the proxy in front knows it: by the method, but for the commands that come as GET. The path is without its query. */
export function partOfRequest(method: string, path: string): Part {
  return (method === 'GET' || method === 'HEAD') && !COMMANDS_BY_GET.has(path) ? 'queries' : 'commands'
}
