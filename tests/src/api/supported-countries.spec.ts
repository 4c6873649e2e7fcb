// Which countries people may live in, over the whole API: chosen by those who run the platform, offered and refused where an address is given.
import { history } from '@practicum/shared/features/audit/history.contract'
import { listCountries } from '@practicum/shared/features/countries/countries.contract'
import { COUNTRY_SUPPORT_ID } from '@practicum/shared/features/countries/country-support.events'
import {
  listSupportedCountries,
  supportCountries,
  supportCountry,
} from '@practicum/shared/features/countries/supported.contract'
import { changeContact } from '@practicum/shared/features/people/contact.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { refusedAs } from './harness/browser'
import { filledIn, invitedBy, visitorOf } from './harness/inviting'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const support = (id: string, supported: boolean, key = newId(), who: Member = program.admin) =>
  who.browser.do(supportCountry, { params: { id }, body: { supported }, key })
const offered = async (): Promise<readonly string[]> =>
  (await (await visitorOf(app)).get(listCountries)).body.map(({ iso2 }) => iso2)
const known = async () => (await program.admin.browser.get(listSupportedCountries)).body
const living = (country_code: string, state_id: string | null = null) => ({
  ...{ phone: '+64 9 300 1234', country_code, state_id, zip: '', university_student_id: '' },
})

beforeEach(async () => {
  const all = (await known()).map(({ id }) => id)
  expect((await program.admin.browser.do(supportCountries, { body: { added: all, removed: [] } })).status).toBe(200)
  await app.caughtUp()
})

test('ADMTOOL-014 ADMTOOL-015 admins read all countries and say of one whether it is supported; it is offered or not from then on', async () => {
  const before = await known()
  expect(before.length).toBeGreaterThanOrEqual(249)
  expect(before[0]).toEqual({ id: 'US', iso2: 'US', name: 'United States', supported: true })
  expect(before.every(({ supported }) => supported)).toBe(true)
  const key = newId()
  expect((await support('NZ', false, key)).body).toEqual({ id: 'NZ', supported: false })
  expect((await support('NZ', false, key)).body).toEqual({ id: 'NZ', supported: false })
  expect((await support('NZ', false)).status).toBe(200)
  expect((await known()).filter(({ supported }) => !supported).map(({ id }) => id)).toEqual(['NZ'])
  await app.caughtUp()
  expect(await offered()).not.toContain('NZ')
  expect((await support('NZ', true)).body).toEqual({ id: 'NZ', supported: true })
  await app.caughtUp()
  expect(await offered()).toContain('NZ')
  for (const who of [program.coordinator, program.trainee])
    expect((await support('NZ', false, newId(), who)).status).toBe(403)
  expect((await support('XX', false)).status).toBe(404)
  const wrong = await program.admin.browser.do(supportCountry, { params: { id: 'NZ' }, body: {} as never })
  expect(wrong.status).toBe(422)
})

test('several are chosen at once, what is not named stays, and one is left at least', async () => {
  const change = (added: string[], removed: string[]) =>
    program.admin.browser.do(supportCountries, { body: { added, removed } })
  const others = (await known()).map(({ id }) => id).filter(id => !['US', 'CA'].includes(id))
  expect((await change([], others)).body).toEqual({ supported: 2 })
  await app.caughtUp()
  expect(await offered()).toEqual(['US', 'CA'])
  expect((await change([], others)).body).toEqual({ supported: 2 })
  expect((await change(['NZ'], [])).body).toEqual({ supported: 3 })
  expect((await change([], ['NZ'])).body).toEqual({ supported: 2 })
  expect(refusedAs(await change(['XX'], []))).toEqual([422, 'added country.unknown'])
  expect(refusedAs(await change([], ['US', 'CA']))).toEqual([422, 'removed country.last'])
  expect((await support('US', false)).status).toBe(200)
  expect(refusedAs(await support('CA', false))).toEqual([422, 'removed country.last'])
  const { entries } = (
    await program.admin.browser.get(history, { params: { subject: 'countries', id: COUNTRY_SUPPORT_ID } })
  ).body
  expect(entries.at(-1)).toMatchObject({ type: 'CountriesUnsupported' })
  const hidden = await program.coordinator.browser.get(history, {
    params: { subject: 'countries', id: COUNTRY_SUPPORT_ID },
  })
  expect(hidden.status).toBe(404)
})

test('nobody signs up or moves where it is not supported; whoever lives there changes the rest', async () => {
  const move = (who: Member, body: ReturnType<typeof living>) => who.browser.do(changeContact, { body })
  expect((await move(program.faculty, living('NZ', 'NZ-AUK'))).status).toBe(200)
  await support('NZ', false)
  const refused = [422, 'country_code country.unsupported']
  expect(refusedAs(await move(program.supervisor, living('NZ', 'NZ-AUK')))).toEqual(refused)
  expect((await move(program.faculty, { ...living('NZ', 'NZ-AUK'), zip: '1010' })).status).toBe(200)
  const invited = await invitedBy(app, program.coordinator, {})
  const details = { ...filledIn(invited), phone: '+64 9 300 1234', country_code: 'NZ', state_id: 'NZ-AUK', zip: '' }
  expect(refusedAs(await (await visitorOf(app)).do(createAccount, { body: details }))).toEqual(refused)
})
