// Saved views over the whole API: saved, shared, changed, chosen and deleted; and whose they are not.
import { type EventView, getEvent, listEvents } from '@practicum/shared/features/audit/audit.contract'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import {
  changeView,
  chooseDefaultView,
  deleteView,
  saveView,
  viewsOfList,
} from '@practicum/shared/features/saved-views/saved-views.contract'
import { VIEWS_KEPT } from '@practicum/shared/features/saved-views/view-shelf.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

const LIST = '/tasks'
const LOOK = {
  query: 'filter=%7B%22past_due%22%3Atrue%7D&sort=due_date&order=ASC&hide=created_at&density=compact',
  tab: 'created',
}

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const save = ({ browser }: Member, name: string, shared = false, key?: string) =>
  browser.do(saveView, { body: { list: LIST, name, ...LOOK, shared }, ...(key && { key }) })
const change = ({ browser }: Member, id: string, body: { name: string; shared?: boolean; version?: number }) =>
  browser.do(changeView, { params: { id }, body: { ...LOOK, shared: false, ...body } })
const remove = ({ browser }: Member, id: string) => browser.do(deleteView, { params: { id } })
const choose = ({ browser }: Member, id: string | null, list = LIST) =>
  browser.do(chooseDefaultView, { body: { list, view_id: id } })
const told = async ({ browser }: Member, list = LIST) => (await browser.get(viewsOfList, { query: { list } })).body
const names = async (member: Member) => (await told(member)).data.map(({ name }) => name)

test('what was saved is there at once, as it was, for its list alone, and once for one key', async () => {
  const { trainee } = program
  const key = newId()
  const first = await save(trainee, 'Mine', false, key)
  expect((await save(trainee, 'Mine', false, key)).body).toEqual(first.body)
  const { data, default_id } = await told(trainee)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: first.body.id, name: 'Mine', ...LOOK, shared: false, own: true, version: 0 })
  expect([default_id, (await told(trainee, '/applications')).data]).toEqual([null, []])
  await remove(trainee, first.body.id)
})

test('nobody sees what is not shared; shared, colleagues see it, and neither trainees nor another organization', async () => {
  const { coordinator, faculty, supervisor, trainee, stranger } = program
  const { id } = (await save(coordinator, 'Late')).body
  await app.caughtUp()
  expect(await names(faculty)).toEqual([])
  expect((await change(coordinator, id, { name: 'Late', shared: true, version: 0 })).body).toEqual({ id, version: 1 })
  await app.caughtUp()
  expect([await names(faculty), await names(supervisor)]).toEqual([['Late'], ['Late']])
  expect((await told(faculty)).data[0]).toMatchObject({ own: false, creator: { id: coordinator.userId } })
  for (const other of [trainee, stranger]) {
    const tried = [await change(other, id, { name: 'No' }), await remove(other, id), await choose(other, id)]
    expect([await names(other), tried.map(({ status }) => status)]).toEqual([[], [404, 404, 404]])
    expect((await other.browser.get(history, { params: { subject: 'savedview', id } })).status).toBe(404)
  }
  const refused = [await change(faculty, id, { name: 'No' }), await remove(faculty, id)]
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
  await remove(coordinator, id)
})

test('what a view was before it was shared is told to who made it, and to no colleague', async () => {
  const { coordinator, faculty } = program
  const { id } = (await save(faculty, 'Failing: Ana Ruiz')).body
  await change(faculty, id, { name: 'Late', shared: true })
  await app.caughtUp()
  const params = { subject: 'savedview', id }
  expect([await names(coordinator), await names(faculty)]).toEqual([['Late'], ['Late']])
  const { entries } = (await faculty.browser.get(history, { params })).body
  expect(entries.map(({ type }) => type)).toEqual(['ViewSaved', 'ViewChanged'])
  const { browser } = coordinator
  const past = [await browser.get(history, { params }), await browser.get(asOf, { params, query: { revision: '0' } })]
  expect(past.map(({ status }) => status)).toEqual([404, 404])
  const { items } = await browser.list<EventView>(listEvents, { stream: `savedview-${id}` })
  const events = await Promise.all(items.map(event => browser.get(getEvent, { params: { id: event.id } })))
  expect(events.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(events.map(({ body }) => body))).not.toContain('Ana Ruiz')
  await remove(faculty, id)
})

