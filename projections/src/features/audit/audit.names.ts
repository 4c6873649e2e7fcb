// The names of everybody and everything that the history of a thing speaks of, as far as its reader may know them.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { isId } from './audit.history'
import { SYSTEM, UNKNOWN } from './explorer.query'

export interface Names {
  readonly nameOf: (userId: string) => string
  readonly roleOf: (positionId: string | undefined) => string | null
  /** Of a site or a training; undefined where the reader knows none. */
  readonly titleOf: (id: string) => string | undefined
}

const TITLES = `select site_id as id, name as title from read.site where site_id = any($1::uuid[])
  union all select training_id, plan_name || ', ' || level_name from read.training where training_id = any($1::uuid[])`

export async function namesOf(db: ScopedDb, events: readonly StoredEvent[]): Promise<Names> {
  const actors = events.map(event => event.meta.actor)
  const said = events.flatMap(({ data }) => idsIn(data))
  const users = [...actors.flatMap(({ userId, rootUserId }) => [userId, rootUserId ?? SYSTEM]), ...said]
  const positions = actors.flatMap(({ positionId }) => positionId ?? [])
  const [named, held, titled] = await Promise.all([
    db.query<{ user_id: string; name: string }>(
      'select user_id, name from read.person where user_id = any($1::uuid[])',
      [users.filter(isId)],
    ),
    db.query<{ position_id: string; role: string }>(
      'select position_id, role from read.position where position_id = any($1::uuid[])',
      [positions],
    ),
    db.query<{ id: string; title: string }>(TITLES, [said]),
  ])
  const names = new Map(named.map(({ user_id, name }) => [user_id, name]))
  const roles = new Map(held.map(({ position_id, role }) => [position_id, role]))
  const titles = new Map(titled.map(({ id, title }) => [id, title]))
  return {
    nameOf: userId => (userId === SYSTEM ? SYSTEM : (names.get(userId) ?? UNKNOWN)),
    roleOf: positionId => roles.get(positionId ?? '') ?? null,
    titleOf: id => titles.get(id),
  }
}

/** Of people and things, however deep an event holds them. */
function idsIn(value: unknown): readonly string[] {
  if (isId(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
