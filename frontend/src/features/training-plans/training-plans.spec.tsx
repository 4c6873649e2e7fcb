// The screens of training plans: the list, the form with its activity types, a plan, and the levels in their order.
import type {
  TrainingLevelView,
  TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { ACTIVITY_COLORS } from '@practicum/shared/features/training-plans/training-plans.fields'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { copyOf, newType, nextYear, planRules, totalOf, valuesOf } from './plan-form'

const ID = idOf(8000)
const LEVEL = idOf(8100)
const LIST = 'GET /api/training-plans'
const ONE = `GET /api/training-plans/${ID}`
const LEVELS = 'GET /api/training-levels'
const CREATE = 'POST /api/training-plans'

const aPlan = (changes: Partial<TrainingPlanView> = {}): TrainingPlanView => ({
  ...{ id: ID, name: 'Marriage and family therapy', level_id: LEVEL, level_name: 'Practicum', archived: false },
  ...{ start_at: '2026-09-01', end_at: '2027-05-31', total_hours: 187.25, version: 3 },
  activity_types: [
    { id: idOf(1), name: 'Individual therapy', hours: 150, color: 'blue' },
    { id: idOf(2), name: 'Group supervision', hours: 37.25, color: 'purple' },
  ],
  created_at: '2026-08-20T18:00:00.000Z',
  ...changes,
})
const aLevel = (changes: Partial<TrainingLevelView> = {}): TrainingLevelView => ({
  ...{ id: LEVEL, name: 'Practicum', archived: false, plans: 2, version: 1 },
  ...changes,
})
const THREE = [
  aLevel(),
  aLevel({ id: idOf(2), name: 'Internship', plans: 1 }),
  aLevel({ id: idOf(3), name: 'Old', archived: true }),
]

const open = (at: string, routes: FakeRoutes) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at,
    routes: { [LEVELS]: { json: { data: THREE } }, 'GET /api/samples': { json: { data: [] } }, ...routes },
    state: aState(aUser('coordinator')),
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the list says level, days, hours and types of each plan, and leads to it', async () => {
  open('/training-plans', { [LIST]: listOf([aPlan()]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Training plans' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Marriage and family therapy' })
  expect(link.getAttribute('href')).toBe(`/training-plans/${ID}`)
  const row = within(link.closest('tr') as HTMLElement)
  expect(row.getByRole('link', { name: 'Practicum' }).getAttribute('href')).toBe(`/training-levels/${LEVEL}`)
  for (const text of ['09/01/2026', '05/31/2027', '187.25', '2 types']) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('img').getAttribute('aria-label')).toBe('Individual therapy 150 hr, Group supervision 37.25 hr')
})

test('where there is none, it says what a plan is and offers to make one; a failure can be tried again', async () => {
  const { server } = open('/training-plans', { [LIST]: { status: 500, json: { errors: [] } } })
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
  server.answer({ [LIST]: listOf([]) })
  await press(/again/i)
  expect(await screen.findByText(/There are no training plans yet/)).toBeTruthy()
})

test('a new one wants its name, level and days, then its types, whose hours are added up as they are typed', async () => {
  const { server } = open('/training-plans', {
    [LIST]: listOf([]),
    [CREATE]: { json: { id: ID, version: 0 } },
    [ONE]: { json: aPlan() },
  })
  const [add] = await screen.findAllByRole('button', { name: 'New plan' })
  await userEvent.click(add as HTMLElement)
  await press('Save')
  expect(await screen.findAllByText('field required')).toHaveLength(4)
  expect(server.calls(CREATE)).toEqual([])
  await userEvent.type(screen.getByLabelText(/^Name/), 'Clinic')
  await userEvent.click(screen.getByLabelText(/^Level/))
  expect(screen.queryByRole('option', { name: 'Old' })).toBeNull()
  await userEvent.click(await screen.findByRole('option', { name: 'Practicum' }))
  await press('Add an activity type')
  await press('Add an activity type')
  const [first, second] = await screen.findAllByRole('group', { name: /^Activity type \d/ })
  await userEvent.type(within(first as HTMLElement).getByLabelText(/^Activity/), 'Therapy')
  await userEvent.type(within(first as HTMLElement).getByLabelText(/^Hours/), '120,5')
  await userEvent.type(within(second as HTMLElement).getByLabelText(/^Activity/), 'therapy')
  await userEvent.type(within(second as HTMLElement).getByLabelText(/^Hours/), '10.1')
  expect(screen.getByText('Total: 130.6 h')).toBeTruthy()
  expect(await screen.findByText('to a quarter')).toBeTruthy()
})

test('types are moved and removed, and a plan is changed from the version that was opened', async () => {
  const edit = `PUT /api/training-plans/${ID}`
  const { server } = open(`/training-plans/${ID}`, {
    [ONE]: { json: aPlan() },
    [edit]: { json: { id: ID, version: 4 } },
  })
  await press('Edit')
  await press('Move Group supervision up')
  await press('Remove Individual therapy')
  expect(await screen.findByText('Total: 37.25 h')).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(server.calls(edit)).toHaveLength(1))
  expect(server.calls(edit)[0]?.body).toEqual({
    ...{ name: 'Marriage and family therapy', level_id: LEVEL, start_at: '2026-09-01', end_at: '2027-05-31' },
    activity_types: [{ id: idOf(2), name: 'Group supervision', hours: 37.25, color: 'purple' }],
    version: 3,
  })
})

