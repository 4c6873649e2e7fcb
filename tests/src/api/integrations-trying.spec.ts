// What webhooks are signed with, what counts as a try and as a failure, whose turn it is, and what happens where the organization is archived.
import { setTimeout as wait } from 'node:timers/promises'
import { tidyingSchedule } from '@practicum/command-service/features/integrations/integrations.schedule'
import { WebhookSending } from '@practicum/command-service/features/integrations/integrations.sending'
import type { Webhooks } from '@practicum/command-service/reactions/hooking'
import { WebhookSecrets } from '@practicum/infra/webhooks/secrets'
import {
  createIntegration,
  deleteIntegration,
  editIntegration,
  getIntegration,
  integrationDeliveries,
  pauseIntegration,
  renewIntegrationSecret,
  resumeIntegration,
  sendDeliveryAgain,
  testIntegration,
} from '@practicum/shared/features/integrations/integrations.contract'
import { INTEGRATIONS_MAX } from '@practicum/shared/features/integrations/integrations.fields'
import { archiveOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Webhook } from 'standardwebhooks'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { type HookServer, startHookServer } from './harness/hooked'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { withoutSchedule } from './harness/schedules'

let server: HookServer
let app: TestApp
let program: TestProgram
beforeAll(async () => {
  server = await startHookServer()
  app = await startApp({ settings: { webhooksToPrivate: true } })
  program = await foundProgram(app)
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

interface Made {
  readonly id: string
  readonly secret: string
  readonly name: string
  readonly by: Member
}

const asked = (name: string) => ({ name: 'Registrar', address: server.at(name), hears: ['task.completed'] })

async function made(): Promise<Made> {
  const by = await enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })
  const name = newId()
  return { ...(await by.browser.do(createIntegration, { body: asked(name) })).body, name, by }
}

const at = ({ id }: Made) => ({ params: { id } })
const moveTo = (one: Made, name: string) => one.by.browser.do(editIntegration, { ...at(one), body: asked(name) })
const shown = async (one: Made) => (await one.by.browser.get(getIntegration, at(one))).body
const newest = async (one: Made) => (await one.by.browser.get(integrationDeliveries, at(one))).body.data[0]
const alone = <Result>(work: () => Promise<Result>) => withoutSchedule(app, 'webhooks', work)
const webhooks = (): Webhooks => app.practicum.services.webhooks

async function queued({ id: integrationId }: Made): Promise<string> {
  const id = newId()
  await webhooks().deliveries.queue({ id, integrationId, kind: 'task.completed', body: '{}' })
  return id
}

async function dueNow({ id }: Made): Promise<void> {
  await app.database.pool.query(
    `update access.webhook_delivery set due_at = now() where integration_id = $1 and status = 'waiting'`,
    [id],
  )
}

const run = (changes: Partial<Webhooks> = {}, runMs?: number): Promise<void> =>
  new WebhookSending(app.practicum.services.executor, { ...webhooks(), ...changes }, runMs).run()

/** As if failures had begun, and the last had been, so many days ago. */
const failed = ({ id }: Made, sinceDays: number, lastDays: number) =>
  app.database.pool.query(
    `update access.webhook set failing_since = now() - make_interval(days => $2), failed_at = now() - make_interval(days => $3)
     where integration_id = $1`,
    [id, sinceDays, lastDays],
  )

const sealedBy = ({ id }: Made, key: string) =>
  app.database.pool.query('update access.webhook set sealed_by = $2 where integration_id = $1', [id, key])

/** As if so much time had passed since secrets were renewed. */
const secondsLater = ({ id }: Made, seconds: number) =>
  app.database.pool.query(
    `update access.webhook set formers = (
       select jsonb_agg(one || jsonb_build_object('until', (one ->> 'until')::timestamptz - make_interval(secs => $2)) order by place)
       from jsonb_array_elements(formers) with ordinality as f (one, place)) where integration_id = $1`,
    [id, seconds],
  )

/** Which of these secrets fit what it is sent now. */
async function fitting(one: Made, secrets: readonly string[]): Promise<readonly string[]> {
  await alone(async () => {
    await queued(one)
    await run()
  })
  const last = server.received(one.name).at(-1)
  if (!last) throw new Error('nothing was sent')
  return secrets.filter(secret => {
    try {
      return new Webhook(secret).verify(last.body, last.headers as Record<string, string>) !== undefined
    } catch {
      return false
    }
  })
}

