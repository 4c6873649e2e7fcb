// Selecting over the pages of a list: what was ticked on one page stays, and all that matches is selected by one press.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoute, listOf, pagesOf } from '../../testing/fake-server'
import { aTask, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { ListFrame } from './ListFrame'
import { useSelected } from './over-pages'

const LIST = `GET ${listTasks.path}`
const nameOf = ({ description }: TaskSummary): string => description
const taskOf = (number: number) => aTask({ id: idOf(number), description: `task ${number}` })

/** So many tasks, a page at a time. */
const tasks = (count: number, total?: string) =>
  pagesOf(
    Array.from({ length: count }, (_one, index) => taskOf(index + 1)),
    total,
  )

function Selected() {
  return <p data-testid="selected">{useSelected<TaskSummary>().map(nameOf).join(', ')}</p>
}

const List = ({ overPages = true }: { overPages?: boolean }) => (
  <ListFrame<TaskSummary>
    label="Things"
    resource="tasks"
    sort={{ field: 'description', order: 'ASC' }}
    bulk={<Selected />}
    overPages={overPages}
    quickFilters={[{ label: 'Done', filter: { status: 'complete' } }]}
    columns={[{ source: 'description', label: 'What', sortable: true, render: nameOf }]}
    card={task => <p>{nameOf(task)}</p>}
    empty={<p>nothing</p>}
  />
)
const show = (answer: FakeRoute, overPages = true) =>
  renderScreen(<List overPages={overPages} />, { routes: { [LIST]: answer } })

const page = async (number: number, first: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Go to page ${number}` }))
  await screen.findByText(first)
}
const tick = async (index: number) => {
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select this row' })
  await userEvent.click(boxes[index] as HTMLElement)
}
const tickPage = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
const selected = () => screen.getByTestId('selected').textContent
const matching = (name: RegExp = /that match/) => screen.queryByRole('button', { name })

beforeEach(() => localStorage.clear())

test('what was ticked on one page stays while others are looked at, and counts', async () => {
  show(tasks(25))
  await screen.findByText('task 1')
  await tick(0)
  await page(2, 'task 11')
  await tickPage()
  expect(await screen.findByText('11 selected')).toBeTruthy()
  await page(3, 'task 21')
  await tick(1)
  expect(selected()?.split(', ')).toHaveLength(12)
  expect(selected()).toMatch(/^task 1, task 11, .*task 20, task 22$/)
  await page(2, 'task 11')
  await tickPage()
  await waitFor(() => expect(selected()).toBe('task 1, task 22'))
})

test('all that match are selected by one press, beside what was ticked before, and it is offered no more', async () => {
  const { server } = show(tasks(25))
  await screen.findByText('task 1')
  expect(matching()).toBeNull()
  await tick(0)
  await userEvent.click(screen.getByRole('button', { name: 'Select all 25 that match' }))
  expect(await screen.findByText('25 selected')).toBeTruthy()
  expect(server.calls(LIST).at(-1)?.query.get('range')).toBe('[0,999]')
  expect(matching()).toBeNull()
  expect(selected()?.split(', ')).toHaveLength(25)
  await tick(3)
  expect(await screen.findByText('24 selected')).toBeTruthy()
  expect(matching()).toBeTruthy()
})

test('they are those of the filters, and under others they are offered again', async () => {
  const { server } = show(tasks(25))
  await screen.findByText('task 1')
  await tick(0)
  await userEvent.click(screen.getByRole('button', { name: 'Select all 25 that match' }))
  await screen.findByText('25 selected')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 25 that match' }))
  await waitFor(() => expect(matching()).toBeNull())
  expect(server.calls(LIST).at(-1)?.query.get('filter')).toBe('{"status":"complete"}')
})

test('of more than can be done at once the first are selected, and that is said', async () => {
  show(tasks(25, '1000+'))
  await screen.findByText('task 1')
  await tick(0)
  expect(screen.getByRole('button', { name: 'Select the first 1000 that match' })).toBeTruthy()
})

test('where they could not be asked for nothing is selected, and that is said', async () => {
  const { server } = show(tasks(25))
  await screen.findByText('task 1')
  await tick(0)
  server.answer({ [LIST]: 'unreachable' })
  await userEvent.click(screen.getByRole('button', { name: 'Select all 25 that match' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByText('1 selected')).toBeTruthy()
})

test('nothing is offered where all of it is on the page, nor by a list that does not go over its pages', async () => {
  const one = show(listOf([1, 2, 3].map(taskOf)))
  await screen.findByText('task 1')
  await tick(0)
  expect(matching()).toBeNull()
  one.unmount()
  show(tasks(25), false)
  await screen.findByText('task 1')
  await tick(0)
  expect(matching()).toBeNull()
  await page(2, 'task 11')
  expect(selected()).toBe('')
})
