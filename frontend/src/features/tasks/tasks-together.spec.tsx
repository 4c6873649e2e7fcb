// What was handed out together as one row: how it stands, what it opens to, the choice in the address, and what is done with all of it.
import { remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import type { ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { display } from '../../testing/display'
import { type FakeAnswer, listOf, type RecordedRequest, refusal } from '../../testing/fake-server'
import { aState, aTask, aUser, idOf, marisol } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import TaskListScreen from './TaskListScreen'

const BATCH = idOf(70)
const NAMES = ['Ana Ruiz', 'Ben Osei', 'Chloe Tan']

const given = (number: number, more: Partial<ListedTask> = {}): ListedTask => ({
  ...aTask({ id: idOf(number), description: 'Read the policy', due_date: '2026-12-01' }),
  assignee: {
    id: idOf(number + 20),
    position_id: idOf(number + 60),
    name: NAMES[number - 1] ?? '',
    role_keyname: 'trainee',
    profile_image_url: null,
  },
  creator: marisol,
  ...more,
})
const together = { id: BATCH, tasks: 5, people: 5, completed: 2, open: 3, past_due: 1, next_due: '2026-11-20' }
const ROW = given(1, { together })
const THREE = [1, 2, 3].map(number => given(number))

const filterOf = ({ query }: RecordedRequest) => JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>
const answered = (asked: RecordedRequest): FakeAnswer => (filterOf(asked).fold ? listOf([ROW]) : listOf(THREE))

const remind = (number: number): string => `${remindTask.method} ${remindTask.path.replace(':id', idOf(number))}`

const show = (at = '/tasks#created', more: Readonly<Record<string, FakeAnswer | typeof answered>> = {}) =>
  renderScreen(<TaskListScreen />, {
    ...{ at, state: aState(aUser()) },
    routes: {
      'GET /api/tasks': answered,
      ...Object.fromEntries([1, 2, 3].map(number => [remind(number), { json: {} }])),
      ...more,
    },
  })

const head = () => screen.findByRole('button', { name: 'Read the policy' })
const opened = () => screen.findByRole('list', { name: 'Read the policy' })

test.each([
  ['a table', show],
  ['cards', () => onPhone(show)],
])(
  'in %s one row says to how many it went, how many are done, what is late, and when the next is due',
  async (_name, shown) => {
    shown()
    expect((await head()).getAttribute('aria-expanded')).toBe('false')
    for (const words of ['5 people', '2 of 5 completed', '1 late', '11/20/2026'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText('Ben Osei')).toBeNull()
  },
)

/** Its tasks stand in the columns of the table, and in a list of their own in a card. */
const inTable = async () => {
  await screen.findByText('Ben Osei')
  return screen.getAllByRole('row').slice(2, 5)
}
const inCard = async () => within(await opened()).findAllByRole('listitem')

test.each([
  ['a table', show, inTable],
  ['cards', () => onPhone(show), inCard],
])('in %s it opens in place to its tasks, asked for as the list is, and closes again', async (_name, shown, parts) => {
  const { server, address } = shown()
  const button = await head()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
  const names = (await parts()).map(({ textContent }) => NAMES.find(name => textContent?.includes(name)))
  expect(names).toEqual(NAMES)
  expect(filterOf(server.calls('GET /api/tasks').at(-1) as RecordedRequest)).toEqual({
    type: 'created',
    together: BATCH,
  })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBeTruthy()
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Ben Osei')).toBeNull()
  expect(address()).toContain('/tasks')
})

test('in a table they have its columns, are selected by their row alone, and each leads to its task', async () => {
  const { address } = show('/tasks?hide=created_at#created')
  await userEvent.click(await head())
  const [, row] = await inTable()
  const cells = within(row as HTMLElement)
  expect(cells.getAllByRole('cell')).toHaveLength(screen.getAllByRole('columnheader').length)
  expect(cells.queryByRole('checkbox')).toBeNull()
  await userEvent.click(cells.getByRole('link', { name: 'Read the policy' }))
  await waitFor(() => expect(address()).toContain(`/tasks/created/${idOf(2)}`))
})

test('from what it opens to, all of them are one press away, and stand in the list by themselves', async () => {
  const { server } = show()
  await userEvent.click(await head())
  await userEvent.click(await screen.findByRole('link', { name: 'All 5 of them' }))
  await screen.findByText('Ben Osei')
  expect(filterOf(server.calls('GET /api/tasks').at(-1) as RecordedRequest)).toEqual({
    ...{ type: 'created', together: BATCH, history: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Handed out together', pressed: true }))
  await waitFor(() =>
    expect(filterOf(server.calls('GET /api/tasks').at(-1) as RecordedRequest)).toEqual({
      ...{ type: 'created', history: true, fold: true },
    }),
  )
})

test('of those of one person, all are those of this person', async () => {
  const ofOne = given(1, { together: { ...together, people: 1 } })
  show('/tasks#created', {
    'GET /api/tasks': asked => (filterOf(asked).fold ? listOf([ofOne]) : listOf(THREE)),
  })
  await userEvent.click(await head())
  const all = await screen.findByRole('link', { name: 'All 5 of them' })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toContain('"assignee_id":')
})

test('the choice stands in the address, and other lists have none', async () => {
  const { server, address } = show()
  await head()
  await display('Batches and series as one row', false)
  await screen.findByText('Ben Osei')
  expect(address()).toContain('fold=no')
  expect(filterOf(server.calls('GET /api/tasks').at(-1) as RecordedRequest)).toEqual({ type: 'created' })
  await userEvent.click(screen.getByRole('tab', { name: 'Assigned to you' }))
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Batches and series as one row' })).toBeNull()
})

test('a folded list is taken along with a line for each task', async () => {
  jest.spyOn(browser, 'save').mockReturnValue()
  const file = { json: 'rows', headers: { 'Content-Disposition': 'attachment; filename="tasks.csv"' } }
  const { server } = show('/tasks#created', { 'GET /api/tasks/export': file })
  await head()
  await userEvent.click(screen.getByRole('button', { name: 'Export or print' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(server.calls('GET /api/tasks/export')).toHaveLength(1))
  expect(filterOf(server.calls('GET /api/tasks/export')[0] as RecordedRequest)).toEqual({ type: 'created' })
  jest.restoreAllMocks()
})

test('selecting the row selects its tasks: each is reminded of, and with a refusal the row stays selected', async () => {
  const { server } = show('/tasks#created', { [remind(2)]: refusal(409, 'Reminded lately.') })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select these 3' }))
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
  expect(bar.getByRole('status').textContent).toBe('3 selected')
  await userEvent.click(bar.getByRole('button', { name: 'Remind' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Send reminders of 3 tasks?' }))
  await userEvent.click(question.getByRole('button', { name: 'Remind' }))
  const outcome = within(await screen.findByRole('dialog'))
  expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ben Osei'),
    expect.stringContaining('Ana Ruiz'),
    expect.stringContaining('Chloe Tan'),
  ])
  expect([1, 2, 3].map(number => server.calls(remind(number)).length)).toEqual([1, 1, 1])
  expect(bar.getByRole('status', { hidden: true }).textContent).toBe('3 selected')
})

test('of more than can be done at once it is said how many are left', async () => {
  const many = (asked: RecordedRequest): FakeAnswer => (filterOf(asked).fold ? listOf([ROW]) : listOf(THREE, 1007))
  renderScreen(<TaskListScreen />, { at: '/tasks#created', routes: { 'GET /api/tasks': many } })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select these 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText(/^7 more were selected than can be done at once/)).toBeTruthy()
})

test('what it stands for could not be loaded: nothing is asked, and it is said', async () => {
  const { server } = show()
  const box = await screen.findByRole('checkbox', { name: 'Select these 3' })
  server.answer({ 'GET /api/tasks': { status: 500 } })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText(/could not be loaded/i)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
