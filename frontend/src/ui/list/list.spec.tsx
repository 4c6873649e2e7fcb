// Lists at work: choosing columns, searching, and the pages.

import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, type FakeRoutes, listOf } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame, type ListFrameProps } from './ListFrame'
import { ListSkeleton } from './ListStates'

const route = `GET ${listTasks.path}`
const columns = [
  { source: 'description', label: 'What', sortable: true, render: () => 'the thing' },
  { source: 'due_date', label: 'Due', render: () => 'tomorrow' },
  { source: 'status', label: 'How', render: () => 'open' },
  { source: 'completed_at', label: 'Since', sortable: true, sortBy: 'created_at', render: () => 'today' },
]

const frame: ListFrameProps<TaskView> = {
  label: 'Things',
  resource: 'tasks',
  sort: { field: 'created_at', order: 'DESC' },
  columns,
  card: (_task, shows) => (
    <>
      <p>card</p>
      {shows('status') && <p>with how</p>}
    </>
  ),
  empty: <p>nothing</p>,
  quickFilters: [{ label: 'Done', filter: { status: 'complete' } }],
}

const list = (total = 1, routes: FakeRoutes = { [route]: listOf([aTask()], total) }, at = '/') =>
  renderScreen(<ListFrame {...frame} />, { routes, at })

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)

test('columns can be hidden and brought back, but never the one that names the thing', async () => {
  list()
  await screen.findByText('the thing')
  expect(heads()).toEqual(['What', 'Due', 'How', 'Since'])
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  const menu = screen.getByRole('menu')
  expect(within(menu).getByRole('menuitemcheckbox', { name: 'What' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Due' }))
  expect(within(menu).getByRole('menuitemcheckbox', { name: 'Due' }).getAttribute('aria-checked')).toBe('false')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(heads()).toEqual(['What', 'How', 'Since']))
})

test('columns are put in another order, which an address may say', async () => {
  list()
  await screen.findByText('the thing')
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Order of columns…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order of columns' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(line => line.textContent),
  ).toEqual(['Due', 'How', 'Since'])
  expect(within(dialog).getByRole('button', { name: 'Move Due up' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move Since up' }))
  await within(dialog).findByText('Since is now in place 2 after the first column.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move Since up' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(heads()).toEqual(['What', 'Since', 'Due', 'How']))
  cleanup()
  list(1, undefined, '/?columns=status')
  await screen.findByText('the thing')
  expect(heads()).toEqual(['What', 'How', 'Due', 'Since'])
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Order of columns…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the usual order' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(heads()).toEqual(['What', 'Due', 'How', 'Since']))
})

test('a chip says how many it would show beside the other filters, not while the list is searched, and keeps its name', async () => {
  const counts = `GET ${listTasks.path}/counts`
  const { server } = list(
    1,
    {
      [route]: listOf([aTask()]),
      [counts]: { json: { counts: [{ total: 99, relation: 'gte' }] } },
    },
    '/?filter={"due":"today"}',
  )
  const chip = await screen.findByRole('button', { name: 'Done' })
  await waitFor(() => expect(chip.textContent).toBe('Done99+'))
  expect(chip.getAttribute('aria-description')).toBe('99+ in the list')
  const asked = JSON.parse(server.calls(counts)[0]?.query.get('filters') ?? '')
  expect(asked).toEqual([{ due: 'today', status: 'complete' }])
  await userEvent.type(screen.getByRole('searchbox'), 'word')
  await waitFor(() => expect(chip.textContent).toBe('Done'))
  expect(server.calls(counts)).toHaveLength(1)
})

test('that a list is loading is said, not written over its skeleton', () => {
  renderScreen(<ListSkeleton />)
  expect(getComputedStyle(screen.getByText('Loading')).clipPath).toBe('inset(50%)')
})

/** The rows that no filter narrows come at once, those of a filter when `answer` is called. */
function slow() {
  const waiting: ((answer: FakeAnswer) => void)[] = []
  list(1, {
    [route]: ({ query }) =>
      query.get('filter') === '{}' ? listOf([aTask()]) : new Promise<FakeAnswer>(resolve => waiting.push(resolve)),
  })
  return {
    answer: (answer: FakeAnswer) => {
      for (const resolve of waiting) resolve(answer)
    },
  }
}
const busy = () => screen.getByText('the thing').closest('[aria-busy="true"]')

test('rows that do not belong to the filter yet look it, until those that do are there', async () => {
  const { answer } = slow()
  await screen.findByText('the thing')
  expect(busy()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(busy()).toBeTruthy())
  expect(screen.getByRole('progressbar')).toBeTruthy()
  answer(listOf([aTask()]))
  await waitFor(() => expect(busy()).toBeNull())
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('when the rows of a filter cannot be loaded, that stands in the place of the old ones', async () => {
  const { answer } = slow()
  await screen.findByText('the thing')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(busy()).toBeTruthy())
  answer({ status: 500 })
  expect(await screen.findByText('This list could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('the thing')).toBeNull()
})

test('without a connection a filter says so at once instead of showing the rows of the one before', async () => {
  list()
  await screen.findByText('the thing')
  onlineManager.setOnline(false)
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('This list could not be loaded.')).toBeTruthy()
    expect(screen.queryByText('the thing')).toBeNull()
  } finally {
    onlineManager.setOnline(true)
  }
  expect(await screen.findByText('the thing')).toBeTruthy()
})

test('on a phone, where no columns stand to be pressed, the order is chosen in a field, which always names one', async () => {
  const { server } = onPhone(() => list())
  await screen.findByText('card')
  const sorts = () => server.calls(route).map(({ query }) => query.get('sort'))
  expect(sorts()).toEqual(['["created_at","DESC"]'])
  const chosen = screen.getByRole('combobox', { name: 'Sort by' })
  expect(chosen.textContent).toBe('Since')
  await userEvent.click(chosen)
  const choices = screen.getAllByRole('option').map(option => option.textContent)
  expect(choices).toEqual(['What', 'Since'])
  await userEvent.click(screen.getByRole('option', { name: 'What' }))
  await waitFor(() => expect(sorts().at(-1)).toBe('["description","ASC"]'))
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }))
  await waitFor(() => expect(sorts().at(-1)).toBe('["description","DESC"]'))
  expect(screen.getByRole('button', { name: 'Descending' })).toBeTruthy()
})

test('on a phone, parts of the cards can be hidden as columns can', async () => {
  onPhone(() => list())
  await screen.findByText('with how')
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'How' }))
  expect(screen.queryByText('with how')).toBeNull()
})

