// Who is online anywhere: every gateway enters the users of its own sockets, and all gateways hear of comings and goings.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { Listening } from '../postgres/listening'
import type { Migration } from '../postgres/migrate'
import { inTransaction } from '../postgres/transaction'

export const presenceMigrations: readonly Migration[] = [
  {
    name: '001-presence',
    // Worth nothing after a crash of the server: every gateway enters its users again with its next beat.
    sql: `create schema if not exists realtime;
      create unlogged table realtime.gateway (gateway_id uuid primary key, beat_at timestamptz not null default now());
      create unlogged table realtime.presence (
        gateway_id uuid not null, user_id uuid not null, joined_at timestamptz not null default now(),
        primary key (user_id, gateway_id)
      );
      create index on realtime.presence (gateway_id)`,
  },
]

const change = z.object({ event: z.enum(['joining', 'leaving']), user_id: z.uuid() })
export type PresenceChange = z.infer<typeof change>

export interface PresenceSummary {
  readonly online: number
  /** The first of them. */
  readonly user_ids: readonly string[]
}

export interface PresenceStoreOptions {
  readonly pool: pg.Pool
  /** Of the connection on which the gateways hear of each other. */
  readonly connection: pg.ClientConfig
  /** Of a user who was nowhere before, or is nowhere any more: every gateway hears everybody's, one after the other in the same order. */
  readonly onChange: (change: PresenceChange) => Promise<void>
  /** It hears changes from now on, perhaps again: what came before may have been missed. */
  readonly onBegin?: () => Promise<void>
  readonly onError: (error: unknown) => void
  /** How often it says that it is there, in milliseconds. */
  readonly beatMs?: number
}

/** More are counted, but not listed. */
const LISTED = 20
const BEAT_MS = 5000
const DEAD_AFTER = '20 seconds'

const CHANNEL = 'presence'
/** One gateway at a time decides whether something is news: of two at once, each would go by what the other has not written yet. */
const TURN = `set local lock_timeout = '10s'; select pg_advisory_xact_lock(hashtextextended('realtime.presence', 0))`

const SWEEP = `with dead as (delete from realtime.gateway where beat_at < now() - interval '${DEAD_AFTER}' returning gateway_id),
  left_over as (delete from realtime.presence p where p.gateway_id in (select gateway_id from dead) or not exists (
    select from realtime.gateway g where g.gateway_id = p.gateway_id) returning gateway_id, user_id)
  select distinct user_id from left_over where not exists (
    select from realtime.presence p where p.user_id = left_over.user_id
      and (p.gateway_id, p.user_id) not in (select l.gateway_id, l.user_id from left_over l))`

export class PresenceStore {
  readonly #id = randomUUID()
  readonly #users = new Set<string>()
  readonly #listening: Listening
  readonly #beat: NodeJS.Timeout
  /** One after the other, so that a coming and a going of the same user end as they began. */
  #entries: Promise<void> = Promise.resolve()
  #told: Promise<void> = Promise.resolve()

  constructor(private readonly options: PresenceStoreOptions) {
    const { connection, onError, beatMs = BEAT_MS } = options
    this.#listening = new Listening({
      connection,
      channel: CHANNEL,
      onNotice: payload => {
        this.#told = this.#told.then(() => this.heard(payload)).catch(onError)
      },
      onBegin: () => {
        this.#told = this.#told.then(() => options.onBegin?.()).catch(onError)
      },
    })
    this.#beat = setInterval(() => void this.enter(client => this.beat(client)).catch(onError), beatMs)
    this.#beat.unref()
  }

  /** Resolves when it is entered; where it is news, everybody hears it soon. */
  join(userId: string): Promise<void> {
    this.#users.add(userId)
    return this.enter(client => this.enterUsers(client))
  }

  leave(userId: string): Promise<void> {
    this.#users.delete(userId)
    return this.enter(async client => {
      await client.query('delete from realtime.presence where gateway_id = $1 and user_id = $2', [this.#id, userId])
      if (!(await isAnywhere(client, userId))) await tell(client, { event: 'leaving', user_id: userId })
    })
  }

  async summary(): Promise<PresenceSummary> {
    const { rows } = await this.options.pool.query<{ online: number; user_ids: readonly string[] }>(
      `with present as (select user_id, min(joined_at) as since from realtime.presence group by user_id)
       select count(*)::int as online,
         coalesce((array_agg(user_id order by since, user_id))[1:${LISTED}], '{}') as user_ids from present`,
    )
    return rows[0] ?? { online: 0, user_ids: [] }
  }

  /** Its users are gone with it, and the other gateways hear so. */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    this.#users.clear()
    await this.enter(client => this.goAway(client)).catch(() => undefined)
    await this.#listening.close()
  }

  /** What is told is told when it is true: with the commit, and in the order of commits. */
  private enter(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const done = this.#entries.then(() =>
      inTransaction(this.options.pool, async client => {
        await client.query(TURN)
        await work(client)
      }),
    )
    this.#entries = done.catch(() => undefined)
    return done
  }

  private async beat(client: pg.PoolClient): Promise<void> {
    await this.enterUsers(client)
    await sweep(client)
  }

  private async goAway(client: pg.PoolClient): Promise<void> {
    await client.query('delete from realtime.gateway where gateway_id = $1', [this.#id])
    await sweep(client)
  }

  /** Tells of those who were not entered: they are new, or the others took this gateway for dead while it was frozen. */
  private async enterUsers(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ user_id: string; elsewhere: boolean }>(
      `with own as (insert into realtime.gateway (gateway_id) values ($1) on conflict (gateway_id) do update set beat_at = now())
       insert into realtime.presence as entered (gateway_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing
       returning user_id, exists (
         select from realtime.presence p where p.user_id = entered.user_id and p.gateway_id <> $1) as elsewhere`,
      [this.#id, [...this.#users]],
    )
    for (const { user_id, elsewhere } of rows) if (!elsewhere) await tell(client, { event: 'joining', user_id })
  }

  private async heard(payload: string): Promise<void> {
    const parsed = change.safeParse(JSON.parse(payload))
    if (parsed.success) await this.options.onChange(parsed.data)
  }
}

async function sweep(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ user_id: string }>(SWEEP)
  for (const { user_id } of rows) await tell(client, { event: 'leaving', user_id })
}

async function isAnywhere(client: pg.PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from realtime.presence where user_id = $1', [userId])
  return rowCount !== 0
}

async function tell(client: pg.PoolClient, news: PresenceChange): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)])
}
