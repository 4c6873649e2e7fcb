// What waits and what has failed behind the platform, over the whole API: told to admins without what names anybody, and handed back by a call.
import { systemContext } from '@practicum/command-service/execution/context'
import { platformQueues, repeatEffects } from '@practicum/shared/features/dashboards/queues.contract'
import { waitingMails } from '@practicum/shared/features/mails/waiting.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startMailServer, type TestMailServer } from '../setup/mail-server'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member } from './harness/program'

let server: TestMailServer
let app: TestApp
let admin: Member
beforeAll(async () => {
  server = await startMailServer()
  const mail = { host: '127.0.0.1', port: server.port, secure: false, tls: false, from: 'no-reply@practicum.test' }
  app = await startApp({ settings: { mail, publicUrl: 'https://practicum.test' } })
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

const queues = async () => (await admin.browser.get(platformQueues)).body
const asked = async (event_id?: string) =>
  (await admin.browser.do(repeatEffects, { body: event_id === undefined ? {} : { event_id } })).body.asked

/** As when their consumers could not handle them; answers the ids of the events. */
async function setAside(): Promise<readonly string[]> {
  const { rows } = await app.database.pool.query<{ event_id: string }>(
    `insert into bus.parked (consumer, event_id, stream, position, error, failure)
     select consumer, id, stream, '0', 'no mail for Ana Ruiz', 'TypeError'
     from (select id, stream from log.event where stream like 'user-%' limit 2) as e, unnest(array['mails', 'notifications']) as consumer
     returning event_id`,
  )
  return [...new Set(rows.map(row => row.event_id))]
}

test('effects that were set aside are told by their class of error, and are handled again: of one event, or all', async () => {
  expect(await queues()).toMatchObject({ tries: 6, total: 0, effects: [] })
  const [one = '', other = ''] = await setAside()
  const { total, effects } = await queues()
  expect(total).toBe(4)
  expect(effects.map(({ event_id, consumer, thing }) => `${event_id} ${consumer} ${thing}`).sort()).toEqual(
    [one, other].flatMap(id => [`${id} mails user`, `${id} notifications user`]).sort(),
  )
  expect(effects.every(({ failure, again_since }) => failure === 'TypeError' && again_since === null)).toBe(true)
  expect(JSON.stringify(effects)).not.toContain('Ana')
  expect(await asked(newId())).toBe(0)
  expect(await asked(one)).toBe(2)
  const wanted = (await queues()).effects.filter(({ again_since }) => again_since !== null)
  expect(new Set(wanted.map(({ event_id }) => event_id))).toEqual(new Set([one]))
  expect(await asked()).toBe(4)
})

test('mails that wait or have failed are counted by kind, without whom they are for and what a server said of them', async () => {
  server.refuse(550)
  const member = await enrol(app, { role: 'trainee', organizationId: admin.organizationId })
  const { mail } = app.practicum.services
  for (const kind of ['user.recovery_codes_renewed', 'user.sign_in_lock_lifted', 'user.sign_in_lock_lifted'])
    await mail.put({ kind, userId: member.userId, cause: newId() }, systemContext(newId(), new Date()))
  const told = await eventually(
    async () => (await admin.browser.get(waitingMails)).body.data,
    data => data.reduce((sum, { count }) => sum + count, 0) === 3 && data.every(({ status }) => status === 'rejected'),
  )
  const group = { channel: 'mail', status: 'rejected', attempts: 1, code: '550', since: expect.any(String) }
  const subject = expect.stringMatching(/^[^{}]+$/)
  expect([...told].sort((one, other) => one.count - other.count)).toEqual([
    { ...group, kind: 'user.recovery_codes_renewed', subject, count: 1 },
    { ...group, kind: 'user.sign_in_lock_lifted', subject, count: 2 },
  ])
  expect(JSON.stringify(told)).not.toMatch(/practicum\.test|not here/)
})