test('the column that a list is sorted by stays, so that its order is seen', async () => {
  list()
  await screen.findByText('the thing')
  expect(screen.getByRole('columnheader', { name: 'Since' }).querySelector('.Mui-active svg')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Display' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Since' }).getAttribute('aria-disabled')).toBe('true')
})

test('a list that begins in an order which no column shows is refused', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderScreen(<ListFrame {...frame} sort={{ field: 'start_at', order: 'ASC' }} />)
  await screen.findByRole('heading', { name: /begins in an order that none of its columns shows: start_at/ })
  said.mockRestore()
})

test('the head of a column says what pressing it does', async () => {
  renderScreen(<ListFrame {...frame} />, { routes: { [route]: listOf([{ id: 1 }], 1) } })
  expect(await screen.findByLabelText('Sort by since, ascending')).toBeTruthy()
  expect(screen.getByLabelText('Sort by what, ascending')).toBeTruthy()
})

test('filtering, sorting and turning pages keep the tab that the address names', async () => {
  const { address } = list(40, undefined, '/things#created')
  await screen.findByText('the thing')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(address()).toMatch(/filter=.*complete.*#created$/))
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'What' })).getByRole('button'))
  await waitFor(() => expect(address()).toMatch(/sort=description.*#created$/))
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }))
  await waitFor(() => expect(address()).toMatch(/page=2.*#created$/))
  await userEvent.type(screen.getByRole('searchbox'), 'site')
  await waitFor(() => expect(address()).toMatch(/site.*#created$/))
})

test('the search has its own button to clear it', async () => {
  const { address } = list(1, undefined, `/things?filter=${encodeURIComponent('{"q":"site"}')}`)
  await screen.findByText('the thing')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await waitFor(() => expect(address()).not.toContain('site'))
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
})

test('of more rows than are counted the pager says so, and goes on behind them', async () => {
  const of = (from: number, to: number, total: string): FakeAnswer => ({
    json: [aTask()],
    headers: { 'Content-Range': `tasks ${from}-${to}/${total}` },
  })
  list(1, {
    [route]: ({ query }) => (query.get('range') === '[0,9]' ? of(0, 9, '1000+') : of(990, 999, '1001+')),
  })
  expect(await screen.findByText('1–10 of 1000+')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 100' }))
  expect(await screen.findByText('991–1000 of 1001+')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to page 101' })).toBeTruthy()
})
