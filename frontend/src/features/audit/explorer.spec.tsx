// The event explorer and the access trail: in the words of people, narrowed as other lists, taken away, and exact where one asks for it.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { spoken } from '../../app/locales/es.application'
import { browser } from '../../providers/browser'
import { speak } from '../../providers/spoken'
import { type FakeRoutes, type FakeServer, listOf, refusal } from '../../testing/fake-server'
import { aPosition, aState, aUser, idOf, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { rowsStand } from '../../testing/rows'
import EventExplorerScreen from './EventExplorerScreen'

const anEvent = {
  id: idOf(1),
  position: '1',
  stream: `task-${idOf(2)}`,
  revision: 0,
  type: 'TaskCreated',
  organization_id: idOf(3),
  organization_name: 'Harbor University',
  actor_id: idOf(4),
  actor_name: 'Clara Whitfield',
  root_actor_id: null,
  occurred_at: '2026-11-20T10:00:00.000Z',
  correlation_id: 'c',
}
const anAccess = {
  id: '7',
  at: '2026-11-20T10:00:00.000Z',
  row: 'getTask',
  outcome: 'refused',
  status: 404,
  user_id: idOf(4),
  user_name: 'Clara Whitfield',
  root_user_id: null,
  organization_id: idOf(3),
  organization_name: 'Harbor University',
  object_ids: [idOf(21), idOf(22), idOf(23)],
  object_count: 9,
  asked: null,
  correlation_id: 'c',
}
const routes = {
  'GET /api/events': listOf([anEvent]),
  'GET /api/accesses': listOf([anAccess]),
  'GET /api/events/facets': { json: { types: ['NotificationSent', 'TaskCreated'], calls: ['getTask'] } },
}
const ACCESSES = 'GET /api/accesses'
const as = (role: 'admin' | 'coordinator') => aState(aUser(role))

afterEach(() => jest.restoreAllMocks())

const filterOf = (query: URLSearchParams | undefined): unknown => JSON.parse(query?.get('filter') ?? '{}')

const asked = (server: FakeServer, route = 'GET /api/events') => filterOf(server.calls(route).at(-1)?.query)
const addressOf = (filter: object, tail = '') => `/?filter=${encodeURIComponent(JSON.stringify(filter))}${tail}`

test('the bulk of machines is left out until its chip asks for it, in the list', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, { state: as('coordinator'), routes })
  await screen.findByText('Task created')
  expect(asked(server)).toEqual({})
  await userEvent.click(screen.getByRole('button', { name: 'Include notifications and sign-ins' }))
  await waitFor(() => expect(asked(server)).toEqual({ with_bulk: true }))
})

