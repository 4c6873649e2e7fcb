// Imports of people over the whole API: rows become invitations as by the form, and what a day allows is waited for.
import type { Executor } from '@practicum/command-service/execution/executor'
import type { Importable } from '@practicum/command-service/execution/feature'
import { peopleImportable } from '@practicum/command-service/features/invites/invites.importing'
import { changeOrganizationWords } from '@practicum/shared/features/organizations/changing.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import * as importing from './harness/importing'
import { ended, failed, PEOPLE, peopleFile, proceed, read, standing, undisturbed, workOf } from './harness/importing'
import { asked, filledIn, invitationCodeOf, invite, listed, mailsTo, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app.close())

const begin = (by: Member, rows: readonly string[]) =>
  importing.begin(by, peopleFile(rows), { kind: 'people', columns: PEOPLE })

let many = 0
/** Each with an address of its own. */
const people = (count: number): string[] => {
  many++
  return Array.from({ length: count }, (_one, at) => `p${at}.${many}@import.test,Nadia,Okoye ${at},trainee`)
}
const addressOf = (row = ''): string => row.split(',')[0] ?? ''
const invited = async (by: Member, rows: readonly string[]) => {
  await app.caughtUp()
  const found = await Promise.all(rows.map(row => listed(by, { search: addressOf(row) })))
  return found.map(({ length }) => length)
}
const spend = (key: string, count: number) =>
  app.database.pool.query(
    `insert into access.guess (key, count, window_ends_at) values ($1, $2, now() + interval '1 hour')`,
    [key, count],
  )

test('rows become invitations as the form makes them, and those that do not say why', async () => {
  const { coordinator, trainee } = program
  const known = asked()
  await invite(coordinator, known)
  const rows = [
    'ana@import.test,Ana,Ruiz,trainee',
    'leo@import.test,Leo,Brandt,Supervisora',
    'nobody@,No,Body,trainee',
    'eva@import.test,Eva,Stern,king',
    'ida@import.test,Ida,,trainee',
    `${known.email},Nadia,Okoye,trainee`,
    `${trainee.email},Tia,Reyes,trainee`,
    `long@import.test,${'x'.repeat(101)},Long,faculty`,
  ]
  const { id } = (await begin(coordinator, rows)).body
  expect(await ended(coordinator, id)).toMatchObject({ kind: 'people', status: 'done', rows: 8, added: 2, failed: 6 })
  await app.caughtUp()
  // Whose address it is stays with whoever has the file: others are erased without it.
  expect((await failed(coordinator, id)).map(({ row, field, code, said }) => [row, field, code, said])).toEqual([
    [4, 'email', 'invite.address_unfit', ''],
    [5, 'role', 'invite.role_unknown', 'e…@import.test'],
    [6, 'last_name', 'import.value_required', 'i…@import.test'],
    [7, 'email', 'invite.exists', 'n…@practicum.test'],
    [8, 'email', 'invite.holds_position', `${trainee.email[0]}…@practicum.test`],
    [9, 'first_name', 'import.value_invalid', 'l…@import.test'],
  ])
  const [leo] = await listed(coordinator, { search: 'leo@import.test' })
  expect(leo).toMatchObject({ name: 'Leo Brandt', role: 'supervisor', status: 'open', sendings: 1 })
  expect(leo?.inviter.id).toBe(coordinator.userId)
  const [mail, ...more] = await mailsTo(program, 'ana@import.test')
  expect([mail?.kind, more]).toEqual(['invite.created', []])
})

test('a role is known by what the organization calls it', async () => {
  const { coordinator, admin, organizationId } = program
  const words = { trainee: { one: 'Becario', many: 'Becarios' } }
  const changed = await admin.browser.do(changeOrganizationWords, { params: { id: organizationId }, body: { words } })
  expect(changed.status).toBe(200)
  const { id } = (await begin(coordinator, ['own@import.test,Own,Word,BECARIO'])).body
  expect(await ended(coordinator, id)).toMatchObject({ added: 1, failed: 0 })
  await app.caughtUp()
  expect(await listed(coordinator, { search: 'own@import.test' })).toMatchObject([{ role: 'trainee' }])
})

test('what broke off in the middle of a part goes on, and everybody is invited once', () =>
  undisturbed(app, async () => {
    const { coordinator } = program
    const rows = people(60)
    const { id } = (await begin(coordinator, rows)).body
    let left = 20
    const breaking: Importable['importRow'] = (...row) => {
      if (left-- === 0) throw new Error('the process ended')
      return peopleImportable.importRow(...row)
    }
    await expect(proceed(workOf(app, breaking), id)).rejects.toThrow('the process ended')
    await Promise.all([proceed(workOf(app), id), proceed(workOf(app), id)])
    expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 60, failed: 0 })
    expect(await invited(coordinator, rows)).toEqual(rows.map(() => 1))
    expect(await mailsTo(program, addressOf(rows[3]))).toHaveLength(1)
  }))

