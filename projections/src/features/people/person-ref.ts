// How other features show a person, and find one: SQL that joins a position with its person, the shape it becomes, and by which words.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { urlOfProfileImage } from '@practicum/shared/contract/image-addresses'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { wordsOf } from '@practicum/shared/kernel/words'
import { type Conditions, part, type StatementPart } from '../../runner/conditions'
import { foundIds, havingWords, queryFound } from '../../runner/found'
import { accountWordsIn } from './account-words'
import { accountTable } from './accounts.table'
import { personTable } from './people.table'

/** SQL: where the image of a person is found, who is in the statement by that name; null where they have none. */
export const imageUrlOf = (person: string): string => `'${urlOfProfileImage('')}' || ${person}.image_id`

const IMAGE_URL = imageUrlOf('pe')

/** Of type PersonRef, for a statement that has a position as `po` and its person as `pe`. */
export const REF_COLUMNS = `pe.user_id as id, po.position_id, pe.name, po.role as role_keyname, ${IMAGE_URL} as profile_image_url`

/** A JSON expression of type PersonRef for whoever holds the position in a column; null when that is null or the person is not visible. */
export const personJson = (positionColumn: string): string =>
  `(select json_build_object('id', pe.user_id, 'position_id', po.position_id, 'name', pe.name, 'role_keyname', po.role,
      'profile_image_url', ${IMAGE_URL})
    from read.position po join read.person pe on pe.user_id = po.user_id
    where po.position_id = ${positionColumn})`

/** The name of whoever holds the position in a column; null when that is null or the person is not visible. */
export const nameOfHolder = (positionColumn: string): string =>
  `(select pe.name from read.position po join read.person pe on pe.user_id = po.user_id where po.position_id = ${positionColumn})`

/** Ids of the people whom the reader sees and words of whose name begin like those of this text: to stand in a statement after `in` or `array`. */
export const peopleNamed = (text: string): StatementPart => foundIds(personTable, wordsOf(text))

/** The same asked by itself: the first of them by name. */
export const firstNamed = (db: ScopedDb, text: string, most: number): Promise<readonly string[]> =>
  queryFound(db, personTable, { beginnings: wordsOf(text), most, first: true })

/** The positions that a person holds now, by whichever account they were given: to stand in a statement after `= any`. */
export const positionsOf = (userId: string): StatementPart =>
  part('(array(select held.position_id from read.position held where held.user_id in (?::uuid)))', [userId])

/** The positions of those people: as {@link peopleNamed}. */
export const positionsNamed = (text: string): StatementPart =>
  part('(select named.position_id from read.position named where named.user_id in ?)', [peopleNamed(text)])

/** For a list that has people under an alias: words of whose name begin like each that is asked for. */
export const named = (db: ScopedDb, terms: readonly string[], alias: string): Promise<Conditions> =>
  havingWords(db, personTable, { terms, among: `${alias}.user_id = any(?::uuid[])`, found: `${alias}.found` })

/** The same for a list that has the position of somebody in a column. */
export const holderNamed = (db: ScopedDb, terms: readonly string[], positionColumn: string): Promise<Conditions> =>
  havingWords(db, personTable, {
    terms,
    among: `${positionColumn} = any(array(select held.position_id from read.position held where held.user_id = any(?::uuid[])))`,
    found: `(select pe.found from read.position po join read.person pe on pe.user_id = po.user_id where po.position_id = ${positionColumn})`,
  })

/** As {@link named}, by their address too: nobody is found so but by those who run the platform. */
export const namedOrAddressed = (db: ScopedDb, terms: readonly string[], alias: string): Promise<Conditions> =>
  havingWords(db, accountTable, {
    ...{ terms, among: `${alias}.user_id = any(?::uuid[])`, wordsIn: accountWordsIn },
    found: `(select a.found from read.account a where a.user_id = ${alias}.user_id)`,
  })

const GONE = 'Former member'

/** The person, or a nameless stand-in that keeps lists whole where the reader may no longer see who it was. */
export const shownPerson = (found: PersonRef | null, userId: string, positionId: string): PersonRef =>
  found ?? { id: userId, position_id: positionId, name: GONE, role_keyname: 'guest', profile_image_url: null }

export interface Holder {
  readonly userId: string
  readonly positionId: string
}

/** How a person is shown to the reader. */
export type ShownAs = (holder: Holder) => PersonRef

const REFS = `${REF_COLUMNS}
  from read.position po join read.person pe on pe.user_id = po.user_id where po.position_id`

/** How each of them is shown to the reader; looked up once, however often they stand there. */
export async function peopleShown(db: ScopedDb, people: readonly Holder[]): Promise<ShownAs> {
  const positions = [...new Set(people.map(({ positionId }) => positionId))]
  if (positions.length === 0) return shownAmong([])
  return shownAmong(await db.query<PersonRef>(`select ${REFS} = any($1::uuid[])`, [positions], 'prepared'))
}

/** The same beside a list, with its rows: who holds the positions in these of their columns. {@link peopleFrom} takes the answer. */
export const peopleBeside = (positionColumns: readonly string[]): string => {
  const positions = positionColumns.map(column => `select ${column} from shown`).join(' union ')
  return `select json_agg(ref) from (select ${REFS} in (${positions})) ref`
}

export const peopleFrom = (beside: unknown): ShownAs => shownAmong((beside ?? []) as readonly PersonRef[])

function shownAmong(people: readonly PersonRef[]): ShownAs {
  const known = new Map(people.map(person => [person.position_id, person]))
  return ({ userId, positionId }) => shownPerson(known.get(positionId) ?? null, userId, positionId)
}

/** Each of them as the reader may see them, in their order. */
export async function shownPeople(db: ScopedDb, people: readonly Holder[]): Promise<PersonRef[]> {
  return people.map(await peopleShown(db, people))
}