test('a row says in words what it concerns, and neither ids nor where it stands in the log', async () => {
  renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: { ...routes, 'GET /api/events': listOf([anEvent, { ...anEvent, id: idOf(9), stream: `user-${idOf(4)}` }]) },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('columnheader', { name: 'Thing' })).toBeTruthy()
  expect(table.getAllByRole('button', { name: /^Show only this one/ }).map(({ textContent }) => textContent)).toEqual([
    'Task',
    'Account',
  ])
  expect(screen.getByRole('table').outerHTML).not.toMatch(/@|[0-9a-f]{4}…|[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('what happened is said in the words of the organization', async () => {
  const own = aPosition(100, 'coordinator', 'Northbridge', {
    supervision_site: { one: 'clinic', many: 'clinics' },
    trainee: { one: 'intern', many: 'interns' },
  })
  renderScreen(<EventExplorerScreen />, {
    state: aState(aUser('coordinator', { positions: [own], current_position: own })),
    routes: {
      ...routes,
      'GET /api/events': listOf([
        { ...anEvent, type: 'SiteExpiryReminded' },
        { ...anEvent, id: idOf(9), type: 'TraineeAssigned' },
      ]),
    },
  })
  expect(await screen.findByRole('button', { name: 'Clinic expiry reminded' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Intern assigned' })).toBeTruthy()
})

test('what it concerns is said in the language of the page', async () => {
  act(() => speak({ locale: 'es', application: spoken }))
  try {
    renderScreen(<EventExplorerScreen />, { state: as('coordinator'), routes })
    expect(await screen.findByRole('button', { name: 'Mostrar solo esto: Tarea' })).toBeTruthy()
  } finally {
    act(() => speak({ locale: 'en' }))
  }
})

test('a person or a thing in the events narrows them to itself, and the person can be let go again', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, { state: as('coordinator'), routes })
  await userEvent.click(await screen.findByRole('button', { name: 'Show only Clara Whitfield' }))
  await waitFor(() => expect(asked(server)).toEqual({ actor_id: idOf(4) }))
  const chip = await screen.findByRole('button', { name: 'Who: Clara Whitfield' })
  await rowsStand()
  await userEvent.click(screen.getByRole('button', { name: 'Show only this one: Task' }))
  await waitFor(() => expect(asked(server)).toEqual({ actor_id: idOf(4), stream: anEvent.stream }))
  expect(await screen.findByRole('button', { name: 'Thing: Task' })).toBeTruthy()
  await userEvent.click(within(chip).getByTestId('CancelIcon'))
  await waitFor(() => expect(asked(server)).toEqual({ stream: anEvent.stream }))
})

const ANA = somebody(7, 'Ana Ruiz')
const FOUND = { id: idOf(2), title: 'Read chapter 3', detail: null, on: null, page: null, person: null }

test('a coordinator finds a person, a type and a thing by what they are called', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: {
      ...routes,
      'GET /api/users/available': { json: [ANA] },
      'GET /api/things': { json: [{ kind: 'task', things: [FOUND], more: false }] },
      'GET /api/things/recent': { json: [{ ...FOUND, kind: 'task' }] },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Who' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }))
  await waitFor(() => expect(asked(server)).toEqual({ actor_id: ANA.id }))
  await userEvent.click(screen.getByRole('button', { name: 'What happened' }))
  await userEvent.type(await screen.findByRole('combobox'), 'created')
  await userEvent.click(await screen.findByRole('option', { name: 'Task created' }))
  await waitFor(() => expect(asked(server)).toEqual({ actor_id: ANA.id, type: 'TaskCreated' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thing' }))
  await userEvent.type(await screen.findByRole('combobox'), 'chapter')
  await userEvent.click(await screen.findByRole('option', { name: 'Task · Read chapter 3' }))
  const all = { actor_id: ANA.id, type: 'TaskCreated', stream: anEvent.stream }
  await waitFor(() => expect(asked(server)).toEqual(all))
  expect(await screen.findByRole('button', { name: 'Thing: Task · Read chapter 3' })).toBeTruthy()
})

test('an admin finds whoever acted among all accounts', async () => {
  const account = { ...aUser('trainee'), id: ANA.id, name: ANA.name, email: 'ana@school.test' }
  const { server } = renderScreen(<EventExplorerScreen />, {
    state: as('admin'),
    routes: { ...routes, 'GET /api/users': listOf([account]) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Who' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz · ana@school.test' }))
  await waitFor(() => expect(asked(server)).toEqual({ actor_id: ANA.id }))
})

test('whoever has a stream from the log may give that', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, { state: as('admin'), routes })
  await userEvent.click(await screen.findByRole('button', { name: 'Thing' }))
  await userEvent.type(await screen.findByRole('combobox'), `placement-${idOf(5)}`)
  await userEvent.click(await screen.findByRole('option', { name: 'Placement' }))
  await waitFor(() => expect(asked(server)).toEqual({ stream: `placement-${idOf(5)}` }))
})

test('a link narrows to the same, and says so in chips: a person who has left, a thing, days, and instants of before', async () => {
  const filter = {
    ...{ actor_id: idOf(7), type: 'TaskCreated', stream: anEvent.stream, days_from: '2026-11-20' },
    ...{ from: '2026-11-19T08:00:00.000Z', with_bulk: true },
  }
  const { server } = renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: { ...routes, [`GET /api/people/${idOf(7)}`]: { json: { ...ANA, positions: [] } } },
    at: addressOf(filter),
  })
  expect(await screen.findByRole('button', { name: 'Who: Ana Ruiz' })).toBeTruthy()
  for (const name of ['What happened: Task created', 'Thing: Task', 'When: from 11/20/2026', /^Exact time: from /])
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  expect(asked(server)).toEqual(filter)
})

const opened = {
  ...anEvent,
  ...{ root_actor: null, by_token: false, reason: 'A better date', sealed: false },
  told: [
    { field: 'assignee', value: 'Ana Ruiz' },
    { field: 'dueDate', value: '2030-01-02' },
    { field: 'repeatOn', value: 'single' },
    { field: 'selfAssigned', value: false },
  ],
  data: { assigneeId: idOf(7), dueDate: '2030-01-02' },
  metadata: { hash: 'f00d' },
}

async function openedDialog(event: object, more: FakeRoutes = {}, role: 'admin' | 'coordinator' = 'coordinator') {
  renderScreen(<EventExplorerScreen />, {
    state: as(role),
    routes: { ...routes, [`GET /api/events/${anEvent.id}`]: { json: event }, ...more },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Task created' }))
  return within(await screen.findByRole('dialog', { name: 'Task created' }))
}
const factsOf = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(dialog.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]))

test('an opened event tells in the words of the screens what it says, and leads to its thing', async () => {
  const found = { json: [{ ...FOUND, kind: 'task', page: `/tasks/created/${idOf(2)}` }] }
  const dialog = await openedDialog(opened, { 'GET /api/things/recent': found })
  const link = await dialog.findByRole('link', { name: 'Read chapter 3' })
  expect(link.getAttribute('href')).toBe(`/tasks/created/${idOf(2)}`)
  expect(factsOf(dialog)).toMatchObject({
    ...{ Who: 'Clara Whitfield', Thing: 'Task · Read chapter 3', Reason: 'A better date' },
    ...{ 'Assigned to': 'Ana Ruiz', Due: '01/02/2030', Repeats: 'Does not repeat' },
  })
  expect(dialog.queryByText('A to-do of one’s own')).toBeNull()
})

test('a thing whose page the reader may not open is named without a link', async () => {
  const found = { json: [{ ...FOUND, kind: 'placement', page: `/admin/users/edit/${idOf(2)}` }] }
  const dialog = await openedDialog(opened, { 'GET /api/things/recent': found })
  expect(await dialog.findByText(/Task · Read chapter 3/)).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
})

test('an account is named by its person, and whoever acted for somebody is told', async () => {
  const root_actor = { id: idOf(6), name: 'Rhea Root' }
  const event = { ...opened, stream: `user-${idOf(7)}`, root_actor }
  const dialog = await openedDialog(event, { [`GET /api/people/${idOf(7)}`]: { json: { ...ANA, positions: [] } } })
  expect(await dialog.findByText(/Account ·/)).toBeTruthy()
  expect(factsOf(dialog)).toMatchObject({ Thing: 'Account · Ana Ruiz', Who: 'Rhea Root, signed in as Clara Whitfield' })
})

test('as it stands in the log an event is shown when asked for, to the letter, and copied', async () => {
  const user = userEvent.setup()
  const dialog = await openedDialog(opened)
  const button = dialog.getByRole('button', { name: 'As it stands in the log', expanded: false })
  expect(dialog.queryByText(/f00d/)).toBeNull()
  await userEvent.click(button)
  expect(JSON.parse(dialog.getByText(/assigneeId/).textContent ?? '')).toEqual(opened.data)
  const { stream, revision, position } = anEvent
  expect(JSON.parse(dialog.getByText(/f00d/).textContent ?? '')).toMatchObject({
    stream,
    revision,
    position,
    hash: 'f00d',
  })
  await user.click(dialog.getByRole('button', { name: 'Copy as JSON' }))
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ data: opened.data, metadata: { stream } })
  expect(await screen.findByText('Copied.')).toBeTruthy()
})

test('what stays sealed for the reader is said', async () => {
  const sealed = await openedDialog({ ...opened, sealed: true }, {}, 'admin')
  expect(await sealed.findByText('What people wrote in it stays sealed here.')).toBeTruthy()
})

test('an event that says no more than that it happened is told so', async () => {
  const dialog = await openedDialog({ ...opened, told: [] })
  expect(await dialog.findByText('No more than that it happened.')).toBeTruthy()
})

const EXPORT = 'GET /api/events/export'
const reasonField = () => screen.findByLabelText(/What it is needed for/)
const exportIt = () => userEvent.click(screen.getByRole('button', { name: 'Export events' }))

test('an export asks for a reason, takes the filter along, and keeps what comes as a file', async () => {
  const save = jest.spyOn(browser, 'save').mockReturnValue()
  const file = { json: ['id'], headers: { 'Content-Disposition': 'attachment; filename=events-2026-11-21.csv' } }
  const { server } = renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: { ...routes, [EXPORT]: file },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Include notifications and sign-ins' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export for an audit' }))
  await reasonField()
  await exportIt()
  expect(screen.getByText('Say what the export is needed for.')).toBeTruthy()
  expect(server.calls(EXPORT)).toEqual([])
  await userEvent.type(await reasonField(), 'Yearly review')
  await userEvent.click(screen.getByRole('radio', { name: 'CSV' }))
  await exportIt()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(Object.fromEntries(server.calls(EXPORT)[0]?.query ?? [])).toEqual({
    with_bulk: 'true',
    format: 'csv',
    reason: 'Yearly review',
  })
  expect(save).toHaveBeenCalledWith('events-2026-11-21.csv', expect.any(Blob))
})

