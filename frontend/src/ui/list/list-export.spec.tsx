// A list as a file: what is asked of the server is what is on the screen, what comes is kept, and a refusal is read.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { type FakeAnswer, listOf, refusal } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame, type ListFrameProps } from './ListFrame'

const EXPORT = `GET ${listTasks.path}/export`
const frame: ListFrameProps<TaskView> = {
  label: 'Things',
  resource: 'tasks',
  sort: { field: 'created_at', order: 'DESC' },
  filter: { type: 'assigned' },
  columns: [
    { source: 'description', label: 'What', sortable: true, render: () => 'the thing' },
    { source: 'due_date', label: 'Due', render: () => 'tomorrow' },
    { source: 'status', label: 'How', render: () => 'open' },
    { source: 'created_at', label: 'Since', sortable: true, render: () => 'today' },
  ],
  card: () => <p>card</p>,
  empty: <p>nothing</p>,
}
const FILE: FakeAnswer = {
  json: 'rows',
  headers: { 'Content-Disposition': 'attachment; filename="tasks-2026-11-23.csv"', 'X-Total-Rows': '1200' },
}

async function list(answer: FakeAnswer | Promise<FakeAnswer>, at = '/') {
  const routes = { [`GET ${listTasks.path}`]: listOf([aTask()]), [EXPORT]: () => Promise.resolve(answer) }
  const shown = renderScreen(<ListFrame {...frame} />, { routes, at })
  await screen.findByText('the thing')
  return shown
}

async function take(format: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Export or print' }))
  await userEvent.click(screen.getByRole('menuitem', { name: format }))
}

afterEach(() => void jest.restoreAllMocks())

test('what is taken is what is shown: filter, search, order and columns', async () => {
  const save = jest.spyOn(browser, 'save').mockReturnValue()
  const search = new URLSearchParams({ filter: '{"past_due":true,"q":"site"}', sort: 'description', order: 'ASC' })
  const { server } = await list(FILE, `/?${search}`)
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'How' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await take('Excel')
  expect(await screen.findByText('tasks-2026-11-23.csv is in your downloads.')).toBeTruthy()
  expect(save).toHaveBeenCalledWith('tasks-2026-11-23.csv', expect.any(Blob))
  const [asked] = server.calls(EXPORT)
  expect(JSON.parse(asked?.query.get('filter') ?? '')).toEqual({ past_due: true, q: 'site', type: 'assigned' })
  expect(asked?.query.get('sort')).toBe('["description","ASC"]')
  expect(asked?.query.get('format')).toBe('xlsx')
  expect(asked?.query.getAll('columns')).toEqual(['description', 'due_date', 'created_at'])
})

test('a file has its columns in the order in which they stand', async () => {
  jest.spyOn(browser, 'save').mockReturnValue()
  const { server } = await list(FILE, '/?columns=created_at,status&hide=due_date')
  await take('CSV')
  await waitFor(() => expect(server.calls(EXPORT)).toHaveLength(1))
  expect(server.calls(EXPORT)[0]?.query.getAll('columns')).toEqual(['description', 'created_at', 'status'])
})

test('what takes long says so, and can be called off', async () => {
  const save = jest.spyOn(browser, 'save').mockReturnValue()
  const { server } = await list(new Promise<FakeAnswer>(() => undefined))
  await take('CSV')
  const dialog = await screen.findByRole('dialog', { name: 'Exporting this list' })
  expect(within(dialog).getByRole('status').textContent).toBe('Looking everything up…')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(EXPORT)[0]?.signal?.aborted).toBe(true)
  expect(save).not.toHaveBeenCalled()
})

test('a refusal stands in its words, and nothing is kept', async () => {
  const save = jest.spyOn(browser, 'save').mockReturnValue()
  await list(refusal(422, 'More than 50000 rows match.'))
  await take('CSV')
  expect(await screen.findByText('More than 50000 rows match.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save).not.toHaveBeenCalled()
})

test('a list that shows a column which no file has is refused', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const columns = [...frame.columns, { source: 'mood', label: 'Mood', render: () => 'calm' }]
  renderScreen(<ListFrame {...frame} columns={columns} />, {
    routes: { [`GET ${listTasks.path}`]: listOf([aTask()]) },
  })
  await screen.findByRole('heading', { name: /listTasks has no column for files called mood/ })
  said.mockRestore()
})