const renewed = async (one: Made) => (await one.by.browser.do(renewIntegrationSecret, at(one))).body

test('with a new secret it is signed with the former one as well, for 24 hours', async () => {
  const one = await made()
  const from = Date.now()
  const { secret, former_secret_until } = await renewed(one)
  const promised = Date.parse(former_secret_until) - 86_400_000
  expect(promised >= from && promised <= Date.now()).toBe(true)
  expect((await shown(one)).former_secret_until).toBe(former_secret_until)
  await secondsLater(one, 86_340)
  expect(await fitting(one, [secret, one.secret])).toEqual([secret, one.secret])
  await secondsLater(one, 60)
  expect(await fitting(one, [secret, one.secret])).toEqual([secret])
})

test('renewed again, it is signed with the very first secret for as long as was promised for it', async () => {
  const one = await made()
  const { secret: second } = await renewed(one)
  await secondsLater(one, 3600)
  const { secret: third } = await renewed(one)
  const all = [third, second, one.secret]
  await secondsLater(one, 82_740)
  expect(await fitting(one, all)).toEqual(all)
  await secondsLater(one, 60)
  expect(await fitting(one, all)).toEqual([third, second])
})

test('renewed more often than anybody needs, the first and the last secrets fit', async () => {
  const one = await made()
  const all = [one.secret]
  for (let times = 1; times <= 7; times++) all.unshift((await renewed(one)).secret)
  expect(await fitting(one, all)).toEqual([...all.slice(0, 5), one.secret])
})

