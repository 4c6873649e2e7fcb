// Integrations over the whole API: made, changed, paused and deleted by whoever looks after the organization, and shown to nobody else.
import { randomBytes } from 'node:crypto'
import { integrationAggregate } from '@practicum/command-service/features/integrations/integrations.aggregate'
import { WebhookSecrets } from '@practicum/infra/webhooks/secrets'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  createIntegration,
  deleteIntegration,
  editIntegration,
  getIntegration,
  type IntegrationView,
  integrationDeliveries,
  integrationsOfOrganization,
  pauseIntegration,
  renewIntegrationSecret,
  resumeIntegration,
  sendDeliveryAgain,
  testIntegration,
} from '@practicum/shared/features/integrations/integrations.contract'
import { INTEGRATIONS_MAX } from '@practicum/shared/features/integrations/integrations.fields'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

type Body = BodyInputOf<typeof createIntegration>

const asked = (changes: Partial<Body> = {}): Body => ({
  ...{ name: 'Registrar', address: 'https://hooks.example.org/practicum', hears: ['placement.approved'] },
  ...changes,
})
/** Coordinates an organization of its own, which has no integrations yet. */
const coordinator = async (): Promise<Member> =>
  enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })
const make = ({ browser }: Member, body = asked()) => browser.do(createIntegration, { body })
const made = async (member: Member, body = asked()): Promise<string> => (await make(member, body)).body.id
const edit = ({ browser }: Member, id: string, body: Body & { version?: number } = asked(), key?: string) =>
  browser.do(editIntegration, { params: { id }, body, ...(key && { key }) })
const shown = async ({ browser }: Member, id: string): Promise<IntegrationView> =>
  (await browser.get(getIntegration, { params: { id } })).body
const listed = async ({ browser }: Member, query = {}) =>
  (await browser.get(integrationsOfOrganization, { query })).body

async function sealAllAnew(secrets: WebhookSecrets): Promise<void> {
  for (const id of await secrets.toSealAnew()) await secrets.sealAnew(id)
}

async function written(id: string): Promise<readonly string[]> {
  const { events } = await app.practicum.services.executor.loadWhole(integrationAggregate, id)
  return events.map(({ type }) => type)
}

test('ORG-014 an integration is created, read, updated and deleted by whoever coordinates the organization', async () => {
  const member = await coordinator()
  const created = await make(member, asked({ hears: ['task.completed', 'person.joined', 'task.completed'] }))
  expect([created.status, created.body]).toEqual([
    200,
    { id: expect.any(String), secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/), version: 0 },
  ])
  const { id } = created.body
  expect(await shown(member, id)).toEqual({
    ...{ id, name: 'Registrar', address: 'https://hooks.example.org/practicum', version: 0 },
    ...{ organization_id: member.organizationId, organization_name: expect.stringMatching(/^Organization /) },
    ...{ hears: ['person.joined', 'task.completed'], status: 'active', paused_because: null },
    ...{ former_secret_until: null, created_at: expect.any(String) },
  })
  const changes = { name: 'Records', address: 'https://hooks.example.org/other', hears: ['placement.denied'] }
  expect((await edit(member, id, { ...changes, version: 0 })).body).toEqual({ id, version: 1 })
  expect((await listed(member)).data).toEqual([expect.objectContaining({ id, ...changes, version: 1 })])
  expect((await member.browser.do(deleteIntegration, { params: { id } })).status).toBe(200)
  expect((await member.browser.get(getIntegration, { params: { id } })).status).toBe(404)
  expect((await listed(member)).data).toEqual([])
})

test('all that can be heard is told with the list, in the language of whoever asks', async () => {
  const { kinds } = await listed(program.coordinator)
  expect(kinds).toContainEqual({ kind: 'placement.approved', text: 'A placement is approved' })
  const headers = { 'accept-language': 'es' }
  const inSpanish = (await program.coordinator.browser.get(integrationsOfOrganization, { headers })).body.kinds
  expect(inSpanish).toContainEqual({ kind: 'placement.approved', text: 'Se aprueba una práctica' })
  expect(inSpanish.map(({ kind }) => kind)).toEqual(kinds.map(({ kind }) => kind))
})

