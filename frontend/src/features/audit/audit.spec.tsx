// The past of a thing on its screen: what happened to it, and as it was at a moment.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { HistoryPanel } from './HistoryPanel'

const anEntry = {
  id: idOf(1),
  revision: 3,
  type: 'TaskEdited',
  occurred_at: '2026-11-20T10:00:00.000Z',
  actor: { id: idOf(4), name: 'Clara Whitfield', role_keyname: 'coordinator', profile_image_url: null },
  root_actor: null,
  by_token: false,
  changes: [],
  reason: null,
  correlation_id: 'c',
}

test('an entry shows the photo of whoever did it, and nobody for what the system did by itself', async () => {
  const photo = `/api/images/profile/${idOf(6)}`
  const entries = [
    { ...anEntry, actor: { id: 'system', name: 'system', role_keyname: null, profile_image_url: null } },
    { ...anEntry, id: idOf(7), actor: { ...anEntry.actor, profile_image_url: photo } },
  ]
  const routes = { [`GET /api/history/task/${idOf(2)}`]: { json: { entries, earlier: false } } }
  renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, { routes })
  const [newest, before] = await screen.findAllByRole('listitem')
  expect(newest?.querySelector('img')?.getAttribute('src')).toBe(photo)
  expect([before?.querySelector('img'), before?.querySelector('svg') === null]).toEqual([null, false])
})

test('changes are told in the words of the screens, days as dates', async () => {
  const changes = [
    { field: 'dueDate', before: null, after: '2030-01-02' },
    { field: 'repeatOn', before: 'single', after: 'schedule' },
    { field: 'description', before: 'single', after: '' },
  ]
  const routes = {
    [`GET /api/history/task/${idOf(2)}`]: { json: { entries: [{ ...anEntry, changes }], earlier: false } },
  }
  renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, { routes })
  const entry = (await screen.findByText('Task edited')).closest('li')
  const lines = [...(entry?.querySelectorAll('div') ?? [])].map(line => line.textContent)
  expect(lines.slice(-3)).toEqual([
    'Due: 01/02/2030',
    'Repeats: Does not repeat → By schedule',
    'Description: single → nothing',
  ])
})

test('of a long history the newest is shown, and what was before on request', async () => {
  const route = `GET /api/history/task/${idOf(2)}`
  const pages = (before: string | null) =>
    before === null
      ? { entries: [{ ...anEntry, id: idOf(9), reason: 'the last' }], earlier: true }
      : { entries: [anEntry], earlier: false }
  const { server } = renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, {
    routes: { [route]: ({ query }) => ({ json: pages(query.get('before')) }) },
  })
  expect(await screen.findAllByText('Task edited')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  await waitFor(() => expect(screen.getAllByText('Task edited')).toHaveLength(2))
  expect(screen.getAllByText(/^Reason/)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  expect(server.calls(route).map(({ query }) => query.get('before'))).toEqual([null, idOf(9)])
})

const HISTORY = `GET /api/history/task/${idOf(2)}`
const past = {
  revision: 3,
  occurred_at: '2026-11-20T10:00:00.000Z',
  exists: true,
  fields: [
    { field: 'description', value: 'Read chapter 3' },
    { field: 'task_status', value: 'incomplete' },
    { field: 'repeat_on', value: 'single' },
    { field: 'due_date', value: '2030-01-02' },
    { field: 'published', value: true },
    { field: 'assignee', value: 'Ana Ruiz' },
    { field: 'comments', value: [{ author: 'Ana Ruiz', body: 'A remark', at: '2026-11-20T09:00:00.000Z' }] },
    { field: 'completed_at', value: null },
  ],
}

test('a point of the history opens the thing as it was then', async () => {
  const routes = { [HISTORY]: { json: { entries: [anEntry], earlier: false } }, [`${HISTORY}/as-of`]: { json: past } }
  const { server } = renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, { routes })
  await userEvent.click(await screen.findByRole('button', { name: 'As it was then' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'As it was' }))
  expect(await dialog.findByText('Read chapter 3')).toBeTruthy()
  for (const words of ['Assigned to', 'Due', 'Status', 'Incomplete', 'Does not repeat', 'Published', 'A remark'])
    expect(dialog.getByText(words)).toBeTruthy()
  expect(dialog.getAllByText('Ana Ruiz')).toHaveLength(2)
  expect(dialog.queryByText('Completed at')).toBeNull()
  expect(server.calls(`${HISTORY}/as-of`)[0]?.query.get('revision')).toBe('3')
})

