// Lists at work: choosing columns, searching, and the pages.

import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame } from './ListFrame'
import { ListSkeleton } from './ListStates'

const route = `GET ${listTasks.path}`
const columns = [
  { source: 'description', label: 'What', render: () => 'the thing' },
  { source: 'due_date', label: 'Due', render: () => 'tomorrow' },
  { source: 'status', label: 'How', render: () => 'open' },
]

const list = (total = 1) =>
  renderScreen(
    <ListFrame
      label="Things"
      resource="tasks"
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={columns}
      card={() => 'card'}
      empty={<p>nothing</p>}
    />,
    { routes: { [route]: listOf([aTask()], total) } },
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