test('nobody else has to do with it; an admin names the organization', async () => {
  const { coordinator: own, stranger, trainee, admin, organizationId } = program
  const id = await made(own)
  expect((await stranger.browser.get(getIntegration, { params: { id } })).status).toBe(404)
  expect((await edit(stranger, id)).status).toBe(404)
  expect((await edit(stranger, id, asked({ hears: ['unheard.of'] }))).status).toBe(404)
  expect((await trainee.browser.get(integrationsOfOrganization)).status).toBe(403)
  const ofOrganization = (organization_id: string) =>
    stranger.browser.get(integrationsOfOrganization, { query: { organization_id } })
  expect([(await ofOrganization(organizationId)).status, (await ofOrganization(newId())).status]).toEqual([404, 404])
  expect(refusedAs(await make(stranger, asked({ organization_id: organizationId })))).toEqual(
    refusedAs(await make(stranger, asked({ organization_id: newId() }))),
  )
  expect(codesOf(await make(admin))).toEqual(['organization.not_available'])
  const byAdmin = await made(admin, asked({ organization_id: organizationId }))
  const ids = (await listed(admin, { organization_id: organizationId })).data.map(one => one.id)
  expect(ids).toEqual(expect.arrayContaining([id, byAdmin]))
  expect((await listed(own)).data.map(one => one.id)).toEqual(ids)
})

test.each([
  ['without TLS', 'http://hooks.example.org/', 'integration.address_not_public'],
  ['of one’s own network', 'https://10.0.0.7/hook', 'integration.address_not_public'],
  ['of the machine itself, as a number', 'https://2130706433/', 'integration.address_not_public'],
  ['with a password in it', 'https://ana:secret@hooks.example.org/', 'invalid'],
  ['that is none', 'hooks.example.org', 'invalid'],
  ['that is too long', `https://hooks.example.org/${'x'.repeat(500)}`, 'invalid'],
])('an address %s is refused', async (_what, address, code) => {
  const before = (await listed(program.coordinator)).data.length
  expect(codesOf(await make(program.coordinator, asked({ address })))).toEqual([code])
  expect((await listed(program.coordinator)).data).toHaveLength(before)
})

test('it hears something, and nothing that there is not', async () => {
  expect(codesOf(await make(program.coordinator, asked({ hears: [] })))).toEqual(['invalid'])
  const unknown = await make(program.coordinator, asked({ hears: ['placement.approved', 'client.added'] }))
  expect(codesOf(unknown)).toEqual(['integration.kind_unknown'])
})

