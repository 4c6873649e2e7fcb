// Finding somebody among 100,000 people: what a coordinator and an admin wait for, one after the other as somebody types.
import { newId } from '@practicum/shared/kernel/ids'
import type pg from 'pg'
import type { LoadPerson } from '../load/load-set'
import { startContestant } from './contestant'
import type { Ask } from './load'
import { idOf, makeRows, oneOf } from './made-rows'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { reading, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

const PEOPLE = 100_000
const FIRST = ['Ada', 'Ben', 'Carla', 'Dmitri', 'Esther', 'Farid', 'Grace', 'Hana', 'Ines', 'Jonas', 'Keiko', 'Luis']
const LAST = ['Abara', 'Berg', 'Costa', 'Dvorak', 'Eze', 'Fischer', 'Garcia', 'Haddad', 'Ivanova', 'Jensen', 'Kim']

/** As somebody types: the next is asked for when the one before has been answered. */
const CONNECTIONS = 4
const GOAL = 'p99 100 ms'

/** A name of many, the one person of a number, and nobody. */
const TYPED = { 'a name of many': 'gar', 'one of all': 'haddad 77777', nobody: 'xylophone' } as const
/** For those who find people by it. */
const ADDRESSES = {
  'an address': 'person.77777@load.practicum.test',
  'where all have theirs': '@load.practicum',
} as const

export async function benchPeople(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const admin = await fillWithPeople(installation.postgres.connection, set.organizationId)
  const { connection } = installation.postgres
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const coordinator = await signIn(services, set.coordinator)
    const places: readonly Place[] = [
      ['search, as coordinator', coordinator, TYPED, q => `/api/things?${new URLSearchParams({ q })}`],
      [
        'whom one may pick, as coordinator',
        coordinator,
        TYPED,
        search => `/api/users/available?${new URLSearchParams({ search })}`,
      ],
      ['list of trainees, as coordinator', coordinator, TYPED, search => `/api/members/trainees?${page(search)}`],
      [
        'accounts, as admin',
        await signIn(services, admin),
        { ...TYPED, ...ADDRESSES },
        search => `/api/users?${page(search)}`,
      ],
    ]
    const rows: TableRow[] = []
    for (const [where, reader, asked, pathOf] of places)
      for (const [what, typed] of Object.entries(asked)) {
        const next = (): Ask => reading(reader, pathOf(typed))
        const samples = await turnsOf(bench, { product, next, connections: CONNECTIONS })
        rows.push({ what: `${where}, ${what}`, ...cellsOf(samples), goal: GOAL })
      }
    return rows
  } finally {
    await product.close()
  }
}

type Place = readonly [string, SignedIn, Readonly<Record<string, string>>, (typed: string) => string]

const page = (search: string): URLSearchParams => new URLSearchParams({ page: '1', per_page: '25', search })

/** Trainees of the organization. Answers an admin. */
async function fillWithPeople(connection: pg.ClientConfig, organizationId: string): Promise<LoadPerson> {
  const admin: LoadPerson = { userId: newId(), positionId: newId(), email: 'admin@load.practicum.test' }
  const { userId, positionId, email } = admin
  const someone = { zone: `'America/Los_Angeles'`, user_status: `'active'`, created_at: 'now()' }
  const here = { organization_ids: `array['${organizationId}']::uuid[]` }
  const position = { organization_id: `'${organizationId}'`, position_status: `'active'`, created_at: 'now()' }
  const one = '(values (1)) as one (n)'
  const [first, last] = [oneOf(FIRST, 'n'), `${oneOf(LAST, 'n')} || ' ' || n`]
  const name = `${first} || ' ' || ${last}`
  await makeRows(connection, 'person', {
    said: {
      ...{
        ...someone,
        ...here,
        user_id: idOf('person', 'n'),
        current_position_id: idOf('position', 'n'),
        first_name: first,
        last_name: last,
        name,
      },
      ...{ email: `'person.' || n || '@load.practicum.test'`, words: `string_to_array(lower(${name}), ' ')` },
    },
    from: `generate_series(1, ${PEOPLE}) n`,
  })
  await makeRows(connection, 'person', {
    said: {
      ...someone,
      ...here,
      user_id: `'${userId}'`,
      name: `'Admin'`,
      email: `'${email}'`,
      current_position_id: `'${positionId}'`,
    },
    from: one,
  })
  const address = `'person.' || n || '@load.practicum.test'`
  await makeRows(connection, 'account', {
    said: {
      ...{ user_id: idOf('person', 'n'), first_name: first, last_name: last, email: address },
      words: `string_to_array(lower(${name}), ' ') || array[${address}, n || '@load.practicum.test', 'load.practicum.test', 'practicum.test', 'test']`,
    },
    from: `generate_series(1, ${PEOPLE}) n`,
  })
  await makeRows(connection, 'position', {
    said: { ...position, position_id: idOf('position', 'n'), user_id: idOf('person', 'n'), role: `'trainee'` },
    from: `generate_series(1, ${PEOPLE}) n`,
  })
  await makeRows(connection, 'position', {
    said: { ...position, position_id: `'${positionId}'`, user_id: `'${userId}'`, role: `'admin'` },
    from: one,
  })
  return admin
}
