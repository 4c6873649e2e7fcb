// The list of invitations, over the whole API: whose they are, how it is narrowed and ordered, and what it says of who was erased.
import { history } from '@practicum/shared/features/audit/history.contract'
import { type InviteView, listInvites } from '@practicum/shared/features/invites/invites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { erased } from './harness/erasing'
import {
  asked,
  type InviteBody,
  invitationCodeOf,
  invite,
  invitedBefore,
  listed,
  mailsTo,
  opensInvite,
  resend,
  withdraw,
  writtenOf,
} from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

test('is ordered by who invited', async () => {
  const { organizationId, admin } = program
  const mark = newId().slice(-12)
  for (const name of ['Yara Second', 'Abel First', 'Zeno Third']) {
    const inviter = await enrol(app, { role: 'coordinator', organizationId, name })
    await invite(inviter, asked({ last_name: `${name.split(' ')[0]}${mark}` }))
  }
  await app.caughtUp()
  const inviters = async (order: 'asc' | 'desc') => {
    const query = { search: mark, sort: 'inviter', order }
    return (await admin.browser.list<InviteView>(listInvites, query)).items.map(({ inviter }) => inviter.name)
  }
  expect(await inviters('asc')).toEqual(['Abel First', 'Yara Second', 'Zeno Third'])
  expect(await inviters('desc')).toEqual(['Zeno Third', 'Yara Second', 'Abel First'])
})

test('an inviter who was erased is nobody by name, in the list, on the page and in the mail of a later sending', async () => {
  const { organizationId, coordinator } = program
  const gone = await enrol(app, { role: 'coordinator', organizationId, name: 'Xenia Gone' })
  const body = asked()
  const by = { ...program, coordinator: gone }
  const id = await invitedBefore(app, by, { hours: 5, body })
  await erased(app, gone.userId)
  expect(await listed(coordinator, { search: body.email })).toMatchObject([{ id, inviter: { name: '[erased]' } }])
  const opened = await opensInvite(app, { id, code: await invitationCodeOf(app, id) })
  expect(opened.body).toMatchObject({ invited_by: '[erased]' })
  expect((await resend(coordinator, id)).status).toBe(200)
  const [resent] = await mailsTo(program, body.email, 2)
  expect(resent?.text).toContain('[erased] has invited you to')
})

test('who coordinates another organization sees nothing of them, and may do nothing to them', async () => {
  const { coordinator, stranger, admin } = program
  const body = asked()
  const { id } = (await invite(coordinator, body)).body
  await app.caughtUp()
  expect(await listed(stranger, { search: body.email })).toEqual([])
  const asHistory = { params: { subject: 'invite', id } }
  const answers = [
    await resend(stranger, id),
    await withdraw(stranger, id),
    await stranger.browser.get(history, asHistory),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated'])
  expect((await coordinator.browser.get(history, asHistory)).body.entries).toMatchObject([{ type: 'InviteCreated' }])
  expect(await listed(admin, { search: body.email })).toMatchObject([{ id }])
  expect((await withdraw(admin, id)).status).toBe(200)
})

test('the list is narrowed by role, status and organization, and found by part of a name or address', async () => {
  const { admin, coordinator, stranger } = program
  const mark = newId().slice(-12)
  const named = (last_name: string, changes: Partial<InviteBody> = {}) =>
    asked({ last_name: `${last_name}${mark}`, ...changes })
  await invite(coordinator, named('Abara', { role: 'faculty' }))
  await invite(coordinator, named('Brandt'))
  await invite(stranger, named('Castro'))
  await app.caughtUp()
  const names = async (by: { browser: Browser }, query: Readonly<Record<string, string>>) =>
    (await by.browser.list<InviteView>(listInvites, { search: mark, sort: 'name', order: 'asc', ...query })).items.map(
      ({ last_name }) => last_name.replace(mark, ''),
    )
  expect(await names(admin, {})).toEqual(['Abara', 'Brandt', 'Castro'])
  expect(await names(coordinator, {})).toEqual(['Abara', 'Brandt'])
  expect(await names(coordinator, { role: 'faculty' })).toEqual(['Abara'])
  expect(await names(coordinator, { status: 'withdrawn' })).toEqual([])
  expect(await names(admin, { organization_id: stranger.organizationId })).toEqual(['Castro'])
  expect(await names(coordinator, { organization_id: stranger.organizationId })).toEqual([])
})

test('whatever is sent wrong is told, and nothing is written', async () => {
  const wrong = await invite(program.coordinator, { ...asked(), email: 'nobody', first_name: '  ' })
  expect([wrong.status, codesOf(wrong).length]).toEqual([422, 2])
  expect((await resend(program.coordinator, newId())).status).toBe(404)
  expect((await withdraw(program.coordinator, newId())).status).toBe(404)
})
