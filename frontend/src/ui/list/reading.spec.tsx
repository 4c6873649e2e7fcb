// How a list is read: close or with space, by its order, and on paper.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '../../providers/browser'
import { listOf } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
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

async function list(at = '/'): Promise<void> {
  renderScreen(<ListFrame {...frame} />, { routes: { [`GET ${listTasks.path}`]: listOf([aTask()]) }, at })
  await screen.findByText('the thing')
}
const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')

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
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }).getAttribute('aria-checked')).toBe('true')
  expect(space()).toBe('2px')
})

test('on paper it says which list it is and how it is narrowed', async () => {
  await list(`/?filter=${encodeURIComponent('{"past_due":true,"q":"site"}')}`)
  expect(screen.getByText('Things · Late · Search: “site”')).toBeTruthy()
})

test('it is printed once the menu is out of the way', async () => {
  const print = jest.spyOn(browser, 'print').mockImplementation(() => {
    expect(screen.queryByRole('menu')).toBeNull()
  })
  await list()
  await userEvent.click(screen.getByRole('button', { name: 'Export or print' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})
