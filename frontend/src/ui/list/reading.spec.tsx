// How a list is read: close or with space, by its order, and on paper.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { type FakeRoute, listOf, pagesOf, refusal } from '../../testing/fake-server'
import { aTask, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame, type ListFrameProps } from './ListFrame'

const frame: ListFrameProps<TaskView> = {
  label: 'Things',
  resource: 'tasks',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'description', label: 'What', sortable: true, render: () => 'the thing' },
    { source: 'created_at', label: 'Since', sortable: true, render: () => 'today' },
  ],
  card: () => <p>card</p>,
  empty: <p>nothing</p>,
  quickFilters: [
    { label: 'Done', filter: { status: 'complete' } },
    { label: 'Late', filter: { past_due: true } },
  ],
}

const LIST = `GET ${listTasks.path}`

const tasks = (count: number, total?: string) =>
  pagesOf(
    Array.from({ length: count }, (_one, index) => aTask({ id: idOf(index + 1) })),
    total,
  )

async function list(at = '/', answer: FakeRoute = listOf([aTask()])) {
  const shown = renderScreen(<ListFrame {...frame} />, { routes: { [LIST]: answer }, at })
  await screen.findAllByText('the thing')
  return shown
}
const print = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Export or print' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }))
}
const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

afterEach(() => void jest.restoreAllMocks())

test('the column that the rows are sorted by says so, and in which direction', async () => {
  await list()
  expect([order('What'), order('Since')]).toEqual([null, 'descending'])
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'What' })).getByRole('button'))
  await waitFor(() => expect([order('What'), order('Since')]).toEqual(['ascending', null]))
  expect(screen.getByRole('cell', { name: 'the thing' }).getAttribute('aria-sort')).toBeNull()
})

test('rows stand closer where somebody wants to see more of them', async () => {
  await list()
  const space = () => getComputedStyle(screen.getByRole('cell', { name: 'the thing', hidden: true })).paddingTop
  expect(space()).toBe('10px')
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }).getAttribute('aria-checked')).toBe('true')
  expect(space()).toBe('2px')
})

test('on paper it says which list it is and how it is narrowed', async () => {
  await list(`/?filter=${encodeURIComponent('{"past_due":true,"q":"site"}')}`)
  expect(screen.getByText('Things · Late · Search: “site”')).toBeTruthy()
})

test('it is printed once the menu is out of the way', async () => {
  const printed = jest.spyOn(browser, 'print').mockImplementation(() => {
    expect(screen.queryByRole('menu')).toBeNull()
  })
  await list()
  await print()
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
})

const rows = () => screen.getAllByRole('row').length - 1

test('all that it is narrowed to is printed, in its order, and the page comes back', async () => {
  const printed = jest.spyOn(browser, 'print').mockImplementation(() => expect(rows()).toBe(25))
  const { server } = await list('/?filter=%7B%22past_due%22%3Atrue%7D', tasks(25))
  expect(rows()).toBe(10)
  await print()
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
  const asked = server.calls(LIST).at(-1)?.query
  expect(asked?.get('filter')).toBe('{"past_due":true}')
  expect(asked?.get('sort')).toBe('["created_at","DESC"]')
  expect(screen.queryByText(/the first/)).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toBe(10)
})

test('of very many the first are printed, and the paper says so', async () => {
  await list('/', tasks(1200, '1000+'))
  expect(screen.getByText('Things · the first 1,000 rows')).toBeTruthy()
})

test('where the other pages do not come, nothing is printed, and it says so', async () => {
  const printed = jest.spyOn(browser, 'print').mockReturnValue()
  const pages = tasks(25)
  await list('/', asked => (asked.query.get('range') === '[0,999]' ? refusal(503, 'Not now.') : pages(asked)))
  await print()
  expect(await screen.findByText('This list could not be loaded.')).toBeTruthy()
  expect(printed).not.toHaveBeenCalled()
})
