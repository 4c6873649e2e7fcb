// Rows looked at beside their list: by the button, by a click, by keys; where there is room for it.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSingleKeys } from '../../app/shortcuts/use-single-keys'
import { display } from '../../testing/display'
import { listOf } from '../../testing/fake-server'
import { aTask, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { inAnyWindow, inWideWindow, widen } from '../../testing/wide'
import { useSingleKeysOn } from '../keyboard'
import type { Grouping } from './grouping'
import { ListFrame, type ListFrameProps } from './ListFrame'
import { RowLink } from './RowLink'

const TASKS = [1, 2, 3].map(number => aTask({ id: idOf(number), description: `task ${number}` }))
beforeAll(inWideWindow)
afterAll(inAnyWindow)
beforeEach(() => widen(1280))

const nameOf = ({ description }: TaskSummary): string => description

const TASK_LIST: ListFrameProps<TaskSummary> = {
  label: 'Things',
  resource: 'tasks',
  sort: { field: 'description', order: 'ASC' },
  open: ({ id }) => `/tasks/assigned/${id}`,
  peek: { name: nameOf, body: task => <p>all about {nameOf(task)}</p> },
  columns: [
    { source: 'description', label: 'What', sortable: true, render: nameOf },
    { source: 'due_date', label: 'Due', render: () => 'then' },
  ],
  card: task => <p>{nameOf(task)}</p>,
  empty: <p>nothing</p>,
}

const LIST = `GET ${listTasks.path}`

const show = (screenOf = <ListFrame {...TASK_LIST} />) =>
  renderScreen(screenOf, { at: '/tasks', routes: { [LIST]: listOf(TASKS) } })
const panel = () => screen.queryByRole('complementary', { name: 'Beside the list' })
const shown = () => panel()?.querySelector('h2')?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

test('the button opens it beside the first row, keys go on and back and stop at the ends, Escape closes it', async () => {
  show()
  await screen.findByText('task 1')
  await display('Look at rows beside the list', true)
  expect(shown()).toBe('task 1')
  await press('j')
  expect(shown()).toBe('task 2')
  await press('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(shown()).toBe('task 3')
  expect(within(panel() as HTMLElement).getByText('all about task 3')).toBeTruthy()
  await press('k{ArrowUp}')
  expect(shown()).toBe('task 1')
  await press('{Escape}')
  expect(panel()).toBeNull()
})

test.each([
  [1280, ['What', 'Due']],
  [1600, ['What', 'Due', 'Asked']],
])('in a window of %i pixels it leaves the list the columns %j', async (width, left) => {
  widen(width)
  const asked = { source: 'created_at', label: 'Asked', render: () => 'lately' }
  show(<ListFrame {...TASK_LIST} columns={[...TASK_LIST.columns, asked]} />)
  await screen.findByText('task 1')
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads()).toEqual(['What', 'Due', 'Asked'])
  await press('j')
  expect(heads()).toEqual(left)
  await press('{Escape}')
  expect(heads()).toEqual(['What', 'Due', 'Asked'])
})

test('while it is open a click shows a row there, and Enter opens its page', async () => {
  const { address } = show()
  await screen.findByText('task 1')
  await press('j')
  await userEvent.click(screen.getByText('task 3'))
  expect(shown()).toBe('task 3')
  expect(address()).toBe('/tasks')
  await press('{Enter}')
  await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(3)}`))
})

test('who types in a field types, and a button that has the focus is what Enter presses', async () => {
  const { address } = show()
  await screen.findByText('task 1')
  await press('j')
  screen.getByRole('button', { name: 'Display' }).focus()
  await press('{Enter}')
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(address()).toBe('/tasks')
  await press('{Escape}')
  await userEvent.type(screen.getByRole('searchbox'), 'j')
  expect(shown()).toBe('task 1')
})

test('a click opens the page where nothing is looked at, and without room there is no panel', async () => {
  widen(1000)
  const { address } = show()
  await userEvent.click(await screen.findByText('task 2'))
  expect(address()).toBe(`/tasks/assigned/${idOf(2)}`)
  await press('j')
  expect(panel()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Look at rows beside the list' })).toBeNull()
})

/** As in the frame, which hears keys before any list does. */
function Frame() {
  useSingleKeys([], { openSheet: () => undefined, openSearch: () => undefined })
  const [on, setOn] = useSingleKeysOn()
  return (
    <button type="button" onClick={() => setOn(!on)}>
      letters
    </button>
  )
}

const showInFrame = () =>
  show(
    <>
      <Frame />
      <main>
        <ListFrame
          {...TASK_LIST}
          columns={[
            {
              source: 'description',
              label: 'What',
              sortable: true,
              render: task => <RowLink to="/one">{nameOf(task)}</RowLink>,
            },
          ]}
        />
      </main>
    </>,
  )

test('in the frame J and K go through what is looked at, and move no focus among the rows', async () => {
  showInFrame()
  await screen.findByText('task 1')
  const been: unknown[] = []
  for (const key of ['k', 'j', 'j', 'k']) {
    await press(key)
    been.push(shown())
  }
  expect(been).toEqual([undefined, 'task 1', 'task 2', 'task 1'])
  expect(document.activeElement).toBe(document.body)
})

test('without room for it J and K of the frame move the focus from row to row', async () => {
  widen(1000)
  showInFrame()
  const first = await screen.findByText('task 1')
  await press('j')
  expect(document.activeElement).toBe(first)
})

test('whoever turned single keys off looks by the button and the arrows', async () => {
  showInFrame()
  await screen.findByText('task 1')
  await userEvent.click(screen.getByRole('button', { name: 'letters' }))
  act(() => (document.activeElement as HTMLElement).blur())
  await press('j')
  expect(panel()).toBeNull()
  await display('Look at rows beside the list', true)
  await press('j{ArrowDown}k')
  expect(shown()).toBe('task 2')
  expect(within(panel() as HTMLElement).getByText('↓ next, ↑ previous, Enter opens')).toBeTruthy()
})

test('a row that has left the page and comes back is not looked at unasked', async () => {
  const { server, client } = show()
  await screen.findByText('task 1')
  await press('j')
  for (const tasks of [TASKS.slice(1), TASKS]) {
    server.answer({ [LIST]: listOf(tasks) })
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(screen.queryAllByText('task 1')).toHaveLength(tasks.length - 2))
  }
  expect(panel()).toBeNull()
})

test('the keys pass over rows of a group that is closed', async () => {
  const grouping: Grouping<TaskSummary> = {
    ...{ label: 'name', field: 'description', byItself: true },
    keyOf: nameOf,
    headingOf: key => ({ words: `all ${key}` }),
  }
  show(<ListFrame {...TASK_LIST} grouping={grouping} />)
  await userEvent.click(await screen.findByRole('button', { name: /^all task 2/ }))
  await press('jj')
  expect(shown()).toBe('task 3')
  await press('k')
  expect(shown()).toBe('task 1')
})

test('in the panel the arrows scroll it, and letters still go on', async () => {
  show()
  await screen.findByText('task 1')
  await press('j')
  act(() => panel()?.focus())
  await press('{ArrowDown}')
  expect(shown()).toBe('task 1')
  await press('j')
  expect(shown()).toBe('task 2')
})

test('as long as it is open the page leaves it room', async () => {
  show()
  await screen.findByText('task 1')
  const room = () => getComputedStyle(document.documentElement).getPropertyValue('--beside')
  expect(room()).toBe('')
  await press('j')
  expect(room()).not.toBe('')
  await press('{Escape}')
  expect(room()).toBe('')
})
