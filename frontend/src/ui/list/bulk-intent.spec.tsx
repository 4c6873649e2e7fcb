// One intent on several rows: asked once, done item by item, an answer for each; what was refused stays selected.
import { completeTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, listOf, refusal } from '../../testing/fake-server'
import { aTask, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { BulkIntent } from './BulkIntent'
import { ListFrame } from './ListFrame'
import { useNewlySelectable } from './Selection'

const TASKS = [1, 2, 3].map(number => aTask({ id: idOf(number), description: `task ${number}` }))
const complete = (number: number): string => `POST /api/tasks/${idOf(number)}/complete`

const isOpen = ({ status }: TaskSummary): boolean => status === 'incomplete'

function Bulk() {
  const nameOf = ({ description }: TaskSummary): string => description
  useNewlySelectable<TaskSummary>(isOpen, false)
  return <BulkIntent<TaskSummary> row={completeTask} words="tasks.bulk.complete" nameOf={nameOf} applies={() => true} />
}

function Tasks() {
  const nameOf = ({ description }: TaskSummary): string => description
  return (
    <ListFrame<TaskSummary>
      label="Things"
      resource="tasks"
      sort={{ field: 'description', order: 'ASC' }}
      bulk={<Bulk />}
      columns={[{ source: 'description', label: 'What', sortable: true, render: nameOf }]}
      card={task => <p>{nameOf(task)}</p>}
      empty={<p>nothing</p>}
    />
  )
}

const show = (answers: Readonly<Record<string, FakeAnswer>> = {}) =>
  renderScreen(<Tasks />, {
    routes: {
      [`GET ${listTasks.path}`]: listOf(TASKS),
      ...Object.fromEntries([1, 2, 3].map(number => [complete(number), { json: {} }])),
      ...answers,
    },
  })

async function select(...numbers: readonly number[]): Promise<void> {
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select this row' })
  for (const number of numbers) await userEvent.click(boxes[number - 1] as HTMLElement)
}
const press = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Complete' }))
}
const answers = async () => {
  const outcome = await screen.findByRole('dialog')
  return within(outcome)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test.each([
  ['a table', show],
  ['cards', () => onPhone(() => show({ [complete(2)]: refusal(409, 'this task is already dismissed') }))],
])('in %s each item has its answer, and those refused stay selected', async (_name, shown) => {
  const { server } = shown()
  server.answer({ [complete(2)]: refusal(409, 'this task is already dismissed') })
  await select(1, 2)
  await press()
  expect(await answers()).toEqual(['task 2this task is already dismissedRefused', 'task 1Done'])
  expect(screen.getByText('This one was refused and stays selected:')).toBeTruthy()
  expect(server.calls(complete(3))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByText('1 selected')).toBeTruthy())
})

test('what somebody else has closed meanwhile is not said to stay selected', async () => {
  const { server } = show()
  await select(2)
  server.answer({
    [complete(2)]: refusal(409, 'this task is already dismissed'),
    [`GET ${listTasks.path}`]: listOf(
      TASKS.map(task => (task.id === idOf(2) ? { ...task, status: 'dismissed' } : task)),
    ),
  })
  await press()
  expect(await screen.findByText('This one was refused:')).toBeTruthy()
  expect(await answers()).toEqual(['task 2this task is already dismissedRefused'])
})

test('where all are done nothing stays selected', async () => {
  show()
  await select(1, 3)
  await press()
  expect(await answers()).toEqual(['task 1Done', 'task 3Done'])
  expect(screen.getByRole('heading', { name: '2 tasks completed' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByText('0 selected', { exact: false })).toBeTruthy())
})

test('what got no answer is sent again under the same key', async () => {
  const { server } = show({ [complete(1)]: 'unreachable' })
  await select(1)
  await press()
  expect((await answers())[0]).toMatch(/^task 1.*could not be reached.*Refused$/)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  server.answer({ [complete(1)]: { json: {} } })
  await press()
  expect(await answers()).toEqual(['task 1Done'])
  expect(new Set(server.calls(complete(1)).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('how many are answered is said while it goes on', async () => {
  let release = (): void => undefined
  show({
    [complete(2)]: (() =>
      new Promise<FakeAnswer>(resolve => {
        release = () => resolve({ json: {} })
      })) as never,
  })
  await select(1, 2)
  await press()
  expect(await screen.findByText('1 of 2 answered')).toBeTruthy()
  release()
  expect(await answers()).toHaveLength(2)
})
