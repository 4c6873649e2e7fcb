// Where a person was last, for the next sign-in. Paths only; nobody else's business, no event.
import type pg from 'pg'

export class LastRoutes {
  constructor(private readonly pool: pg.Pool) {}

  /** `loggingIn`: it belongs to signing in. */
  async save(userId: string, path: string, loggingIn = false): Promise<void> {
    await this.pool.query(
      `insert into access.last_route (user_id, path, logging_in) values ($1, $2, $3)
       on conflict (user_id) do update set path = excluded.path, logging_in = excluded.logging_in, visited_at = now()`,
      [userId, path, loggingIn],
    )
  }

  async forget(userId: string): Promise<void> {
    await this.pool.query('delete from access.last_route where user_id = $1', [userId])
  }

  /** Undefined when older than `hours`, or where it belongs to signing in. */
  async recent(userId: string, hours: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ path: string }>(
      `select path from access.last_route
       where user_id = $1 and visited_at > now() - make_interval(hours => $2) and not logging_in`,
      [userId, hours],
    )
    return rows[0]?.path
  }
}
