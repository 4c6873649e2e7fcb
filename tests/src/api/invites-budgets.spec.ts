// How many invitations are sent, over the whole API: to one mailbox, by one inviter, in the name of one organization.
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { startApp, type TestApp } from './harness/app'
import { asked, invite, invitedBefore, refusedAs, resend, withdraw } from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const TIMES = 12

/** How many mails to whom this invitation is for have been counted. */
async function mailsCounted(id: string): Promise<number> {
  const { executor, attempts } = app.practicum.services
  const { state } = await executor.load(inviteAggregate, id)
  return attempts.count(`invites-to:${state.status === 'unknown' ? '' : state.userId}`)
}

test('what is refused uses up nothing of what one mailbox gets, and is told although that is used up', async () => {
  const { coordinator } = program
  const body = asked()
  const { id } = (await invite(coordinator, body)).body
  for (let time = 0; time < TIMES; time++) {
    expect(refusedAs(await invite(coordinator, body))).toEqual([409, 'email invite.exists'])
    expect(refusedAs(await resend(coordinator, id))).toEqual([409, 'invite.sent_lately'])
  }
  expect(await mailsCounted(id)).toBe(1)
  expect((await withdraw(coordinator, id)).status).toBe(200)
  for (let time = 0; time < TIMES; time++)
    expect(refusedAs(await resend(coordinator, id))).toEqual([409, 'invite.withdrawn'])
  expect((await invite(coordinator, body)).status).toBe(200)
})

test('of many who invite one address at once, one uses up a mail', async () => {
  const { coordinator, organizationId } = program
  const colleague = await enrol(app, { role: 'coordinator', organizationId })
  const body = asked()
  const inviters = [coordinator, colleague, coordinator, colleague]
  const answers = await Promise.all(inviters.map(one => invite(one, body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const won = answers.find(({ status }) => status === 200)
  expect(await mailsCounted(won?.body.id ?? '')).toBe(1)
})

test('one mailbox gets ten in a day, however often they are withdrawn and written anew', async () => {
  const body = asked()
  for (let sent = 0; sent < 10; sent++) {
    const answer = await invite(program.coordinator, body)
    expect(answer.status).toBe(200)
    await withdraw(program.coordinator, answer.body.id)
  }
  expect(refusedAs(await invite(program.coordinator, body))).toEqual([429, 'invite.too_many'])
  expect((await invite(program.coordinator)).status).toBe(200)
})

test('an inviter and an organization have a budget of sendings for a day', async () => {
  const { coordinator, organizationId } = program
  const colleague = await enrol(app, { role: 'coordinator', organizationId })
  const spend = (key: string, count: number) => {
    const statement = `insert into access.guess (key, count, window_ends_at) values ($1, $2, now() + interval '1 hour')`
    return app.database.pool.query(statement, [key, count])
  }
  await spend(`invites-by:${coordinator.userId}`, 999)
  const last = await invite(coordinator)
  expect(last.status).toBe(200)
  expect(refusedAs(await invite(coordinator))).toEqual([429, 'invite.too_many'])
  const id = await invitedBefore(app, program, { hours: 5 })
  expect(refusedAs(await resend(coordinator, id))).toEqual([429, 'invite.too_many'])
  expect((await invite(colleague)).status).toBe(200)
  await app.database.pool.query('delete from access.guess')
  await spend(`invites-of:${organizationId}`, 3000)
  expect(refusedAs(await invite(colleague))).toEqual([429, 'invite.too_many'])
  expect((await withdraw(coordinator, last.body.id)).status).toBe(200)
})
