// Reminding whoever a task is assigned to: from its row and from its page.
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, listOf, refusal } from '../../testing/fake-server'
import { aPerson, aState, aTask, aTaskInFull, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TaskDetailsScreen from './TaskDetailsScreen'
import { TaskList } from './TaskList'

const ID = idOf(1000)
const REMIND = `POST /api/tasks/${ID}/remind`
const ben = aPerson(2, 'Ben Castellan')
const me = marisol
const HOUR_MS = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()
const asked = (changes: Partial<TaskView> = {}) => aTask({ assignee: ben, creator: me, ...changes })

const list = (task: TaskView, answer: FakeAnswer = { json: {} }, user = aUser()) =>
  renderScreen(<TaskList type="created" intents={null} />, {
    at: '/tasks',
    state: aState(user),
    routes: { 'GET /api/tasks': listOf([task]), [REMIND]: answer },
  })
const bell = () => screen.findByRole('button', { name: 'Remind Ben Castellan' })

test('the bell of a row reminds whoever it is assigned to, and does not open it', async () => {
  const { server, address } = list(asked())
  await userEvent.click(await bell())
  expect(await screen.findByText('Reminded: Ben Castellan.')).toBeTruthy()
  expect(server.calls(REMIND)).toHaveLength(1)
  expect(address()).toBe('/tasks')
})

test('too early it does nothing and says why to those who reach for it', async () => {
  const { server } = list(asked({ reminded_at: ago(1) }))
  const button = await bell()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(server.calls(REMIND)).toEqual([])
  await userEvent.hover(button)
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Reminded 1 hour ago, again possible from /)
})

test('after some hours it says when that was, and reminds again', async () => {
  const { server } = list(asked({ reminded_at: ago(5) }), refusal(422, 'a reminder was sent in the last 4 hours'))
  await userEvent.hover(await bell())
  expect((await screen.findByRole('tooltip')).textContent).toBe('Reminded 5 hours ago.')
  await userEvent.click(await bell())
  expect(await screen.findByText('a reminder was sent in the last 4 hours')).toBeTruthy()
  expect(server.calls(REMIND)).toHaveLength(1)
})

test.each([
  ['closed', { status: 'complete' }],
  ['not published yet', { published: false, start_at: '2040-01-01' }],
  ['one’s own', { assignee: me, self_assigned: true }],
] as const)('nobody is reminded of a task that is %s', async (_name, changes) => {
  list(asked(changes))
  await screen.findByText('Upload the agreement')
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
})

test('who acts as somebody else reminds nobody', async () => {
  list(asked(), { json: {} }, aUser('coordinator', { is_impersonating: true }))
  await screen.findByText('Upload the agreement')
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
})

const page = (task: TaskDetails) =>
  renderScreen(<TaskDetailsScreen />, {
    ...{ at: `/tasks/created/${ID}`, path: '/tasks/:type/:id' },
    routes: { [`GET /api/tasks/${ID}`]: { json: task }, [REMIND]: { json: {} } },
  })

test('on its page it keeps the keyboard when it was pressed, and reminds once', async () => {
  const task = aTaskInFull({ assignee: ben, creator: me, assignee_id: ben.id })
  const { server } = page(task)
  ;(await bell()).focus()
  server.answer({ [`GET /api/tasks/${ID}`]: { json: { ...task, reminded_at: ago(0) } } })
  await userEvent.keyboard('{Enter}')
  await screen.findByText(/^Reminded .* again possible from /)
  expect(document.activeElement).toBe(await bell())
  expect(await bell()).toHaveProperty('disabled', false)
  await userEvent.keyboard('{Enter}')
  expect(server.calls(REMIND)).toHaveLength(1)
})

test('on its page it stands beside what can be done, with what there is to say', async () => {
  const task = aTaskInFull({ assignee: ben, creator: me, assignee_id: ben.id, reminded_at: ago(1) })
  page(task)
  expect((await bell()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^Reminded 1 hour ago, again possible from /)).toBeTruthy()
})
