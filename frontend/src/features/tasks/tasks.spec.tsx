// The screens of tasks: the lists, one task, and the modal.

import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aState, aTask, aTaskInFull, aUser, idOf, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TaskDetailsScreen from './TaskDetailsScreen'
import TaskFormDialog from './TaskFormDialog'
import TaskListScreen from './TaskListScreen'

const ID = idOf(1000)
const STATUS = `PATCH /api/tasks/${ID}/status`

function taskPage(changes: Partial<TaskDetails> = {}, routes: FakeRoutes = {}, user = aUser()) {
  return renderScreen(<TaskDetailsScreen />, {
    at: `/tasks/assigned/${ID}`,
    path: '/tasks/:type/:id',
    state: aState(user),
    routes: { [`GET /api/tasks/${ID}`]: { json: aTaskInFull(changes) }, [STATUS]: { json: {} }, ...routes },
  })
}

describe('lists', () => {
  const listPage = (tasks: readonly object[], total = tasks.length, at = '/tasks') =>
    renderScreen(<TaskListScreen />, { at, routes: { 'GET /api/tasks': listOf(tasks, total) } })
  beforeEach(() => localStorage.clear())

  test('D2ROUTE-034 the hash chooses between assigned and created', async () => {
    const { server } = listPage([aTask()], 1, '/tasks#created')
    await screen.findByText('Upload the agreement')
    expect(server.calls('GET /api/tasks')[0]?.query.get('filter')).toBe('{"type":"created"}')
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

  test('TASK-016 a task that starts in the future says when', async () => {
    listPage([aTask({ published: false, start_at: '2026-12-01' })])
    expect(await screen.findByText('Activates on 12/01/2026')).toBeTruthy()
  })
})

describe('one task', () => {
  test.each([
    ['Complete task', 'complete'],
    ['Dismiss task', 'dismissed'],
  ])('TASK-012 TASK-014 %s asks first and then sends %s', async (button, status) => {
    const { server } = taskPage()
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(server.calls(STATUS)).toEqual([])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: button }))
    await waitFor(() => expect(server.calls(STATUS)[0]?.body).toEqual({ status }))
  })

  test('a refusal stands in the confirmation', async () => {
    taskPage({}, { [STATUS]: refusal(409, 'this task is already dismissed') })
    await userEvent.click(await screen.findByRole('button', { name: 'Complete task' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete task' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('this task is already dismissed')
  })

  test('TASK-013 others are not offered to complete it', async () => {
    taskPage({ assignee_id: idOf(2) })
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

  test('what was typed as a comment stays until it has been said', async () => {
    const route = `POST /api/tasks/${ID}/comments`
    const { server } = taskPage({}, { [route]: 'unreachable' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Comments' }))
    const field = screen.getByLabelText('Write a comment')
    await userEvent.type(field, 'Done it')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(server.calls(route).length).toBeGreaterThan(1))
    expect((field as HTMLTextAreaElement).value).toBe('Done it')
    const keys = new Set(server.calls(route).map(({ headers }) => headers.get('Idempotency-Key')))
    server.answer({ [route]: { json: { id: idOf(3) } } })
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
    expect(new Set(server.calls(route).map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(keys)
  })
})

describe('the modal', () => {
  const people = [somebody(11, 'Ana Ruiz'), somebody(12, 'Devon Clarke')]
  const modal = (mode: 'create' | 'self' | 'edit', routes: FakeRoutes = {}, task?: Partial<TaskDetails>) =>
    renderScreen(<TaskFormDialog mode={mode} onClose={() => undefined} {...(task && { task: aTaskInFull(task) })} />, {
      at: '/tasks',
      routes: {
        'GET /api/users/available': { json: people },
        'GET /api/users/groups': { json: [{ id: 'g', keyname: 'trainee', name: 'All trainees', users: people }] },
        'POST /api/tasks': { json: { id: idOf(7), version: 1 } },
        'POST /api/tasks/batch': { json: { batch_id: idOf(8), ids: [idOf(7), idOf(9)] } },
        [`PUT /api/tasks/${ID}`]: { json: { id: ID, version: 4 } },
        ...routes,
      },
    })
  const describeIt = (text = 'Send it') => userEvent.type(screen.getByLabelText(/What is to be done/), text)
  const pick = async (name: string) => {
    await userEvent.click(screen.getByLabelText(/Who should do it/))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('TASK-006 TASK-008 the three modes and their buttons', () => {
    const buttons = () => screen.getAllByRole('button').map(button => button.textContent)
    const { unmount } = modal('create')
    expect(screen.getByRole('dialog', { name: 'Assign a task' })).toBeTruthy()
    expect(buttons()).toEqual(expect.arrayContaining(['Save', 'Save and create another']))
    expect(buttons()).not.toContain('Delete')
    unmount()
    const self = modal('self')
    expect(screen.getByRole('dialog', { name: 'New to-do' })).toBeTruthy()
    expect(screen.queryByLabelText(/Who should do it/)).toBeNull()
    self.unmount()
    modal('edit', {}, {})
    expect(buttons()).toContain('Delete')
    expect(buttons()).not.toContain('Save and create another')
  })

  test('TASK-010 TASK-047 after creating for others one sees it among those created', async () => {
    const { address } = modal('create')
    await describeIt()
    await pick('Ana Ruiz')
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/created/${idOf(7)}`))
    expect(screen.getByText('Task created.')).toBeTruthy()
  })

  test('TASK-010 after creating for oneself one sees it among those assigned', async () => {
    const { address, server } = modal('self')
    await describeIt()
    await press('Save')
    await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
    expect(server.calls('POST /api/tasks')[0]?.body).toMatchObject({ self: true, description: 'Send it' })
  })

  test('TASK-008 saving and creating another keeps the modal, empty', async () => {
    const { address } = modal('self')
    await describeIt()
    await press('Save and create another')
    await waitFor(() => expect((screen.getByLabelText(/What is to be done/) as HTMLTextAreaElement).value).toBe(''))
    expect(address()).toBe('/tasks')
  })

  test('TASK-021 TASK-027 nothing is sent while something is missing', async () => {
    const { server } = modal('create')
    await press('Save')
    expect(screen.getByText('Pick at least one person')).toBeTruthy()
    expect(screen.getByText('a description is required')).toBeTruthy()
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('TASK-044 a refused single creation is told in a toast and listed in an alert', async () => {
    modal('self', { 'POST /api/tasks': refusal(422, 'one', 'two') })
    await describeIt()
    await press('Save')
    expect(await screen.findByText('one. two')).toBeTruthy()
    const alert = screen.getByText('Task failed create because').closest('[role=alert]')
    expect(alert?.textContent).toBe('Task failed create becauseonetwo')
  })

  test('TASK-046 a refused batch is told in a toast only', async () => {
    modal('create', { 'POST /api/tasks/batch': refusal(422, 'one', 'two') })
    await describeIt()
    await pick('All trainees')
    await press('Save')
    expect(await screen.findByText('one. two')).toBeTruthy()
    expect(screen.queryByText('Task failed create because')).toBeNull()
  })

  test('TASK-045 TASK-047 a refused edit is told in a toast, an accepted one too', async () => {
    const { server } = modal('edit', { [`PUT /api/tasks/${ID}`]: refusal(409, 'one', 'two') }, {})
    await describeIt(' now')
    await press('Save')
    expect(await screen.findByText('one. two')).toBeTruthy()
    server.answer({ [`PUT /api/tasks/${ID}`]: { json: { id: ID, version: 4 } } })
    await press('Save')
    expect(await screen.findByText('Changes saved.')).toBeTruthy()
  })

  test('TASK-019 TASK-020 what is fixed on a repeated task cannot be changed', () => {
    modal(
      'edit',
      {},
      { repeat_on: 'schedule', repeat_days: 7, repeat_until: '2027-02-01', parent_id: idOf(9), start_at: '2026-11-01' },
    )
    expect((screen.getByLabelText('Repeat this task') as HTMLInputElement).disabled).toBe(true)
    expect((screen.getByLabelText(/Repeat every/) as HTMLInputElement).disabled).toBe(true)
    expect(screen.getByText('The publish date of a repeated task cannot be changed.')).toBeTruthy()
  })

  test('TASK-033 delete is refused in a series', () => {
    modal('edit', {}, { tasks_in_series_count: 2 })
    expect((screen.getByRole('button', { name: 'Delete' }) as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText('Cannot delete task in series')).toBeTruthy()
  })

  test('TASK-041 a task that stands alone is deleted after a confirmation', async () => {
    const { server, address } = modal('edit', { [`DELETE /api/tasks/${ID}`]: {} }, {})
    await press('Delete')
    expect(server.calls(`DELETE /api/tasks/${ID}`)).toEqual([])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/tasks#created'))
    expect(server.calls(`DELETE /api/tasks/${ID}`)).toHaveLength(1)
  })

  test('what was typed is not thrown away unasked', async () => {
    modal('self')
    await describeIt()
    await press('Cancel')
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    await press('Keep editing')
    expect((screen.getByLabelText(/What is to be done/) as HTMLTextAreaElement).value).toBe('Send it')
  })

  test('UI-006 the modal is 600 pixels wide', () => {
    modal('self')
    expect(getComputedStyle(screen.getByRole('dialog')).maxWidth).toBe('600px')
  })
})
