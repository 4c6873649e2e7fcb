// Templates of tasks over the whole API: saved, shared, changed and deleted; and whose they are not.
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  changeTaskTemplate,
  deleteTaskTemplate,
  listTaskTemplates,
  saveTaskTemplate,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { TEMPLATES_KEPT } from '@practicum/shared/features/task-templates/template-shelf.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

const CONTENT = {
  description: 'Write half a page',
  repeat_on: 'schedule',
  repeat_days: 7,
  repeat_for: 84,
  due_after: 3,
  due_in: null,
} as const

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app.close())

const save = ({ browser }: Member, name: string, shared = false, key?: string) =>
  browser.do(saveTaskTemplate, { body: { name, ...CONTENT, shared }, ...(key && { key }) })
const change = ({ browser }: Member, id: string, body: { name: string; shared?: boolean; version?: number }) =>
  browser.do(changeTaskTemplate, { params: { id }, body: { ...CONTENT, shared: false, ...body } })
const remove = ({ browser }: Member, id: string) => browser.do(deleteTaskTemplate, { params: { id } })
const told = async ({ browser }: Member) => (await browser.get(listTaskTemplates)).body.data
const names = async (member: Member) => (await told(member)).map(({ name }) => name)

test('what was saved is there at once, as it was, and once for one key', async () => {
  const { supervisor } = program
  const key = newId()
  const first = await save(supervisor, 'Mine', false, key)
  expect((await save(supervisor, 'Mine', false, key)).body).toEqual(first.body)
  const mine = await told(supervisor)
  expect(mine).toHaveLength(1)
  expect(mine[0]).toMatchObject({ id: first.body.id, name: 'Mine', ...CONTENT, shared: false, own: true, version: 0 })
  await remove(supervisor, first.body.id)
  expect(await names(supervisor)).toEqual([])
})

test('nobody sees what is not shared; shared, staff see it, and nobody else', async () => {
  const { coordinator, faculty, supervisor, trainee, stranger } = program
  const { id } = (await save(coordinator, 'Site visit')).body
  await app.caughtUp()
  expect([await names(faculty), (await remove(faculty, id)).status]).toEqual([[], 404])
  expect((await change(coordinator, id, { name: 'Site visit', shared: true, version: 0 })).body).toEqual({
    id,
    version: 1,
  })
  await app.caughtUp()
  expect([await names(faculty), await names(supervisor)]).toEqual([['Site visit'], ['Site visit']])
  expect((await told(faculty))[0]).toMatchObject({ own: false, creator: { id: coordinator.userId } })
  const tried = [await change(faculty, id, { name: 'No' }), await remove(faculty, id)]
  expect(tried.map(({ status }) => status)).toEqual([403, 403])
  expect([await names(stranger), (await change(stranger, id, { name: 'No' })).status]).toEqual([[], 404])
  expect((await trainee.browser.get(listTaskTemplates)).status).toBe(403)
  expect((await faculty.browser.get(history, { params: { subject: 'tasktemplate', id } })).status).toBe(404)
  await remove(coordinator, id)
})

test('supervisors keep theirs for themselves; a coordinator removes what somebody else has shared', async () => {
  const { coordinator, faculty, supervisor } = program
  expect(codesOf(await save(supervisor, 'For all', true))).toEqual(['task_template.sharing_refused'])
  const { id } = (await save(faculty, 'Left behind', true)).body
  await app.caughtUp()
  expect((await remove(coordinator, id)).status).toBe(200)
  await app.caughtUp()
  expect(await names(faculty)).toEqual([])
})

test('a version that is no longer the newest is a conflict', async () => {
  const { faculty } = program
  const { id } = (await save(faculty, 'One')).body
  await change(faculty, id, { name: 'Two', version: 0 })
  expect(codesOf(await change(faculty, id, { name: 'Three', version: 0 }))).toEqual(['version_conflict'])
})

test('a person keeps fifty templates; one more is refused in words, and saved once another is deleted', async () => {
  const { organizationId } = program
  const [supervisor, faculty] = [
    await enrol(app, { role: 'supervisor', organizationId }),
    await enrol(app, { role: 'faculty', organizationId }),
  ]
  const ids: string[] = []
  for (let index = 0; index < TEMPLATES_KEPT; index += 1) ids.push((await save(supervisor, `No. ${index}`)).body.id)
  const refused = await save(supervisor, 'One more')
  expect([refused.status, codesOf(refused)]).toEqual([422, ['task_template.too_many']])
  expect((await save(faculty, 'Somebody else’s')).status).toBe(200)
  for (const _again of [1, 2]) expect((await remove(supervisor, ids[0] ?? '')).status).toBe(200)
  expect((await save(supervisor, 'One more')).status).toBe(200)
  expect(codesOf(await save(supervisor, 'Yet another'))).toEqual(['task_template.too_many'])
})