test('an export that is refused says so in the dialog, and nothing is kept', async () => {
  const save = jest.spyOn(browser, 'save').mockReturnValue()
  renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: { ...routes, [EXPORT]: refusal(429, 'try again in 12 minutes') },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export for an audit' }))
  await userEvent.type(await reasonField(), 'Yearly review')
  await exportIt()
  expect(await screen.findByText('try again in 12 minutes')).toBeTruthy()
  expect(save).not.toHaveBeenCalled()
})

test('a coordinator sees what happened, and nothing of who saw what', async () => {
  renderScreen(<EventExplorerScreen />, { state: as('coordinator'), routes })
  await screen.findByText('Task created')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('an admin sees who was refused what, and narrows to the person and to a thing', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, { state: as('admin'), routes, at: '/#accesses' })
  const list = within(await screen.findByRole('table'))
  expect(list.getByText('Get task')).toBeTruthy()
  expect(list.getByText('Refused (404)')).toBeTruthy()
  expect(list.getByText('and 7 more')).toBeTruthy()
  await userEvent.click(list.getByRole('button', { name: 'Show only Clara Whitfield' }))
  expect(await screen.findByRole('button', { name: 'Who: Clara Whitfield' })).toBeTruthy()
  await waitFor(() => expect(asked(server, ACCESSES)).toEqual({ user_id: idOf(4) }))
  await rowsStand()
  const things = screen.getAllByRole('button', { name: /^Show only this one: …/ })
  await userEvent.click(things[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: `Thing: …${idOf(21).slice(-6)}` })).toBeTruthy()
  await waitFor(() => expect(asked(server, ACCESSES)).toEqual({ user_id: idOf(4), object_id: idOf(21) }))
})

