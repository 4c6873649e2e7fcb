// The screens of tasks: the lists, one task, and the modal.

import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aPerson, aState, aTask, aTaskInFull, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TaskDetailsScreen from './TaskDetailsScreen'
import TaskListScreen from './TaskListScreen'

const ID = idOf(1000)
const COMPLETE = `POST /api/tasks/${ID}/complete`
const DISMISS = `POST /api/tasks/${ID}/dismiss`
const ENDS = [
  ['Complete task', COMPLETE],
  ['Dismiss task', DISMISS],
] as const

function taskPage(changes: Partial<TaskDetails> = {}, routes: FakeRoutes = {}, user = aUser()) {
  return renderScreen(<TaskDetailsScreen />, {
    at: `/tasks/assigned/${ID}`,
    path: '/tasks/:type/:id',
    state: aState(user),
    routes: {
      [`GET /api/tasks/${ID}`]: { json: aTaskInFull(changes) },
      [COMPLETE]: { json: {} },
      [DISMISS]: { json: {} },
      ...routes,
    },
  })
}

describe('lists', () => {
  const listPage = (tasks: readonly object[], total = tasks.length, at = '/tasks') =>
    renderScreen(<TaskListScreen />, { at, routes: { 'GET /api/tasks': listOf(tasks, total) } })
  beforeEach(() => localStorage.clear())

  test('D2ROUTE-034 the hash chooses between assigned and created', async () => {
    const { server } = listPage([aTask()], 1, '/tasks#created')
    await screen.findByText('Upload the agreement')
    expect(server.calls('GET /api/tasks')[0]?.query.get('filter')).toBe('{"type":"created","fold":true}')
  })

  test('TASK-042 ten are asked for, and there is no pager for ten', async () => {
    const { server } = listPage([aTask()], 10)
    await screen.findByText('Upload the agreement')
    expect(server.calls('GET /api/tasks')[0]?.query.get('range')).toBe('[0,9]')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('TASK-042 TABLE-003 D3UI-009 from eleven on there is one, with the page sizes', async () => {
    listPage([aTask()], 11)
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Rows per page'))
    const sizes = screen.getAllByRole('option').map(option => option.textContent)
    expect(sizes).toEqual(['10', '20', '50', '100', 'All'])
  })

  test('TABLE-004 the pager shows three pages to either side', async () => {
    listPage([aTask()], 200, '/tasks?page=10&perPage=10&sort=created_at&order=DESC&filter={}')
    const pager = await screen.findByRole('navigation', { name: 'Pages' })
    const pages = within(pager)
      .getAllByText(/^\d+$/)
      .map(page => page.textContent)
    expect(pages).toEqual(['1', '7', '8', '9', '10', '11', '12', '13', '20'])
  })

  test('TASK-043 a description of more than 125 characters is cut', async () => {
    listPage([aTask({ description: 'x'.repeat(126) }), aTask({ id: idOf(2), description: 'y'.repeat(125) })])
    expect(await screen.findByText(`${'x'.repeat(125)}…`)).toBeTruthy()
    expect(screen.getByText('y'.repeat(125))).toBeTruthy()
  })

  test('TABLE-005 UI-009 the search waits for half a second of rest', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { server } = listPage([aTask()])
    const field = await screen.findByRole('searchbox')
    await user.type(field, 'agree')
    await act(() => jest.advanceTimersByTimeAsync(400))
    expect(server.calls('GET /api/tasks').some(({ query }) => query.get('filter')?.includes('agree'))).toBe(false)
    await act(() => jest.advanceTimersByTimeAsync(200))
    await waitFor(() => {
      expect(server.calls('GET /api/tasks').at(-1)?.query.get('filter')).toContain('"q":"agree"')
    })
    jest.useRealTimers()
  })

  test('an empty list says so and offers the next step', async () => {
    listPage([])
    expect(await screen.findByText(/Nothing is waiting for you/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Add to-do' }).length).toBeGreaterThan(0)
  })

  test('a list that cannot be loaded is not shown as empty, and can be tried again', async () => {
    const { server } = renderScreen(<TaskListScreen />, { at: '/tasks', routes: { 'GET /api/tasks': { status: 500 } } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answer({ 'GET /api/tasks': listOf([aTask()]) })
    await userEvent.click(again)
    expect(await screen.findByText('Upload the agreement')).toBeTruthy()
  })

  test('TASK-005 a task without a creator is by the system', async () => {
    listPage([aTask({ creator: null, creator_id: null, creator_name: 'system' })])
    expect(await screen.findByText('system')).toBeTruthy()
  })

  test('what one has to do stands by what is due first, and that is marked at its column', async () => {
    const { server } = listPage([aTask({ due_date: '2026-12-01' })])
    await screen.findByText('12/01/2026')
    expect(server.calls('GET /api/tasks')[0]?.query.get('sort')).toBe('["due_date","ASC"]')
    const sorted = screen.getByRole('columnheader', { name: /Due/ }).querySelector('.MuiTableSortLabel-root')
    expect(sorted?.classList.contains('Mui-active')).toBe(true)
  })

  test('a task that is due today or tomorrow says so at its date', async () => {
    const today = dateIn(aUser().timezone, new Date())
    listPage([
      aTask({ due_date: today }),
      aTask({ id: idOf(2), due_date: addDays(today, 1) }),
      aTask({ id: idOf(3), due_date: addDays(today, 2) }),
      aTask({ id: idOf(4), due_date: today, status: 'complete' }),
    ])
    expect(await screen.findAllByText('Due today')).toHaveLength(1)
    expect(screen.getAllByText('Due tomorrow')).toHaveLength(1)
  })

  test('TASK-016 a task that starts in the future says when', async () => {
    listPage([aTask({ published: false, start_at: '2026-12-01' })])
    expect(await screen.findByText('Activates on 12/01/2026')).toBeTruthy()
  })
})

describe('ticking a row', () => {
  const REOPEN = `POST /api/tasks/${ID}/reopen`
  const theirs = {
    assignee: aPerson(2, 'Ben'),
  }
  const list = (tasks: readonly object[], routes: FakeRoutes = {}) =>
    renderScreen(<TaskListScreen />, {
      at: '/tasks',
      routes: { 'GET /api/tasks': listOf(tasks), [COMPLETE]: { json: {} }, [REOPEN]: { json: {} }, ...routes },
    })
  const tick = (name = 'Upload the agreement') => screen.findByRole('button', { name: `Complete task: ${name}` })
  beforeEach(() => localStorage.clear())

  test('a press completes it without opening it, and the toast takes that back', async () => {
    const { server, address } = list([aTask()])
    await userEvent.click(await tick())
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain('Task completed.')
    expect([server.calls(COMPLETE).length, server.calls(REOPEN).length]).toEqual([1, 0])
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Task reopened.')).toBeTruthy()
    expect(server.calls(REOPEN)).toHaveLength(1)
    expect(address()).toBe('/tasks#assigned')
  })

  test('Ctrl+Z takes it back too, not in a field', async () => {
    const { server } = list([aTask()])
    await userEvent.click(await tick())
    await screen.findByText('Task completed.')
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(server.calls(REOPEN)).toEqual([])
    await userEvent.click(await tick())
    // On a slow machine the toast of before is gone by now, and that of now not there yet.
    await waitFor(() => expect(server.calls(COMPLETE)).toHaveLength(2))
    await screen.findByText('Task completed.')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(server.calls(REOPEN)).toHaveLength(1))
  })

  test('a refusal is told, also of taking back', async () => {
    const { server } = list([aTask()], { [COMPLETE]: refusal(409, 'this task is already dismissed') })
    await userEvent.click(await tick())
    expect(await screen.findByText('this task is already dismissed')).toBeTruthy()
    server.answer({ [COMPLETE]: { json: {} }, [REOPEN]: refusal(409, 'it cannot be taken back') })
    await userEvent.click(await tick())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('it cannot be taken back')).toBeTruthy()
  })

  test('the keyboard goes on with the next one', async () => {
    const { server } = list([aTask(), aTask({ id: idOf(2), description: 'Read chapter 3' })])
    const first = await tick()
    first.focus()
    await userEvent.keyboard('{Enter}')
    server.answer({ 'GET /api/tasks': listOf([aTask({ id: idOf(2), description: 'Read chapter 3' })]) })
    const next = await tick('Read chapter 3')
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  test('what brings the next of a series about asks first, and a linked form is opened instead', async () => {
    const { server, address } = list([
      aTask({ repeat_on: 'complete' }),
      aTask({ id: idOf(2), description: 'Look back', assignable_type: 'Form', assignable_url: '/forms/7' }),
    ])
    await userEvent.click(await tick())
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain('this cannot be taken back')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete task' }))
    const toast = await screen.findByRole('alert')
    expect(within(toast).queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(server.calls(COMPLETE)).toHaveLength(1)
    await userEvent.click(await tick('Look back'))
    expect(address()).toMatch(/^\/forms\/7/)
  })

  test('what is closed, or another’s, has no circle', async () => {
    list([aTask({ status: 'complete' }), aTask({ id: idOf(2), ...theirs }), aTask({ id: idOf(3), published: false })])
    await screen.findAllByText('Upload the agreement')
    expect(screen.queryByRole('button', { name: /^Complete task:/ })).toBeNull()
  })

  test('on its page whoever closed it reopens it', async () => {
    const { server } = taskPage({ status: 'dismissed' }, { [REOPEN]: { json: {} } })
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen task' }))
    expect(await screen.findByText('Task reopened.')).toBeTruthy()
    expect(server.calls(REOPEN)).toHaveLength(1)
  })

  test('nobody else does, and not what has begun the next of its series', async () => {
    const other = taskPage({ status: 'complete', ...theirs })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Reopen task' })).toBeNull()
    other.unmount()
    taskPage({ status: 'complete', repeat_on: 'complete' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Reopen task' })).toBeNull()
  })
})

describe('one task', () => {
  test.each(ENDS)('TASK-012 TASK-014 %s asks first and then sends %s', async (button, call) => {
    const { server } = taskPage()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(server.calls(call)).toEqual([])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: button }))
    await waitFor(() => expect(server.calls(call)).toHaveLength(1))
  })

  test('a refusal stands in the confirmation', async () => {
    taskPage({}, { [COMPLETE]: refusal(409, 'this task is already dismissed') })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete task' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete task' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('this task is already dismissed')
  })

  test.each<[string, FakeAnswer, RegExp]>([
    ['no answer', 'unreachable', /Practicum could not be reached/],
    ['a failure without a word', { status: 500 }, /An error has occurred/],
  ])('%s is told in the confirmation, and it can be confirmed again', async (_name, answer, told) => {
    const { server } = taskPage({}, { [COMPLETE]: answer })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete task' }))
    const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Complete task' })
    await userEvent.click(confirm)
    expect((await screen.findByRole('alert')).textContent).toMatch(told)
    server.answer({ [COMPLETE]: { json: {} } })
    await userEvent.click(confirm)
    expect(await screen.findByText('Task completed.')).toBeTruthy()
  })

  test('while it is being done, Escape does not hide what becomes of it', async () => {
    taskPage({}, { [COMPLETE]: () => new Promise<FakeAnswer>(() => undefined) })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete task' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete task' }))
    await userEvent.keyboard('{Escape}')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  })

  test('TASK-013 others are not offered to complete it', async () => {
    const other = aPerson(2, 'Ben Castellan')
    taskPage({ assignee_id: other.id, assignee: other })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Complete task' })).toBeNull()
  })

  test('TASK-015 a linked form is opened instead', async () => {
    const { address } = taskPage({ assignable_type: 'Form', assignable_id: idOf(7), assignable_url: '/forms/7' })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete task' }))
    expect(address()).toBe('/forms/7')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('D2ROUTE-004 another type than assigned and created leads nowhere', async () => {
    const { address } = renderScreen(<TaskDetailsScreen />, { at: `/tasks/other/${ID}`, path: '/tasks/:type/:id' })
    await waitFor(() => expect(address()).toBe('/404'))
  })

  test('a task that is not there is told', async () => {
    taskPage({}, { [`GET /api/tasks/${ID}`]: refusal(404, 'The requested resource was not found') })
    expect(await screen.findByText('Not Found')).toBeTruthy()
  })

  test('a comment half written is there again after another part and another page, and is forgotten once said', async () => {
    const route = `POST /api/tasks/${ID}/comments`
    const { unmount } = taskPage()
    const comments = async () => {
      await userEvent.click(await screen.findByRole('tab', { name: 'Comments' }))
      return screen.getByLabelText('Write a comment') as HTMLTextAreaElement
    }
    await userEvent.type(await comments(), 'Almost')
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect((await comments()).value).toBe('Almost')
    unmount()
    const again = taskPage({}, { [route]: { json: { id: idOf(3) } } })
    expect((await comments()).value).toBe('Almost')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(async () => expect((await comments()).value).toBe(''))
    again.unmount()
    taskPage()
    expect((await comments()).value).toBe('')
  })

  test.each([
    ['assigned', 'Assigned to you'],
    ['created', 'Assigned to others'],
  ])('of the %s ones there is a way back to their list', async (type, name) => {
    renderScreen(<TaskDetailsScreen />, {
      ...{ at: `/tasks/${type}/${ID}`, path: '/tasks/:type/:id' },
      routes: { [`GET /api/tasks/${ID}`]: { json: aTaskInFull() } },
    })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`/tasks#${type}`)
  })

  test('of a long thread the newest are shown, those before on request, and none is lost when more is said', async () => {
    const commentOf = (n: number) => ({
      ...{
        id: idOf(1000 + n),
        author: { ...aPerson(1, 'Ana Ruiz'), position_id: idOf(2) },
      },
      ...{ body: `Remark ${n}`, created_at: '2026-11-20T09:00:00.000Z' },
    })
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => commentOf(from + index))
    const downFrom = (newest: number, length: number) => Array.from({ length }, (_, index) => newest - index)
    const route = `GET /api/tasks/${ID}/comments`
    const { server, client } = taskPage(
      { comments: range(81, 100), comments_count: 100 },
      { [route]: { json: { comments: range(31, 80), earlier: true } } },
    )
    await userEvent.click(await screen.findByRole('tab', { name: /Comments/ }))
    const shown = () => screen.getAllByText(/^Remark/).map(({ textContent }) => Number(textContent?.slice(7)))
    expect(shown()).toEqual(downFrom(100, 20))
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier (80)' }))
    await waitFor(() => expect(shown()).toEqual(downFrom(100, 70)))
    expect(server.calls(route).map(({ query }) => query.get('before'))).toEqual([idOf(1081)])
    server.answer({
      [`GET /api/tasks/${ID}`]: { json: aTaskInFull({ comments: range(82, 101), comments_count: 101 }) },
    })
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(shown()).toEqual(downFrom(101, 71)))
    server.answer({ [route]: 'unreachable' })
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier (30)' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Comments could not be loaded.')
    // Of so many at once it is not known what came in between.
    server.answer({
      [`GET /api/tasks/${ID}`]: { json: aTaskInFull({ comments: range(181, 200), comments_count: 200 }) },
    })
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(shown()).toEqual(downFrom(200, 20)))
    expect(screen.getByRole('button', { name: 'Show earlier (180)' })).toBeTruthy()
  })

  test('what was typed as a comment stays until it has been said', async () => {
    const route = `POST /api/tasks/${ID}/comments`
    const { server } = taskPage({}, { [route]: 'unreachable' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Comments' }))
    const field = screen.getByLabelText('Write a comment')
    await userEvent.type(field, 'Done it')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(server.calls(route).length).toBeGreaterThan(1))
    expect((field as HTMLTextAreaElement).value).toBe('Done it')
    expect((await screen.findByRole('alert')).textContent).toMatch(/Practicum could not be reached/)
    const keys = new Set(server.calls(route).map(({ headers }) => headers.get('Idempotency-Key')))
    server.answer({ [route]: { json: { id: idOf(3) } } })
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
    expect(new Set(server.calls(route).map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(keys)
  })
})