test('where the key of its secret is not given, no try is used up and the others are sent', async () => {
  const [one, other] = [await made(), await made()]
  const key = app.config.secrets.keyEncryption.current.id
  await alone(async () => {
    await sealedBy(one, 'lost')
    await queued(one)
    await queued(other)
    await expect(run()).rejects.toThrow('1 of 2 failed')
    expect(await newest(one)).toMatchObject({ status: 'waiting', attempts: 0, attempted_at: null })
    expect(await newest(other)).toMatchObject({ status: 'sent' })
    await sealedBy(one, key)
    await run()
  })
  expect(await newest(one)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('failures with days of silence between them are none that last, and a new address has five days of its own', async () => {
  const [quiet, moved] = [await made(), await made()]
  const elsewhere = newId()
  for (const name of [quiet.name, moved.name, elsewhere]) server.answer(name, 500, 500, 500)
  await alone(async () => {
    for (const one of [quiet, moved]) await queued(one)
    await run()
    await failed(quiet, 6, 3)
    await failed(moved, 6, 0)
    await moveTo(moved, elsewhere)
    for (const one of [quiet, moved]) await dueNow(one)
    await run()
    for (const one of [quiet, moved]) expect(await newest(one)).toMatchObject({ attempts: 2, answer: 500 })
    for (const one of [quiet, moved]) expect(await shown(one)).toMatchObject({ status: 'active' })
    await failed(quiet, 6, 1)
    await dueNow(quiet)
    await run()
  })
  await eventually(
    () => shown(quiet),
    ({ paused_because }) => paused_because === 'failing',
  )
})

test('an address that answers 410 when it is none any more pauses nothing', async () => {
  const one = await made()
  const elsewhere = newId()
  server.answer(one.name, 410)
  await alone(async () => {
    await queued(one)
    const { post } = webhooks()
    await run({
      post: async posted => {
        await moveTo(one, elsewhere)
        return post(posted)
      },
    })
  })
  expect(await newest(one)).toMatchObject({ status: 'failed', answer: 410 })
  expect(await shown(one)).toMatchObject({ status: 'active' })
})

test('what comes back late from a try is not written over the next', async () => {
  const one = await made()
  const { deliveries } = webhooks()
  await alone(async () => {
    const id = await queued(one)
    const first = await deliveries.take(id)
    await dueNow(one)
    const second = await deliveries.take(id)
    expect([first?.attempts, second?.attempts]).toEqual([1, 2])
    const late = { id, attempts: 1 }
    expect(await deliveries.finish(late, { answer: 500, failure: null }, { status: 'failed' })).toBe(false)
    await deliveries.drop(id, 'paused')
    expect(await newest(one)).toMatchObject({ status: 'waiting', attempts: 2, answer: null })
    expect(await deliveries.finish({ id, attempts: 2 }, { answer: 204, failure: null }, { status: 'sent' })).toBe(true)
  })
})

test('one that answers slowly has its turn and no more, and is behind all others in the next', async () => {
  const [slow, other] = [await made(), await made()]
  await alone(async () => {
    for (const _ of [1, 2, 3]) await queued(slow)
    const { post, deliveries } = webhooks()
    const slowly: Webhooks['post'] = async posted => {
      await wait(2500)
      return post(posted)
    }
    await run({ post: slowly }, 2000)
    expect(server.received(slow.name)).toHaveLength(1)
    await queued(other)
    expect([...(await deliveries.due()).keys()]).toEqual([other.id, slow.id])
    await run()
  })
  expect([slow, other].map(({ name }) => server.received(name).length)).toEqual([3, 1])
})

test('of an organization that is archived nothing is sent, and an integration is only paused or deleted', async () => {
  const one = await made()
  const { browser } = program.admin
  await alone(async () => {
    await queued(one)
    await browser.do(archiveOrganization, { params: { id: one.by.organizationId } })
    await run()
  })
  expect(server.received(one.name)).toEqual([])
  const [delivery] = (await browser.get(integrationDeliveries, at(one))).body.data
  expect(delivery).toMatchObject({ status: 'failed', failure: 'paused', attempts: 0 })
  const before = await webhooks().secrets.of(one.id)
  const again = { params: { id: one.id, delivery_id: delivery?.id ?? '' } }
  const refused = [
    await browser.do(editIntegration, { ...at(one), body: asked(newId()) }),
    await browser.do(resumeIntegration, at(one)),
    await browser.do(renewIntegrationSecret, at(one)),
    await browser.do(testIntegration, at(one)),
    await browser.do(sendDeliveryAgain, again),
  ]
  expect(refused.map(codesOf)).toEqual(Array(5).fill(['organization.archived']))
  expect(await webhooks().secrets.of(one.id)).toEqual(before)
  for (const row of [pauseIntegration, deleteIntegration]) expect((await browser.do(row, at(one))).status).toBe(200)
})

test('integrations that a process died over while it was making them take nobody’s place for longer than minutes', async () => {
  const { browser, organizationId } = await enrol(app, {
    role: 'coordinator',
    organizationId: await foundOrganization(app),
  })
  const create = () => browser.do(createIntegration, { body: asked(newId()) })
  const { id } = (await create()).body
  for (let n = 1; n < INTEGRATIONS_MAX; n++) {
    const left = { integrationId: newId(), organizationId, secret: 'whsec_left', most: INTEGRATIONS_MAX }
    expect(await webhooks().secrets.keep(left)).toBe(true)
  }
  expect(codesOf(await create())).toEqual(['integration.too_many'])
  await app.database.pool.query(
    `update access.webhook set created_at = created_at - interval '11 minutes' where organization_id = $1`,
    [organizationId],
  )
  const second = (await create()).body.id
  expect(await webhooks().secrets.ofOrganization(organizationId)).toEqual([id, second])
})

test('a secret that cannot be opened keeps no other from being sealed anew', async () => {
  const [lost, sealed] = [await made(), await made()]
  const { pool } = app.database
  const { services } = app.practicum
  const { current } = app.config.secrets.keyEncryption
  const another = { id: 'another', bytes: Buffer.alloc(32, 7) }
  await alone(async () => {
    await new WebhookSecrets(pool, { current: another, previous: current }).sealAnew(sealed.id)
    await sealedBy(lost, 'lost')
    const secrets = new WebhookSecrets(pool, { current, previous: another })
    const tidied = tidyingSchedule({ ...services, webhooks: { ...webhooks(), secrets } }).run(new Date())
    await expect(tidied).rejects.toThrow('sealed with a key that is not given')
    await sealedBy(lost, current.id)
  })
  expect(await webhooks().secrets.of(sealed.id)).toHaveLength(1)
})