test('a row that broke off uses up one of the day however often it is tried, and is added though its person has come meanwhile', () =>
  undisturbed(app, async () => {
    const { coordinator, organizationId } = program
    const rows = people(2)
    const { id } = (await begin(coordinator, rows)).body
    let tries = 0
    const breaking: Importable['importRow'] = async (services, values, row) => {
      tries++
      const executor = tries === 1 ? writingNothing(services.executor) : services.executor
      const became = await peopleImportable.importRow({ ...services, executor }, values, row)
      if (tries === 2) throw new Error('it broke off')
      return became
    }
    const work = workOf(app, breaking)
    for (let time = 0; time < 2; time++) await expect(proceed(work, id)).rejects.toThrow('it broke off')
    const email = addressOf(rows[0])
    await app.caughtUp()
    const [open] = await listed(coordinator, { search: email })
    const invitation = { id: open?.id ?? '', email, code: await invitationCodeOf(app, open?.id ?? '') }
    const visitor = await visitorOf(app)
    expect((await visitor.do(createAccount, { body: filledIn(invitation) })).status).toBe(200)
    await proceed(work, id)
    expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 2, failed: 0 })
    expect(await app.practicum.services.attempts.count(`invites-imported:${organizationId}`)).toBe(2)
  }))

const writingNothing = (executor: Executor): Executor =>
  new Proxy(executor, {
    get: (whole, name) =>
      name === 'execute' ? () => Promise.reject(new Error('it broke off')) : Reflect.get(whole, name).bind(whole),
  })

test('where the day is used up it waits, says until when, and goes on by itself; forms are not kept waiting', () =>
  undisturbed(app, async () => {
    const { coordinator, organizationId } = program
    const rows = people(3)
    await spend(`invites-imported:${organizationId}`, 9_998)
    const { id } = (await begin(coordinator, rows)).body
    await proceed(workOf(app), id)
    await app.caughtUp()
    const waiting = await read(coordinator, id)
    expect(waiting).toMatchObject({ status: 'running', rows_done: 2, added: 2, failed: 0 })
    const goesOnAt = Date.parse(waiting.goes_on_at ?? '')
    expect(goesOnAt).toBeGreaterThan(Date.now() + 50 * 60_000)
    expect((await invite(coordinator)).status).toBe(200)
    await proceed(workOf(app), id)
    expect(await standing(app, id)).toMatchObject({ status: 'running', upTo: 2 })
    await app.database.pool.query('delete from access.guess')
    await proceed(
      workOf(app, undefined, () => new Date(goesOnAt)),
      id,
    )
    expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 3, failed: 0, goes_on_at: null })
    expect(await invited(coordinator, rows)).toEqual([1, 1, 1])
  }))

test('a row that is refused uses up nothing of the day, and whom many have written to is no reason to wait', async () => {
  const { coordinator, organizationId } = program
  const [row = '', other = ''] = people(2)
  const first = (await begin(coordinator, [row])).body.id
  await ended(coordinator, first)
  const again = (await begin(coordinator, [row])).body.id
  expect(await ended(coordinator, again)).toMatchObject({ added: 0, failed: 1 })
  expect(await app.practicum.services.attempts.count(`invites-imported:${organizationId}`)).toBe(1)
  const elsewhere = await enrol(app, { role: 'supervisor', organizationId: program.stranger.organizationId })
  await spend(`invites-to:${elsewhere.userId}`, 10)
  const { id } = (await begin(coordinator, [`${elsewhere.email},Sam,Ode,supervisor`, other])).body
  expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 1, failed: 1 })
  await app.caughtUp()
  expect((await failed(coordinator, id)).map(({ code }) => code)).toEqual(['invite.mailed_enough'])
})

test('more than 10,000 people in one file are refused, and so is a file without roles', async () => {
  const { coordinator } = program
  const rows = Array.from({ length: 10_001 }, (_row, at) => `p${at}@import.test,A,B,trainee`)
  const answer = await begin(coordinator, rows)
  expect(codesOf(answer)).toEqual(['import.too_many_rows'])
  expect(JSON.stringify(answer.body)).toContain('at most 10000 rows')
  const { role: _role, ...columns } = PEOPLE
  const unnamed = await importing.begin(coordinator, peopleFile(people(1)), { kind: 'people', columns })
  expect(codesOf(unnamed)).toEqual(['import.field_required'])
})
