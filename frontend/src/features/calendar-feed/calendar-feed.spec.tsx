// The secret address of one's calendar on the page of one's account.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import CalendarFeedSection from './CalendarFeedSection'

const FEED = 'GET /api/calendar-feeds'
const ISSUE = 'POST /api/calendar-feeds'
const WITHDRAW = 'POST /api/calendar-feeds/withdraw'
const PATH = '/api/calendar-feeds/a-secret/calendar.ics'
const SINCE = '2026-03-02T10:00:00.000Z'

/** A server that has an address, or none. */
function renderSection(had: string | null, state = aState(aUser('trainee'))) {
  let since = had
  const routes = {
    [FEED]: () => ({ json: { since } }),
    [ISSUE]: () => {
      since = SINCE
      return { json: { path: PATH } }
    },
    [WITHDRAW]: () => {
      since = null
      return { json: { since: null } }
    },
  }
  return renderScreen(<CalendarFeedSection />, { state, routes })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

test('an address is made by one press, shown as a whole, and copied', async () => {
  const user = userEvent.setup()
  renderSection(null)
  expect(await screen.findByText('You have no address yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make an address' }))
  const shown = await screen.findByLabelText('Calendar address')
  expect(shown.textContent).toBe(`${window.location.origin}${PATH}`)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await screen.findByText('The address is copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(shown.textContent)
})

test('an address that is there is not shown again, and renewing asks before it shows another', async () => {
  const { server } = renderSection(SINCE)
  expect(await screen.findByText(/Your calendar has had an address since/)).toBeTruthy()
  expect(screen.queryByLabelText('Calendar address')).toBeNull()
  await press('Renew')
  expect(server.calls(ISSUE)).toHaveLength(0)
  await confirm('Renew')
  expect(await screen.findByLabelText('Calendar address')).toBeTruthy()
  expect(server.calls(ISSUE)).toHaveLength(1)
})

test('a withdrawn address is gone from the page, also one that was just shown', async () => {
  renderSection(null)
  await press('Make an address')
  await screen.findByLabelText('Calendar address')
  await press('Withdraw')
  await confirm('Withdraw')
  expect(await screen.findByText('You have no address yet.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText('Calendar address')).toBeNull())
})

test('who acts as somebody makes no address for them', async () => {
  renderSection(null, aState(aUser('trainee', { is_impersonating: true })))
  const make = await screen.findByRole('button', { name: 'Make an address' })
  expect((make as HTMLButtonElement).disabled).toBe(true)
})
