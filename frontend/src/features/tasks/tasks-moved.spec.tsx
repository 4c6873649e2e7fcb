// Tasks that were handed out: their due dates moved together, and all of it handed out once more.
import type { ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, listOf, type RecordedRequest, refusal } from '../../testing/fake-server'
import { aPerson, aState, aTask, aTaskInFull, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { movedDue } from './MoveDueQuestion'
import TaskListScreen from './TaskListScreen'

const BATCH = idOf(70)
const TODAY = dateIn(aUser().timezone, new Date())
const SOON = addDays(TODAY, 10)
const [ana, ben, chloe] = [aPerson(21, 'Ana Ruiz'), aPerson(22, 'Ben Osei'), aPerson(23, 'Chloe Tan')]
const me = marisol

const given = (number: number, assignee: ListedTask['assignee'], more: Partial<ListedTask> = {}): ListedTask => ({
  ...aTask({ id: idOf(number), description: 'Read the policy', due_date: SOON }),
  ...{ assignee, creator: me },
  ...more,
})
const THREE = [given(1, ana), given(2, ben, { due_date: null }), given(3, chloe)]
const together = { id: BATCH, tasks: 3, people: 3, completed: 0, open: 3, past_due: 0, next_due: SOON }
const FULL = aTaskInFull({
  ...{ id: idOf(1), description: 'Read the policy, all of its forty pages', due_date: SOON, start_at: '2026-01-02' },
  ...{ assignee: ana, creator: me, assignees: [ana, ben] },
})

const filterOf = ({ query }: RecordedRequest) => JSON.parse(query.get('filter') ?? '{}') as Record<string, unknown>
const edit = (number: number): string => `PUT /api/tasks/${idOf(number)}`

const show = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
  renderScreen(<TaskListScreen />, {
    ...{ at: '/tasks#created', state: aState(aUser()) },
    routes: {
      'GET /api/tasks': asked => listOf(filterOf(asked).fold ? [given(1, ana, { together })] : THREE),
      ...Object.fromEntries([1, 2, 3].map(number => [edit(number), { json: { id: idOf(number), version: 4 } }])),
      [`GET /api/tasks/${idOf(1)}`]: { json: FULL },
      'POST /api/tasks/batch': { json: { batch_id: idOf(71), ids: [idOf(81), idOf(82)] } },
      'GET /api/task-templates': { json: { data: [] } },
      ...more,
    },
  })

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select these 3' }))
  await userEvent.click(within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name }))
}
const asked = async () => {
  await press('Move due date')
  return within(await screen.findByRole('alertdialog', { name: 'Move the due dates of 3 tasks?' }))
}

test('each is moved by as many days, with the version that was seen; what has no day keeps none', async () => {
  const { server } = show({ [edit(3)]: refusal(422, 'The due date has passed.') })
  const question = await asked()
  expect(question.getByText('1 of them has no due date and keeps none.')).toBeTruthy()
  const days = question.getByLabelText(/^Days/)
  await userEvent.clear(days)
  await userEvent.type(days, '-3')
  await userEvent.click(question.getByRole('button', { name: 'Move due date' }))
  const outcome = within(await screen.findByRole('dialog', { name: '2 due dates moved' }))
  expect(outcome.getByText(/The due date has passed/)).toBeTruthy()
  expect([1, 2, 3].map(number => server.calls(edit(number)).map(({ body }) => body))).toEqual([
    [{ due_date: addDays(SOON, -3), version: 3 }],
    [{ due_date: null, version: 3 }],
    [{ due_date: addDays(SOON, -3), version: 3 }],
  ])
})

test('without a day, or a number of days, nothing is sent and the field says so', async () => {
  const { server } = show()
  const question = await asked()
  await userEvent.clear(question.getByLabelText(/^Days/))
  await userEvent.click(question.getByRole('button', { name: 'Move due date' }))
  expect(await question.findByText(/^Give a whole number of days/)).toBeTruthy()
  await userEvent.click(question.getByRole('radio', { name: 'To one day' }))
  await userEvent.click(question.getByRole('button', { name: 'Move due date' }))
  expect(await question.findByText('Choose the new due date.')).toBeTruthy()
  expect(server.calls(edit(1))).toEqual([])
})

test('moved to one day all are due on it, moved by days none is due on a day it cannot have', () => {
  expect(movedDue({ move: 'to', days: null, day: '2030-02-01' }, null)).toBe('2030-02-01')
  expect(movedDue({ move: 'to', days: 7, day: null }, '2030-01-01')).toBeUndefined()
  expect(movedDue({ move: 'by', days: 7, day: null }, '2030-01-28')).toBe('2030-02-04')
  for (const days of [0, 1.5, 4000, -4000, Number.NaN, null])
    expect(movedDue({ move: 'by', days, day: null }, '2030-01-01')).toBeUndefined()
})

test('a batch is duplicated: its form opens with all of its words, its people, and the days that are still ahead', async () => {
  const { server } = show()
  await press('Duplicate')
  const form = within(await screen.findByRole('dialog', { name: 'Assign a task' }))
  expect(form.getByLabelText<HTMLTextAreaElement>(/What is to be done/).value).toBe(FULL.description)
  expect(form.getByText('Ben Osei')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls('POST /api/tasks/batch')).toHaveLength(1))
  expect(server.calls('POST /api/tasks/batch')[0]?.body).toMatchObject({
    ...{ description: FULL.description, due_date: SOON, publish_later: false },
    assignees: [ana, ben].map(({ id, position_id }) => ({ id, position_id })),
  })
})

test('what cannot be read is not duplicated, and it is said', async () => {
  show({ [`GET /api/tasks/${idOf(1)}`]: { status: 500 } })
  await press('Duplicate')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
