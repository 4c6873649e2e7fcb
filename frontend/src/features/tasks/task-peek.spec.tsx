// A task beside its list: what is done with it leaves the list as it is, and an open form is not lost with its row.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { display } from '../../testing/display'
import { listOf } from '../../testing/fake-server'
import { aTask, aTaskInFull, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { inAnyWindow, inWideWindow } from '../../testing/wide'
import { TaskList } from './TaskList'

const ID = idOf(1000)
const LIST = 'GET /api/tasks'
const mine = { creator_id: idOf(1) }
const AT = '/tasks?sort=description&order=ASC&page=3#created'

beforeAll(inWideWindow)
afterAll(inAnyWindow)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const description = () => screen.getByLabelText(/What is to be done/) as HTMLTextAreaElement

async function editing() {
  const shown = renderScreen(<TaskList type="created" intents={null} />, {
    at: AT,
    routes: {
      [LIST]: listOf([aTask(mine)], 40),
      [`GET /api/tasks/${ID}`]: { json: aTaskInFull(mine) },
      [`PUT /api/tasks/${ID}`]: { json: { id: ID, version: 4 } },
      [`DELETE /api/tasks/${ID}`]: {},
    },
  })
  await screen.findByText('Upload the agreement')
  await display('Look at rows beside the list', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit task' }))
  await screen.findByRole('dialog')
  return shown
}

test('a description that is told by the name is not told twice; of more than its first line all is', async () => {
  const more = { ...mine, id: idOf(7), description: 'Upload the agreement\nand sign it' }
  renderScreen(<TaskList type="created" intents={null} />, {
    // Two rows have no third page: the list would go to its first while somebody presses.
    at: AT.replace('&page=3', ''),
    routes: {
      [LIST]: listOf([aTask(mine), aTask(more)]),
      [`GET /api/tasks/${ID}`]: { json: aTaskInFull(mine) },
      [`GET /api/tasks/${more.id}`]: { json: aTaskInFull(more) },
    },
  })
  await screen.findByText('Upload the agreement')
  const told = () => screen.queryAllByRole('term').map(({ textContent }) => textContent)
  await display('Look at rows beside the list', true)
  await screen.findByRole('button', { name: 'Edit task' })
  expect(told()).not.toContain('Description')
  await userEvent.keyboard('j')
  await waitFor(() => expect(told()).toContain('Description'))
})

test('after an edit the list stands as it was, in its order and at its page', async () => {
  const { address } = await editing()
  await userEvent.type(description(), ' now')
  await press('Save')
  expect(await screen.findByText('Changes saved.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(AT)
})

test('a task that is deleted there leads nowhere either, and is no longer looked at', async () => {
  const { address, server } = await editing()
  await press('Delete')
  server.answer({ [LIST]: listOf([aTask({ ...mine, id: idOf(2) })], 39) })
  const buttons = screen.getAllByRole('button', { name: 'Delete' })
  await userEvent.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(server.calls(`DELETE /api/tasks/${ID}`)).toHaveLength(1)
  expect(address()).toBe(AT)
})

test('a form that is open stays, with what was typed, when its task leaves the list; then the panel closes', async () => {
  const { server, client } = await editing()
  await userEvent.type(description(), ' now')
  server.answer({
    [LIST]: listOf([aTask({ id: idOf(2), description: 'Another task' })], 39),
    [`GET /api/tasks/${ID}`]: { json: aTaskInFull({ ...mine, status: 'complete', version: 4 }) },
  })
  await act(() => client.invalidateQueries())
  await screen.findByText('Another task')
  expect(description().value).toBe('Upload the agreement now')
  await userEvent.keyboard('{Escape}')
  await press('Discard')
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
})

test('on a board nothing is looked at beside it, and no chip asks for what its columns show', async () => {
  renderScreen(<TaskList type="created" intents={null} />, { at: AT, routes: { [LIST]: listOf([aTask(mine)], 40) } })
  await screen.findByText('Upload the agreement')
  expect(screen.getByRole('button', { name: /^With completed/ })).toBeTruthy()
  await press('Board by status')
  await screen.findByRole('region', { name: /^Incomplete/ })
  await userEvent.keyboard('j')
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.queryByRole('button', { name: /^With completed/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Past due/ })).toBeTruthy()
})
