// Lists in groups, as tables and as cards: headings with counts that open and close, and the choice in the address.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { display } from '../../testing/display'
import { listOf } from '../../testing/fake-server'
import { aTask, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { useDueGrouping } from './due-groups'
import { ListFrame } from './ListFrame'

const route = `GET ${listTasks.path}`
const today = dateIn(aUser().timezone, new Date())
const due = (number: number, due_date: string | null, more = {}) =>
  aTask({ id: idOf(number), description: `task ${number}`, due_date, ...more })

const dayOf = ({ due_date }: TaskSummary): string | null => due_date
const isOpen = ({ status }: TaskSummary): boolean => status === 'incomplete'

function Tasks() {
  const grouping = useDueGrouping<TaskSummary>({ field: 'due_date', label: 'due date', dayOf, isOpen })
  return (
    <ListFrame<TaskSummary>
      label="Things"
      resource="tasks"
      sort={{ field: 'due_date', order: 'ASC' }}
      grouping={grouping}
      columns={[
        { source: 'description', label: 'What', sortable: true, render: ({ description }) => description },
        { source: 'due_date', label: 'Due', sortable: true, render: () => 'then' },
      ]}
      card={({ description }) => <p>{description}</p>}
      empty={<p>nothing</p>}
    />
  )
}

const TASKS = [due(1, addDays(today, -3)), due(2, addDays(today, -1)), due(3, today), due(4, null)]
const show = (tasks: readonly object[] = TASKS, at = '/') =>
  renderScreen(<Tasks />, { routes: { [route]: listOf(tasks, 40) }, at })
const heads = () =>
  screen
    .queryAllByRole('button', { expanded: true })
    .flatMap(({ textContent }) => (textContent?.endsWith(' here') ? [textContent] : []))

test.each([
  ['a table', show],
  ['cards', () => onPhone(show)],
])('%s has a heading with a count for each group of its page', async (_name, shown) => {
  shown()
  await screen.findByText('task 1')
  expect(heads()).toEqual(['Overdue2 here', 'Today1 here', 'No date1 here'])
})

test('a heading closes its group and opens it again', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: /^Overdue/ }))
  expect(screen.queryByText('task 1')).toBeNull()
  expect(screen.getByText('task 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Overdue/, expanded: false }))
  expect(screen.getByText('task 1')).toBeTruthy()
})

test('a heading stands in the table as the head of its rows', async () => {
  show()
  const [head] = await screen.findAllByRole('rowheader')
  expect(head?.getAttribute('scope')).toBe('rowgroup')
  expect(within(screen.getByRole('table', { name: 'Things' })).getAllByRole('rowgroup')).toHaveLength(4)
})

test('what is done is not overdue', async () => {
  show([due(1, addDays(today, -3), { status: 'complete' })])
  await screen.findByText('task 1')
  expect(heads()).toEqual(['Earlier1 here'])
})

test('where some of it is done, the heading says how much is overdue', async () => {
  const done = due(2, addDays(today, -2), { status: 'complete' })
  show([due(1, addDays(today, -3)), done, due(3, addDays(today, -1), { status: 'dismissed' })])
  await screen.findByText('task 1')
  expect(heads()).toEqual(['Earlier, 1 overdue3 here'])
})

test('groups are switched off in the address, also for the next page, and on again', async () => {
  const { address } = show()
  await screen.findByText('task 1')
  await display('Group by due date', false)
  await waitFor(() => expect(heads()).toEqual([]))
  expect(address()).toBe('/?group=no')
  await userEvent.click(screen.getByText('2'))
  await waitFor(() => expect(address()).toMatch(/page=2/))
  expect(address()).toMatch(/group=no/)
  expect(heads()).toEqual([])
  await display('Group by due date', true)
  await waitFor(() => expect(heads().length).toBeGreaterThan(0))
  expect(address()).toMatch(/page=2/)
  expect(address()).not.toMatch(/group/)
})

test('in another order there are none, until they are asked for, which chooses their order', async () => {
  const { server, address } = show(TASKS, '/?sort=description&order=DESC&page=3')
  await screen.findByText('task 1')
  expect(heads()).toEqual([])
  await display('Group by due date', true)
  await waitFor(() => expect(heads().length).toBeGreaterThan(0))
  expect(address()).toBe('/?sort=due_date&order=ASC')
  expect(server.calls(route).at(-1)?.query.get('range')).toBe('[0,9]')
})
