// Organizations over the whole API: founded, found, changed by whoever looks after them, and shown to their people at once.

import { history } from '@practicum/shared/features/audit/history.contract'
import {
  changeOrganizationSettings,
  changeOrganizationWords,
  chooseOrganizationOwner,
  cloneOrganization,
  editOrganization,
  foundOrganization,
} from '@practicum/shared/features/organizations/changing.contract'
import {
  getOrganization,
  listOrganizations,
  type OrganizationDetails,
  type OrganizationItem,
  organizationNames,
} from '@practicum/shared/features/organizations/organizations.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { type Heard, Listener } from './harness/listener'
import { enrol, foundOrganization as founded, type Member } from './harness/program'

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startApp()
  admin = await enrol(app, { role: 'admin', organizationId: await founded(app) })
})
afterAll(() => app?.close())

interface Program {
  readonly id: string
  readonly coordinator: Member
  readonly trainee: Member
}

async function program(): Promise<Program> {
  const id = await founded(app)
  const coordinator = await enrol(app, { role: 'coordinator', organizationId: id })
  const trainee = await enrol(app, { role: 'trainee', organizationId: id })
  await app.caughtUp()
  return { id, coordinator, trainee }
}

const of = ({ id }: { readonly id: string }) => ({ params: { id } })
const details = async ({ browser }: Member, organization: { readonly id: string }): Promise<OrganizationDetails> =>
  (await browser.get(getOrganization, of(organization))).body
const listed = async (query: Readonly<Record<string, string>>): Promise<readonly OrganizationItem[]> =>
  (await admin.browser.list<OrganizationItem>(listOrganizations, query)).items
const organizationOf = async (browser: Browser) => (await browser.get(currentUser)).body.current_position.organization
const face = { name: 'Harbor State University', timezone: 'America/Denver', accent: '#2f6f6d' }
const words = { trainee: { one: 'intern', many: 'interns' } }
const settings = {
  allow_trainee_code_purchase: true,
  require_trainee_insurance: true,
  show_welcome: false,
  enable_stronger_passwords: true,
}

test('an admin founds an organization, which begins with the settings of all, and a repeat founds no second one', async () => {
  const body = { ...face, name: `Founded ${newId()}`, kind: 'clinical' as const }
  const key = newId()
  const made = await admin.browser.do(foundOrganization, { body, key })
  const again = await admin.browser.do(foundOrganization, { body, key })
  expect([made.status, again.body]).toEqual([200, made.body])
  expect(await listed({ search: body.name })).toMatchObject([{ id: made.body.id, kind: 'clinical', people_count: 0 }])
  expect(await details(admin, made.body)).toMatchObject({
    ...body,
    ...{ owner: null, dynamic_words: DEFAULT_WORDS, own_words: [], cared_for: true, version: 0 },
    organization_settings: {
      ...{ allow_trainee_code_purchase: false, require_trainee_insurance: false },
      ...{ show_welcome: true, enable_stronger_passwords: false },
    },
  })
  const nowhere = await admin.browser.do(foundOrganization, { body: { ...body, timezone: 'Mars/Base' } })
  expect(refusedWith(nowhere)).toEqual([422, ['organization.zone_unknown']])
  const pale = await admin.browser.do(foundOrganization, { body: { ...body, accent: '#ffff00' } })
  expect(pale.status).toBe(422)
  const nameless = await admin.browser.do(foundOrganization, { body: { ...body, name: '  ' } })
  expect(nameless.status).toBe(422)
})

