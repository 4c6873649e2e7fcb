// Reads under row-level security: every query runs in a transaction that says whose eyes it has. One round trip, by pipelining.
import { type Asker, idsOf, VISITOR } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type pg from 'pg'
import { statementNames } from './prepared'

/** Runs SQL as one person. Obtained per request; never kept. */
export interface ScopedDb {
  /** `prepared`: kept by the connection after the first time. For statements that come often, in few forms. */
  query<Row>(text: string, values?: readonly unknown[], kind?: 'prepared'): Promise<readonly Row[]>
}

const SCOPE = {
  name: 'scope',
  text: `select set_config('app.user', $1, true), set_config('app.position', $2, true), set_config('app.organization', $3, true),
    set_config('app.acting', $4, true), set_config('app.users', $5, true)`,
}

/** `pool`: connections of the API role with `pipeline` on. Without a principal only what everyone may see is visible. */
export async function scoped<Result>(
  pool: pg.Pool,
  principal: Principal | undefined,
  read: (db: ScopedDb) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    sendTogether(client)
    const opened = Promise.all([
      client.query('begin read only'),
      client.query({ ...SCOPE, values: [...scopeOf(principal)] }),
    ])
    const [result] = await Promise.all([read(onClient(client)), opened])
    await client.query('commit')
    return result
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A failed transaction ends with its connection: nothing of its scope can reach another request.
    client.release(failed)
  }
}

/**
 * Reads what is somebody else's as they see it themselves: for those who look after them, and see nothing of it by themselves. `read` is lent a db of its
 * own, and the reader's refuses until their eyes are back, also where it fails; where they do not come back, the transaction has ended, and it refuses for good.
 */
export async function throughEyesOf<Result>(
  db: ScopedDb,
  { reader, seer }: { readonly reader: Asker; readonly seer: Asker },
  read: (db: ScopedDb) => Promise<Result>,
): Promise<Result> {
  const { client, state } = connectionOf(db)
  if (state.refuses) throw new LentAway()
  state.refuses = true
  const lent = onClient(client)
  try {
    await lent.query(SCOPE.text, scopeOf(seer))
    return await read(lent)
  } finally {
    connectionOf(lent).state.refuses = true
    state.refuses = await client.query({ ...SCOPE, values: [...scopeOf(reader)] }).then(
      () => false,
      () => true,
    )
  }
}

interface Connection {
  readonly client: pg.PoolClient
  readonly state: { refuses: boolean }
}

const CONNECTIONS = new WeakMap<ScopedDb, Connection>()

function connectionOf(db: ScopedDb): Connection {
  const connection = CONNECTIONS.get(db)
  if (!connection) throw new Error('a db that no transaction was opened for')
  return connection
}

/** Asked with eyes that are not those of whoever asks. */
class LentAway extends Error {
  override readonly name = 'LentAway'
}

/** What is asked before the next tick leaves in one piece: each piece costs as much processor time as a short statement. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as pg.Client).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function onClient(client: pg.PoolClient): ScopedDb {
  const state = { refuses: false }
  const db: ScopedDb = {
    async query<Row>(text: string, values: readonly unknown[] = [], kind?: 'prepared') {
      if (state.refuses) throw new LentAway()
      refuseNul(values)
      const name = kind && nameOf(text)
      const { rows } = await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
      return rows as Row[]
    },
  }
  CONNECTIONS.set(db, { client, state })
  return db
}

/** Refused before it is sent: of two statements under way, the database could blame either. */
function refuseNul(values: readonly unknown[]): void {
  if (values.flat().some(value => typeof value === 'string' && value.includes('\u0000'))) throw new UnstorableText()
}

const nameOf = statementNames('scoped')

function scopeOf(principal: Asker | undefined): readonly string[] {
  const asker = principal ?? VISITOR
  return [asker.userId, asker.positionId, asker.organizationId, asker.acting, idsOf(asker).join(',')]
}

/** A text that PostgreSQL cannot hold; carries the code that PostgreSQL itself would answer with. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText'
  readonly code = '22021'
}
