// The names of everybody and everything that the history of a thing speaks of, as far as its reader may know them.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { profileImageUrl } from '@practicum/shared/contract/image-addresses'
import type { ReadServices } from '../../reads/ports'
import type { ReadSlots } from '../../reads/slots'
import { isId } from './audit.history'
import { SYSTEM, UNKNOWN } from './explorer.query'

export interface Names {
  readonly nameOf: (userId: string) => string
  /** Address of their photo. */
  readonly imageOf: (userId: string) => string | null
  readonly roleOf: (positionId: string | undefined) => string | null
  /** Of a site or a training; undefined where the reader knows none. */
  readonly titleOf: (id: string) => string | undefined
  readonly words: ReadSlots['historyWords']
  readonly fields: ReadSlots['historyFields']
}

type HistorySlots = Pick<ReadSlots, 'historyWords' | 'historyFields'>

type Reads = Pick<ReadServices, 'loginAs'> & { readonly slots: HistorySlots }

export async function namesOf(db: ScopedDb, events: readonly StoredEvent[], { slots, loginAs }: Reads): Promise<Names> {
  const actors = events.map(event => event.meta.actor)
  const roots = [...new Set(events.flatMap(adminsOf))]
  const said = [...new Set(events.flatMap(({ data }) => idsIn(data)))]
  const users = [...new Set([...actors.map(({ userId }) => userId), ...said])]
  const positions = [...new Set(actors.flatMap(({ positionId }) => positionId ?? []))]
  const [named, held, titled, admins] = await Promise.all([
    db.query<{ user_id: string; name: string; image_id: string | null }>(
      'select user_id, name, image_id from read.person where user_id = any($1::uuid[])',
      [users.filter(isId)],
    ),
    db.query<{ position_id: string; role: string }>(
      'select position_id, role from read.position where position_id = any($1::uuid[])',
      [positions],
    ),
    titlesOf(db, said, slots.historyFields),
    loginAs.namesOf(roots),
  ])
  const names = new Map(named.map(({ user_id, name }) => [user_id, name]))
  const images = new Map(named.map(({ user_id, image_id }) => [user_id, image_id]))
  const roles = new Map(held.map(({ position_id, role }) => [position_id, role]))
  const titles = new Map(titled.map(({ id, title }) => [id, title]))
  return {
    words: slots.historyWords,
    fields: slots.historyFields,
    nameOf: userId => (userId === SYSTEM ? SYSTEM : (names.get(userId) ?? admins.get(userId) ?? UNKNOWN)),
    imageOf: userId => profileImageUrl(images.get(userId) ?? null),
    roleOf: positionId => roles.get(positionId ?? '') ?? null,
    titleOf: id => titles.get(id),
  }
}

/** Who has acted as somebody is told to whoever is told of it, in whichever organization they are. */
function adminsOf({ meta: { actor }, data }: StoredEvent): readonly string[] {
  const acted = [actor.rootUserId, data.adminId]
  return acted.filter(isId)
}

async function titlesOf(
  db: ScopedDb,
  ids: readonly string[],
  fields: ReadSlots['historyFields'],
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const queries = Object.values(fields).flatMap(field => (field.by === 'title' ? [field.titles] : []))
  return queries.length === 0 ? [] : db.query(queries.join(' union all '), [ids])
}

/** Of people and things, however deep an event holds them. */
function idsIn(value: unknown): readonly string[] {
  if (isId(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
