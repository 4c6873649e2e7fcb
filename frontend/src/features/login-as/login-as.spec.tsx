// Acting as somebody, in the browser: where it is offered, what is asked, how it is told, and how it ends.
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AccountShown } from '../../app/feature'
import { identityChanges } from '../../providers/identity-changes'
import { type FakeAnswer, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AccountHistory from './AccountHistory'
import ActingBar from './ActingBar'
import LoginAsDialog from './LoginAsDialog'
import LoginAsIntent from './LoginAsIntent'

const ANA: AccountShown = {
  id: idOf(7),
  name: 'Ana Ruiz',
  status: 'active',
  positions: [{ role_keyname: 'trainee', status: 'active' }],
}
const START = `PUT /api/users/loginas/${ANA.id}`
const STOP = 'PUT /api/users/logoutas'
const HISTORY = `GET /api/history/user/${idOf(1)}`
const entered = { json: { id: ANA.id, csrf_token: 'next', redirect: '/dashboard' } }

const admin = aState(aUser('admin'))
const actingAs = (until: string): CurrentUser =>
  aUser('trainee', { is_impersonating: true, login_as: { root_user: { id: idOf(5), name: 'Morgan Vale' }, until } })

const SOON = new Date(Date.now() + 3_600_000).toISOString()

let told: jest.SpyInstance
beforeEach(() => {
  told = jest.spyOn(identityChanges, 'tell').mockReturnValue(undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const shownFor = (account: AccountShown) =>
  renderScreen(<LoginAsIntent account={account} />, { state: admin, routes: { [START]: entered } })

describe('beginning', () => {
  test.each<[string, Partial<AccountShown>]>([
    ['whose account is closed', { status: 'inactive' }],
    ['who has no position', { positions: [{ role_keyname: 'trainee', status: 'archived' }] }],
    ['who is an admin, too', { positions: [...ANA.positions, { role_keyname: 'admin', status: 'active' }] }],
  ])('it is not offered for somebody %s', (_who, facts) => {
    shownFor({ ...ANA, ...facts })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('it asks why and for the password, says where it is begun, and the page is left for the person’s', async () => {
    const { server, left } = renderScreen(<LoginAsIntent account={ANA} />, {
      state: admin,
      routes: { [START]: entered },
      at: '/admin/users?page=2',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Log in as' }))
    const question = screen.getByRole('alertdialog', { name: 'Log in as Ana Ruiz?' })
    expect(question.textContent).toContain('They are told that it is you, and why')
    await userEvent.type(screen.getByLabelText(/Why/), 'Cannot find the form')
    await userEvent.type(screen.getByLabelText(/Your password/), 'secret{Enter}')
    expect(server.calls(START).map(({ body }) => body)).toEqual([
      { reason: 'Cannot find the form', password: 'secret', return_to: '/admin/users?page=2' },
    ])
    expect(left).toEqual(['/dashboard'])
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('without a reason nothing is sent, and a wrong password is told beside its field', async () => {
    const said = { field: 'password', code: 'password.wrong_current', message: 'Is not the one you sign in with' }
    const wrong = { status: 422, json: { errors: [said] } }
    const { server, left } = renderScreen(<LoginAsIntent account={ANA} />, { state: admin, routes: { [START]: wrong } })
    await userEvent.click(screen.getByRole('button', { name: 'Log in as' }))
    await userEvent.type(screen.getByLabelText(/Your password/), 'wrong{Enter}')
    expect(server.calls(START)).toEqual([])
    await userEvent.type(screen.getByLabelText(/Why/), 'Cannot find the form')
    await userEvent.type(screen.getByLabelText(/Your password/), '{Enter}')
    expect((await screen.findByText(/is not the one you sign in with/i)).id).toBe(
      screen.getByLabelText(/Your password/).getAttribute('aria-describedby'),
    )
    expect(left).toEqual([])
  })

  test('from anywhere somebody is looked for by name or address', async () => {
    const found = { id: ANA.id, name: 'Ana Ruiz', email: 'ana@harbor.test', positions: [] }
    const { server } = renderScreen(<LoginAsDialog onClose={() => undefined} />, {
      state: admin,
      routes: { 'GET /api/users/loginas': { json: { data: [found] } }, [START]: entered },
    })
    await userEvent.type(screen.getByRole('combobox', { name: /Person/ }), 'ana')
    await userEvent.click(await screen.findByRole('option', { name: /Ana Ruiz/ }))
    await userEvent.type(screen.getByLabelText(/Why/), 'To help')
    await userEvent.type(screen.getByLabelText(/Your password/), 'secret{Enter}')
    expect(server.calls(START)).toHaveLength(1)
  })
})

describe('acting', () => {
  const stopped = { json: { id: idOf(5), csrf_token: 'own', redirect: '/admin/users?page=2' } }
  const renderBar = (until: string, stop: FakeAnswer = stopped) =>
    renderScreen(<ActingBar until={until} />, { state: aState(actingAs(until)), routes: { [STOP]: stop } })

  test('it is told as whom one acts, and stopping leads back', async () => {
    const { left } = renderBar(SOON)
    expect(screen.getByRole('status').textContent).toContain('You act as Marisol Okonkwo, until')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(left).toEqual(['/admin/users?page=2'])
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('what stopping is refused with is told there', async () => {
    const { left } = renderBar(SOON, refusal(409, 'you are acting as yourself already'))
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect((await screen.findByRole('status')).textContent).toContain('you are acting as yourself already')
    expect(left).toEqual([])
  })

  test('shortly before its end it is stopped by itself, while that can still be asked for', async () => {
    jest.useFakeTimers({ now: Date.parse('2030-01-01T10:00:00Z') })
    const { server } = renderBar('2030-01-01T11:00:00Z')
    await act(() => jest.advanceTimersByTimeAsync(59 * 60_000))
    expect(server.calls(STOP)).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(server.calls(STOP)).toHaveLength(1)
  })
})

describe('the history of an account', () => {
  const routes = { [HISTORY]: { json: { entries: [], earlier: false } } }

  test('is fetched when it is asked for', async () => {
    const { server } = renderScreen(<AccountHistory />, { routes })
    expect(server.calls(HISTORY)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(server.calls(HISTORY)).toHaveLength(1)
  })

  test('is there at once where an address names it, and not for whoever acts as the person', () => {
    const { server, unmount } = renderScreen(<AccountHistory />, { routes, at: '/account#account-history' })
    expect(server.calls(HISTORY)).toHaveLength(1)
    unmount()
    renderScreen(<AccountHistory />, { routes, state: aState(actingAs(SOON)) })
    expect(screen.queryByRole('region')).toBeNull()
  })
})
