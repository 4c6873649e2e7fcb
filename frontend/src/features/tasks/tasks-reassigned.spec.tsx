// Tasks given to somebody else: one on its page or beside the list, several at once, each with an answer.
import type { ListedTask, TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { display } from '../../testing/display'
import { type FakeAnswer, listOf, refusal } from '../../testing/fake-server'
import { aPerson, aState, aTask, aTaskInFull, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { inAnyWindow, inWideWindow } from '../../testing/wide'
import TaskDetailsScreen from './TaskDetailsScreen'
import { TaskList } from './TaskList'

const ID = idOf(1000)
const [ana, ben, chloe] = [aPerson(21, 'Ana Ruiz'), aPerson(22, 'Ben Osei'), aPerson(23, 'Chloe Tan')]
const me = marisol
const reassign = (id: string): string => `POST /api/tasks/${id}/reassign`
const READ = `GET /api/tasks/${ID}`
const WORDS = 'this person already has this task, from the same batch'
const HAS_ALREADY: FakeAnswer = {
  status: 422,
  json: { errors: [{ code: 'task.has_already', message: WORDS, field: 'assignee' }] },
}
const people = {
  'GET /api/users/available': { json: [ana, ben, chloe, me].map(one => ({ ...one, role_name: one.role_keyname })) },
  'GET /api/users/groups': { json: [] },
}
const asked = (changes: Partial<TaskDetails> = {}) =>
  aTaskInFull({ assignee: ana, assignee_id: ana.id, creator: me, ...changes })

const page = (task: TaskDetails, answer: FakeAnswer = { json: { id: ID, version: 4 } }) =>
  renderScreen(<TaskDetailsScreen />, {
    ...{ at: `/tasks/created/${ID}`, path: '/tasks/:type/:id', state: aState(aUser()) },
    routes: { [READ]: { json: task }, [reassign(ID)]: answer, ...people },
  })

const question = async (name: string | RegExp = 'Give this task to somebody else?') =>
  within(await screen.findByRole('alertdialog', { name }))
type Question = Awaited<ReturnType<typeof question>>

async function asking(): Promise<Question> {
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign' }))
  return question()
}
async function choose(inside: Question, name: string): Promise<void> {
  await userEvent.click(inside.getByLabelText(/New assignee/))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const confirm = (inside: Question) => userEvent.click(inside.getByRole('button', { name: 'Reassign' }))

test('on its page it is given to one person, with the version that was seen', async () => {
  const { server } = page(asked())
  const inside = await asking()
  expect(inside.getByText(/Ana Ruiz no longer sees it; both are told/)).toBeTruthy()
  await choose(inside, 'Ben Osei')
  server.answer({ [READ]: { json: asked({ assignee: ben, version: 4 }) } })
  await confirm(inside)
  expect(await screen.findByText('1 task reassigned')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const { id, position_id } = ben
  expect(server.calls(reassign(ID)).map(({ body }) => body)).toEqual([{ assignee: { id, position_id }, version: 3 }])
  expect((await screen.findAllByText('Ben Osei')).length).toBeGreaterThan(0)
})

test('whoever has it is not offered, and nothing is sent while nobody is chosen', async () => {
  const { server } = page(asked())
  const inside = await asking()
  await confirm(inside)
  expect(await inside.findByText('Choose who is to do it.')).toBeTruthy()
  await userEvent.click(inside.getByLabelText(/New assignee/))
  expect(await screen.findByRole('option', { name: /Chloe Tan/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: /Ana Ruiz/ })).toBeNull()
  expect(server.calls(reassign(ID))).toEqual([])
})

test('one person only is chosen', async () => {
  page(asked())
  const inside = await asking()
  await choose(inside, 'Ben Osei')
  await choose(inside, 'Chloe Tan')
  expect(inside.queryByText('Chloe Tan')).toBeNull()
  expect(inside.getByText('Ben Osei')).toBeTruthy()
})

test('a refusal of the person stands beside the field', async () => {
  page(asked(), HAS_ALREADY)
  const inside = await asking()
  await choose(inside, 'Ben Osei')
  await confirm(inside)
  await waitFor(() => expect(inside.getByLabelText(/New assignee/).getAttribute('aria-invalid')).toBe('true'))
  expect(inside.getByText(WORDS)).toBeTruthy()
})

test('changed meanwhile, it is said, what is shown is read again, and asked once more it is given as it stands now', async () => {
  const { server } = page(asked(), refusal(409, 'It was changed meanwhile.'))
  const inside = await asking()
  await choose(inside, 'Ben Osei')
  server.answer({ [READ]: { json: asked({ assignee: chloe, version: 5 }) } })
  await confirm(inside)
  expect(await inside.findByText(/changed meanwhile/)).toBeTruthy()
  expect(await inside.findByText(/Chloe Tan no longer sees it/)).toBeTruthy()
  server.answer({ [reassign(ID)]: { json: { id: ID, version: 6 } } })
  await confirm(inside)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.calls(reassign(ID)).map(({ body }) => (body as { version: number }).version)).toEqual([3, 5])
})

test.each([
  ['not published yet', { published: false, start_at: '2040-01-01' }, /neither Ana Ruiz nor the new assignee is told/],
  ['one’s own', { assignee: me, self_assigned: true }, /It leaves your own tasks/],
] as const)('of what is %s it says what follows', async (_name, changes, text) => {
  page(asked(changes))
  expect((await asking()).getByText(text)).toBeTruthy()
})

test.each([
  ['closed', 'coordinator', { status: 'complete' }],
  ['given by another, to oneself', 'trainee', { assignee: me, creator: ben }],
] as const)('what is %s is not given on', async (_name, role, changes) => {
  const state = aState(aUser(role))
  renderScreen(<TaskDetailsScreen />, {
    ...{ at: `/tasks/created/${ID}`, path: '/tasks/:type/:id', state },
    routes: { [READ]: { json: asked(changes) } },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull()
})

const given = (number: number, assignee: ListedTask['assignee']): ListedTask =>
  aTask({ id: idOf(number), description: 'Read the policy', assignee, creator: me })

describe('beside and in the list', () => {
  beforeAll(inWideWindow)
  afterAll(inAnyWindow)

  test('beside the list it is given to somebody else, and the list stays', async () => {
    const at = '/tasks?sort=description&order=ASC#created'
    const { server, address } = renderScreen(<TaskList type="created" intents={null} />, {
      ...{ at, state: aState(aUser()) },
      routes: {
        'GET /api/tasks': listOf([aTask({ assignee: ana, creator: me })]),
        [READ]: { json: asked() },
        [reassign(ID)]: { json: { id: ID, version: 4 } },
        ...people,
      },
    })
    await screen.findByText('Upload the agreement')
    await display('Look at rows beside the list', true)
    const inside = await asking()
    await choose(inside, 'Chloe Tan')
    await confirm(inside)
    expect(await screen.findByText('1 task reassigned')).toBeTruthy()
    expect([server.calls(reassign(ID)).length, address()]).toEqual([1, at])
  })

  test('several go to one person, each with its version and its answer', async () => {
    const { server } = renderScreen(<TaskList type="created" intents={null} />, {
      ...{ at: '/tasks#created', state: aState(aUser()) },
      routes: {
        'GET /api/tasks': listOf([given(1, ana), given(2, ben)]),
        [reassign(idOf(1))]: { json: { id: idOf(1), version: 4 } },
        [reassign(idOf(2))]: HAS_ALREADY,
        ...people,
      },
    })
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select Read the policy|^Select this row/ }))
      await userEvent.click(box)
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    await userEvent.click(bar.getByRole('button', { name: 'Reassign' }))
    const inside = await question('Give 2 tasks to somebody else?')
    await choose(inside, 'Chloe Tan')
    await confirm(inside)
    const outcome = within(await screen.findByRole('dialog', { name: '1 task reassigned' }))
    expect(outcome.getByText(WORDS)).toBeTruthy()
    const assignee = { id: chloe.id, position_id: chloe.position_id }
    for (const number of [1, 2])
      expect(server.calls(reassign(idOf(number))).map(({ body }) => body)).toEqual([{ assignee, version: 3 }])
  })
})
