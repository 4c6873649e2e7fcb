// One's own account: what it says, and what one chooses to be told.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UserMenu } from '../../app/layout/UserMenu'
import { aPosition, aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AccountScreen from './AccountScreen'

const CHOICES = 'GET /api/notification-choices'
const TURN = 'PUT /api/notification-choices/task.completed'
const choice = (in_app: boolean) => ({ kind: 'task.completed', name: 'A task is completed', in_app })
const section = (name: string) => within(screen.getByRole('region', { name }))

function renderAccount(routes = {}) {
  const positions = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic')]
  const state = aState(aUser('coordinator', { positions }))
  return renderScreen(<AccountScreen />, { state, routes: { [CHOICES]: { json: [choice(true)] }, ...routes } })
}

test('an account says who one is, with every position and which one is worked in', async () => {
  renderAccount()
  await screen.findByRole('heading', { name: 'My account' })
  const you = section('You')
  expect(you.getByText(aUser('coordinator').email)).toBeTruthy()
  expect(you.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Coordinator, .* \(current\)$/),
    'Supervisor, Harbor Clinic',
  ])
})

test('POSITION-012 a trainee reads whether the HIPAA course is done, and nobody else does of themselves', async () => {
  const of = (role: 'trainee' | 'faculty', hipaa_completed: boolean) =>
    renderScreen(<AccountScreen />, {
      state: aState(aUser(role, { hipaa_completed })),
      routes: { [CHOICES]: { json: [] } },
    })
  for (const [done, words] of [
    [true, 'Completed'],
    [false, 'Not yet'],
  ] as const) {
    const { unmount } = of('trainee', done)
    await screen.findByRole('heading', { name: 'My account' })
    expect(section('You').getByText('HIPAA course').nextElementSibling?.textContent).toBe(words)
    unmount()
  }
  of('faculty', false)
  await screen.findByRole('heading', { name: 'My account' })
  expect(section('You').queryByText('HIPAA course')).toBeNull()
})

test('a kind is switched off by one press, and on again', async () => {
  let told = true
  const { server } = renderAccount({
    [CHOICES]: () => ({ json: [choice(told)] }),
    [TURN]: ({ body }: { body: { on: boolean } }) => {
      told = body.on
      return { json: { kind: 'task.completed', in_app: told } }
    },
  })
  const one = await screen.findByRole('switch', { name: 'A task is completed', checked: true })
  await userEvent.click(one)
  expect(await screen.findByText('You will not be told any more: A task is completed.')).toBeTruthy()
  await waitFor(() => expect((one as HTMLInputElement).checked).toBe(false))
  await userEvent.click(one)
  expect(await screen.findByText('You will be told: A task is completed.')).toBeTruthy()
  expect(server.calls(TURN).map(({ body }) => body)).toEqual([
    { channel: 'in_app', on: false },
    { channel: 'in_app', on: true },
  ])
})

test('a choice that was refused stays as it was, and the words of the refusal are said', async () => {
  renderAccount({ [TURN]: { status: 422, json: { code: 'notification.always_told', message: 'told to everybody' } } })
  const one = await screen.findByRole('switch', { name: 'A task is completed' })
  await userEvent.click(one)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((one as HTMLInputElement).checked).toBe(true)
})

test('who acts as somebody sees their choices and turns none', async () => {
  const state = aState(aUser('trainee', { is_impersonating: true }))
  renderScreen(<AccountScreen />, { state, routes: { [CHOICES]: { json: [choice(false)] } } })
  const one = await screen.findByRole('switch', { name: 'A task is completed', checked: false })
  expect((one as HTMLInputElement).disabled).toBe(true)
})

test('the user menu leads to the account', async () => {
  const { address } = renderScreen(<UserMenu />, { state: aState(aUser('coordinator')) })
  await userEvent.click(screen.getByRole('button', { name: /^Your account, / }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'My account' }))
  expect(address()).toBe('/account')
})
