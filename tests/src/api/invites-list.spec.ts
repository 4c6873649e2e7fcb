// The list of invitations, over the whole API: whose they are, how it is narrowed and ordered, and what it says of who was erased.
import type { InviteView } from '@practicum/shared/features/invites/invites.contract'
import { listInvites } from '@practicum/shared/features/invites/invites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { erased } from './harness/erasing'
import {
  asked,
  invitationCodeOf,
  invite,
  invitedBefore,
  listed,
  mailsTo,
  opensInvite,
  resend,
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
