// The task modal: its modes, tabs and buttons, and what becomes of what was typed.

import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aUser, idOf, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm, type TaskFormProps } from '../../testing/task-forms'
import { shortDay } from '../../ui/dates'

const ID = idOf(1000)
const people = [somebody(11, 'Ana Ruiz'), somebody(12, 'Devon Clarke'), somebody(13, 'Priya Raman', 'supervisor')]
const formNamed = (number: number, name: string, keyname: 'trainee' | 'supervisor'): FormView => ({
  ...{ id: idOf(number), name, status: 'published' },
  submitter_roles: [{ keyname, name: keyname }],
})
const FORMS = [formNamed(31, 'Self assessment', 'trainee'), formNamed(32, 'Site evaluation', 'supervisor')]

const modal = (
  mode: 'create' | 'self' | 'edit',
  routes: FakeRoutes = {},
  task?: Partial<TaskDetails>,
  more: Pick<TaskFormProps, 'course'> = {},
) =>
  renderScreen(<TaskForm mode={mode} task={task} {...more} />, {
    at: '/tasks',
    routes: {
      'GET /api/users/available': { json: people },
      'GET /api/forms/available': { json: FORMS },
      'GET /api/users/groups': {
        json: [{ id: 'g', keyname: 'trainee', name: 'All trainees', users: people.slice(0, 2) }],
      },
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

test('TASK-010 a batch is told by how many tasks were created', async () => {
  modal('create')
  await describeIt()
  await pick('Ana Ruiz')
  await pick('Devon Clarke')
  await press('Save')
  await screen.findByText('2 tasks created, one each for Ana Ruiz and Devon Clarke.')
})

test('a refused submit leads to the first thing that is wrong', async () => {
  modal('create')
  await describeIt()
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Who should do it/)))
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

test('what was typed and cannot be kept as a draft is not thrown away unasked', async () => {
  modal('self')
  await describeIt()
  await press('Cancel')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  await press('Keep editing')
  expect((screen.getByLabelText(/What is to be done/) as HTMLTextAreaElement).value).toBe('Send it')
})

test('UI-006 the modal is 600 pixels wide', () => {
  modal('self')
  expect(getComputedStyle(screen.getByRole('dialog')).maxWidth).toBe('600px')
})

const evaluation = () => userEvent.click(screen.getByRole('tab', { name: 'Evaluation' }))
const chooseForm = async (name: string) => {
  await userEvent.click(screen.getByLabelText(/Evaluation form/))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

test('TASK-007 the modal has the tabs General and Evaluation', async () => {
  const { server } = modal('create')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['General', 'Evaluation'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('General')
  expect(screen.queryByLabelText(/Evaluation form/)).toBeNull()
  await evaluation()
  await chooseForm('Self assessment')
  await pick('Ana Ruiz')
  await press('Save')
  await waitFor(() =>
    expect(server.calls('POST /api/tasks')[0]?.body).toMatchObject({
      ...{ description: '', assignable_type: 'Form', assignable_id: idOf(31), assignee: { id: idOf(11) } },
    }),
  )
})

test('TASK-007 an existing evaluation shows its form, and neither kind nor form can be changed', () => {
  modal('edit', {}, { assignable_type: 'Form', assignable_id: idOf(31), assignable_name: 'Self assessment' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Evaluation')
  expect((screen.getByRole('tab', { name: 'General' }) as HTMLButtonElement).disabled).toBe(true)
  const field = screen.getByLabelText(/Evaluation form/) as HTMLInputElement
  expect([field.value, field.disabled]).toEqual(['Self assessment', true])
})

test('TASK-028 an evaluation without a form is not sent', async () => {
  const { server } = modal('self')
  await evaluation()
  await press('Save')
  expect(screen.getByText('a form is required for an evaluation task')).toBeTruthy()
  expect(server.calls('POST /api/tasks')).toEqual([])
})

test('TASK-029 a role that may not submit the form is named beside it, with the form, before anything is sent', async () => {
  const { server } = modal('create')
  await evaluation()
  await chooseForm('Self assessment')
  await pick('Ana Ruiz')
  await pick('Priya Raman')
  await press('Save')
  expect(screen.getByText('the role supervisor may not submit the form “Self assessment”')).toBeTruthy()
  expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('TASK-029 what the server says about the form stands beside it', async () => {
  const errors = [{ code: 'task.role_not_submitter', field: 'assignable_id', message: 'the role trainee may not' }]
  modal('self', { 'POST /api/tasks': { status: 422, json: { errors } } })
  await evaluation()
  await chooseForm('Self assessment')
  await press('Save')
  await waitFor(() => expect(screen.getByLabelText(/Evaluation form/).getAttribute('aria-invalid')).toBe('true'))
})

test('TASK-030 for oneself only the forms of one’s own role are asked for, for others all', async () => {
  const asked = (shown: ReturnType<typeof modal>) =>
    shown.server.calls('GET /api/forms/available').map(({ query }) => query.get('own'))
  const own = modal('self')
  await evaluation()
  await waitFor(() => expect(asked(own)).toEqual(['true']))
  own.unmount()
  const others = modal('create')
  await evaluation()
  await waitFor(() => expect(asked(others)).toEqual([null]))
})

test('when there is no form to choose, or forms cannot be had, that is said', async () => {
  const none = modal('self', { 'GET /api/forms/available': { json: [] } })
  await evaluation()
  await userEvent.click(screen.getByLabelText(/Evaluation form/))
  expect(await screen.findByText('There is no form that your role may submit.')).toBeTruthy()
  none.unmount()
  modal('self', { 'GET /api/forms/available': { status: 500 } })
  await evaluation()
  await userEvent.click(screen.getByLabelText(/Evaluation form/))
  expect(await screen.findByText('Forms could not be loaded.')).toBeTruthy()
})

test('TASK-009 a course is assigned once: saving and creating another is not offered', async () => {
  const course = { id: idOf(41), title: 'Privacy of records' }
  const { server } = modal('create', {}, undefined, { course })
  expect(screen.getByText('About the course “Privacy of records”')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save and create another' })).toBeNull()
  await describeIt()
  await pick('Ana Ruiz')
  await press('Save')
  await waitFor(() =>
    expect(server.calls('POST /api/tasks')[0]?.body).toMatchObject({
      ...{ assignable_type: 'CeCourse', assignable_id: course.id },
    }),
  )
})

test('TASK-031 tomorrow is the earliest day of each date of the form', async () => {
  const today = dateIn(aUser().timezone, new Date())
  modal('self')
  await userEvent.click(screen.getByLabelText('Publish in the future'))
  await userEvent.click(screen.getByLabelText('Repeat this task'))
  for (const label of ['Due date', 'Publish on', 'Repeat until']) {
    const group = screen.getByRole('group', { name: new RegExp(label) })
    await userEvent.click(within(group.parentElement ?? group).getByRole('button', { name: /Choose date/ }))
    expect([label, await isOffered(today), await isOffered(addDays(today, 1))]).toEqual([label, false, true])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  }
})

/** In the calendar that is open, which opens in the month of the first day that is offered. */
async function isOffered(day: string): Promise<boolean> {
  if (!screen.queryByText(monthOf(day))) {
    const isLater = screen.queryByText(monthOf(addDays(day, -1))) !== null
    const step = screen.getByRole<HTMLButtonElement>('button', { name: isLater ? 'Next month' : 'Previous month' })
    if (step.disabled) return false
    await userEvent.click(step)
  }
  const cell = await screen.findByRole<HTMLButtonElement>('gridcell', { name: String(Number(day.slice(8))) })
  return !cell.disabled
}

const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

test('a series says what it will make, and asks when its tasks are due where no day says it', async () => {
  const { server } = modal('create')
  const today = dateIn(aUser().timezone, new Date())
  const until = addDays(today, 21)
  await describeIt()
  await pick('All trainees')
  await userEvent.click(screen.getByLabelText('Repeat this task'))
  await press('Every 2 weeks')
  expect(screen.getByLabelText<HTMLInputElement>(/Repeat every/).value).toBe('14')
  await press('Every week')
  expect(screen.getByRole('button', { name: 'Every week', pressed: true })).toBeTruthy()
  expect(screen.queryByText(/makes/)).toBeNull()
  const group = screen.getByRole('group', { name: /Repeat until/ })
  await userEvent.click(group.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard(shortDay(until).replaceAll('/', ''))
  const shown = `Every week until ${shortDay(until)} – makes 4 tasks for 2 people = 8.`
  expect(screen.getByText(`${shown} None of them has a due date.`)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Due \(days/), '3')
  expect(screen.getByText(`${shown} Each is due 3 days after it appears.`)).toBeTruthy()
  await press('Save')
  await waitFor(() =>
    expect(server.calls('POST /api/tasks/batch')[0]?.body).toMatchObject({ due_after: 3, due_date: null }),
  )
  await screen.findByText(/^The first 2 tasks are there, one each for .*; the next ones come by themselves.$/)
})
