// Supervisors who are not here yet, over the whole API: proposed by the trainee, invited by a coordinator, named once they have come.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { history } from '@practicum/shared/features/audit/history.contract'
import { withdrawInvite } from '@practicum/shared/features/invites/invites.contract'
import {
  inviteProposedSupervisor,
  joinPlacement,
  namePlacementSupervisor,
  requestPlacement,
  withdrawPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { filledIn, GOOD, invitationCodeOf, invite, listed, mailsTo, newAddress, visitorOf } from './harness/inviting'
import { newPlacing, partOf } from './harness/placing'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

type Body = Parameters<typeof program.trainee.browser.do<typeof requestPlacement>>[1]

const rosaAt = (email = newAddress()) => ({ first_name: 'Rosa', last_name: 'Delgado', email })

async function request(body: object): Promise<Answer<{ readonly id: string; readonly version: number }>> {
  const { siteId, trainingId } = await newPlacing(app, program)
  const sent = { body: { site_id: siteId, training_id: trainingId, ...body } } as Body
  return program.trainee.browser.do(requestPlacement, sent)
}

/** Answers the id of the placement. */
async function proposed(email?: string): Promise<string> {
  const { status, body } = await request({ proposed_supervisor: rosaAt(email) })
  expect(status).toBe(200)
  return body.id
}

const read = async (id: string, { browser }: Member = program.coordinator) =>
  (await browser.get(getPlacement, { params: { id } })).body
const invites = (id: string, body: { version?: number } = {}, key?: string) =>
  program.coordinator.browser.do(inviteProposedSupervisor, { params: { id }, body, ...(key && { key }) })
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.store.readStream(`placement-${id}`)).events.map(({ type }) => type)
const invitationsTo = (email: string) => listed(program.coordinator, { search: email })
const named = (id: string) =>
  eventually(
    () => read(id),
    ({ supervisor }) => supervisor !== null,
  )

describe('whom a trainee proposes', () => {
  test('is told to those who see the placement, and gets no mail by it', async () => {
    const email = newAddress()
    const id = await proposed(email)
    const told = { ...rosaAt(email), name: 'Rosa Delgado', invited_at: null }
    for (const member of [program.trainee, program.coordinator, program.faculty]) {
      expect(await read(id, member)).toMatchObject({ supervisor: null, proposed_supervisor: told, status: 'submitted' })
    }
    await app.caughtUp()
    expect(await invitationsTo(email)).toEqual([])
  })

  test('has a name and an address, and stands in place of somebody of the site', async () => {
    const empty = await request({ proposed_supervisor: { first_name: ' ', last_name: 'Delgado', email: 'rosa' } })
    expect(empty.status).toBe(422)
    const fields = (empty.body as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['proposed_supervisor.email', 'proposed_supervisor.first_name'])
    const { userId, positionId } = program.supervisor
    const both = await request({
      supervisor: { id: userId, position_id: positionId },
      proposed_supervisor: rosaAt(),
    })
    expect([both.status, codesOf(both)]).toEqual([422, ['placement.supervisor_twice']])
  })
})