test('a copy begins a year later, with types of its own', async () => {
  const { server } = open(`/training-plans/${ID}`, {
    [ONE]: { json: aPlan() },
    [CREATE]: { json: { id: ID, version: 0 } },
  })
  await press('Copy to a new plan')
  expect(await screen.findByText(/moved by a year/)).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(server.calls(CREATE)).toHaveLength(1))
  expect(server.calls(CREATE)[0]?.body).toMatchObject({
    ...{ start_at: '2027-09-01', end_at: '2028-05-31' },
    activity_types: [{ name: 'Individual therapy', hours: 150, color: 'blue' }, { name: 'Group supervision' }],
  })
  expect(server.calls(CREATE)[0]?.body).not.toHaveProperty('activity_types.0.id')
})

test('a plan is archived after a question, and an archived one is brought back', async () => {
  const archive = `PATCH /api/training-plans/${ID}/archive`
  const { server } = open(`/training-plans/${ID}`, {
    [ONE]: { json: aPlan() },
    [archive]: { json: { id: ID, version: 4 } },
  })
  await press('Archive')
  const question = await screen.findByRole('alertdialog')
  server.answer({ [ONE]: { json: aPlan({ archived: true }) } })
  await userEvent.click(within(question).getByRole('button', { name: 'Archive' }))
  await press('Bring back')
  await waitFor(() =>
    expect(server.calls(archive).map(({ body }) => body)).toEqual([{ archived: true }, { archived: false }]),
  )
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

test('its page shows each type with its hours and its share, and its history in words', async () => {
  const entry = {
    ...{ id: idOf(1), revision: 1, type: 'TrainingPlanEdited', occurred_at: '2026-11-20T18:00:00.000Z' },
    ...{ actor: { id: idOf(1), name: 'Ana Ruiz' }, root_actor: null, reason: null },
    changes: [{ field: 'activityTypes', before: ['Individual therapy 150'], after: [] }],
  }
  open(`/training-plans/${ID}`, {
    [ONE]: { json: aPlan() },
    [`GET /api/history/trainingplan/${ID}`]: { json: { entries: [entry] } },
  })
  const row = within(
    (await screen.findByRole('rowheader', { name: 'Individual therapy' })).closest('tr') as HTMLElement,
  )
  expect([row.getByText('150'), row.getByText('80%')]).toHaveLength(2)
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  const told = await screen.findByText('Training plan edited')
  expect(told.closest('li')?.textContent).toContain('Activity types, with hours')
})

test('levels are moved by buttons, renamed, and brought back', async () => {
  const order = 'POST /api/training-levels/order'
  const rename = `PUT /api/training-levels/${LEVEL}`
  const back = `PATCH /api/training-levels/${idOf(3)}/archive`
  let levels = THREE
  const { server } = open('/training-plans#levels', {
    [LEVELS]: () => ({ json: { data: levels } }),
    [order]: () => {
      const [practicum, internship, old] = THREE
      levels = [internship, practicum, old] as typeof THREE
      return { json: {} }
    },
    [rename]: { json: { id: LEVEL, version: 2 } },
    [back]: { json: { id: idOf(3), version: 2 } },
  })
  await press('Move Practicum down')
  await waitFor(() => expect(server.calls(order).map(({ body }) => body)).toEqual([{ ids: [idOf(2), LEVEL] }]))
  expect(await screen.findByText('Practicum stands at place 2 now.')).toBeTruthy()
  const names = screen.getAllByRole('listitem').map(item => within(item).getByRole('link').textContent)
  expect(names).toEqual(['Internship', 'Practicum', 'Old'])
  await press('Rename Practicum')
  const field = await screen.findByLabelText(/^Name/)
  await userEvent.clear(field)
  await userEvent.type(field, 'Practicum I')
  await press('Save')
  const renamed = { name: 'Practicum I', version: 1 }
  await waitFor(() => expect(server.calls(rename).map(({ body }) => body)).toEqual([renamed]))
  await press('Bring back Old')
  await waitFor(() => expect(server.calls(back).map(({ body }) => body)).toEqual([{ archived: false }]))
})

test('a level shows its plans alone, and where there are no levels the first one is asked for', async () => {
  const level = `GET /api/training-levels/${LEVEL}`
  const { server } = open(`/training-levels/${LEVEL}`, { [level]: { json: aLevel() }, [LIST]: listOf([aPlan()]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Practicum' })).toBeTruthy()
  await screen.findByRole('link', { name: 'Marriage and family therapy' })
  expect(server.calls(LIST)[0]?.query.toString()).toContain(LEVEL)
  server.answer({ [LEVELS]: { json: { data: [] } } })
  await userEvent.click(screen.getByRole('link', { name: /Levels/ }))
  expect(await screen.findByText(/There are no levels yet/)).toBeTruthy()
})

test('what the form makes of a plan: the next year, colours that are free, sums of what is there', () => {
  expect([nextYear('2028-02-29'), nextYear('2026-09-01')]).toEqual(['2029-02-28', '2027-09-01'])
  const { activity_types } = valuesOf(aPlan())
  expect(newType(activity_types).color).toBe(ACTIVITY_COLORS.find(color => color !== 'blue' && color !== 'purple'))
  expect(totalOf([...activity_types, { name: '', hours: null, color: 'red' }])).toBe(187.25)
  expect(copyOf(aPlan()).activity_types.every(({ id }) => id === undefined)).toBe(true)
  const codes = (values: Parameters<typeof planRules>[0]) => planRules(values).map(({ code, field }) => [code, field])
  expect(codes({ ...valuesOf(aPlan()), end_at: '2026-08-31' })).toEqual([['training_plan.end_before_start', 'end_at']])
  const twice = [...activity_types, { name: 'individual  THERAPY', hours: 1, color: 'red' as const }]
  expect(codes({ ...valuesOf(aPlan()), activity_types: twice })).toEqual([
    ['training_plan.type_repeated', 'activity_types.2.name'],
  ])
})
