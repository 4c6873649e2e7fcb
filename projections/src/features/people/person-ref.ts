// How other features show a person: SQL that joins a position with its person, and the shape it becomes.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'

/** A JSON expression of type PersonRef for the position in `column`; null when the column is null or the person is not visible. */
export const personJson = (userColumn: string, positionColumn: string): string =>
  `(select json_build_object('id', pe.user_id, 'position_id', po.position_id, 'name', pe.name, 'role_keyname', po.role)
    from read.position po join read.person pe on pe.user_id = po.user_id
    where po.position_id = ${positionColumn} and pe.user_id = ${userColumn})`

const GONE = 'Former member'

/** The person, or a nameless stand-in that keeps lists whole where the reader may no longer see who it was. */
export const shownPerson = (found: PersonRef | null, userId: string, positionId: string): PersonRef =>
  found ?? { id: userId, position_id: positionId, name: GONE, role_keyname: 'guest' }

/** Each of them as the reader may see them, in their order. */
export async function shownPeople(
  db: ScopedDb,
  people: readonly { readonly userId: string; readonly positionId: string }[],
): Promise<PersonRef[]> {
  const rows = await db.query<{ position_id: string; person: PersonRef | null }>(
    `select c.position_id, ${personJson('c.user_id', 'c.position_id')} as person
     from unnest($1::uuid[], $2::uuid[]) as c(user_id, position_id)`,
    [people.map(({ userId }) => userId), people.map(({ positionId }) => positionId)],
  )
  const known = new Map(rows.map(({ position_id, person }) => [position_id, person]))
  return people.map(({ userId, positionId }) => shownPerson(known.get(positionId) ?? null, userId, positionId))
}