describe('a coordinator', () => {
  test('invites them, once for one key, and they are named and asked to join when they have come', async () => {
    const [email, key] = [newAddress(), newId()]
    const id = await proposed(email)
    const [first, again] = [await invites(id, {}, key), await invites(id, {}, key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await read(id)).toMatchObject({ proposed_supervisor: { invited_at: expect.any(String) } })
    expect((await mailsTo(program, email)).length).toBe(1)
    const [invitation] = await invitationsTo(email)
    expect(invitation).toMatchObject({ role: 'supervisor', first_name: 'Rosa', status: 'open' })
    const inviteId = invitation?.id ?? ''
    const code = await invitationCodeOf(app, inviteId)
    const account = filledIn({ id: inviteId, code, email }, { university_student_id: '' })
    const browser = await visitorOf(app)
    expect((await browser.do(createAccount, { body: account })).status).toBe(200)
    expect(await named(id)).toMatchObject({
      ...{ supervisor: { name: 'Nadia Okoye' }, supervisor_joined: false, proposed_supervisor: null },
    })
    expect(await typesOf(id)).toEqual([
      ...['PlacementOpened', 'SupervisorProposed', 'PlacementSubmitted', 'ProposedSupervisorInvited'],
      'SupervisorNamed',
    ])
    const rosa = await app.visitor().signIn(email, GOOD)
    const joined = await rosa.do(joinPlacement, { params: { id }, body: {} })
    expect([joined.status, joined.body.status]).toEqual([200, 'ready'])
  })

  test('names at once whoever supervises here already', async () => {
    const id = await proposed(program.supervisor.email)
    expect((await invites(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ supervisor: { name: 'Simone Okafor' }, proposed_supervisor: null })
    expect(await invitationsTo(program.supervisor.email)).toEqual([])
  })

  test('is answered the same by the same key once they are named', async () => {
    const [id, key] = [await proposed(program.supervisor.email), newId()]
    const [first, again] = [await invites(id, {}, key), await invites(id, {}, key)]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  })

  test('invites again whose invitation was withdrawn, and leaves one that is open as it is', async () => {
    const email = newAddress()
    const id = await proposed(email)
    expect((await invites(id)).status).toBe(200)
    expect((await invites(id)).status).toBe(200)
    const [open] = await invitationsTo(email)
    await program.coordinator.browser.do(withdrawInvite, { params: { id: open?.id ?? '' } })
    expect((await invites(id)).status).toBe(200)
    await app.caughtUp()
    expect((await invitationsTo(email)).map(({ status }) => status)).toEqual(['open'])
    expect((await mailsTo(program, email, 2)).length).toBe(2)
  })

  test('does not name whoever supervises here but is not active', async () => {
    const supervisor = await enrol(app, { role: 'supervisor', organizationId: program.organizationId })
    const command = () => ({ type: 'ChangeUserStatus', status: 'inactive' }) as const
    const context = systemContext(newId(), new Date())
    await app.practicum.services.executor.execute(userAggregate, supervisor.userId, { command }, context)
    await app.caughtUp()
    const id = await proposed(supervisor.email)
    await invites(id)
    expect(await read(id)).toMatchObject({ supervisor: null })
  })

  test('has them wait by the invitation that there was; of two placements both are theirs', async () => {
    const email = newAddress()
    const before = await invite(program.coordinator, { ...rosaAt(email), role: 'supervisor' })
    const ids = [await proposed(email), await proposed(email)]
    for (const id of ids) expect((await invites(id)).status).toBe(200)
    expect((await mailsTo(program, email)).length).toBe(1)
    const code = await invitationCodeOf(app, before.body.id)
    const account = filledIn({ id: before.body.id, code, email }, { university_student_id: '' })
    expect((await (await visitorOf(app)).do(createAccount, { body: account })).status).toBe(200)
    for (const id of ids) expect(await named(id)).toMatchObject({ supervisor: { name: 'Nadia Okoye' } })
  })

  test('is refused as by the form of invitations, and the placement stays as it is', async () => {
    const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
    const id = await proposed(trainee.email)
    const answer = await invites(id)
    expect([answer.status, codesOf(answer)]).toEqual([422, ['position.trainee_exclusive']])
    expect(await read(id)).toMatchObject({ proposed_supervisor: { invited_at: null } })
  })

  test('is told of a placement that has changed before anybody is invited', async () => {
    const email = newAddress()
    const id = await proposed(email)
    const { version } = await read(id)
    for (const other of [version - 1, version + 1]) {
      const answer = await invites(id, { version: other })
      expect([answer.status, codesOf(answer)]).toEqual([409, ['version_conflict']])
    }
    expect(await invitationsTo(email)).toEqual([])
  })

  test('invites nobody where nobody is proposed any more, or nothing is open', async () => {
    const [other, gone] = [await proposed(), await proposed()]
    const { userId, positionId } = program.supervisor
    const body = { supervisor: { id: userId, position_id: positionId } }
    await program.coordinator.browser.do(namePlacementSupervisor, { params: { id: other }, body })
    await program.trainee.browser.do(withdrawPlacement, { params: { id: gone }, body: {} })
    const answers = [await invites(other), await invites(gone)]
    expect(answers.map(answer => [answer.status, codesOf(answer)])).toEqual([
      [409, ['placement.nobody_proposed']],
      [409, ['placement.archived']],
    ])
  })
})

test('whoever comes after somebody else was named is not named', async () => {
  const email = newAddress()
  const id = await proposed(email)
  await invites(id)
  const supervisor = { id: program.supervisor.userId, position_id: partOf(program.supervisor).positionId }
  await program.coordinator.browser.do(namePlacementSupervisor, { params: { id }, body: { supervisor } })
  const [invitation] = await invitationsTo(email)
  const inviteId = invitation?.id ?? ''
  const account = filledIn(
    { id: inviteId, code: await invitationCodeOf(app, inviteId), email },
    { university_student_id: '' },
  )
  expect((await (await visitorOf(app)).do(createAccount, { body: account })).status).toBe(200)
  await eventually(
    () => invitationsTo(email),
    ([one]) => one?.status === 'accepted',
  )
  await app.caughtUp()
  expect(await read(id)).toMatchObject({ supervisor: { name: 'Simone Okafor' } })
})

test('whoever supervises it in the end is not told who was proposed before', async () => {
  const id = await proposed(program.supervisor.email)
  await invites(id)
  await app.caughtUp()
  const typesTold = async ({ browser }: Member) => {
    const { body } = await browser.get(history, { params: { subject: 'placement', id } })
    return body.entries.map(({ type }) => type)
  }
  expect(await typesTold(program.trainee)).toContain('SupervisorProposed')
  const told = await typesTold(program.supervisor)
  expect([told.includes('PlacementOpened'), told.includes('SupervisorProposed')]).toEqual([true, false])
})

test('nobody of another organization, and no faculty, invites', async () => {
  const id = await proposed()
  const elsewhere = await enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })
  const tries = [elsewhere, program.faculty, program.trainee]
  const call = { params: { id }, body: {} }
  const answers = await Promise.all(tries.map(({ browser }) => browser.do(inviteProposedSupervisor, call)))
  expect(answers.map(({ status }) => status)).toEqual([404, 403, 403])
})