test('of an export the trail shows what it was needed for', async () => {
  const access = { ...anAccess, row: 'exportEvents', asked: { format: 'csv', reason: 'Yearly review' } }
  const answers = { ...routes, 'GET /api/accesses': listOf([access]) }
  renderScreen(<EventExplorerScreen />, { state: as('admin'), routes: answers, at: '/#accesses' })
  expect(await screen.findByText('“Yearly review”')).toBeTruthy()
})

test('accesses are narrowed by a call, how it ended and a thing, found by name or given by its whole id', async () => {
  const { server } = renderScreen(<EventExplorerScreen />, {
    state: as('admin'),
    routes: { ...routes, 'GET /api/things': { json: [] } },
    at: '/#accesses',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Call' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Get task' }))
  await userEvent.click(screen.getByRole('button', { name: 'Outcome' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Refused' }))
  await waitFor(() => expect(asked(server, ACCESSES)).toEqual({ row: 'getTask', outcome: 'refused' }))
  await userEvent.click(screen.getByRole('button', { name: 'Thing' }))
  await userEvent.type(await screen.findByRole('combobox'), idOf(21).slice(0, 13))
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.type(screen.getByRole('combobox'), idOf(21).slice(13))
  await userEvent.click(await screen.findByRole('option', { name: idOf(21) }))
  const all = { row: 'getTask', outcome: 'refused', object_id: idOf(21) }
  await waitFor(() => expect(asked(server, ACCESSES)).toEqual(all))
  expect(screen.getByRole('button', { name: 'Call: Get task' })).toBeTruthy()
})

test('what the code calls a meeting or an attachment is a live session and a document to people', async () => {
  const happened = ['MeetingStarted', 'AttachmentAttached'].map((type, index) => ({
    ...anEvent,
    id: idOf(index),
    type,
  }))
  renderScreen(<EventExplorerScreen />, {
    state: as('coordinator'),
    routes: { ...routes, 'GET /api/events': listOf(happened) },
  })
  expect(await screen.findByRole('button', { name: 'Live session started' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Document attached' })).toBeTruthy()
})
