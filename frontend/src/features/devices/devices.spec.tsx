// Where one is signed in, on the page of one's account.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import DevicesSection from './DevicesSection'

const LIST = 'GET /api/devices'
const OTHERS = 'POST /api/devices/sign-out-others'
const there = `POST /api/devices/${idOf(2)}/sign-out`

const device = (number: number, more = {}) => ({
  id: idOf(number),
  is_current: false,
  kind: 'computer',
  browser: 'Chrome',
  system: 'Windows',
  ip: '198.51.100.7',
  by_admin: false,
  signed_in_at: '2026-03-02T10:00:00.000Z',
  seen_at: '2026-03-02T11:00:00.000Z',
  ...more,
})
const HERE = device(1, { is_current: true })
const PHONE = device(2, { kind: 'phone', browser: 'Safari', system: 'iOS' })

/** A server on which they are signed in so. */
function renderSection(first: readonly object[], state = aState(aUser('trainee'))) {
  let devices = first
  const routes = {
    [LIST]: () => ({ json: { devices } }),
    'GET /api/remembered-devices': { json: { offered: false, devices: [] } },
    [there]: () => {
      devices = devices.filter(one => one !== PHONE)
      return { json: { signed_out: 1 } }
    },
    [OTHERS]: () => {
      const signed_out = devices.length - 1
      devices = [HERE]
      return { json: { signed_out } }
    },
  }
  return renderScreen(<DevicesSection />, { state, routes })
}

const items = () => screen.getAllByRole('listitem').map(item => item.textContent ?? '')

test('each is named by what it says of itself, and this one cannot be signed out here', async () => {
  renderSection([HERE, PHONE, device(3, { browser: null, system: null }), device(4, { by_admin: true })])
  await screen.findByText('Safari on iOS')
  const [here = '', phone, unknown, admin] = items()
  expect(here).toMatch(/^Chrome on Windows.*This device.*from 198\.51\.100\.7/)
  expect([phone, unknown, admin]).toEqual([
    expect.stringMatching(/^Safari on iOS/),
    expect.stringMatching(/^A device that does not say what it is/),
    expect.stringMatching(/^An administrator, acting as you/),
  ])
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).queryByRole('button')).toBeNull()
})

test('on a phone signing out stays on one line beside a long name', async () => {
  renderSection([HERE, PHONE])
  const button = await screen.findByRole('button', { name: 'Sign out: Safari on iOS' })
  const { whiteSpace, flexShrink } = getComputedStyle(button.parentElement as Element)
  expect([whiteSpace, flexShrink]).toEqual(['nowrap', '0'])
})

test('one is signed out by a press, and gone from the list', async () => {
  const { server } = renderSection([HERE, PHONE])
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }))
  await waitFor(() => expect(items()).toHaveLength(1))
  expect(server.calls(there)).toHaveLength(1)
  expect(await screen.findByText('Signed out there.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('signing out everywhere else is asked about, and says how many there were', async () => {
  const { server } = renderSection([HERE, PHONE, device(3)])
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  expect(server.calls(OTHERS)).toHaveLength(0)
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await screen.findByText('Signed out on 2 other devices.')).toBeTruthy()
  await waitFor(() => expect(items()).toHaveLength(1))
})

test('an admin who acts as the person signs nothing out', async () => {
  renderSection([HERE, PHONE], aState({ ...aUser('trainee'), is_impersonating: true }))
  const buttons = await screen.findAllByRole('button')
  expect(buttons.every(button => (button as HTMLButtonElement).disabled)).toBe(true)
})
