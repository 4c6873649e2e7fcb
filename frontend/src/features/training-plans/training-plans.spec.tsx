// The screens of training plans: the list, the form, one of them with its history, and who is offered what.
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { meOf } from '../../providers/me'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { mayChange } from './training-plan-rights'

const ID = idOf(8000)
const LIST = 'GET /api/training-plans'
const ONE = `GET /api/training-plans/${ID}`

const aTrainingPlan = (changes: Partial<TrainingPlanView> = {}): TrainingPlanView => ({
  id: ID,
  title: 'The first one',
  day: '2026-12-01',
  archived: false,
  creator: { id: idOf(1), position_id: idOf(100), name: 'Marisol Okonkwo', role_keyname: 'coordinator' },
  created_at: '2026-11-20T18:00:00.000Z',
  version: 3,
  ...changes,
})

const open = (at: string, routes: FakeRoutes, state = aState()) =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const titleField = () => screen.findByLabelText<HTMLInputElement>(/Title/)

beforeEach(() => localStorage.clear())

test('the list leads to each of them', async () => {
  open('/training-plans', { [LIST]: listOf([aTrainingPlan()]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Training plans' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'The first one' })
  expect(link.getAttribute('href')).toBe(`/training-plans/${ID}`)
})

test('a new one needs a title before the server is asked', async () => {
  const create = 'POST /api/training-plans'
  const { server } = open('/training-plans', { [LIST]: listOf([]), [create]: { json: { id: ID, version: 0 } } })
  const [add] = await screen.findAllByRole('button', { name: 'New training plan' })
  await userEvent.click(add as HTMLElement)
  await press('Save')
  expect(await screen.findByText('field required')).toBeTruthy()
  expect(server.calls(create)).toEqual([])
  await userEvent.type(await titleField(), 'Another')
  await press('Save')
  await waitFor(() => expect(server.calls(create).map(({ body }) => body)).toEqual([{ title: 'Another', day: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('one of them is changed from the version that was opened', async () => {
  const edit = `PUT /api/training-plans/${ID}`
  const { server } = open(`/training-plans/${ID}`, {
    [ONE]: { json: aTrainingPlan() },
    [edit]: { json: { id: ID, version: 4 } },
  })
  await press('Edit')
  await userEvent.clear(await titleField())
  await userEvent.type(await titleField(), 'Renamed')
  await press('Save')
  const sent = { title: 'Renamed', day: '2026-12-01', version: 3 }
  await waitFor(() => expect(server.calls(edit).map(({ body }) => body)).toEqual([sent]))
})

test('it is archived after a question', async () => {
  const archive = `POST /api/training-plans/${ID}/archive`
  const { server } = open(`/training-plans/${ID}`, { [ONE]: { json: aTrainingPlan() }, [archive]: { json: {} } })
  await press('Archive')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('cannot be changed any more')
  expect(server.calls(archive)).toEqual([])
  await userEvent.click(screen.getAllByRole('button', { name: 'Archive' }).at(-1) as HTMLElement)
  await waitFor(() => expect(server.calls(archive)).toHaveLength(1))
})

test('its history tells what happened, in the words of its fields', async () => {
  const entry = {
    ...{ id: idOf(1), revision: 1, type: 'TrainingPlanArchived', occurred_at: '2026-11-20T18:00:00.000Z' },
    ...{ actor: { id: idOf(1), name: 'Ana Ruiz' }, root_actor: null, reason: null },
    changes: [{ field: 'archived_at', before: null, after: '2026-11-20T18:00:00.000Z' }],
  }
  const history = { [`GET /api/history/trainingplan/${ID}`]: { json: { entries: [entry] } } }
  open(`/training-plans/${ID}#history`, { [ONE]: { json: aTrainingPlan() }, ...history })
  const told = await screen.findByText('Training plan archived')
  expect(told.closest('li')?.textContent).toContain('Archived: ')
})

test('it is changed by its creator and by coordinators, until it is archived', () => {
  const elses = aTrainingPlan({ creator: { ...aTrainingPlan().creator, position_id: idOf(101) } })
  const may = (role: 'coordinator' | 'trainee', one: TrainingPlanView) => mayChange(one, meOf(aUser(role)))
  expect([may('coordinator', elses), may('trainee', elses), may('trainee', aTrainingPlan())]).toEqual([
    true,
    false,
    true,
  ])
  expect(may('coordinator', aTrainingPlan({ archived: true }))).toBe(false)
})
