// The request for a placement step by step, and what the people of a placement are offered until it is decided.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { aSite, simone } from '../../testing/sites'
import { aTraining } from '../../testing/trainings'
import PlacementDetailsScreen from './PlacementDetailsScreen'
import PlacementListScreen from './PlacementListScreen'
import { likelyTraining, stepOfFields } from './request-form'

const user = aUser('trainee')
const SITE = idOf(9000)
const REQUEST = 'POST /api/placements'

const ROUTES: FakeRoutes = {
  'GET /api/placements': listOf([]),
  'GET /api/supervision-sites': listOf([aSite(), aSite({ id: idOf(9001), name: 'Harbor', accepting_trainees: false })]),
  [`GET /api/supervision-sites/${SITE}`]: { json: aSite() },
  'GET /api/supervision-sites/areas': { json: { states: [], counties: [] } },
  [`GET /api/users/${user.id}/trainings`]: { json: { data: [aTraining()] } },
}

const open = (tail = '#request-placement', routes: FakeRoutes = {}) =>
  renderScreen(<PlacementListScreen />, {
    at: `/applications${tail}`,
    path: '/applications',
    routes: { ...ROUTES, ...routes },
    state: aState(user),
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const next = async (times = 1) => {
  for (let pressed = 0; pressed < times; pressed++) await press('Next')
}

test('nothing goes on without a site, and one that accepts nobody cannot be chosen', async () => {
  open()
  expect(await screen.findByRole('radio', { name: /Harbor/ })).toHaveProperty('disabled', true)
  await next()
  expect(await screen.findByText('field required')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Site' }).getAttribute('aria-invalid')).toBe('true')
})

test('what was chosen step by step is sent, and Back loses nothing', async () => {
  const answered = { json: { id: idOf(3000), status: 'submitted', version: 1 } }
  const { server } = open('#request-placement', { [REQUEST]: answered })
  await userEvent.click(await screen.findByRole('radio', { name: /Bayview Clinic/ }))
  await next()
  expect(await screen.findByRole('radio', { name: 'Simone Okafor' })).toHaveProperty('checked', true)
  await next()
  await userEvent.type(await screen.findByLabelText(/^Note/), 'Mondays')
  await press('Back')
  await next(2)
  expect(await screen.findByText('Mondays')).toBeTruthy()
  expect(server.calls(REQUEST)).toEqual([])
  await press('Send request')
  const { id, position_id } = simone
  const sent = { site_id: SITE, training_id: idOf(71), supervisor: { id, position_id }, note: 'Mondays' }
  await waitFor(() => expect(server.calls(REQUEST).map(({ body }) => body)).toEqual([sent]))
})

test('somebody who is not on the list is proposed by name and address, which are asked for, and sent', async () => {
  const answered = { json: { id: idOf(3000), status: 'submitted', version: 2 } }
  const { server } = open(`?siteId=${SITE}#request-placement`, { [REQUEST]: answered })
  await screen.findByText('Chosen: Bayview Clinic')
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: 'Somebody who is not on this list' }))
  await next()
  expect(await screen.findAllByText('field required')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText(/^First name/), 'Rosa')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Delgado')
  await userEvent.type(screen.getByLabelText(/^Email address/), 'rosa@bayview.test')
  await next(2)
  expect(await screen.findByText('Rosa Delgado (rosa@bayview.test)')).toBeTruthy()
  await press('Send request')
  const rosa = { first_name: 'Rosa', last_name: 'Delgado', email: 'rosa@bayview.test' }
  const sent = { site_id: SITE, training_id: idOf(71), supervisor: null, proposed_supervisor: rosa, note: '' }
  await waitFor(() => expect(server.calls(REQUEST).map(({ body }) => body)).toEqual([sent]))
})

