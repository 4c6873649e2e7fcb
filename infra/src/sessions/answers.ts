// Remembers the answer of a command by its idempotency key, together with what its session has to see from then on.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import type { Position } from '../event-store/port'
import { sameText } from '../keys/same'
import { hmac } from '../keys/secret-key'
import { BATCH_QUERY, batched, batchedByKey } from '../postgres/batching'

export interface RememberedAnswer {
  readonly status: number
  readonly body: string
  readonly bodyHash: string
  readonly logPosition: Position
}

export interface AnswerKey {
  /** Whose key it is: the same key of another person is another key. */
  readonly principal: string
  readonly key: string
}

/** Answers are kept this long. */
const KEPT = '24 hours'

/** As the release before remembered requests; nothing is kept like this any more. */
const plainHash = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex')

/** Key by key, so that a plan made while the table was small still goes by the index when it has grown. */
const FIND = `select principal, key, status, body, encode(body_hash, 'hex') as "bodyHash", log_position as "logPosition"
  from unnest($1::text[], $2::text[]) as wanted (of_principal, of_key) cross join lateral (
    select * from access.answer where principal = of_principal and key = of_key limit 1
  ) as answer`

interface Remembering extends AnswerKey, RememberedAnswer {
  /** Empty where no session has to see it. */
  readonly sidHash: string
}

/** Sessions and answers are locked in one order by all, so that two of these never wait for each other. */
const REMEMBER = `with item as materialized (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::text[])
      as i (principal, key, body_hash, status, body, log_position, sid_hash)
  ), reached as (
    select decode(sid_hash, 'hex') as sid_hash, max(log_position collate "C") as log_position from item group by 1
  ), locked as materialized (
    select s.sid_hash from access.session s where s.sid_hash in (select sid_hash from reached) order by 1 for update
  ), moved as (
    update access.session s set log_position = greatest(s.log_position, r.log_position)
    from locked l join reached r using (sid_hash) where s.sid_hash = l.sid_hash
  )
  insert into access.answer (principal, key, body_hash, status, body, log_position)
  select principal, key, decode(body_hash, 'hex'), status, body, log_position from item order by principal, key
  on conflict (principal, key) do nothing`

export class AnswerStore {
  readonly #find: (joined: string) => Promise<RememberedAnswer | undefined>
  /** Answers the failure of this very item. */
  readonly #remember: (item: Remembering) => Promise<unknown>

  constructor(
    private readonly pool: pg.Pool,
    private readonly key: KeyRing,
  ) {
    this.#find = batchedByKey(async joined => {
      const keys = joined.map(text => text.split(' '))
      const { rows } = await pool.query<RememberedAnswer & { principal: string; key: string }>({
        ...BATCH_QUERY,
        name: 'answer-find',
        text: FIND,
        values: [keys.map(([principal]) => principal), keys.map(([, key]) => key)],
      })
      return new Map(rows.map(row => [`${row.principal} ${row.key}`, row]))
    })
    this.#remember = batched(items => this.rememberAll(items))
  }

  /** Keyed, so that nobody who reads the table can try what was sent. */
  hashOf(parts: readonly string[], key = this.key.current): string {
    return hmac(key.bytes, `request|${parts.join('\n')}`).digest('hex')
  }

  /** Was this very request answered so? */
  isOf({ bodyHash }: Pick<RememberedAnswer, 'bodyHash'>, parts: readonly string[]): boolean {
    const { current, previous } = this.key
    const known = [this.hashOf(parts, current), ...(previous ? [this.hashOf(parts, previous)] : []), plainHash(parts)]
    return known.some(hash => sameText(hash, bodyHash))
  }

  find({ principal, key }: AnswerKey): Promise<RememberedAnswer | undefined> {
    return this.#find(`${principal} ${key}`)
  }

  /** One statement: the answer and the session's position stand or fall together. */
  async remember(key: AnswerKey, answer: RememberedAnswer, sidHash: string | undefined): Promise<void> {
    const failure = await this.#remember({ ...key, ...answer, sidHash: sidHash ?? '' })
    if (failure !== undefined) throw failure
  }

  async forgetAllOf(principal: string): Promise<void> {
    await this.pool.query('delete from access.answer where principal = $1', [principal])
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`delete from access.answer where created_at < now() - interval '${KEPT}'`)
  }

  private async rememberAll(items: readonly Remembering[]): Promise<readonly unknown[]> {
    const failure = await this.failureOf(items)
    // One that the database refuses must not take its neighbours along.
    return failure === undefined || items.length === 1
      ? items.map(() => failure)
      : Promise.all(items.map(item => this.failureOf([item])))
  }

  private failureOf(items: readonly Remembering[]): Promise<unknown> {
    return this.write(items).then(
      () => undefined,
      error => error,
    )
  }

  private async write(items: readonly Remembering[]): Promise<void> {
    await this.pool.query({
      ...BATCH_QUERY,
      name: 'answer-remember',
      text: REMEMBER,
      values: [
        items.map(({ principal }) => principal),
        items.map(({ key }) => key),
        items.map(({ bodyHash }) => bodyHash),
        items.map(({ status }) => status),
        items.map(({ body }) => body),
        items.map(({ logPosition }) => logPosition),
        items.map(({ sidHash }) => sidHash),
      ],
    })
  }
}