test('ORG-011 an admin has the organizations by pages, narrowed and in order, and the whole list of their names', async () => {
  const mark = newId()
  const makes = ['b', 'a', 'c'].map(letter => ({ ...face, name: `${letter} ${mark}`, kind: 'academic' as const }))
  for (const body of makes) await admin.browser.do(foundOrganization, { body })
  const first = await admin.browser.list<OrganizationItem>(listOrganizations, { search: mark, per_page: '2' })
  expect([first.items.map(({ name }) => name), first.total]).toEqual([[`a ${mark}`, `b ${mark}`], 3])
  const second = await admin.browser.list<OrganizationItem>(listOrganizations, {
    search: mark,
    per_page: '2',
    page: '2',
  })
  expect(second.items.map(({ name }) => name)).toEqual([`c ${mark}`])
  expect(await listed({ search: mark, kind: 'clinical' })).toEqual([])
  const names = (await admin.browser.get(organizationNames)).body.data.map(({ name }) => name)
  expect(names.filter(name => name.includes(mark))).toEqual([`a ${mark}`, `b ${mark}`, `c ${mark}`])
  expect(names.length).toBeGreaterThan(3)
})

test('an organization is cloned with its look, words and settings, and without its people', async () => {
  const { id, coordinator } = await program()
  await coordinator.browser.do(editOrganization, { ...of({ id }), body: face })
  await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words } })
  await coordinator.browser.do(changeOrganizationSettings, { ...of({ id }), body: settings })
  const cloned = await admin.browser.do(cloneOrganization, { ...of({ id }), body: { name: 'Harbor North' } })
  expect(await details(admin, cloned.body)).toMatchObject({
    ...{ ...face, name: 'Harbor North', kind: 'academic', people_count: 0, owner: null },
    ...{ own_words: ['trainee'], organization_settings: settings },
  })
  expect((await details(admin, { id })).people_count).toBe(2)
  const missing = await admin.browser.do(cloneOrganization, { ...of({ id: newId() }), body: { name: 'None' } })
  expect(missing.status).toBe(404)
})

test('SCOPE-002 its coordinator rewords each of the seven terms, and its people are told at once', async () => {
  const { id, coordinator, trainee } = await program()
  const listener = await Listener.open(trainee.browser)
  expect(await listener.subscribe((await trainee.browser.get(currentUser)).body.channel)).toBe(200)
  const all = Object.fromEntries(Object.keys(DEFAULT_WORDS).map(key => [key, { one: `my ${key}`, many: `my ${key}s` }]))
  const changed = await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words: all } })
  expect(changed.status).toBe(200)
  const isTold = ({ payload }: Heard) => payload.id === id
  await eventually(
    async () => listener.heard,
    heard => heard.some(isTold),
  )
  expect((await organizationOf(trainee.browser)).dynamic_words).toEqual(all)
  expect((await details(trainee, { id })).own_words).toEqual(Object.keys(DEFAULT_WORDS))
  await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words } })
  expect((await organizationOf(trainee.browser)).dynamic_words).toEqual({ ...DEFAULT_WORDS, ...words })
  for (const wrong of [
    { janitor: words.trainee },
    { trainee: { one: 'intern' } },
    { trainee: { one: '', many: 'x' } },
    { trainee: { one: '{client}', many: 'clients' } },
    { trainee: { one: 'intern', many: 'one |||| many' } },
  ]) {
    const answer = await coordinator.browser.do(changeOrganizationWords, {
      ...of({ id }),
      body: { words: wrong as typeof words },
    })
    expect(answer.status).toBe(422)
  }
  listener.close()
})

test('its name and colour are shown wherever its people are, in the next answer', async () => {
  const { id, coordinator, trainee } = await program()
  expect((await coordinator.browser.do(editOrganization, { ...of({ id }), body: face })).status).toBe(200)
  expect(await organizationOf(trainee.browser)).toMatchObject({ name: face.name, accent: face.accent })
  expect(await details(trainee, { id })).toMatchObject({ ...face, cared_for: false, people_count: null })
  const pale = await coordinator.browser.do(editOrganization, { ...of({ id }), body: { ...face, accent: '#eeeeee' } })
  expect(pale.status).toBe(422)
  const nowhere = await coordinator.browser.do(editOrganization, { ...of({ id }), body: { ...face, timezone: 'x' } })
  expect(refusedWith(nowhere)).toEqual([422, ['organization.zone_unknown']])
})

