// Which engine holds the log of an installation, noted in its database beside everything that counts in that engine's positions; and who uses the log at this moment.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { LONG_LIVED } from '../postgres/long-lived'

export type Engine = 'postgres' | 'eventstoredb'

/** The engine that holds the log; the first one ever asked about is noted as the one. */
export async function engineOf(pool: pg.Pool, wanted: Engine): Promise<Engine> {
  const noted = await notedEngine(pool)
  if (noted) return noted
  await pool.query('insert into log.engine (name) values ($1) on conflict do nothing', [wanted])
  return (await notedEngine(pool)) ?? wanted
}

async function notedEngine(pool: pg.Pool): Promise<Engine | undefined> {
  const { rows } = await pool.query<{ name: Engine }>('select name from log.engine')
  return rows[0]?.name
}

/** `sharing`: as one of many who use the log. `alone`: while nobody else does. */
type Mode = 'sharing' | 'alone'

const TRY: Readonly<Record<Mode, string>> = {
  sharing: 'pg_try_advisory_lock_shared',
  alone: 'pg_try_advisory_lock',
}
const AGAIN_MS = 200

/**
 * A connection of its own that says: this process uses the log. Whoever moves the log to another engine holds it alone,
 * so neither can be while the other is.
 */
export class LogLock {
  #client: pg.Client | undefined
  #closed = false
  #regaining: Promise<void> | undefined

  private constructor(
    private readonly connection: pg.ClientConfig,
    private readonly mode: Mode,
    private readonly onLost: () => void,
  ) {}

  /** Undefined where the log is held in a way that this one does not go with. `onLost`: the server has ended, or the way to it. */
  static async take(connection: pg.ClientConfig, mode: Mode, onLost = (): void => {}): Promise<LogLock | undefined> {
    const hold = new LogLock(connection, mode, onLost)
    return (await hold.connect()) ? hold : undefined
  }

  /** After the connection was lost: whether it has been regained meanwhile. */
  get held(): boolean {
    return this.#client !== undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
    await this.#regaining
  }

  private async connect(): Promise<boolean> {
    const client = new pg.Client({ ...this.connection, application_name: 'practicum log', ...LONG_LIVED })
    client.on('error', () => undefined)
    const taken = await this.takeWith(client).catch(async error => {
      // Answered late, it would hold the log for nobody.
      await client.end().catch(() => undefined)
      throw error
    })
    if (!taken || this.#closed) {
      await client.end().catch(() => undefined)
      return false
    }
    this.#client = client
    client.once('end', () => this.lost(client))
    return true
  }

  private async takeWith(client: pg.Client): Promise<boolean> {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>(
      `select ${TRY[this.mode]}(hashtextextended('practicum log', 0)) as taken`,
    )
    return rows[0]?.taken === true
  }

  private lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.onLost()
    if (this.mode === 'sharing') this.#regaining = this.regain()
  }

  private async regain(): Promise<void> {
    while (!(this.#closed || (await this.connect().catch(() => false)))) await wait(AGAIN_MS)
  }
}