async function typeDay(name: string, keys: string): Promise<void> {
  const field = await screen.findByRole('group', { name })
  await userEvent.click(field.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard(keys)
}

test('the days of a placement are asked for within those of its training, looked over, and sent', async () => {
  const answered = { json: { id: idOf(3000), status: 'submitted', version: 1 } }
  const { server } = open(`?siteId=${SITE}#request-placement`, { [REQUEST]: answered })
  await screen.findByText('Chosen: Bayview Clinic')
  await next(2)
  await typeDay('First day', '08312026')
  await next()
  expect(await screen.findByText('choose a day of the training')).toBeTruthy()
  await typeDay('First day', '01102027')
  await next()
  expect(await screen.findByText('01/10/2027 – 05/31/2027')).toBeTruthy()
  await press('Send request')
  await waitFor(() => expect(server.calls(REQUEST)).toHaveLength(1))
  expect(server.calls(REQUEST)[0]?.body).toMatchObject({ first_day: '2027-01-10' })
  expect(server.calls(REQUEST)[0]?.body).not.toHaveProperty('last_day')
})

test('the site that the address names is chosen, and a refusal leads back to the step that it is about', async () => {
  const message = 'there is already a placement'
  const errors = [{ code: 'placement.duplicate', field: 'training_id', message }]
  open(`?siteId=${SITE}#request-placement`, { [REQUEST]: { status: 422, json: { errors } } })
  expect(await screen.findByText('Chosen: Bayview Clinic')).toBeTruthy()
  await next(3)
  await press('Send request')
  expect((await screen.findAllByText(message, { exact: false })).length).toBeGreaterThan(0)
  const steps = within(screen.getByRole('list', { name: 'Steps of this request' })).getAllByRole('listitem')
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
})

test('a site that the address names and that accepts nobody is not chosen, and that is said', async () => {
  const full = { json: aSite({ name: 'Harbor', accepting_trainees: false }) }
  open(`?siteId=${SITE}#request-placement`, { [`GET /api/supervision-sites/${SITE}`]: full })
  expect(await screen.findByText('Harbor was not chosen: it does not accept trainees now.')).toBeTruthy()
  expect(screen.queryByText(/^Chosen/)).toBeNull()
})

test('while somebody types, the directory is not asked for each letter', async () => {
  const { server } = open()
  const box = await screen.findByRole('searchbox', { name: 'Search the directory' })
  for (const value of ['h', 'ha', 'har']) fireEvent.change(box, { target: { value } })
  const asked = () =>
    server.calls('GET /api/supervision-sites').map(({ query }) => JSON.parse(query.get('filter') ?? '{}').q)
  await waitFor(() => expect(asked()).toEqual([undefined, 'har']))
})

test('without a training that runs or is to come that is said at once, and there is nothing to fill in', async () => {
  const over = { json: { data: [aTraining({ id: idOf(72), state: 'previous', current: false })] } }
  open(`?siteId=${SITE}#request-placement`, { [`GET /api/users/${user.id}/trainings`]: over })
  expect(await screen.findByText(/You have no training that runs/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test.each([
  [{ left: 2, asking: 0, waiting: 0 }, '2 of 3 places left in this period.'],
  [{ left: 2, asking: 1, waiting: 0 }, '2 of 3 places left in this period.'],
  [{ left: 2, asking: 2, waiting: 0 }, /you will be on the waiting list, in place 1,/],
  [{ left: 0, asking: 4, waiting: 4 }, /you will be on the waiting list, in place 5,/],
])('with the training stands how many places its site has left: %j', async (standing, words) => {
  const { start_at, end_at } = aTraining()
  const slot = {
    id: idOf(90),
    start_at,
    end_at,
    places: 3,
    taken: 3 - standing.left,
    people: [],
    version: 0,
    ...standing,
  }
  open(`?siteId=${SITE}#request-placement`, {
    [`GET /api/supervision-sites/${SITE}/slots`]: { json: { data: [slot] } },
  })
  await screen.findByText('Chosen: Bayview Clinic')
  await next(2)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the training that was asked for comes before the one that runs, and never one that is over', () => {
  const future = aTraining({ id: idOf(73), state: 'future', current: false })
  const over = aTraining({ id: idOf(74), state: 'previous', current: false })
  expect(likelyTraining([over, future, aTraining()], undefined)).toBe(idOf(71))
  expect(likelyTraining([over, future, aTraining()], idOf(73))).toBe(idOf(73))
  expect(likelyTraining([over, future], idOf(74))).toBe(idOf(73))
  expect(likelyTraining([over], undefined)).toBe('')
})

test('a training that needs a place comes before one that has it or needs none, and of two the one that runs', () => {
  const future = aTraining({ id: idOf(73), state: 'future', current: false })
  const place = { is_campus: false, archived: false, status: 'approved' } as TrainingView['placements'][number]
  const placed = aTraining({ placements: [place] })
  for (const current of [placed, aTraining({ placement_not_required: true })])
    expect(likelyTraining([current, future], undefined)).toBe(idOf(73))
  expect(likelyTraining([future, aTraining()], undefined)).toBe(idOf(71))
  expect(likelyTraining([placed, { ...future, placements: [place] }], undefined)).toBe(idOf(71))
  expect(likelyTraining([placed, future], idOf(71))).toBe(idOf(71))
})

test('of several refusals the first step is opened', () => {
  expect(stepOfFields(['note', 'supervisor.id'])).toBe('supervisor')
  expect(stepOfFields([undefined, 'version'])).toBeUndefined()
})

const ROSA = {
  ...{ first_name: 'Rosa', last_name: 'Delgado', name: 'Rosa Delgado', email: 'rosa@bayview.test' },
  invited_at: null,
} as const
const INVITED = { ...ROSA, invited_at: '2026-11-20T18:00:00.000Z' } as const

const OFFERED = [
  ['trainee', { status: 'open' }, ['Withdraw request', 'Submit again']],
  ['trainee', { status: 'ready' }, ['Withdraw request']],
  ['trainee', { status: 'approved' }, []],
  ['trainee', { status: 'submitted', archived_at: '2026-11-20T18:00:00.000Z' }, []],
  ['supervisor', { status: 'submitted', supervisor_joined: false }, ['Decline', 'Join as supervisor']],
  ['supervisor', { status: 'ready' }, ['Decline']],
  ['supervisor', { status: 'denied' }, []],
  ['coordinator', { status: 'submitted' }, ['Change supervisor']],
  ['coordinator', { status: 'submitted', supervisor: null }, ['Name supervisor']],
  [
    'coordinator',
    { status: 'submitted', supervisor: null, proposed_supervisor: ROSA },
    ['Name supervisor', 'Invite Rosa Delgado'],
  ],
  [
    'coordinator',
    { status: 'submitted', supervisor: null, proposed_supervisor: INVITED },
    ['Name supervisor', 'Invite Rosa Delgado again'],
  ],
  ['coordinator', { status: 'approved' }, []],
  ['faculty', { status: 'submitted' }, []],
] as const satisfies readonly (readonly [string, Partial<PlacementDetails>, readonly string[]])[]

const INTENTS = /^(Withdraw|Submit again|Decline|Join|Change supervisor|Name supervisor|Invite)/

test.each(OFFERED)('a %s of a placement that is %j is offered what its rules let', async (role, changes, expected) => {
  const viewer = aUser(role)
  const position_id = viewer.current_position?.id ?? ''
  const theirs = role === 'trainee' || role === 'supervisor' ? { [role]: { ...simone, position_id } } : {}
  renderScreen(<PlacementDetailsScreen />, {
    at: `/applications/${idOf(3000)}`,
    path: '/applications/:id',
    routes: { [`GET /api/placements/${idOf(3000)}`]: { json: aPlacementInFull({ ...theirs, ...changes }) } },
    state: aState(viewer),
  })
  await screen.findByRole('heading', { level: 1, name: /Bayview Family Services$/ })
  expect(screen.queryAllByRole('button', { name: INTENTS }).map(({ textContent }) => textContent)).toEqual(expected)
})

test('whoever names a supervisor is told that this ends what the trainee proposed', async () => {
  const proposal = { status: 'submitted', supervisor: null, supervisor_id: null, proposed_supervisor: ROSA } as const
  const placement = aPlacementInFull({ ...proposal, supervisor_joined: false })
  renderScreen(<PlacementDetailsScreen />, {
    at: `/applications/${idOf(3000)}`,
    path: '/applications/:id',
    routes: { [`GET /api/placements/${idOf(3000)}`]: { json: placement } },
    state: aState(aUser('coordinator')),
  })
  await press('Name supervisor')
  const dialog = within(await screen.findByRole('dialog', { name: 'Who supervises this placement?' }))
  expect(
    await dialog.findByText(/^Once this is saved Rosa Delgado, who was proposed, is asked for no more/),
  ).toBeTruthy()
})
