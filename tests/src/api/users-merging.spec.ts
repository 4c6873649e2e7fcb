// Two accounts of one person over the whole API: everything of the one is with the other, nothing is lost, and for thirty days it comes apart again.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import {
  listNotifications,
  type NotificationView,
  readAllNotifications,
  recentNotifications,
} from '@practicum/shared/features/notifications/notifications.contract'
import { chooseOrganizationOwner } from '@practicum/shared/features/organizations/changing.contract'
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { commentOnTask, createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { assignPosition, reactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import {
  listMergeable,
  mergeAccounts,
  previewMerge,
  undoMerge,
} from '@practicum/shared/features/users/merging.contract'
import { listUsers, type UserView } from '@practicum/shared/features/users/users.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, refusedWith } from './harness/browser'
import { erased, erasureOf } from './harness/erasing'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { programOf, tokenOf } from './harness/tokens'

let app: TestApp
let organizationId: string
let admin: Member
let coordinator: Member
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
  admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
  coordinator = await enrol(app, { role: 'coordinator', organizationId, name: 'Clara Whitfield' })
})
afterAll(() => app?.close())

interface Pair {
  /** Whose account is kept. */
  readonly kept: Member
  /** The same person by another address, in the organization. */
  readonly other: Member
}
async function pair(role: Member['role'] = 'trainee'): Promise<Pair> {
  const elsewhere = await foundOrganization(app)
  const kept = await enrol(app, { role: 'trainee', organizationId: elsewhere, name: 'Ana Ruiz' })
  const other = await enrol(app, { role, organizationId, name: 'Ana Ruiz' })
  await app.caughtUp()
  return { kept, other }
}

const merge = ({ kept, other }: Pair, key?: string) =>
  admin.browser.do(mergeAccounts, {
    ...{ params: { id: kept.userId }, body: { account_id: other.userId } },
    ...(key !== undefined && { key }),
  })
const undo = ({ kept }: Pair, mergeId: string) =>
  admin.browser.do(undoMerge, { params: { id: kept.userId, merge_id: mergeId } })
const details = async ({ userId: id }: Member) => (await admin.browser.get(getUser, { params: { id } })).body
const positionsOf = async (member: Member) => (await details(member)).positions.map(({ id }) => id).sort()
async function signIn({ email }: Member): Promise<Answer> {
  const visitor = app.visitor()
  await visitor.freshToken()
  return visitor.send('POST', '/api/login', { body: { email, password: PASSWORD } })
}
const again = async ({ email }: Member) => app.visitor().signIn(email, PASSWORD)

/** Of a coordinator to the trainee, as the list and its own page show it. */
async function taskFor({ picked }: Member): Promise<string> {
  const made = await coordinator.browser.do(createTask, { body: { description: 'Read it', assignee: picked } })
  expect(made.status).toBe(200)
  await app.caughtUp()
  return made.body.id
}
const assignee = async (id: string) => (await coordinator.browser.get(getTask, { params: { id } })).body.assignee
const tasksOf = async (userId: string) =>
  (await coordinator.browser.list<ListedTask>(listTasks, { assignee_id: userId })).items.map(({ id }) => id)

test('from the answer on everything of the other account is with the one that is kept, and nothing opens the other', async () => {
  const { kept, other } = await pair()
  const task = await taskFor(other)
  const done = await merge({ kept, other })
  expect(done.status).toBe(200)
  expect(await positionsOf(kept)).toEqual([kept.positionId, other.positionId].sort())
  expect(await details(other)).toMatchObject({
    ...{ status: 'inactive', positions: [], merges: [] },
    merged_into: { id: kept.userId, email: kept.email },
  })
  expect((await details(kept)).merges).toEqual([
    {
      ...{ id: done.body.id, account: { id: other.userId, name: 'Ana Ruiz', email: other.email } },
      ...{ merged_at: expect.any(String), undo_until: expect.any(String) },
    },
  ])
  expect((await other.browser.get(currentUser)).status).toBe(401)
  expect((await signIn(other)).status).toBe((await signIn({ ...other, email: 'nobody@practicum.test' })).status)

  // The person works from it, with what is theirs there.
  expect((await kept.browser.do(switchPosition, { params: { id: other.positionId } })).status).toBe(200)
  expect((await kept.browser.get(getTask, { params: { id: task } })).body.assignee).toMatchObject({ id: kept.userId })
  // Everybody else finds it with the account that is kept.
  expect(await assignee(task)).toMatchObject({ id: kept.userId, position_id: other.positionId, name: 'Ana Ruiz' })
  expect(await tasksOf(kept.userId)).toEqual([task])
  expect(await tasksOf(other.userId)).toEqual([])
})

