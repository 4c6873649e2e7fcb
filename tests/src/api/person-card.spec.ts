// Who somebody is, over the whole API: what each of those who know them is told, and that for others there is nobody.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { getPerson } from '@practicum/shared/features/people/person-card.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const cardOf = ({ userId }: Member, { browser }: Member) => browser.get(getPerson, { params: { id: userId } })

test('a colleague is told the name, the role here and the time there; neither address nor standing', async () => {
  const { supervisor, trainee } = program
  const { status, body } = await cardOf(supervisor, trainee)
  expect(status).toBe(200)
  expect(body).toEqual({
    id: supervisor.userId,
    name: expect.any(String),
    profile_image_url: null,
    email: null,
    unverified: false,
    timezone: 'America/Los_Angeles',
    hipaa_completed: null,
    positions: [
      {
        position_id: supervisor.positionId,
        role_keyname: 'supervisor',
        role_name: 'Supervisor',
        organization_name: expect.stringMatching(/^Organization /),
        standing: null,
        available: true,
      },
    ],
  })
})

test('a trainee reaches no other trainee; those who guide them do', async () => {
  const { trainee, otherTrainee, faculty } = program
  const reached = async (reader: Member) => (await cardOf(otherTrainee, reader)).body.positions[0]?.available
  expect([await reached(trainee), await reached(faculty)]).toEqual([false, true])
})

test('the address is told to the person and to admins, the standing to coordinators too', async () => {
  const { trainee, coordinator, faculty, admin } = program
  const told = async (reader: Member) => {
    const { email, positions } = (await cardOf(trainee, reader)).body
    return [email, positions[0]?.standing]
  }
  expect(await told(trainee)).toEqual([trainee.email, 'active'])
  expect(await told(admin)).toEqual([trainee.email, 'active'])
  expect(await told(coordinator)).toEqual([null, 'active'])
  expect(await told(faculty)).toEqual([null, null])
})

test('POSITION-012 POSITION-015 whether somebody has done the HIPAA course is told of trainees alone: to themselves, and to whoever knows how they stand', async () => {
  const { organizationId, otherTrainee, coordinator, faculty, supervisor, admin, stranger } = program
  const trained = await enrol(app, { role: 'trainee', organizationId })
  const untrained = await enrol(app, { role: 'trainee', organizationId, hipaa: false })
  await app.caughtUp()
  const told = async (whom: Member, reader: Member) => (await cardOf(whom, reader)).body.hipaa_completed
  for (const [trainee, done] of [
    [trained, true],
    [untrained, false],
  ] as const) {
    for (const reader of [trainee, coordinator, admin]) expect(await told(trainee, reader)).toBe(done)
    for (const reader of [otherTrainee, faculty, supervisor]) expect(await told(trainee, reader)).toBeNull()
    expect((await cardOf(trainee, stranger)).status).toBe(404)
    expect((await trainee.browser.get(currentUser)).body.hipaa_completed).toBe(done)
  }
  for (const member of [coordinator, faculty, supervisor])
    for (const reader of [member, coordinator, admin]) expect(await told(member, reader)).toBeNull()
})

test('a colleague is told who has not proved their address yet', async () => {
  const { organizationId, coordinator } = program
  const member = await enrol(app, { role: 'trainee', organizationId })
  expect((await cardOf(member, coordinator)).body.unverified).toBe(false)
  const command = () => ({ type: 'ChangeUserStatus' as const, status: 'pending' as const })
  const context = systemContext(newId(), new Date())
  unwrapOrThrow(await app.practicum.services.executor.execute(userAggregate, member.userId, { command }, context))
  await app.caughtUp()
  expect((await cardOf(member, coordinator)).body.unverified).toBe(true)
})

test('for another organization, and under an id of nobody, there is nobody', async () => {
  const { trainee, stranger } = program
  expect((await cardOf(trainee, stranger)).status).toBe(404)
  expect((await stranger.browser.get(getPerson, { params: { id: newId() } })).status).toBe(404)
  expect((await app.visitor().get(getPerson, { params: { id: trainee.userId } })).status).toBe(401)
})

test('who has left the platform is not reached, and nothing is told of where they are', async () => {
  const { organizationId, coordinator, admin } = program
  const left = await enrol(app, { role: 'supervisor', organizationId, name: 'Lea Ving' })
  const command = () => ({ type: 'ChangeUserStatus' as const, status: 'inactive' as const })
  const context = systemContext(newId(), new Date(), organizationId)
  unwrapOrThrow(await app.practicum.services.executor.execute(userAggregate, left.userId, { command }, context))
  await app.caughtUp()
  const { body } = await cardOf(left, coordinator)
  expect([body.timezone, body.positions[0]?.available]).toEqual([null, false])
  expect((await cardOf(left, admin)).body.email).toBeNull()
})
