// Where no code is asked for after the password, on the page of one's account.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import DevicesSection from './DevicesSection'

const LIST = 'GET /api/remembered-devices'
const ALL = 'POST /api/remembered-devices/forget-all'
const one = `POST /api/remembered-devices/${idOf(2)}/forget`

const device = (number: number, more = {}) => ({
  id: idOf(number),
  is_current: false,
  kind: 'computer',
  browser: 'Chrome',
  system: 'Windows',
  remembered_at: '2026-03-01T10:00:00.000Z',
  last_used_at: '2026-03-02T11:00:00.000Z',
  until: '2026-03-31T10:00:00.000Z',
  ...more,
})
const HERE = device(1, { is_current: true })
const PHONE = device(2, { kind: 'phone', browser: 'Safari', system: 'iOS', last_used_at: null })

/** A server on which these are remembered. */
function renderSection(first: readonly object[], { offered = true, state = aState(aUser('trainee')) } = {}) {
  let devices = first
  const routes = {
    'GET /api/devices': { json: { devices: [] } },
    [LIST]: () => ({ json: { offered, devices } }),
    [one]: () => {
      devices = devices.filter(other => other !== PHONE)
      return { json: { forgotten: 1 } }
    },
    [ALL]: () => {
      const forgotten = devices.length
      devices = []
      return { json: { forgotten } }
    },
  }
  return renderScreen(<DevicesSection />, { state, routes })
}

const part = async () => within(await screen.findByRole('region', { name: 'Remembered devices' }))
const items = async () => (await part()).getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

test('each is named by what it said of itself, with since when, until when, and when it was used', async () => {
  renderSection([HERE, PHONE])
  await screen.findByText('Safari on iOS')
  const [here, phone] = await items()
  expect(here).toMatch(/^Chrome on WindowsThis device.*Remembered .*, until .*, last used /)
  expect(phone).toMatch(/^Safari on iOSRemembered .*, until .*, not used yet/)
})

test('one is forgotten by a press, this one, too, and gone from the list', async () => {
  const { server } = renderSection([HERE, PHONE])
  expect(await screen.findByRole('button', { name: 'Forget: Chrome on Windows' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Forget: Safari on iOS' }))
  await waitFor(async () => expect(await items()).toHaveLength(1))
  expect(server.calls(one)).toHaveLength(1)
  expect(await screen.findByText('Signing in there asks for a code again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Forget all' })).toBeNull()
})

test('forgetting all is asked about, and says how many there were; then it says how one is remembered', async () => {
  const { server } = renderSection([HERE, PHONE])
  await userEvent.click(await screen.findByRole('button', { name: 'Forget all' }))
  expect(server.calls(ALL)).toHaveLength(0)
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Forget all' }))
  expect(await screen.findByText('2 devices are forgotten.')).toBeTruthy()
  expect(await screen.findByText(/^No device is remembered/)).toBeTruthy()
})

test('where no code is asked for there is nothing to say', async () => {
  const { server } = renderSection([], { offered: false })
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Remembered devices')).toBeNull())
  expect(screen.getByText('Where you are signed in')).toBeTruthy()
})

test('an admin who acts as the person is told nothing of it', async () => {
  const state = aState({ ...aUser('trainee'), is_impersonating: true })
  const { server } = renderSection([HERE, PHONE], { state })
  expect(await screen.findByText('Where you are signed in')).toBeTruthy()
  expect(screen.queryByText('Remembered devices')).toBeNull()
  expect(server.calls(LIST)).toHaveLength(0)
})
