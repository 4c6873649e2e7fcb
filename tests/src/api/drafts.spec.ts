// Drafts over the whole API: kept for their owner on every device, seen by nobody else, gone once discarded.

import { scoped } from '@practicum/infra/postgres/scoped'
import { DRAFT_MAX, discardDraft, getDraft, saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
/** Without a draft. */
let trainee: Member
let otherTrainee: Member

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
beforeEach(async () => {
  const { organizationId } = program
  trainee = await enrol(app, { role: 'trainee', organizationId })
  otherTrainee = await enrol(app, { role: 'trainee', organizationId })
})
afterAll(() => app.close())

const params = { form: 'session' }
const keep = ({ browser }: Pick<Member, 'browser'>, body: string) => browser.do(saveDraft, { params, body: { body } })
const kept = async ({ browser }: Pick<Member, 'browser'>) => (await browser.get(getDraft, { params })).body.draft

test('a draft is there again on another device, the latest one only', async () => {
  expect(await kept(trainee)).toBeNull()
  expect((await keep(trainee, '{"title":"First"}')).status).toBe(200)
  await keep(trainee, '{"title":"Second"}')
  const elsewhere = await app.visitor().signIn(trainee.email, PASSWORD)
  expect((await kept({ browser: elsewhere }))?.body).toBe('{"title":"Second"}')
})

test('a draft is its owner’s alone: not the coordinator’s, not an admin’s', async () => {
  const { coordinator, admin } = program
  await keep(trainee, '{"title":"Mine"}')
  for (const other of [coordinator, otherTrainee, admin]) expect(await kept(other)).toBeNull()
})

test('what is discarded is gone, and discarding nothing is no error', async () => {
  await keep(trainee, '{"title":"Wanted no more"}')
  expect((await trainee.browser.do(discardDraft, { params })).status).toBe(200)
  expect(await kept(trainee)).toBeNull()
  expect((await trainee.browser.do(discardDraft, { params })).status).toBe(200)
})

test('forms are kept apart', async () => {
  await keep(trainee, '{"title":"A session"}')
  const other = await trainee.browser.get(getDraft, { params: { form: 'task' } })
  expect(other.body.draft).toBeNull()
})

test('what is too long, no JSON, or cannot be stored is refused', async () => {
  expect((await keep(trainee, `"${'x'.repeat(DRAFT_MAX)}"`)).status).toBe(422)
  expect((await keep(trainee, 'not json')).status).toBe(422)
  expect((await keep(trainee, '"\\u0000"')).status).toBe(422)
})

test('a draft that nobody has touched for a month is forgotten', async () => {
  await keep(trainee, '{"title":"Old"}')
  await app.database.pool.query(`update draft.draft set updated_at = now() - interval '31 days'`)
  expect(await kept(trainee)).toBeNull()
  await keep(otherTrainee, '{"title":"New"}')
  const { rows } = await app.database.pool.query('select form from draft.draft')
  expect(rows).toHaveLength(1)
})

test('the database itself shows a draft to its owner in their position only, whatever a query asks', async () => {
  const { coordinator } = program
  await keep(trainee, '{"title":"Locked"}')
  const { read } = app.practicum.databases
  const asked = (member: Member) => {
    const { userId, positionId, organizationId } = member
    const principal = { userId, positionId, organizationId, acting: member.role } as Parameters<typeof scoped>[1]
    return scoped(read, principal, db => db.query('select * from draft.draft where user_id = $1', [trainee.userId]))
  }
  expect(await asked(trainee)).toHaveLength(1)
  expect(await asked(coordinator)).toEqual([])
  expect(await asked({ ...trainee, positionId: coordinator.positionId })).toEqual([])
})

test('the drafts that somebody left longest ago make room for new ones', async () => {
  const { browser } = trainee
  const forms = Array.from({ length: 52 }, () => ({ form: `session.${newId()}` }))
  for (const one of forms) await browser.do(saveDraft, { params: one, body: { body: '{}' } })
  const left = await Promise.all(
    forms.map(async one => (await browser.get(getDraft, { params: one })).body.draft !== null),
  )
  expect(left).toEqual(forms.map((_form, index) => index > 1))
})
