// How one can be reached, told and read by oneself alone, over the whole API.
import { changeContact, ownContact } from '@practicum/shared/features/people/contact.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app?.close())

const TOLD = {
  ...{ phone: '(212) 555-0123', country_code: 'US', state_id: 'US-CA', zip: ' 94103 ' },
  ...{ other_phone: '+44 20 7946 0958', address1: ' 12 Pine Street ', address2: 'Apartment 4', city: 'San Francisco' },
  university_student_id: 'S-1',
}
const KEPT = {
  ...{ ...TOLD, phone: '+12125550123', other_phone: '+442079460958' },
  ...{ address1: '12 Pine Street', zip: '94103' },
}
const NO_ADDRESS = { other_phone: null, address1: null, address2: null, city: null }
const NOTHING = {
  ...{ phone: null, ...NO_ADDRESS, country_code: null, state_id: null, zip: null },
  university_student_id: null,
}

const someone = (role: 'trainee' | 'supervisor' = 'trainee'): Promise<Member> => enrol(app, { role, organizationId })
const contactOf = async ({ browser }: Member) => (await browser.get(ownContact)).body
const wrongIn = ({ body }: Answer): readonly string[] =>
  (body as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => `${field} ${code}`)
const toldBy = async ({ userId }: Member): Promise<number> => {
  const { events } = await app.practicum.store.readStream(`user-${userId}`)
  return events.filter(({ type }) => type === 'ContactDetailsChanged').length
}

test('USER3-001 the record of somebody holds their names, address of mail, two telephone numbers, country, address and time zone', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId, name: 'Ana Ruiz', zone: 'America/Denver' })
  await member.browser.do(changeContact, { body: TOLD })
  const admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
  expect((await admin.browser.get(getUser, { params: { id: member.userId } })).body).toMatchObject({
    ...{ first_name: 'Ana', last_name: 'Ruiz', email: member.email, timezone: 'America/Denver' },
    ...{ phone: '+12125550123', other_phone: '+442079460958' },
    ...{ address1: '12 Pine Street', address2: 'Apartment 4', city: 'San Francisco' },
    ...{ country_code: 'US', state_id: 'US-CA', zip: '94103' },
  })
})

test('an address and another number may be left out, and are none then', async () => {
  const member = await someone()
  await member.browser.do(changeContact, { body: TOLD })
  const { other_phone: _other, address1: _one, address2: _two, city: _city, ...body } = TOLD
  expect((await member.browser.do(changeContact, { body })).status).toBe(200)
  expect(await contactOf(member)).toEqual({ ...KEPT, ...NO_ADDRESS, version: 2 })
})

test('one tells it, reads it as it is kept, and so does an admin; nobody else has it with that', async () => {
  const [member, other] = [await someone(), await someone()]
  expect(await contactOf(member)).toEqual({ ...NOTHING, version: 0 })
  const answer = await member.browser.do(changeContact, { body: { ...TOLD, version: 0 } })
  expect([answer.status, answer.body]).toEqual([200, { version: 1 }])
  expect(await contactOf(member)).toEqual({ ...KEPT, version: 1 })
  expect(await contactOf(other)).toEqual({ ...NOTHING, version: 0 })
  const admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
  expect((await admin.browser.get(getUser, { params: { id: member.userId } })).body).toMatchObject(KEPT)
})

test('everything that is wrong is told at once, beside its field, and nothing is kept', async () => {
  const member = await someone('supervisor')
  const body = { ...TOLD, phone: '12', other_phone: '34', state_id: null, zip: 'K1A 0B1' }
  const refused = await member.browser.do(changeContact, { body })
  expect(refused.status).toBe(422)
  expect([...wrongIn(refused)].sort()).toEqual([
    'other_phone valid_phone_intl',
    'phone valid_phone_intl',
    'state_id contact.state_required',
    'university_student_id contact.student_id_unfit',
    'zip valid_zip',
  ])
  const nowhere = { ...TOLD, country_code: 'QQ', university_student_id: '' }
  expect(wrongIn(await member.browser.do(changeContact, { body: nowhere }))).toContain(
    'country_code contact.country_unknown',
  )
  const whose = await member.browser.send('PUT', '/api/users/current/contact', {
    body: { ...TOLD, user_id: (await someone()).userId },
  })
  expect([whose.status, codesOf(whose)]).toEqual([422, ['unknown_key']])
  expect(await toldBy(member)).toBe(0)
})

test('what comes twice under one key is told once, with the same answer', async () => {
  const member = await someone()
  const sent = { body: { ...TOLD, version: 0 }, key: newId() }
  const answers = [await member.browser.do(changeContact, sent), await member.browser.do(changeContact, sent)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { version: 1 }],
    [200, { version: 1 }],
  ])
  expect(await toldBy(member)).toBe(1)
})

test('whoever has seen an older version is told so and changes nothing; a sign-in elsewhere is none', async () => {
  const member = await someone()
  await member.browser.do(changeContact, { body: { ...TOLD, version: 0 } })
  const late = await member.browser.do(changeContact, { body: { ...TOLD, zip: '94110', version: 0 } })
  expect([late.status, codesOf(late)]).toEqual([409, ['version_conflict']])
  expect(await contactOf(member)).toEqual({ ...KEPT, version: 1 })
  await app.visitor().signIn(member.email, PASSWORD)
  const next = await member.browser.do(changeContact, { body: { ...TOLD, zip: '94110', version: 1 } })
  expect(next.status).toBe(200)
  expect(await contactOf(member)).toEqual({ ...KEPT, zip: '94110', version: 2 })
})

test('of two at once who saw the same, one is told to look again', async () => {
  const member = await someone()
  const answers = await Promise.all(
    ['94103', '94110'].map(zip => member.browser.do(changeContact, { body: { ...TOLD, zip, version: 0 } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await toldBy(member)).toBe(1)
})