test('what the other account was told of is read by the one that is kept, and what follows reaches it', async () => {
  const { kept, other } = await pair()
  const before = await taskFor(other)
  await eventually(
    () => other.browser.list<NotificationView>(listNotifications, { about: before }),
    ({ items }) => items.length === 1,
  )
  await merge({ kept, other })
  await app.caughtUp()
  const told = async (about: string) =>
    (await kept.browser.list<NotificationView>(listNotifications, { about })).items.length
  expect(await told(before)).toBe(1)
  const unread = async () => (await kept.browser.get(recentNotifications, {})).body.meta.unread
  expect(await unread()).toBeGreaterThan(0)
  expect((await kept.browser.do(readAllNotifications, {})).status).toBe(200)
  await app.caughtUp()
  expect(await unread()).toBe(0)
  const unreadOnes = await kept.browser.list<NotificationView>(listNotifications, { unread: 'true' })
  expect(unreadOnes.items).toEqual([])
  const after = await taskFor({ ...other, picked: { id: kept.userId, position_id: other.positionId } })
  await eventually(
    () => told(after),
    count => count === 1,
  )
})

test('the list of accounts says which was merged into another, until that is undone', async () => {
  const both = await pair()
  const isMerged = async ({ email }: Member) =>
    (await admin.browser.list<UserView>(listUsers, { search: email })).items.map(({ is_merged }) => is_merged)
  const { body } = await merge(both)
  expect([await isMerged(both.kept), await isMerged(both.other)]).toEqual([[false], [true]])
  expect((await details(both.other)).is_merged).toBe(true)
  await undo(both, body.id)
  await app.caughtUp()
  expect(await isMerged(both.other)).toEqual([false])
})

test('both addresses are told, and that to the one that is closed names no other', async () => {
  const both = await pair()
  const { body } = await merge(both)
  const mails = async (to: string) => (await admin.browser.list<MailView>(listMails, { search: to })).items
  const kinds = async (to: string) => (await mails(to)).map(({ kind }) => kind).sort()
  for (const [one, kind] of [
    [both.kept, 'user.merged'],
    [both.other, 'user.merged_away'],
  ] as const)
    await eventually(
      () => kinds(one.email),
      found => found.includes(kind),
    )
  expect(JSON.stringify(await mails(both.other.email))).not.toContain(both.kept.email)
  await undo(both, body.id)
  for (const { email } of [both.kept, both.other])
    await eventually(
      () => kinds(email),
      found => found.includes('user.merge_undone'),
    )
})

test('its access tokens end, and what was typed and not saved moves', async () => {
  const { kept, other } = await pair()
  const { token } = await tokenOf(other, ['tasks:read'])
  const program = programOf(app, token)
  expect((await program.send('GET', '/api/tasks')).status).toBe(200)
  await other.browser.do(saveDraft, { params: { form: 'task' }, body: { body: '{"description":"Half"}' } })
  await merge({ kept, other })
  const { rows } = await app.database.pool.query<{ user_id: string }>(
    'select user_id from draft.draft where position_id = $1',
    [other.positionId],
  )
  expect(rows).toEqual([{ user_id: kept.userId }])
  expect((await program.send('GET', '/api/tasks')).status).toBe(401)
})

