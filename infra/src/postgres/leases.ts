// Divides work among the instances of a service: each piece is held by one of them, and taken over when that one is gone.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { LONG_LIVED } from './long-lived'

export interface LeasedWork {
  /** Names its lock, in the whole database. */
  readonly name: string
  /** Called when the lock is won; answers how to end the work. A failure gives the lock back. */
  readonly begin: () => Promise<() => Promise<void>>
}

export interface LeaseOptions {
  /** A connection of its own holds the locks: it breaks, and they are free. */
  readonly connection: pg.ClientConfig
  /** The instances that share the work among them: those that give the same name. */
  readonly among: string
  readonly works: readonly LeasedWork[]
  readonly onError: (error: unknown) => void
  /** How often an instance looks for work that nobody holds, in milliseconds. */
  readonly everyMs?: number
  /** A server silent for so long, in milliseconds, has given the locks away; it does so when the instance is silent for twice as long. */
  readonly heartbeatTimeoutMs?: number
}

const EVERY_MS = 250
const HEARTBEAT_TIMEOUT_MS = 5000
const INSTANCES = 7_215_302
/** First number of the locks on works. */
export const WORKS = 7_215_303

const COUNT = `select count(*)::int as instances from pg_locks
  where locktype = 'advisory' and mode = 'ShareLock' and granted and classid = $1::int::oid and objid = hashtext($2)::oid
    and database = (select oid from pg_database where datname = current_database())`

/**
 * A lock says who begins, not who may still write: for a moment the one that lost it may not know. What is written must be guarded by itself.
 * Each instance holds its fair share at most, so that a new one gets some of the work.
 */
export class Leases {
  readonly #held = new Map<string, () => Promise<void>>()
  readonly #stop = new AbortController()
  #running: Promise<void> | undefined

  constructor(private readonly options: LeaseOptions) {}

  get held(): readonly string[] {
    return [...this.#held.keys()]
  }

  /** Resolves when this instance holds what it could get at once; goes on looking until stopped. */
  start(): Promise<void> {
    return new Promise(resolve => {
      this.#running = this.run(resolve)
    })
  }

  /** Ends the work, then gives the locks back. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#running
  }

  private async run(begun: () => void): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const client = new pg.Client(this.leasing())
      try {
        await this.holdOn(client, begun)
      } catch (error) {
        this.options.onError(error)
      } finally {
        await this.endAll()
        await client.end().catch(() => undefined)
      }
      await this.pause()
    }
    begun()
  }

  /** Of an instance that is frozen, or cut off, the server would keep the locks for as long as its network believes in it: hours. */
  private leasing(): pg.ClientConfig {
    const { connection } = this.options
    return {
      ...connection,
      ...LONG_LIVED,
      options: `${connection.options ?? ''} -c idle_session_timeout=${2 * this.silence}`,
      query_timeout: this.silence,
      connectionTimeoutMillis: this.silence,
    }
  }

  private get silence(): number {
    return this.options.heartbeatTimeoutMs ?? HEARTBEAT_TIMEOUT_MS
  }

  private async holdOn(client: pg.Client, begun: () => void): Promise<void> {
    let lost: Error | undefined
    client.on('error', error => {
      lost = error
    })
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [INSTANCES, this.options.among])
    while (!this.#stop.signal.aborted) {
      if (lost) throw lost
      await this.balance(client)
      begun()
      await this.pause()
    }
  }

  private async balance(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ instances: number }>(COUNT, [INSTANCES, this.options.among])
    const share = Math.ceil(this.options.works.length / Math.max(1, rows[0]?.instances ?? 1))
    for (const name of this.held.slice(share)) await this.giveUp(client, name)
    for (const work of this.options.works) {
      if (this.#held.size >= share || this.#stop.signal.aborted) return
      if (!this.#held.has(work.name)) await this.tryFor(client, work)
    }
  }

  private async tryFor(client: pg.Client, { name, begin }: LeasedWork): Promise<void> {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as won', [
      WORKS,
      name,
    ])
    if (!rows[0]?.won) return
    try {
      this.#held.set(name, await this.meanwhile(client, begin()))
    } catch (error) {
      this.options.onError(error)
      await this.unlock(client, name)
    }
  }

  private async giveUp(client: pg.Client, name: string): Promise<void> {
    const end = this.#held.get(name)
    this.#held.delete(name)
    if (end) await this.meanwhile(client, end())
    await this.unlock(client, name)
  }

  private async unlock(client: pg.Client, name: string): Promise<void> {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [WORKS, name])
  }

  /** Lets the server hear of this instance while something takes long. */
  private async meanwhile<Result>(client: pg.Client, work: Promise<Result>): Promise<Result> {
    const done = work.then(
      () => true,
      () => true,
    )
    // A connection that is lost is noticed when the work is done: it has to be ended then.
    while (!(await Promise.race([done, wait(this.silence / 2, false, { ref: false })]))) {
      await client.query('select').catch(() => undefined)
    }
    return work
  }

  private async endAll(): Promise<void> {
    const ends = [...this.#held.values()]
    this.#held.clear()
    await Promise.all(ends.map(end => end().catch(this.options.onError)))
  }

  private async pause(): Promise<void> {
    const milliseconds = this.options.everyMs ?? EVERY_MS
    await wait(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => undefined)
  }
}
