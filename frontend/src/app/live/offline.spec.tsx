// What is said above every page: that the connection is away, or that what is shown is older than it should be.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { useApi } from '../../providers/session'
import { renderScreen } from '../../testing/render-screen'
import { OfflineNotice } from './OfflineNotice'
import { OutdatedNotice } from './OutdatedNotice'

const connection = (online: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
afterEach(() => void jest.restoreAllMocks())

test('while there is no connection that is said, and no longer', () => {
  renderScreen(<OfflineNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  connection(false)
  expect(screen.getByRole('status').textContent).toMatch(/There is no connection\..*nothing can be saved.*try again/)
  connection(true)
  expect(screen.getByRole('status').textContent).toBe('')
})

function Asking() {
  const api = useApi()
  return (
    <>
      <OutdatedNotice />
      <button type="button" onClick={() => void api.send('/api/tasks/1')}>
        ask
      </button>
      <Link to="/elsewhere">leave</Link>
    </>
  )
}

test('what the server calls out of date is said, until it is up to date or another page is shown', async () => {
  const outdated = { headers: { 'X-Out-Of-Date': 'some-id' } }
  const { server } = renderScreen(<Asking />, { routes: { 'GET /api/tasks/1': outdated } })
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'ask' }))
  expect(screen.getByRole('status').textContent).toBe('')
  await ask()
  expect(screen.getByRole('status').textContent).toMatch(/out of date.*Nothing is lost/)
  server.answer({ 'GET /api/tasks/1': {} })
  await ask()
  expect(screen.getByRole('status').textContent).toBe('')
  server.answer({ 'GET /api/tasks/1': outdated })
  await ask()
  await userEvent.click(screen.getByRole('link', { name: 'leave' }))
  expect(screen.getByRole('status').textContent).toBe('')
})