test('what happened to a document is told in the words of the screen, and opens the moment it happened', async () => {
  const document = {
    ...anEntry,
    revision: null,
    type: 'AttachmentAttached',
    changes: [{ field: 'document', before: null, after: 'proof.pdf' }],
  }
  const routes = { [HISTORY]: { json: { entries: [document], earlier: false } }, [`${HISTORY}/as-of`]: { json: past } }
  const { server } = renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, { routes })
  expect(await screen.findByText('Document attached')).toBeTruthy()
  expect(screen.getByText('proof.pdf').parentElement?.textContent).toBe('Document: proof.pdf')
  await userEvent.click(screen.getByRole('button', { name: 'As it was then' }))
  await screen.findByRole('dialog', { name: 'As it was' })
  expect(server.calls(`${HISTORY}/as-of`)[0]?.query.get('at')).toBe(anEntry.occurred_at)
})

test('what is kept beside a placement is told in its words, and compared with how it stands since', async () => {
  const of = `GET /api/history/placement/${idOf(2)}`
  const changes = [
    { field: 'day', before: null, after: '2026-09-02' },
    { field: 'timeOnSite', before: 240, after: 345 },
  ]
  const logged = { ...anEntry, id: idOf(6), revision: null, type: 'PlacementDayTimeChanged', changes }
  const days = { field: 'logged_days', value: [{ day: '2026-09-02', timeOnSite: 345, note: 'Intakes' }] }
  const { server } = renderScreen(<HistoryPanel subject="placement" id={idOf(2)} />, {
    routes: {
      [of]: { json: { entries: [anEntry, logged], earlier: false } },
      [`${of}/as-of`]: { json: { ...past, fields: [days] } },
    },
  })
  const told = within((await screen.findByText('Placement day time changed')).closest('li') as HTMLElement)
  expect(told.getByText(/^Minutes/).textContent).toBe('Minutes: 240 → 345')
  expect(told.getByText(/^Day/).textContent).toBe('Day: 09/02/2026')
  const [, before] = screen.getAllByRole('button', { name: 'As it was then' })
  await userEvent.click(before as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'As it was' }))
  expect(await dialog.findByText('Logged days')).toBeTruthy()
  expect(dialog.getByText('Intakes').parentElement?.textContent).toBe('Note: Intakes')
  await userEvent.click(dialog.getByRole('switch', { name: /now/i }))
  const asked = () => server.calls(`${of}/as-of`).map(({ query }) => query.get('at'))
  await waitFor(() => expect(asked()).toEqual([null, logged.occurred_at]))
})

test('a moment that has not come yet is not asked for', async () => {
  renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, {
    routes: { [HISTORY]: { json: { entries: [anEntry], earlier: false } } },
  })
  await userEvent.type(await screen.findByLabelText('As it was at'), '2099-01-01T10:00')
  expect(screen.getByText('This moment has not come yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show' })).toHaveProperty('disabled', true)
})

test('a moment of one’s own choice is asked for as an instant; where nothing was, it says so', async () => {
  const nothing = { revision: null, occurred_at: null, exists: false, fields: [] }
  const routes = {
    [HISTORY]: { json: { entries: [anEntry], earlier: false } },
    [`${HISTORY}/as-of`]: { json: nothing },
  }
  const { server } = renderScreen(<HistoryPanel subject="task" id={idOf(2)} />, { routes })
  const show = await screen.findByRole('button', { name: 'Show' })
  expect(show).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText('As it was at'), '2020-05-06T07:08')
  await userEvent.click(show)
  expect(await screen.findByText('There was nothing to see at that moment.')).toBeTruthy()
  const at = new Date('2020-05-06T07:08').toISOString()
  expect(server.calls(`${HISTORY}/as-of`)[0]?.query.get('at')).toBe(at)
})