test('PASSWORD-006 ORG-003 POSITION-005 what it has decided is what its people are told of', async () => {
  const { id, coordinator, trainee } = await program()
  await coordinator.browser.do(changeOrganizationSettings, { ...of({ id }), body: settings })
  expect((await organizationOf(trainee.browser)).organization_settings).toEqual(settings)
  const part = { require_trainee_insurance: true } as typeof settings
  const answer = await coordinator.browser.do(changeOrganizationSettings, { ...of({ id }), body: part })
  expect(answer.status).toBe(422)
})

test('whoever has seen an older version is told so, and changes nothing', async () => {
  const { id, coordinator } = await program()
  const { version } = await details(coordinator, { id })
  await coordinator.browser.do(editOrganization, { ...of({ id }), body: { ...face, version } })
  const late = { ...face, name: 'Too late', version }
  for (const answer of [
    await coordinator.browser.do(editOrganization, { ...of({ id }), body: late }),
    await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words, version } }),
    await coordinator.browser.do(changeOrganizationSettings, { ...of({ id }), body: { ...settings, version } }),
  ]) {
    expect(refusedWith(answer)).toEqual([409, ['version_conflict']])
  }
  expect(await details(coordinator, { id })).toMatchObject({ name: face.name, own_words: [], version: version + 1 })
})

test('ORG-004 its owner is somebody who coordinates it, and nobody else of it or of elsewhere', async () => {
  const { id, coordinator, trainee } = await program()
  const elsewhere = await program()
  const choose = (user_id: string) => admin.browser.do(chooseOrganizationOwner, { ...of({ id }), body: { user_id } })
  for (const wrong of [trainee.userId, elsewhere.coordinator.userId, admin.userId])
    expect(refusedWith(await choose(wrong))).toEqual([422, ['organization.owner_role']])
  expect(refusedWith(await choose(newId()))).toEqual([422, ['person.not_available']])
  expect((await choose(coordinator.userId)).status).toBe(200)
  expect((await choose(coordinator.userId)).status).toBe(200)
  expect((await details(trainee, { id })).owner).toMatchObject({ id: coordinator.userId })
  const closed = await enrol(app, { role: 'coordinator', organizationId: id })
  await admin.browser.do(deactivateUser, { params: { id: closed.userId } })
  expect(refusedWith(await choose(closed.userId))).toEqual([422, ['person.not_available']])
})

test('for the people of another organization it does not exist', async () => {
  const { id } = await program()
  const { coordinator, trainee } = await program()
  expect((await trainee.browser.get(getOrganization, of({ id }))).status).toBe(404)
  expect((await coordinator.browser.do(editOrganization, { ...of({ id }), body: face })).status).toBe(404)
  expect((await trainee.browser.do(editOrganization, { ...of({ id }), body: face })).status).toBe(403)
})

test('its history tells words and settings one by one, and its owner by name', async () => {
  const { id, coordinator } = await program()
  await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words } })
  await coordinator.browser.do(changeOrganizationWords, { ...of({ id }), body: { words: {} } })
  await coordinator.browser.do(changeOrganizationSettings, { ...of({ id }), body: settings })
  await admin.browser.do(chooseOrganizationOwner, { ...of({ id }), body: { user_id: coordinator.userId } })
  const told = await coordinator.browser.get(history, { params: { subject: 'organization', id } })
  const [, ...changed] = told.body.entries.map(({ type, changes }) => [type, changes] as const)
  expect(changed).toEqual([
    ['OrganizationWordsChanged', [{ field: 'trainee', before: null, after: 'intern, interns' }]],
    ['OrganizationWordsChanged', [{ field: 'trainee', before: 'intern, interns', after: null }]],
    [
      'OrganizationSettingsChanged',
      [
        { field: 'allowTraineeCodePurchase', before: false, after: true },
        { field: 'requireTraineeInsurance', before: false, after: true },
        { field: 'showWelcome', before: true, after: false },
        { field: 'enableStrongerPasswords', before: false, after: true },
      ],
    ],
    ['OrganizationOwnerChosen', [{ field: 'owner', before: null, after: 'coordinator Person' }]],
  ])
})
