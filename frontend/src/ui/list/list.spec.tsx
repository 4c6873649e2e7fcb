// Lists at work: choosing columns, searching, and the pages.

import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, type FakeRoutes, listOf } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListStates'

const route = `GET ${listTasks.path}`
const columns = [
  { source: 'description', label: 'What', sortable: true, render: () => 'the thing' },
  { source: 'due_date', label: 'Due', render: () => 'tomorrow' },
  { source: 'status', label: 'How', render: () => 'open' },
]

const list = (total = 1, routes: FakeRoutes = { [route]: listOf([aTask()], total) }) =>
  renderScreen(
    <ListFrame
      label="Things"
      resource="tasks"
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={columns}
      card={() => 'card'}
      empty={<p>nothing</p>}
      quickFilters={[{ label: 'Done', filter: { status: 'complete' } }]}
    />,
    { routes },
  )

const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)

test('columns can be hidden and brought back, but never the one that names the thing', async () => {
  list()
  await screen.findByText('the thing')
  expect(heads()).toEqual(['What', 'Due', 'How'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = screen.getByRole('menu')
  expect(within(menu).getByRole('menuitemcheckbox', { name: 'What' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(within(menu).getByRole('menuitemcheckbox', { name: 'Due' }))
  expect(within(menu).getByRole('menuitemcheckbox', { name: 'Due' }).getAttribute('aria-checked')).toBe('false')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(heads()).toEqual(['What', 'How']))
})

test('that a list is loading is said, not written over its skeleton', () => {
  renderScreen(<ListSkeleton />)
  expect(getComputedStyle(screen.getByText('Loading')).width).toBe('1px')
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

test('on a phone, where no columns stand to be pressed, the order is chosen in a field', async () => {
  const before = window.matchMedia
  const nothing = (): void => undefined
  window.matchMedia = media =>
    ({ media, matches: media.includes('max-width'), addEventListener: nothing, removeEventListener: nothing }) as never
  try {
    const { server } = list()
    await screen.findByText('card')
    const sorts = () => server.calls(route).map(({ query }) => query.get('sort'))
    expect(sorts()).toEqual(['["created_at","DESC"]'])
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }))
    const choices = screen.getAllByRole('option').map(option => option.textContent)
    expect(choices).toEqual(['What'])
    await userEvent.click(screen.getByRole('option', { name: 'What' }))
    await waitFor(() => expect(sorts().at(-1)).toBe('["description","ASC"]'))
    await userEvent.click(screen.getByRole('button', { name: 'Ascending' }))
    await waitFor(() => expect(sorts().at(-1)).toBe('["description","DESC"]'))
    expect(screen.getByRole('button', { name: 'Descending' })).toBeTruthy()
  } finally {
    window.matchMedia = before
  }
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
