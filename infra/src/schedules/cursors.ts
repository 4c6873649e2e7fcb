// How far schedules have come that look at a little of something large in every run: kept, so that a restart goes on there.
import type pg from 'pg'
import type { Migration } from '../postgres/migrate'

export const cursorMigrations: readonly Migration[] = [
  {
    name: '001-places',
    sql: `create schema if not exists schedule;
      create table schedule.place (name text primary key, place text not null, kept_at timestamptz not null default now())`,
  },
]

export class ScheduleCursors {
  constructor(private readonly pool: pg.Pool) {}

  /** Empty: at the beginning. */
  async of(name: string): Promise<string> {
    const { rows } = await this.pool.query<{ place: string }>('select place from schedule.place where name = $1', [
      name,
    ])
    return rows[0]?.place ?? ''
  }

  async keep(name: string, place: string): Promise<void> {
    await this.pool.query(
      `insert into schedule.place (name, place) values ($1, $2)
       on conflict (name) do update set place = excluded.place, kept_at = now()`,
      [name, place],
    )
  }
}
