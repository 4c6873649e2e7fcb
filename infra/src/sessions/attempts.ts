// Limits attempts at secrets and other things of which there may be so many in a time, exactly, also under parallel tries: each attempt is counted in one atomic statement.
import type pg from 'pg'

export interface Budget {
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
  /** How much one try takes; 1 where absent. Below 2^31 together with the limit. */
  readonly weight?: number
}

export interface Standing {
  readonly count: number
  readonly retryInSeconds: number
}

export interface Taken extends Standing {
  readonly allowed: boolean
  /** True for the one try that used the budget up. */
  readonly exhausts: boolean
}

export class AttemptLimiter {
  constructor(private readonly pool: pg.Pool) {}

  async take({ key, limit, windowSeconds, weight = 1 }: Budget): Promise<Taken> {
    const { rows } = await this.pool.query<{ count: number; seconds: number }>(
      `insert into access.guess as g (key, count, window_ends_at) values ($1, $3, now() + make_interval(secs => $2))
       on conflict (key) do update set
         count = case when g.window_ends_at <= now() then $3 else g.count + $3 end,
         window_ends_at = case when g.window_ends_at <= now() then now() + make_interval(secs => $2) else g.window_ends_at end
       returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`,
      [key, windowSeconds, weight],
    )
    const { count = 0, seconds = 0 } = rows[0] ?? {}
    return {
      count,
      allowed: count <= limit,
      exhausts: count > limit && count - weight <= limit,
      retryInSeconds: Math.max(1, seconds),
    }
  }

  async count(key: string): Promise<number> {
    return (await this.standing(key)).count
  }

  /** Of a budget as it is, without taking from it. */
  async standing(key: string): Promise<Standing> {
    const { rows } = await this.pool.query<{ count: number; seconds: number }>(
      `select count, ceil(extract(epoch from window_ends_at - now()))::int as seconds
       from access.guess where key = $1 and window_ends_at > now()`,
      [key],
    )
    const { count = 0, seconds = 0 } = rows[0] ?? {}
    return { count, retryInSeconds: Math.max(1, seconds) }
  }

  /** Gives a try back: it was no guess. */
  async giveBack(key: string, weight = 1): Promise<void> {
    await this.pool.query('update access.guess set count = greatest(count - $2, 0) where key = $1', [key, weight])
  }

  /** Its window is so long from now on, whenever it began. */
  async prolong(key: string, windowSeconds: number): Promise<void> {
    await this.pool.query('update access.guess set window_ends_at = now() + make_interval(secs => $2) where key = $1', [
      key,
      windowSeconds,
    ])
  }

  async forgetOld(): Promise<void> {
    await this.pool.query('delete from access.guess where window_ends_at < now()')
  }

  async clear(keys: readonly string[]): Promise<void> {
    await this.pool.query('delete from access.guess where key = any($1::text[])', [keys])
  }
}