test('coordinators and faculty share, and a coordinator deletes what faculty shared; others save for themselves', async () => {
  const { coordinator, faculty, supervisor, trainee } = program
  for (const other of [supervisor, trainee]) {
    const refused = await save(other, 'For all', true)
    expect([refused.status, codesOf(refused)]).toEqual([403, ['saved_view.sharing_refused']])
  }
  const { id } = (await save(faculty, 'Of faculty', true)).body
  expect((await remove(coordinator, id)).status).toBe(200)
  expect((await remove(coordinator, id)).status).toBe(200)
  await app.caughtUp()
  expect(await names(faculty)).toEqual([])
  expect((await change(faculty, id, { name: 'Late' })).status).toBe(404)
})

test('an old version is a conflict; a name that nobody can see, and an address that is none of a list, are refused', async () => {
  const { coordinator } = program
  const { id } = (await save(coordinator, 'First')).body
  expect((await change(coordinator, id, { name: 'Second', version: 0 })).status).toBe(200)
  expect((await change(coordinator, id, { name: 'Third', version: 0 })).status).toBe(409)
  expect(codesOf(await change(coordinator, id, { name: ' ' }))).toEqual(['invalid'])
  const body = { list: LIST, name: 'Page', ...LOOK, query: 'page=3' }
  expect((await coordinator.browser.do(saveView, { body })).status).toBe(422)
  await remove(coordinator, id)
})

test('each person has a view that a list opens with, of those they see and of this list', async () => {
  const { coordinator, faculty } = program
  const { id } = (await save(coordinator, 'To begin with', true)).body
  await app.caughtUp()
  expect((await choose(faculty, id)).status).toBe(200)
  expect([(await told(faculty)).default_id, (await told(coordinator)).default_id]).toEqual([id, null])
  expect(codesOf(await choose(faculty, id, '/applications'))).toEqual(['saved_view.other_list'])
  await remove(coordinator, id)
  await app.caughtUp()
  expect((await told(faculty)).default_id).toBeNull()
  expect((await choose(faculty, null)).status).toBe(200)
})

test('what the list opens with comes first, then one’s own: of very many views others’ are cut off', async () => {
  const { coordinator, faculty } = program
  const [first, chosen] = [(await save(coordinator, 'A', true)).body, (await save(coordinator, 'B', true)).body]
  const own = (await save(faculty, 'C')).body
  await app.caughtUp()
  expect(await names(faculty)).toEqual(['C', 'A', 'B'])
  await choose(faculty, chosen.id)
  expect(await names(faculty)).toEqual(['B', 'C', 'A'])
  for (const { id } of [first, chosen]) await remove(coordinator, id)
  await remove(faculty, own.id)
})

test('a person keeps fifty views; one more is refused in words, and saved once another is deleted', async () => {
  const { organizationId } = program
  const [supervisor, faculty] = [
    await enrol(app, { role: 'supervisor', organizationId }),
    await enrol(app, { role: 'faculty', organizationId }),
  ]
  const ids: string[] = []
  for (let index = 0; index < VIEWS_KEPT; index += 1) ids.push((await save(supervisor, `View ${index}`)).body.id)
  const refused = await save(supervisor, 'One more')
  expect([refused.status, codesOf(refused)]).toEqual([422, ['saved_view.too_many']])
  expect((await save(faculty, 'Somebody else’s')).status).toBe(200)
  for (const _again of [1, 2]) expect((await remove(supervisor, ids[0] ?? '')).status).toBe(200)
  expect((await save(supervisor, 'One more')).status).toBe(200)
  expect(codesOf(await save(supervisor, 'Yet another'))).toEqual(['saved_view.too_many'])
})