test('an organization has ten at most, also of those that are made at once', async () => {
  const member = await coordinator()
  const answers = await Promise.all(Array.from({ length: INTEGRATIONS_MAX + 2 }, () => make(member)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(codesOf)).toEqual([['integration.too_many'], ['integration.too_many']])
  const { data } = await listed(member)
  expect(data).toHaveLength(INTEGRATIONS_MAX)
  await member.browser.do(deleteIntegration, { params: { id: data[0]?.id ?? '' } })
  expect((await make(member)).status).toBe(200)
})

test('a version that somebody else has changed is a conflict, and the same change again writes nothing', async () => {
  const member = await coordinator()
  const id = await made(member)
  const [body, key] = [asked({ name: 'Records', version: 0 } as Partial<Body>), newId()]
  expect((await edit(member, id, body, key)).body).toEqual({ id, version: 1 })
  expect((await edit(member, id, body, key)).body).toEqual({ id, version: 1 })
  expect(codesOf(await edit(member, id, { ...asked({ name: 'Late' }), version: 0 }))).toEqual(['version_conflict'])
  expect(await written(id)).toEqual(['IntegrationCreated', 'IntegrationEdited'])
})

test('paused, resumed and deleted twice, it is so once; what is paused is sent no test', async () => {
  const member = await coordinator()
  const id = await made(member)
  const on = { params: { id } }
  for (const row of [pauseIntegration, pauseIntegration]) expect((await member.browser.do(row, on)).status).toBe(200)
  expect(await shown(member, id)).toMatchObject({ status: 'paused', paused_because: 'asked' })
  expect(codesOf(await member.browser.do(testIntegration, on))).toEqual(['integration.paused'])
  for (const row of [resumeIntegration, resumeIntegration]) expect((await member.browser.do(row, on)).status).toBe(200)
  expect(await shown(member, id)).toMatchObject({ status: 'active', paused_because: null })
  await member.browser.do(deleteIntegration, on)
  expect((await member.browser.do(deleteIntegration, on)).status).toBe(404)
  expect(await written(id)).toEqual([
    'IntegrationCreated',
    'IntegrationPaused',
    'IntegrationResumed',
    'IntegrationDeleted',
  ])
})

test('what is not there is tested, renewed and sent again by nobody', async () => {
  const member = await coordinator()
  const id = await made(member)
  const again = (delivery_id: string, of = id) =>
    member.browser.do(sendDeliveryAgain, { params: { id: of, delivery_id } })
  expect((await again(newId())).status).toBe(404)
  const foreign = await made(program.coordinator)
  for (const row of [testIntegration, renewIntegrationSecret, pauseIntegration, resumeIntegration, deleteIntegration])
    expect((await member.browser.do(row, { params: { id: foreign } })).status).toBe(404)
  expect((await member.browser.get(integrationDeliveries, { params: { id: foreign } })).status).toBe(404)
  const { deliveries } = app.practicum.services.webhooks
  const delivery = newId()
  await deliveries.queue({ id: delivery, integrationId: foreign, kind: 'task.completed', body: '{}' })
  await deliveries.drop(delivery, 'unreachable')
  expect((await again(delivery)).status).toBe(404)
  expect(await deliveries.statusOf(foreign, delivery)).toBe('failed')
})

test('its secret is in no table as it is, and its history tells what was done and no secret', async () => {
  const { coordinator: own } = program
  const { id, secret } = (await make(own)).body
  const renewed = (await own.browser.do(renewIntegrationSecret, { params: { id } })).body.secret
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select string_agg(e::text, ' ') as text from log.event e union all select string_agg(i::text, ' ') from read.integration i
     union all select string_agg(w::text, ' ') from access.webhook w union all select string_agg(a::text, ' ') from access.answer a`,
  )
  const kept = rows.map(({ text }) => text).join(' ')
  for (const one of [secret, renewed]) {
    const bytes = Buffer.from(one.slice('whsec_'.length), 'base64')
    for (const trace of [one, bytes.toString('hex'), bytes.toString('base64')]) expect(kept).not.toContain(trace)
  }
  const told = await own.browser.get(history, { params: { subject: 'integration', id } })
  expect(told.body.entries.map(({ type }) => type)).toEqual(['IntegrationCreated', 'IntegrationSecretRenewed'])
  expect(JSON.stringify(told.body)).not.toContain('whsec_')
})

test('of one that was never made or is deleted, the secret goes within hours', async () => {
  const { secrets } = app.practicum.services.webhooks
  const member = await coordinator()
  const [kept, left] = [await made(member), newId()]
  await secrets.keep({ integrationId: left, organizationId: member.organizationId, secret: 'whsec_left', most: 10 })
  await runSchedule(app, 'webhooks-tidied')
  expect(await secrets.of(left)).toEqual(['whsec_left'])
  await app.database.pool.query(`update access.webhook set created_at = created_at - interval '2 hours'`)
  await runSchedule(app, 'webhooks-tidied')
  expect([await secrets.of(left), (await secrets.of(kept)).length]).toEqual([[], 1])
})

test('under another key of the installation its secret is sealed anew, and opens without the former one', async () => {
  const { pool } = app.database
  const { current: former } = app.config.secrets.keyEncryption
  const current = { id: 'another', bytes: randomBytes(32) }
  const { id, secret } = (await make(await coordinator())).body
  const [there, back] = [
    { current, previous: former },
    { current: former, previous: current },
  ].map(keys => new WebhookSecrets(pool, keys)) as [WebhookSecrets, WebhookSecrets]
  await sealAllAnew(there)
  expect(await new WebhookSecrets(pool, { current, previous: undefined }).of(id)).toEqual([secret])
  await sealAllAnew(back)
  expect(await app.practicum.services.webhooks.secrets.of(id)).toEqual([secret])
})
