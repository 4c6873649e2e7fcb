// Saving a task when it does not go smoothly: no answer, a file that failed, a date half typed, and leaving meanwhile.
import { messageOf } from '@practicum/shared/contract/messages'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { type FakeAnswer, type FakeRoutes, refusal } from '../../testing/fake-server'
import { aTask, aTaskInFull, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TaskForm } from '../../testing/task-forms'
import { namesOf } from '../../ui/names'
import TaskDetailsScreen from './TaskDetailsScreen'

const CREATE = 'POST /api/tasks'
const NOT_REACHED = /Practicum could not be reached\. What you entered is still here/

const modal = (routes: FakeRoutes = {}, mode: 'self' | 'edit' = 'self', onClose = () => undefined) =>
  renderScreen(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <TaskForm mode={mode} onClose={onClose} />
    </>,
    { at: '/tasks', routes: { [CREATE]: { json: { id: idOf(7), version: 1 } }, ...routes } },
  )
const description = () => screen.getByLabelText(/What is to be done/) as HTMLTextAreaElement
const describeIt = () => userEvent.type(description(), 'Send it')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const group = (label: string) => screen.getByRole('group', { name: label })
const typeDate = async (label: string, typed: string) => {
  await userEvent.click(group(label).querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard(typed)
}

// As newer browsers do; the spec's own has no such function.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() }))
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

test.each<[string, FakeAnswer, RegExp]>([
  ['no answer', 'unreachable', NOT_REACHED],
  ['a proxy without a server', { status: 502 }, NOT_REACHED],
  ['a failure without a word', { status: 500 }, /An error has occurred/],
  ['an answer that it is too much', refusal(429, messageOf('reach.too_many', { minutes: 12 })), /12 minutes/],
])('after %s the form says so, keeps what was typed and can be saved again', async (_name, answer, said) => {
  const { server, address } = modal({ [CREATE]: answer })
  await describeIt()
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
  expect(description().value).toBe('Send it')
  server.answer({ [CREATE]: { json: { id: idOf(7), version: 1 } } })
  await press('Save')
  await waitFor(() => expect(address()).toBe(`/tasks/assigned/${idOf(7)}`))
})

test('an edit without an answer says so in the form as well', async () => {
  modal({ [`PUT /api/tasks/${idOf(1000)}`]: 'unreachable' }, 'edit')
  await describeIt()
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toMatch(NOT_REACHED)
})

test.each(['Save', 'Save and create another'])(
  'DATE-005 a date half typed is not dropped: %s refuses it at its field',
  async button => {
    const { server } = modal()
    await describeIt()
    await typeDate('Due date', '12')
    await press(button)
    expect(await screen.findByText('This is not a valid date. Complete it or clear it.')).toBeTruthy()
    expect(group('Due date').contains(document.activeElement)).toBe(true)
    expect(server.calls(CREATE)).toEqual([])
    await userEvent.click(group('Due date').querySelector('[role=spinbutton]') as Element)
    await userEvent.keyboard('12042099')
    await press(button)
    await waitFor(() => expect(server.calls(CREATE)[0]?.body).toMatchObject({ due_date: '2099-12-04' }))
  },
)

test('a day that no month has is no whole date either', async () => {
  const { server } = modal()
  await describeIt()
  await typeDate('Due date', '02312099')
  await press('Save')
  expect(await screen.findByText('This is not a valid date. Complete it or clear it.')).toBeTruthy()
  expect(server.calls(CREATE)).toEqual([])
})

test('a file that failed keeps the task from being saved, and that is said beside the button', async () => {
  const { server } = modal()
  await describeIt()
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [new File(['x'], 'tool.exe')], {
    applyAccept: false,
  })
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved: a file could not be sent/)
  const remove = screen.getByRole('button', { name: 'Remove tool.exe' })
  await waitFor(() => expect(document.activeElement).toBe(remove))
  expect(server.calls(CREATE)).toEqual([])
  await userEvent.click(remove)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while it is being saved neither Escape nor a link leads away; when it was refused they ask again', async () => {
  const closed = jest.fn()
  let end: (answer: FakeAnswer) => void = () => undefined
  const { address, server } = modal({ [CREATE]: () => new Promise(resolve => (end = resolve)) }, 'self', closed)
  await describeIt()
  await press('Save')
  await waitFor(() => expect(server.calls(CREATE)).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect([closed.mock.calls.length, address()]).toEqual([0, '/tasks'])
  await act(async () => end(refusal(422, 'no')))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('of many people a few are named, and the others counted', () => {
  const people = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eve', 'Fay', 'Gus'].map(name => ({ name }))
  expect(namesOf(people.slice(0, 2))).toBe('Ana and Ben')
  expect(namesOf(people)).toBe('Ana, Ben, Cleo, Dev, Eve, and 2 more')
})

describe('what others do meanwhile', () => {
  const GET = `GET /api/tasks/${idOf(1000)}`
  const mine = { creator_id: idOf(1), assignee: { ...aTask().assignee, name: 'Ana Ruiz' }, assignee_id: idOf(11) }
  const editing = async (answer: FakeAnswer) => {
    const shown = renderScreen(<TaskDetailsScreen />, {
      ...{ at: `/tasks/created/${idOf(1000)}`, path: '/tasks/:type/:id' },
      routes: { [GET]: { json: aTaskInFull(mine) }, [`PUT /api/tasks/${idOf(1000)}`]: answer },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit task' }))
    await screen.findByRole('dialog')
    await describeIt()
    return shown
  }

  test('a task that was completed says so in the form, which keeps what was typed and offers nothing more', async () => {
    const { server } = await editing(refusal(409, 'this task is already complete'))
    server.answer({ [GET]: { json: aTaskInFull({ ...mine, status: 'complete', version: 4 }) } })
    await press('Save')
    expect(await screen.findByText(/^Ana Ruiz completed this task while you were editing it/)).toBeTruthy()
    expect(description().value).toContain('Send it')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  })

  test('what somebody else changed is named before it is put back', async () => {
    const { server } = await editing(refusal(409, 'somebody changed this'))
    server.answer({ [GET]: { json: aTaskInFull({ ...mine, due_date: '2099-12-04', version: 4 }) } })
    await press('Save')
    expect(await screen.findByText(/^Somebody changed this task while you were editing it/)).toBeTruthy()
    expect(screen.getByText('Due: 12/04/2099')).toBeTruthy()
    await press('Save')
    await waitFor(() =>
      expect(server.calls(`PUT /api/tasks/${idOf(1000)}`).at(-1)?.body).toMatchObject({ version: 4, due_date: null }),
    )
  })
})
