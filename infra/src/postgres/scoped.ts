// Reads under row-level security: what is asked in one moment runs in one transaction that says whose eyes it has, and goes out in one piece.
import { type Asker, idsOf, VISITOR } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type pg from 'pg'
import { statementNames } from './prepared'

/** Runs SQL as one person. Obtained per request; refuses once that has ended. */
export interface ScopedDb {
  /** `prepared`: kept by the connection after the first time. For statements that come often, in few forms. */
  query<Row>(text: string, values?: readonly unknown[], kind?: 'prepared'): Promise<readonly Row[]>
}

const BEGIN = { text: 'begin read only' }
const COMMIT = { text: 'commit' }
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
  const moments = new Moments(client)
  let failed: Error | undefined
  try {
    const result = await withEyesOf(moments, principal, read)
    await moments.over()
    return result
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // What has failed ends with its connection: nothing of its scope can reach another request.
    client.release(failed)
  }
}

/**
 * Reads what is somebody else's as they see it themselves: for those who look after them, and see nothing of it by themselves. `read` is lent a db of its
 * own for so long; with `db` the reader sees what they see, meanwhile too.
 */
export function throughEyesOf<Result>(
  db: ScopedDb,
  seer: Asker,
  read: (db: ScopedDb) => Promise<Result>,
): Promise<Result> {
  const moments = MOMENTS.get(db)
  if (!moments) throw new Error('a db that no connection was taken for')
  return withEyesOf(moments, seer, read)
}

const MOMENTS = new WeakMap<ScopedDb, Moments>()

async function withEyesOf<Result>(
  moments: Moments,
  asker: Asker | undefined,
  read: (db: ScopedDb) => Promise<Result>,
): Promise<Result> {
  const scope = scopeOf(asker)
  let closed = false
  const db: ScopedDb = {
    async query<Row>(text: string, values: readonly unknown[] = [], kind?: 'prepared') {
      if (closed) throw new EyesClosed()
      refuseNul(values)
      const name = kind && nameOf(text)
      const { rows } = await moments.ask(scope, { text, values: [...values], ...(name === undefined ? {} : { name }) })
      return rows as Row[]
    },
  }
  MOMENTS.set(db, moments)
  try {
    return await read(db)
  } finally {
    closed = true
  }
}

type Scope = readonly string[]

/**
 * The transactions of one connection, one after the other. Each has one scope and ends with the moment in which it was begun, sent together with what is
 * asked in it: each piece costs either side as much as a short statement, and no transaction waits for us. Each statement sees what is there when it
 * begins, in one transaction as in several.
 */
class Moments {
  #scope: Scope | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(private readonly client: pg.PoolClient) {}

  ask(scope: Scope, query: pg.QueryConfig): Promise<pg.QueryResult> {
    if (this.#scope !== scope) this.begin(scope)
    return this.client.query(query)
  }

  /** Resolves when the last of them has ended; rejects where it could not be committed. */
  async over(): Promise<void> {
    await this.#last
  }

  private begin(scope: Scope): void {
    this.end()
    this.#scope = scope
    this.stream.cork()
    this.send(BEGIN)
    this.send({ ...SCOPE, values: [...scope] })
    process.nextTick(() => this.#scope === scope && this.end())
  }

  private end(): void {
    if (!this.#scope) return
    this.#scope = undefined
    this.send(COMMIT)
    this.stream.uncork()
  }

  /** Where one of these fails, so do the statements between them, and the next that is sent: it is told by them. */
  private send(query: pg.QueryConfig): void {
    this.#last = Promise.all([this.#last, this.client.query(query)])
    this.#last.catch(() => undefined)
  }

  private get stream() {
    return (this.client as unknown as pg.Client).connection.stream
  }
}

/** Asked with eyes that were lent for the time of another question. */
class EyesClosed extends Error {
  override readonly name = 'EyesClosed'
}

/** Refused before it is sent: of two statements under way, the database could blame either. */
function refuseNul(values: readonly unknown[]): void {
  if (values.flat().some(value => typeof value === 'string' && value.includes('\u0000'))) throw new UnstorableText()
}

const nameOf = statementNames('scoped')

function scopeOf(known: Asker | undefined): Scope {
  const asker = known ?? VISITOR
  return [asker.userId, asker.positionId, asker.organizationId, asker.acting, idsOf(asker).join(',')]
}

/** A text that PostgreSQL cannot hold; carries the code that PostgreSQL itself would answer with. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText'
  readonly code = '22021'
}
