// Templates in the form of a new task: one fills it in, what it says is kept under a name, and templates are renamed and deleted.
import type { TaskTemplateView } from '@practicum/shared/features/task-templates/task-templates.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeRoutes } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf, marisol, somebody } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm } from '../../testing/task-forms'

const LIST = 'GET /api/task-templates'
const SAVE = 'POST /api/task-templates'
const ONE = `/api/task-templates/${idOf(800)}`

const aTemplate = (changes: Partial<TaskTemplateView> = {}): TaskTemplateView => ({
  id: idOf(800),
  name: 'Site visit',
  description: 'Choose two dates',
  due_in: 14,
  repeat_on: 'single',
  repeat_days: null,
  repeat_for: null,
  due_after: null,
  shared: false,
  creator: marisol,
  own: true,
  version: 4,
  ...changes,
})

const WEEKLY = aTemplate({
  ...{ id: idOf(801), name: 'Weekly', description: 'Half a page', due_in: null, own: false, shared: true },
  ...{ repeat_on: 'schedule', repeat_days: 7, repeat_for: 84, due_after: 3 },
  creator: aPerson(12, 'Devon Clarke', 'faculty'),
})

const ana = somebody(11, 'Ana Ruiz')

const show = (
  mode: 'create' | 'self' = 'create',
  role: 'coordinator' | 'trainee' | 'supervisor' = 'coordinator',
  more: FakeRoutes = {},
) =>
  renderScreen(<TaskForm mode={mode} />, {
    ...{ at: '/tasks', state: aState(aUser(role)) },
    routes: {
      [LIST]: { json: { data: [aTemplate(), WEEKLY] } },
      [SAVE]: { json: { id: idOf(802), version: 0 } },
      [`PUT ${ONE}`]: { json: { id: idOf(800), version: 5 } },
      [`DELETE ${ONE}`]: { json: {} },
      'GET /api/users/available': { json: [ana] },
      'GET /api/users/groups': { json: [] },
      ...more,
    },
  })

const today = () => dateIn(aUser().timezone, new Date())
const open = (name: RegExp = /^Template/) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('menuitem', { name }))
const words = () => screen.getByLabelText<HTMLTextAreaElement>(/What is to be done/)
const day = (label: string) => {
  const [month, date, year] = (screen.getByRole('group', { name: label }).textContent ?? '')
    .replaceAll(/[^\d/]/g, '')
    .split('/')
  return `${year}-${month}-${date}`
}

test('a template fills the form in, its days counted from today', async () => {
  show()
  await open()
  await choose(/^Site visit/)
  await waitFor(() => expect(words().value).toBe('Choose two dates'))
  expect(day('Due date')).toBe(addDays(today(), 14))
  expect(screen.getByRole('button', { name: 'Template: Site visit' })).toBeTruthy()
  expect(await screen.findByText('The form was filled in from “Site visit”.')).toBeTruthy()
})

test('one of a series says how it repeats, and another in its place leaves nothing of it', async () => {
  show()
  await open()
  await choose(/Weekly.*Devon Clarke/)
  await waitFor(() => expect(words().value).toBe('Half a page'))
  expect(screen.getByLabelText<HTMLInputElement>(/Repeat every/).value).toBe('7')
  expect(day('Repeat until')).toBe(addDays(today(), 84))
  expect(screen.getByLabelText<HTMLInputElement>(/Due \(days after/).value).toBe('3')
  await open(/^Template/)
  await choose(/^Site visit/)
  await waitFor(() => expect(screen.queryByLabelText(/Repeat every/)).toBeNull())
})

test('what the form says is kept under a name, without its days and people, and shared', async () => {
  const { server } = show()
  await open()
  await choose(/^Site visit/)
  await waitFor(() => expect(words().value).toBe('Choose two dates'))
  await userEvent.type(words(), ' soon')
  await open()
  await choose('Save this task as a template')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this task as a template' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Visit soon')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The template “Visit soon” was saved.')).toBeTruthy()
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Visit soon', shared: true, description: 'Choose two dates soon', due_in: 14 },
      ...{ repeat_on: 'single', repeat_days: null, repeat_for: null, due_after: null },
    },
  ])
  // The task itself is not made by that.
  expect(words().value).toBe('Choose two dates soon')
  expect(server.calls('POST /api/tasks')).toEqual([])
})

test('one’s own is renamed with what it says, at the version that was read, and again at the one after', async () => {
  const { server } = show()
  await open()
  await choose(/^Site visit/)
  for (const name of ['Visits', 'Visits of sites']) {
    await open()
    await choose(/^Rename or share/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename or share this template' }))
    await userEvent.clear(dialog.getByLabelText(/^Name/))
    await userEvent.type(dialog.getByLabelText(/^Name/), name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: `Template: ${name}` })).toBeTruthy()
  }
  const sent = server.calls(`PUT ${ONE}`).map(({ body }) => body as Record<string, unknown>)
  expect(sent.map(({ name, version }) => [name, version])).toEqual([
    ['Visits', 4],
    ['Visits of sites', 5],
  ])
  expect(sent[0]).toMatchObject({ description: 'Choose two dates', due_in: 14 })
})

test('it is deleted after a question; what the form says stays', async () => {
  const { server } = show()
  await open()
  await choose(/^Site visit/)
  await open()
  await choose(/^Delete/)
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the template “Site visit”?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.calls(`DELETE ${ONE}`)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Templates' })).toBeTruthy()
  expect(words().value).toBe('Choose two dates')
})

test('of what a colleague shares a supervisor is offered to use it, and to share nothing', async () => {
  show('create', 'supervisor')
  await open()
  await choose(/^Weekly/)
  await open()
  await screen.findByRole('menuitem', { name: 'Save this task as a template' })
  for (const name of [/^Rename/, /^Delete/, /^Keep/]) expect(screen.queryByRole('menuitem', { name })).toBeNull()
  await choose('Save this task as a template')
  await screen.findByRole('dialog', { name: 'Save this task as a template' })
  expect(screen.queryByRole('checkbox', { name: 'Share with colleagues' })).toBeNull()
})

test.each([
  ['self', 'coordinator'],
  ['create', 'trainee'],
] as const)('the form %s of a %s offers none', async (mode, role) => {
  show(mode, role)
  expect(words()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull()
})

test('that they could not be fetched is said', async () => {
  show('create', 'coordinator', { [LIST]: { status: 500 } })
  await open()
  expect(await screen.findByText('The templates could not be fetched')).toBeTruthy()
})
