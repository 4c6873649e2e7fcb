// Withdrawing invitations, over the whole API.
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { asked, invite, listed, mailsTo, refusedAs, resend, withdraw, writtenOf } from './harness/inviting'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

test('INVITE-007 it is withdrawn, once, is not sent again, and they can be invited anew', async () => {
  const { coordinator } = program
  const [body, key] = [asked(), newId()]
  const { id } = (await invite(coordinator, body)).body
  expect((await withdraw(coordinator, id, key)).status).toBe(200)
  for (const again of [key, newId()]) expect((await withdraw(coordinator, id, again)).status).toBe(200)
  expect(await listed(coordinator, { search: body.email })).toMatchObject([{ id, status: 'withdrawn' }])
  expect(refusedAs(await resend(coordinator, id))).toEqual([409, 'invite.withdrawn'])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteWithdrawn'])
  expect((await invite(coordinator, body)).body).toEqual({ id })
  expect(await listed(coordinator, { search: body.email })).toMatchObject([{ id, status: 'open', sendings: 1 }])
  expect(await mailsTo(program, body.email, 2)).toHaveLength(2)
})

test('of many who do it at once all have done it, and it is written once', async () => {
  const { id } = (await invite(program.coordinator)).body
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(program.coordinator, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await writtenOf(app, id)).toEqual(['InviteCreated', 'InviteWithdrawn'])
})