test('undone, each has its own again, also what came meanwhile', async () => {
  const both = await pair()
  const { kept, other } = both
  const { body } = await merge(both)
  const meanwhile = await taskFor({ ...other, picked: { id: kept.userId, position_id: other.positionId } })
  await kept.browser.do(switchPosition, { params: { id: other.positionId } })
  expect((await undo(both, body.id)).status).toBe(200)
  expect((await kept.browser.get(currentUser)).status).toBe(401)
  expect(await positionsOf(kept)).toEqual([kept.positionId])
  expect(await positionsOf(other)).toEqual([other.positionId])
  expect(await details(other)).toMatchObject({ status: 'active', merged_into: null })
  expect((await details(kept)).merges).toEqual([])
  const browser = await again(other)
  expect((await browser.get(getTask, { params: { id: meanwhile } })).body.assignee).toMatchObject({ id: other.userId })
  expect(await tasksOf(other.userId)).toEqual([meanwhile])
  const own = await again(kept)
  expect((await own.get(currentUser)).body.current_position.id).toBe(kept.positionId)
  expect((await own.get(getTask, { params: { id: meanwhile } })).status).toBe(404)
  expect((await own.do(switchPosition, { params: { id: other.positionId } })).status).toBe(404)
  // What was made under the account that was kept reaches whoever holds the position.
  await coordinator.browser.do(commentOnTask, { params: { id: meanwhile }, body: { body: 'How is it going?' } })
  await eventually(
    () => browser.list<NotificationView>(listNotifications, { about: meanwhile }),
    ({ items }) => items.length === 1,
  )
  expect((await undo(both, body.id)).status).toBe(404)
})

test('an organization that was theirs goes with them, and comes back', async () => {
  const kept = (await pair()).kept
  const owned = await foundOrganization(app)
  const other = await enrol(app, { role: 'coordinator', organizationId: owned })
  const params = { id: owned }
  expect((await admin.browser.do(chooseOrganizationOwner, { params, body: { user_id: other.userId } })).status).toBe(
    200,
  )
  const owner = async () => (await admin.browser.get(getOrganization, { params })).body.owner?.id
  const { body } = await merge({ kept, other })
  await app.caughtUp()
  expect(await owner()).toBe(kept.userId)
  await undo({ kept, other }, body.id)
  await app.caughtUp()
  expect(await owner()).toBe(other.userId)
})

test('the same role twice in one organization stands side by side', async () => {
  const kept = await enrol(app, { role: 'trainee', organizationId, name: 'Ben Castellan' })
  const other = await enrol(app, { role: 'trainee', organizationId, name: 'Ben Castellan' })
  const query = { account_id: other.userId }
  const preview = await admin.browser.get(previewMerge, { params: { id: kept.userId }, query })
  expect(preview.body).toMatchObject({
    ...{ refusal: null, twice: [{ role_keyname: 'trainee' }] },
    kept: { email: kept.email, positions: [{ id: kept.positionId }] },
    merged: { email: other.email, positions: [{ id: other.positionId }] },
  })
  expect((await merge({ kept, other })).status).toBe(200)
  const me = (await kept.browser.get(currentUser)).body
  expect(me.positions.map(({ id }) => id).sort()).toEqual([kept.positionId, other.positionId].sort())
})

test('accounts that may be of the same person are offered: of the same name, or as they are looked for', async () => {
  const name = `Yolanda Q${newId().slice(-6)}`
  const elsewhere = await foundOrganization(app)
  const kept = await enrol(app, { role: 'trainee', organizationId, name })
  const other = await enrol(app, { role: 'trainee', organizationId: elsewhere, name })
  const offered = async (search: string) =>
    (await admin.browser.get(listMergeable, { params: { id: kept.userId }, query: { search } })).body.map(
      ({ id }) => id,
    )
  expect(await offered('')).toEqual([other.userId])
  expect(await offered(other.email)).toEqual([other.userId])
  expect(await offered(kept.email)).toEqual([])
  expect(await offered(admin.email)).toEqual([])
  await merge({ kept, other })
  expect(await offered('')).toEqual([])
})

