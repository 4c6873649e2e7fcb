// The databases of an installation: the main one and, apart from it, the one that holds the keys of persons; and as whom a process works in them.

import { createPool, type PoolOptions } from '@practicum/infra/postgres/pool'
import { as, type RoleName } from '@practicum/infra/postgres/roles'
import type pg from 'pg'
import { type Connections, migrateAll, requireShape } from './migrations'
import { EVERY_PART, type Part, type Parts } from './parts'

export interface Databases {
  /** Appends, sessions, bus, as the role of the process. */
  readonly write: pg.Pool
  /** Read models, as the role that owns them. */
  readonly project: pg.Pool
  /** Read models, as the role that row-level security holds. */
  readonly read: pg.Pool
  readonly keys: pg.Pool
  /** Sessions and presence, for the sockets alone: whatever is sent on them, requests find their connections free. */
  readonly sockets: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions extends Connections {
  readonly parts?: Parts
  /** False: the databases must have the shape of this release already. */
  readonly migrates?: boolean
  readonly report: (error: Error) => void
}

/** Beside the main one, so that neither is read with the other's backup. */
export const keysDatabaseOf = ({ database }: pg.ClientConfig): string => `${database}_keys`

/** Connections at most, of each process. */
export const POOLS = { write: 10, project: 4, read: 12, keys: 3, sockets: 3 } as const
/** Beside the pools, of a process that is one part: who holds the log, who listens at it, and a lease or the presence of people. */
export const LASTING_CONNECTIONS = 3

const OF_PART: Readonly<Record<Part, RoleName>> = {
  commands: 'command',
  queries: 'query',
  'read-models': 'projector',
  effects: 'reactor',
}

/** Somebody waits: a server that was cut off must not keep them, and with them the connections. */
const REQUEST_POOL = { queryTimeoutMs: 30_000 }
/**
 * Nobody waits for one answer, but what a projection waits for holds it up: a server that was cut off must not do so for ever. A batch takes
 * seconds at most; statements that may take longer say so themselves.
 */
const PROJECTION_POOL = { queryTimeoutMs: 120_000 }

/** Throws StartRefused `database-outdated`. */
export async function openDatabases(options: DatabaseOptions): Promise<Databases> {
  const { connection, keys, parts = EVERY_PART, migrates = true, report } = options
  const open = (name: string, max: number, own: pg.ClientConfig, more: Partial<PoolOptions> = REQUEST_POOL): pg.Pool =>
    createPool(own, { name, max, onError: report, ...more })
  const role = roleOf(parts)
  if (migrates) await migrateAll({ connection, keys })
  const databases = {
    write: open('write', POOLS.write, as(role, connection)),
    project: open('projections', POOLS.project, as('projector', connection), PROJECTION_POOL),
    read: open('read', POOLS.read, as('api', connection), { ...REQUEST_POOL, pipeline: true }),
    keys: open('keys', POOLS.keys, as(role, keys)),
    sockets: open('sockets', POOLS.sockets, as(role, connection)),
  }
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(databases).map(pool => pool.end()))
  }
  if (!migrates) await requireShape(databases).catch(error => close().then(() => Promise.reject(error)))
  return { ...databases, close }
}

function roleOf(parts: Parts): RoleName {
  const [part, ...others] = [...parts]
  return part === undefined || others.length > 0 ? 'whole' : OF_PART[part]
}
