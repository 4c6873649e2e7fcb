// One's own account: what it says, and what one chooses to be told.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UserMenu } from '../../app/layout/UserMenu'
import { aPosition, aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AccountScreen from './AccountScreen'

const CHOICES = 'GET /api/notification-choices'
const TURN = 'PUT /api/notification-choices/task.completed'
const TEXTS = 'GET /api/text-summaries'
const choice = (in_app: boolean, off: ReadonlySet<string> = new Set()) => ({
  ...{ kind: 'task.completed', name: 'A task is completed', in_app },
  ...{ email: in_app && !off.has('email'), text: in_app && !off.has('text') },
})
beforeEach(() => localStorage.clear())

const section = (name: string) => within(screen.getByRole('region', { name }))

function renderAccount(routes = {}, at = '/account#preferences') {
  const positions = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic')]
  const state = aState(aUser('coordinator', { positions }))
  return renderScreen(<AccountScreen />, { at, state, routes: { [CHOICES]: { json: [choice(true)] }, ...routes } })
}

test('an account says who one is, with every position and which one is worked in', async () => {
  renderAccount({}, '/account')
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
      at: '/account#profile',
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

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const opened = () => screen.getByRole('tab', { selected: true }).textContent

test('each tab stands in the address, and what a link leads to opens the tab that has it', async () => {
  const { address } = renderAccount({}, '/account')
  await screen.findByRole('heading', { name: 'My account' })
  await waitFor(() => expect(address()).toBe('/account#profile'))
  expect(tabs()).toEqual(['About you', 'Preferences', 'Signing in', 'Mails and history'])
  await userEvent.click(screen.getByRole('tab', { name: 'Signing in' }))
  await waitFor(() => expect(address()).toBe('/account#security'))
  expect(screen.queryByRole('region', { name: 'You' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy()
  // How one signs in comes before where one has.
  const parts = screen.getAllByRole('region').map(part => part.getAttribute('aria-labelledby'))
  expect(parts.slice(0, 2)).toEqual(['account-password', 'account-two-factor'])
})

test.each([
  ['account-notifications', 'Preferences', 'coordinator'],
  ['account-password', 'Signing in', 'coordinator'],
  ['account-sso-google', 'Signing in', 'coordinator'],
  ['account-email', 'About you', 'coordinator'],
  ['account-history', 'Mails and history', 'coordinator'],
  ['insurance', 'Training', 'trainee'],
  ['trainings', 'Training', 'trainee'],
] as const)('the link to #%s opens the tab %s, and stays', async (anchor, tab, role) => {
  const at = `/account#${anchor}`
  const { address } = renderScreen(<AccountScreen />, { at, state: aState(aUser(role)) })
  await screen.findByRole('heading', { name: 'My account' })
  expect(opened()).toBe(tab)
  expect(address()).toBe(at)
})

test('what a link leads to and one has not opens the first tab', async () => {
  const { address } = renderAccount({}, '/account#insurance')
  await screen.findByRole('heading', { name: 'My account' })
  expect(opened()).toBe('About you')
  await waitFor(() => expect(address()).toBe('/account#profile'))
})

/** A server that keeps what is chosen of the one kind. */
function withChoices(phone: string | null = null) {
  const off = new Set<string>()
  return {
    [CHOICES]: () => ({ json: [choice(!off.has('in_app'), off)] }),
    [TEXTS]: { json: { often: phone === null ? 'never' : 'daily', phone, offered: true } },
    [TURN]: ({ body }: { body: unknown }) => {
      const { channel, on } = body as { channel: string; on: boolean }
      if (on) off.delete(channel)
      else off.add(channel)
      return { json: { kind: 'task.completed', channel, on } }
    },
  }
}

const PHONE = '+•••••••0123'
const cell = (ending: string) =>
  screen.findByRole<HTMLInputElement>('switch', { name: `A task is completed, ${ending}` })

test('a kind is switched off by one press, and on again', async () => {
  const { server } = renderAccount(withChoices())
  const one = await cell('in Practicum')
  await userEvent.click(one)
  expect(await screen.findByText('You will not be told any more: A task is completed.')).toBeTruthy()
  await waitFor(() => expect(one.checked).toBe(false))
  await userEvent.click(one)
  expect(await screen.findByText('You will be told: A task is completed.')).toBeTruthy()
  expect(server.calls(TURN).map(({ body }) => body)).toEqual([
    { channel: 'in_app', on: false },
    { channel: 'in_app', on: true },
  ])
})

test.each([
  ['email', 'by mail', 'Mails will not count it any more: A task is completed.'],
  ['text', 'by text', 'Text messages will not count it any more: A task is completed.'],
])('by %s it is switched off apart from the others', async (channel, ending, said) => {
  const { server } = renderAccount(withChoices(PHONE))
  const one = await cell(ending)
  await userEvent.click(one)
  expect(await screen.findByText(said)).toBeTruthy()
  await waitFor(() => expect(one.checked).toBe(false))
  expect((await cell('in Practicum')).checked).toBe(true)
  expect(server.calls(TURN).map(({ body }) => body)).toEqual([{ channel, on: false }])
})

test('what is off in Practicum comes by nothing else either, and cannot be switched on there', async () => {
  renderAccount(withChoices(PHONE))
  await userEvent.click(await cell('in Practicum'))
  for (const ending of ['by mail', 'by text']) {
    const one = await cell(ending)
    await waitFor(() => expect([one.checked, one.disabled]).toEqual([false, true]))
  }
})

const columns = async () =>
  within(await screen.findByRole('table', { name: 'Notifications' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

test('text messages have a column where a phone was given, and none where they cannot come', async () => {
  const { unmount } = renderAccount(withChoices(PHONE))
  expect(await columns()).toEqual(['What happens', 'In Practicum', 'Mail', 'Text'])
  unmount()
  renderAccount(withChoices())
  expect(await columns()).toEqual(['What happens', 'In Practicum', 'Mail'])
  expect(screen.queryByRole('switch', { name: /by text/ })).toBeNull()
})

test('a choice that was refused stays as it was, and the words of the refusal are said', async () => {
  renderAccount({ [TURN]: { status: 422, json: { code: 'notification.always_told', message: 'told to everybody' } } })
  const one = await cell('in Practicum')
  await userEvent.click(one)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(one.checked).toBe(true)
})

test('who acts as somebody sees their choices and turns none', async () => {
  const state = aState(aUser('trainee', { is_impersonating: true }))
  const at = '/account#preferences'
  renderScreen(<AccountScreen />, { at, state, routes: withChoices(PHONE) })
  for (const ending of ['in Practicum', 'by mail', 'by text']) {
    const one = await cell(ending)
    expect([one.checked, one.disabled]).toEqual([true, true])
  }
})

test('the user menu leads to the account', async () => {
  const { address } = renderScreen(<UserMenu />, { state: aState(aUser('coordinator')) })
  await userEvent.click(screen.getByRole('button', { name: /^Your account, / }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'My account' }))
  expect(address()).toBe('/account')
})

test('another time zone is chosen among the preferences, and times are shown in it at once', async () => {
  const [choose, me] = ['PUT /api/users/current/timezone', 'GET /api/users/current']
  const moved = aUser('coordinator', { timezone: 'Pacific/Auckland' })
  const { server } = renderAccount({ [choose]: { json: {} }, [me]: { json: moved } })
  await screen.findByRole('heading', { name: 'My account' })
  await userEvent.click(section('Preferences').getByRole('button', { name: 'Change the time zone' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('combobox', { name: /^Time zone/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'auckland')
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Times are shown in this time zone now.')).toBeTruthy()
  expect(server.calls(choose)[0]?.body).toEqual({ timezone: 'Pacific/Auckland' })
  await waitFor(() => expect(section('Preferences').getByText(/New Zealand|Auckland/)).toBeTruthy())
})