test('what cannot be merged is refused beside the field, said before, and nothing is written', async () => {
  const { kept, other } = await pair()
  const code = async (both: Pair) => refusedWith(await merge(both))
  const said = async ({ kept: { userId: id }, other: one }: Pair) =>
    (await admin.browser.get(previewMerge, { params: { id }, query: { account_id: one.userId } })).body.refusal
  expect(await code({ kept, other: kept })).toEqual([422, ['user.merge_same']])
  const nobody = { ...other, userId: newId() }
  expect(await code({ kept, other: nobody })).toEqual([422, ['user.merge_unknown']])
  expect((await merge({ kept: nobody, other })).status).toBe(404)
  expect(await code({ kept, other: admin })).toEqual([403, ['user.oneself']])
  const colleague = await enrol(app, { role: 'admin', organizationId: admin.organizationId })
  expect(await code({ kept, other: colleague })).toEqual([422, ['user.merge_admin']])
  expect(await said({ kept, other: colleague })).toMatch(/of admins/)
  const faculty = await enrol(app, { role: 'faculty', organizationId })
  expect(await code({ kept: faculty, other })).toEqual([422, ['user.merge_exclusive']])
  expect(await said({ kept: faculty, other })).toMatch(/a trainee and something else/)
  expect(await positionsOf(other)).toEqual([other.positionId])
  expect((await other.browser.get(currentUser)).status).toBe(200)

  const { body } = await merge({ kept, other })
  const third = (await pair()).kept
  expect(await code({ kept: third, other })).toEqual([422, ['user.merged_already']])
  expect(await code({ kept: other, other: third })).toEqual([422, ['user.merged_already']])
  const { userId: id } = other
  expect(refusedWith(await admin.browser.do(reactivateUser, { params: { id } }))).toEqual([
    409,
    ['user.merged_already'],
  ])
  const given = { organization_id: organizationId, role: 'trainee' as const, live_sessions_allowed: true }
  expect(refusedWith(await admin.browser.do(assignPosition, { params: { id }, body: given }))[1]).toEqual([
    'user.not_active',
  ])
  expect((await undo({ kept: third, other }, body.id)).status).toBe(404)
})

test('the same request again answers the same and merges once', async () => {
  const both = await pair()
  const key = newId()
  const first = await merge(both, key)
  expect((await merge(both, key)).body).toEqual(first.body)
  expect((await details(both.kept)).merges).toHaveLength(1)
})

test('what a process left half done is finished', async () => {
  const { kept, other } = await pair()
  const [mergeId, at] = [newId(), new Date().toISOString()]
  const command = () => ({ type: 'MergeInto' as const, mergeId, accountId: kept.userId, at })
  const { executor } = app.practicum.services
  await executor.execute(userAggregate, other.userId, { command }, systemContext(newId(), new Date()))
  await eventually(
    () => positionsOf(kept),
    held => held.length === 2,
  )
  const separate = () => ({ type: 'Separate' as const, mergeId, at })
  await executor.execute(userAggregate, kept.userId, { command: separate }, systemContext(newId(), new Date()))
  await eventually(
    () => positionsOf(other),
    held => held.length === 1,
  )
  expect((await signIn(other)).status).toBe(200)
})

test('where the account that is kept is gone meanwhile, the other one opens again', async () => {
  const { other } = await pair()
  const [mergeId, at] = [newId(), new Date().toISOString()]
  const command = () => ({ type: 'MergeInto' as const, mergeId, accountId: newId(), at })
  const { executor } = app.practicum.services
  await executor.execute(userAggregate, other.userId, { command }, systemContext(newId(), new Date()))
  await eventually(
    async () => (await details(other)).merged_into ?? (await details(other)).status,
    status => status === 'active',
  )
  expect(await positionsOf(other)).toEqual([other.positionId])
})

test('whoever is erased is erased with the accounts that were merged into theirs', async () => {
  const both = await pair()
  await merge(both)
  const { executor } = app.practicum.services
  await expect(erased(app, both.other.userId)).rejects.toThrow(/erasure.merged/)
  await erased(app, both.kept.userId)
  await eventually(
    () => erasureOf(executor, both.other.userId),
    ({ status }) => status === 'done',
  )
})
