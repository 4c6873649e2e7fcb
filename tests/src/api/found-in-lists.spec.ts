// What lists of people and sites find by words, of few rows and of many: the same, in the order of the list, and of nobody whom the reader does not see.
import { COUNTED } from '@practicum/shared/contract/paging'
import type { ListRow } from '@practicum/shared/contract/row'
import { loginAsUsers } from '@practicum/shared/features/login-as/login-as.contract'
import { listMembers, listTrainees } from '@practicum/shared/features/members/members.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { listUsers } from '@practicum/shared/features/users/users.contract'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

/** More than are named one by one. */
const MANY = 2400
const PAGE = 25

let app: TestApp
let program: TestProgram
let pattern: Member
const sites = new SiteCalls(() => program)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  pattern = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Quentin Marlowe' })
  const site = await sites.site({ name: 'Marlowe House', city: 'Petaluma' })
  await app.caughtUp()
  const { userId, positionId } = pattern
  await copies('person', userId, `'user_id', ${idOf('u')}, ${CALLED}`)
  await copies('account', userId, `'user_id', ${idOf('u')}, 'words', ${WORDS}`)
  await copies('position', positionId, `'position_id', ${idOf('p')}, 'user_id', ${idOf('u')}`)
  await copies('supervision_site', site, `'site_id', ${idOf('s')}, ${CALLED}`)
})
afterAll(() => app.close())

const WORDS = `array['quentin', 'm' || n]`
const CALLED = `'name', 'Quentin M' || n, 'words', ${WORDS}`
const idOf = (kind: string): string =>
  `overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`

/** Rows of a read model, each like one that there is. */
async function copies(table: string, id: string, changed: string): Promise<void> {
  const { project } = app.practicum.databases
  const key = { person: 'user_id', account: 'user_id', position: 'position_id', supervision_site: 'site_id' }[table]
  const { rows } = await project.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`read.${table}`],
  )
  const columns = rows.map(({ name }) => name)
  await project.query(
    `insert into read.${table} (${columns}) select ${columns.map(column => `r.${column}`)} from read.${table} t,
     generate_series(1, ${MANY}) n, jsonb_populate_record(t, jsonb_build_object(${changed})) r where t.${key} = $1`,
    [id],
  )
}

const pageOf = ({ browser }: Member, row: ListRow, query: Readonly<Record<string, string>>) =>
  browser.list<{ readonly name: string }>(row, { per_page: String(PAGE), ...query })
const namesOf = async (member: Member, row: ListRow, query: Readonly<Record<string, string>>) =>
  (await pageOf(member, row, query)).items.map(({ name }) => name)

const admin = () => program.admin
const coordinator = () => program.coordinator
const LISTS: readonly (readonly [string, () => Member, ListRow])[] = [
  ['members', coordinator, listMembers],
  ['trainees', coordinator, listTrainees],
  ['accounts', admin, listUsers],
  ['sites', coordinator, listSites],
]

/** As they stand in a list of names. */
const inOrder = (numbers: readonly number[]): string[] => numbers.map(n => `Quentin M${n}`)

describe.each(LISTS)('in the list of %s', (_name, reader, row) => {
  test('of a word that many have each page stands in its order, and they are counted as far as lists count', async () => {
    const [first, last] = [
      await pageOf(reader(), row, { search: 'quentin' }),
      await namesOf(reader(), row, { search: 'quentin', sort: 'name', order: 'desc' }),
    ]
    expect(first.total).toBe(COUNTED)
    expect(first.items).toHaveLength(PAGE)
    expect(first.items.map(({ name }) => name)).toEqual((await everyName()).slice(0, PAGE))
    expect(last).toHaveLength(PAGE)
    expect(last.filter(name => first.items.some(one => one.name === name))).toEqual([])
  })

  test('one word that many have and one of a single row find this row', async () => {
    for (const search of ['m777 quentin', 'QUENTIN M777', 'm777,quen', 'quen m777'])
      expect([search, await namesOf(reader(), row, { search })]).toEqual([search, inOrder([777])])
  })

  test('all whose words begin so are found, and counted, and nobody by what stands inside of a word', async () => {
    const { items, total } = await pageOf(reader(), row, { search: 'm77' })
    expect(total).toBe(11)
    expect(items.map(({ name }) => name).toSorted()).toEqual(
      inOrder([77, ...Array.from({ length: 10 }, (_one, at) => 770 + at)]).toSorted(),
    )
    // No figures alone: addresses here are ids, a part of which may begin with any.
    for (const search of ['uentin', 'uentin m777', 'quentin xylophone', '-', '%', '_'])
      expect([search, await namesOf(reader(), row, { search })]).toEqual([search, []])
  })
})

/** In the order of the database. */
async function everyName(): Promise<readonly string[]> {
  const { rows } = await app.practicum.databases.project.query<{ name: string }>(
    `select name from (select 'Quentin M' || n as name from generate_series(1, ${MANY}) n) made order by name`,
  )
  return rows.map(({ name }) => name)
}

test('of another organization nobody and nothing is found, by few words or by many', async () => {
  for (const row of [listMembers, listTrainees, listSites])
    for (const search of ['quentin', 'm777', 'marlowe'])
      expect(await pageOf(program.stranger, row, { search })).toMatchObject({ items: [], total: 0 })
})

test('whom one may pick is found the same way', async () => {
  const found = async (search: string, { browser }: Member = program.coordinator) =>
    (await browser.get(availableUsers, { query: { search } })).body.map(({ name }) => name)
  expect(await found('m777 quentin')).toEqual(inOrder([777]))
  expect(await found('quentin')).toEqual((await everyName()).slice(0, 50))
  expect(await found('uentin')).toEqual([])
  expect(await found('quentin', program.stranger)).toEqual([])
})

test('of a name that many have those are offered who may be picked, wherever they stand among the others', async () => {
  const { project } = app.practicum.databases
  const names = await everyName()
  const stand = (user_status: string) =>
    project.query(`update read.person set user_status = $1 where name = any($2::text[])`, [
      user_status,
      names.slice(0, 700),
    ])
  await stand('closed')
  const { body } = await program.coordinator.browser.get(availableUsers, { query: { search: 'quentin' } })
  await stand('active')
  expect(body.map(({ name }) => name)).toEqual(names.slice(700, 750))
})

test('an address is searched by those alone who run the platform: whole, from any of its words on, and behind its @', async () => {
  const { email, userId } = pattern
  const [local = '', host = ''] = email.split('@')
  const found = async (search: string) => (await admin().browser.list<{ id: string }>(listUsers, { search })).items
  for (const search of [email, email.toUpperCase(), local, `${local.slice(-12)}@${host}`, `marlowe ${email}`])
    expect((await found(search)).map(({ id }) => id)).toEqual([userId])
  expect((await found(`marlowe @${host}`)).map(({ id }) => id)).toEqual([userId])
  const actsAs = await admin().browser.get(loginAsUsers, { query: { search: email } })
  expect(actsAs.body.data.map(({ id }) => id)).toEqual([userId])
  for (const search of [email, local, host])
    for (const member of [program.coordinator, program.faculty]) {
      expect(await namesOf(member, listTrainees, { search })).toEqual([])
      expect((await member.browser.get(availableUsers, { query: { search } })).body).toEqual([])
    }
})
