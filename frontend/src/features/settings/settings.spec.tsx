// The maintenance banner, the lockout, and the toggles of admins.

import { BANNER_ID, LOCKOUT_ID, type Setting } from '@practicum/shared/features/settings/settings.contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { LockoutModal } from './LockoutModal'
import { MaintenanceBanner } from './MaintenanceBanner'
import SettingsPanel from './SettingsPanel'

const banner = (enabled: boolean, message = 'Back at noon'): Setting => ({
  id: BANNER_ID,
  key: 'maintenance_banner',
  value: { enabled, message },
})
const lockout = (lockout_enabled: boolean, lockout_primed: boolean): Setting => ({
  id: LOCKOUT_ID,
  key: 'user_lockout',
  value: { lockout_enabled, lockout_primed },
})
const PUT_BANNER = `PUT /api/settings/${BANNER_ID}`
const PUT_LOCKOUT = `PUT /api/settings/${LOCKOUT_ID}`

const panel = (settings: readonly Setting[], routes = {}) =>
  renderScreen(<SettingsPanel />, {
    state: aState(aUser('admin'), { settings: [...settings] }),
    routes: {
      'GET /api/settings': { json: settings },
      [PUT_BANNER]: { json: banner(true) },
      [PUT_LOCKOUT]: { json: lockout(true, true) },
      ...routes,
    },
  })

test.each([true, false])('BANNER-001 with enabled %s the banner is shown accordingly', enabled => {
  renderScreen(<MaintenanceBanner />, { state: aState(aUser(), { settings: [banner(enabled)] }) })
  expect(screen.queryByText('Back at noon') !== null).toBe(enabled)
})

test('BANNER-001 a banner that is switched on meanwhile appears', async () => {
  renderScreen(<MaintenanceBanner />, { routes: { 'GET /api/settings': { json: [banner(true)] } } })
  expect(await screen.findByText('Back at noon')).toBeTruthy()
})

test('SETTING-006 SETTING-007 SETTING-008 ADMIN-005 the toggle switches the banner with the message as edited', async () => {
  const { server } = panel([banner(false)])
  await userEvent.clear(screen.getByLabelText('Message'))
  await userEvent.type(screen.getByLabelText('Message'), 'Back at one')
  await userEvent.click(screen.getByRole('button', { name: 'Show banner' }))
  expect(server.calls(PUT_BANNER)[0]?.body).toEqual({ value: { enabled: true, message: 'Back at one' } })
  expect(await screen.findByText('The maintenance banner is shown now.')).toBeTruthy()
})

test('SETTING-006 a banner that is on is switched off', async () => {
  const { server } = panel([banner(true)])
  await userEvent.click(screen.getByRole('button', { name: 'Hide banner' }))
  expect(server.calls(PUT_BANNER)[0]?.body).toEqual({ value: { enabled: false, message: 'Back at noon' } })
})

test('SETTING-009 errors of toggling are appended to an alert', async () => {
  panel([banner(false)], { [PUT_BANNER]: refusal(422, 'a message is required') })
  const button = screen.getByRole('button', { name: 'Show banner' })
  await userEvent.click(button)
  await userEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent?.match(/a message is required/g)).toHaveLength(2)
})

test('what failed is no longer said once a toggle has worked', async () => {
  const { server } = panel([banner(false)], { [PUT_BANNER]: refusal(422, 'a message is required') })
  await userEvent.click(screen.getByRole('button', { name: 'Show banner' }))
  expect((await screen.findByRole('alert')).textContent).toContain('a message is required')
  server.answer({ [PUT_BANNER]: { json: banner(true) } })
  await userEvent.click(screen.getByRole('button', { name: 'Show banner' }))
  await screen.findByText('The maintenance banner is shown now.')
  expect(screen.queryByText('a message is required')).toBeNull()
})

test('SETTING-007 the message of a banner that is shown can be changed, and stays shown', async () => {
  const { server } = panel([banner(true)])
  expect(screen.queryByRole('button', { name: 'Change message' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Message'), ', sharp')
  await userEvent.click(screen.getByRole('button', { name: 'Change message' }))
  expect(server.calls(PUT_BANNER)[0]?.body).toEqual({ value: { enabled: true, message: 'Back at noon, sharp' } })
})

test('a primed lockout can go back to where it was without locking anybody out', async () => {
  const { server } = panel([lockout(false, true)])
  await userEvent.click(screen.getByRole('button', { name: 'Take priming back' }))
  expect(server.calls(PUT_LOCKOUT)[0]?.body).toEqual({ value: { lockout_enabled: false, lockout_primed: false } })
  expect(await screen.findByText('The lockout is no longer primed.')).toBeTruthy()
})

test.each([true, false])('with the lockout on %s its card says so', on => {
  panel([lockout(on, true)])
  expect(screen.queryByText('Nobody but admins can sign in until you turn it off.') !== null).toBe(on)
  expect(screen.queryByRole('button', { name: 'Take priming back' }) === null).toBe(on)
})

test.each([true, false])('ADMIN-006 with primed %s the lockout toggle is shown accordingly', primed => {
  panel([banner(false), lockout(false, primed)])
  expect(screen.queryByRole('button', { name: 'Lock everybody out' }) !== null).toBe(primed)
  expect(screen.queryByRole('button', { name: 'Prime lockout' }) !== null).toBe(!primed)
})

test('the lockout starts only after a confirmation', async () => {
  const { server } = panel([lockout(false, true)])
  await userEvent.click(screen.getByRole('button', { name: 'Lock everybody out' }))
  expect(server.calls(PUT_LOCKOUT)).toEqual([])
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('Everyone but admins is signed out at once')
  await userEvent.click(screen.getAllByRole('button', { name: 'Lock everybody out' }).at(-1) ?? dialog)
  expect(server.calls(PUT_LOCKOUT)[0]?.body).toEqual({ value: { lockout_enabled: true, lockout_primed: true } })
})

test('LOCKOUT-001 turning the lockout off also takes the priming away', async () => {
  const { server } = panel([lockout(true, true)])
  await userEvent.click(screen.getByRole('button', { name: 'Turn lockout off' }))
  expect(server.calls(PUT_LOCKOUT)[0]?.body).toEqual({ value: { lockout_enabled: false, lockout_primed: false } })
})

test('LOCKOUT-005 D3ERR-012 a started lockout is told and leads to the sign-in page', async () => {
  const { push, left } = renderScreen(<LockoutModal />)
  act(() => push({ channel: 'lockout', event: 'started', payload: { message: 'The doors are closed' } }))
  expect(screen.getByRole('alertdialog', { name: 'System lockout' }).textContent).toContain('The doors are closed')
  await userEvent.click(screen.getByRole('button', { name: 'Go to sign-in' }))
  expect(left).toEqual(['/login'])
})

test('a lockout takes the place of what was on the screen, and nothing of it is asked for or kept any more', async () => {
  const shown = renderScreen(
    <>
      <LockoutModal />
      <SettingsPanel />
    </>,
    { routes: { 'GET /api/settings': { json: [banner(false)] } } },
  )
  await screen.findByRole('region', { name: 'Maintenance banner' })
  act(() => shown.push({ channel: 'lockout', event: 'started', payload: { message: 'The doors are closed' } }))
  expect(screen.getByRole('alertdialog', { name: 'System lockout' })).toBeTruthy()
  expect(screen.queryByText('Maintenance banner')).toBeNull()
  expect(shown.client.getQueryCache().getAll()).toEqual([])
  const asked = shown.server.asked.length
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(shown.server.asked).toHaveLength(asked)
})
