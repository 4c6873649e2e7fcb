// What stands around the first screen asks once that has what it asked for.
import { listSettings } from '@practicum/shared/features/settings/settings.contract'
import { act, screen, waitFor } from '@testing-library/react'
import { useRecent } from '../features/notifications/use-recent'
import { useRead } from '../providers/use-query'
import type { FakeAnswer } from '../testing/fake-server'
import { renderScreen } from '../testing/render-screen'
import { firstScreen } from './first-screen'
import { Guarded } from './screen-routes'

const rule = { path: '/asking' }

const Asking = () => (useRead(listSettings, {}).isSuccess ? <p>it stands</p> : null)

/** As the bell does. */
function Around() {
  useRecent()
  return <Guarded rule={rule} screen={Asking} />
}

test('the bell asks for notifications when the first screen stands, and not beside it', async () => {
  firstScreen.isAwaited()
  let answer: (rows: FakeAnswer) => void = () => undefined
  const { server } = renderScreen(<Around />, {
    routes: {
      'GET /api/settings': () =>
        new Promise(resolve => {
          answer = resolve
        }),
      'GET /api/notifications/recent': { json: { data: [], total: 0, unread: 0 } },
    },
  })
  await waitFor(() => expect(server.calls('GET /api/settings')).toHaveLength(1))
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(server.calls('GET /api/notifications/recent')).toEqual([])
  await act(async () => answer({ json: [] }))
  await screen.findByText('it stands')
  await waitFor(() => expect(server.calls('GET /api/notifications/recent')).toHaveLength(1))
})
