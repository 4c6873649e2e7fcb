// The connection goes away and comes back.
import { act, screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import { OfflineNotice } from './OfflineNotice'

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
