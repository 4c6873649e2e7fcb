// What somebody did by an account goes on by the one it was merged into, and by itself again when that is undone.
import { systemContext } from '@practicum/command-service/execution/context'
import { confirmErasureOf } from '@practicum/command-service/features/erasures/erasures.deciding'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { mergingReaction } from '@practicum/command-service/features/users/users.merging'
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { removeParticipant } from '@practicum/shared/features/live-sessions/participants.contract'
import { getMail, listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { notificationChoices } from '@practicum/shared/features/notifications/notification-choices.contract'
import { archiveOrganization, restoreOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { joinByInvite } from '@practicum/shared/features/signup/signup.contract'
import { completeTask, createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { mergeAccounts, undoMerge } from '@practicum/shared/features/users/merging.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { refusedWith } from './harness/browser'
import { askedYesterday } from './harness/erasing'
import { eventually } from './harness/eventually'
import { invitedBy } from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { days, TrainingCalls } from './harness/trainings'
import { mute } from './harness/unread'

let app: TestApp
let program: TestProgram
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Practicum')
})
afterAll(() => app?.close())

interface Pair {
  readonly kept: Member
  readonly other: Member
}
/** One who is known elsewhere by another name, and a trainee of the program. */
async function pair(): Promise<Pair> {
  const kept = await enrol(app, { role: 'trainee', organizationId: await foundOrganization(app), name: 'Zelda Quist' })
  const other = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Ana Ruiz' })
  await app.caughtUp()
  return { kept, other }
}
const merge = async ({ kept, other }: Pair) =>
  program.admin.browser.do(mergeAccounts, { params: { id: kept.userId }, body: { account_id: other.userId } })
const undo = ({ kept }: Pair, mergeId: string) =>
  program.admin.browser.do(undoMerge, { params: { id: kept.userId, merge_id: mergeId } })
const again = ({ email }: Member) => app.visitor().signIn(email, PASSWORD)
const positionsOf = async ({ userId: id }: Member) =>
  (await program.admin.browser.get(getUser, { params: { id } })).body.positions
/** The position that moved, held by the account that is kept. */
const moved = ({ kept, other }: Pair) => ({ id: kept.userId, position_id: other.positionId })
async function taskFor(assignee: { id: string; position_id: string }): Promise<string> {
  const { body } = await program.coordinator.browser.do(createTask, { body: { description: 'Read it', assignee } })
  await app.caughtUp()
  return body.id
}
const execute = () => app.practicum.services.executor
const now = () => systemContext(newId(), new Date())

test('tasks of before are completed after it, and those of meanwhile after it was undone', async () => {
  const both = await pair()
  const before = await taskFor(both.other.picked)
  const { body } = await merge(both)
  await both.kept.browser.do(switchPosition, { params: { id: both.other.positionId } })
  await both.kept.browser.freshToken()
  const done = await both.kept.browser.do(completeTask, { params: { id: before } })
  expect([done.status, done.body]).toEqual([200, expect.anything()])
  const meanwhile = await taskFor(moved(both))
  await undo(both, body.id)
  const browser = await again(both.other)
  expect((await browser.do(completeTask, { params: { id: meanwhile } })).status).toBe(200)
})

test('trainings keep their days and are edited as they are shown', async () => {
  const both = await pair()
  const first = await trainings.assigned(both.other, days(0, 50))
  const { body } = await merge(both)
  await app.caughtUp()
  const overlapping = await trainings.assign(trainings.asked([both.kept], days(40, 90)))
  expect(JSON.stringify(overlapping.body)).toContain('training.overlap')
  const edited = await trainings.edit({ training_ids: [first], trainee_ids: [both.kept.userId], ...days(0, 60) })
  expect(edited.body.data).toMatchObject([{ id: first }])
  expect(JSON.stringify(edited.body)).not.toContain('no_valid_plan')
  const second = await trainings.assigned(both.kept, days(70, 90))
  await undo(both, body.id)
  await app.caughtUp()
  const clash = await trainings.edit({ training_ids: [second], ...days(50, 90) })
  expect(JSON.stringify(clash.body)).toContain('training.overlap')
})

test('of what one is told the choices of the account that is kept hold, and are shown', async () => {
  const two = await pair()
  await mute(two.other, 'task.assigned', 'in_app')
  await mute(two.kept, 'task.commented', 'email')
  expect((await merge(two)).status).toBe(200)
  await app.caughtUp()
  const { body } = await (await again(two.kept)).get(notificationChoices)
  const shown = body.filter(({ kind }) => ['task.assigned', 'task.commented'].includes(kind))
  expect(shown.map(({ kind, in_app, email }) => [kind, in_app, email])).toEqual([
    ['task.assigned', true, true],
    ['task.commented', true, false],
  ])
})

test('what moved is found by the name of the account that is kept, and shown with it', async () => {
  const both = await pair()
  const training = await trainings.assigned(both.other, days(0, 50))
  const task = await taskFor(both.other.picked)
  const found = async (q: string) => {
    await app.caughtUp()
    const kinds = (await program.coordinator.browser.get(findThings, { query: { q } })).body
    return kinds.flatMap(({ things }) => things)
  }
  await merge(both)
  expect(await found('zelda')).toContainEqual(expect.objectContaining({ id: training, title: 'Zelda Quist' }))
  expect((await found('ana ruiz')).map(({ id }) => id)).not.toContain(training)
  expect(await found('read')).toContainEqual(expect.objectContaining({ id: task, detail: 'Zelda Quist' }))
})

test('whoever had been invited by the account that closed joins by the one that is kept', async () => {
  const both = await pair()
  const elsewhere = await foundProgram(app)
  const invited = await invitedBy(app, elsewhere.coordinator, { email: both.other.email, role: 'supervisor' })
  await merge(both)
  await app.caughtUp()
  const joins = { params: { id: invited.id }, body: { code: invited.code } }
  expect((await both.kept.browser.do(joinByInvite, joins)).status).toBe(200)
  expect((await positionsOf(both.kept)).map(({ role_keyname }) => role_keyname).sort()).toEqual([
    'supervisor',
    'trainee',
    'trainee',
  ])
})

test('whoever takes part in a session is taken out of it by the account that is shown', async () => {
  const both = await pair()
  const start_at = new Date(Date.now() + 7_200_000).toISOString()
  const users = [both.other.picked, program.trainee.picked]
  const body = { title: 'Group', schedule_type: 2 as const, start_at, duration: 50, users }
  const { id } = (await program.coordinator.browser.do(createMeeting, { body })).body
  await merge(both)
  await app.caughtUp()
  const params = { id, user: both.kept.userId }
  const done = await program.coordinator.browser.do(removeParticipant, { params })
  expect([done.status, done.body]).toEqual([200, expect.anything()])
  await app.caughtUp()
  const { users: left } = (await program.coordinator.browser.get(getMeeting, { params: { id } })).body
  expect(left.map(({ position_id }) => position_id)).not.toContain(both.other.positionId)
})

test('the mail to the address that closed names neither the other person nor their organization', async () => {
  const both = await pair()
  await merge(both)
  const found = await eventually(
    async () =>
      (await program.admin.browser.list<MailView>(listMails, { search: both.other.email })).items.find(
        ({ kind }) => kind === 'user.merged_away',
      ),
    one => one !== undefined,
  )
  const mail = (await program.admin.browser.get(getMail, { params: { id: found?.id ?? '' } })).body
  expect(JSON.stringify(mail)).toContain('Hello Ana')
  for (const word of ['Zelda', both.kept.email, `Organization ${both.kept.organizationId.slice(-4)}`])
    expect(JSON.stringify(mail)).not.toContain(word)
})

test('the same role twice comes back twice with its organization', async () => {
  const organizationId = await foundOrganization(app)
  const kept = await enrol(app, { role: 'trainee', organizationId, name: 'Ben Castellan' })
  const other = await enrol(app, { role: 'trainee', organizationId, name: 'Ben Castellan' })
  await merge({ kept, other })
  const statuses = async () => (await positionsOf(kept)).map(({ status }) => status)
  const params = { id: organizationId }
  await program.admin.browser.do(archiveOrganization, { params })
  await eventually(statuses, all => all.every(status => status === 'archived'))
  await program.admin.browser.do(restoreOrganization, { params })
  expect(await eventually(statuses, all => all.includes('active') && !all.includes('archived'))).toEqual([
    'active',
    'active',
  ])
})

test('what comes late of a merge that was undone does nothing', async () => {
  const both = await pair()
  const { body } = await merge(both)
  await undo(both, body.id)
  const { events } = await execute().loadWhole(userAggregate, both.other.userId)
  const late = events.find(({ type }) => type === 'MergedIntoAnother')
  await mergingReaction(app.practicum.services).handle(late as never)
  await app.caughtUp()
  expect((await positionsOf(both.kept)).map(({ id }) => id)).toEqual([both.kept.positionId])
  const browser = await again(both.other)
  await mergingReaction(app.practicum.services).handle(late as never)
  expect((await browser.do(switchPosition, { params: { id: both.other.positionId } })).status).toBe(200)

  const next = await merge(both)
  const kept = await execute().loadWhole(userAggregate, both.kept.userId)
  const separated = kept.events.find(({ type }) => type === 'AccountSeparated')
  await mergingReaction(app.practicum.services).handle(separated as never)
  await app.caughtUp()
  expect((await positionsOf(both.kept)).map(({ id }) => id)).toContain(both.other.positionId)
  expect(next.status).toBe(200)
})

test('an account that somebody has asked to erase is not merged, and one that was merged is not erased', async () => {
  const both = await pair()
  for (const { userId } of [both.kept, both.other]) {
    const one = await pair()
    await askedYesterday(execute(), userId)
    const pairs = userId === both.kept.userId ? { ...both, other: one.other } : { kept: one.kept, other: both.other }
    expect(refusedWith(await merge(pairs))).toEqual([422, ['user.merge_erasing']])
  }
  const third = await pair()
  await merge(third)
  const by = { userId: newId(), positionId: newId() }
  expect(await confirmErasureOf(execute(), { userId: third.other.userId, by }, now())).toMatchObject({
    code: 'erasure.merged',
  })
})

test('where the account that had closed is erased after all, nothing is taken from the one that has its positions', async () => {
  const both = await pair()
  const { body } = await merge(both)
  const command = () => ({ type: 'Erase' as const, userId: both.other.userId })
  await execute().execute(userAggregate, both.other.userId, { command }, now())
  expect(refusedWith(await undo(both, body.id))).toEqual([409, ['user.merge_erased']])
  expect((await positionsOf(both.kept)).map(({ id }) => id)).toContain(both.other.positionId)
})

test('what the account has become since the other one closed is asked anew', async () => {
  const kept = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
  const other = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
  const [mergeId, at] = [newId(), new Date().toISOString()]
  const command = () => ({ type: 'MergeInto' as const, mergeId, accountId: kept.userId, at })
  await execute().execute(userAggregate, other.userId, { command }, now())
  await eventually(
    () => positionsOf(other),
    held => held.length === 1 && held[0]?.status === 'active',
  )
  expect((await positionsOf(kept)).map(({ id }) => id)).toEqual([kept.positionId])
  expect((await again(other)) !== undefined).toBe(true)
})
