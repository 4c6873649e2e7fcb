// Reminding those whose turn it is on a placement: from its row, from its page, and from the review queue.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import PlacementDetailsScreen from './PlacementDetailsScreen'
import { PlacementList } from './PlacementList'
import ReviewQueue from './ReviewQueue'

const ID = idOf(3000)
const REMIND = `POST /api/placements/${ID}/remind`
const jonas = aPerson(13, 'Jonas Weber', 'supervisor')
const waiting = (changes: Partial<PlacementDetails> = {}) =>
  aPlacementInFull({ status: 'submitted', supervisor: jonas, supervisor_joined: false, waits_for: [jonas], ...changes })

const routes = (placement = waiting()) => ({
  'GET /api/placements': listOf([placement]),
  [`GET /api/placements/${ID}`]: { json: placement },
  [REMIND]: { json: { to: [jonas.position_id] } },
})
const remind = () => screen.findByRole('button', { name: 'Remind Jonas Weber' })

test('the bell of a row reminds whoever it waits for, and does not open it', async () => {
  const { server, address } = renderScreen(<PlacementList />, { at: '/applications', routes: routes() })
  await userEvent.click(await remind())
  expect(await screen.findByText('Reminded: Jonas Weber.')).toBeTruthy()
  expect(server.calls(REMIND)).toHaveLength(1)
  expect(address()).toBe('/applications')
})

test('where it waits for nobody, and for those who do not decide, there is none', async () => {
  const { unmount } = renderScreen(<PlacementList />, { routes: routes(waiting({ waits_for: [] })) })
  await screen.findByText('Bayview Family Services')
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
  unmount()
  renderScreen(<PlacementList />, { routes: routes(), state: aState(aUser('faculty')) })
  await screen.findByText('Bayview Family Services')
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
})

test('on its page it stands with what happens next', async () => {
  const { server } = renderScreen(<PlacementDetailsScreen />, {
    ...{ at: `/applications/${ID}`, path: '/applications/:id' },
    routes: routes(),
  })
  const next = await screen.findByRole('region', { name: 'Progress' })
  await userEvent.click(within(next).getByRole('button', { name: 'Remind Jonas Weber' }))
  expect(await screen.findByText('Reminded: Jonas Weber.')).toBeTruthy()
  expect(server.calls(REMIND)).toHaveLength(1)
})

test('in the queue it stands beside why it cannot be approved yet', async () => {
  const { server } = renderScreen(<ReviewQueue onClose={() => undefined} />, { routes: routes() })
  await userEvent.click(await screen.findByRole('switch'))
  const actions = await screen.findByRole('group', { name: /./ })
  await userEvent.click(within(actions).getByRole('button', { name: 'Remind Jonas Weber' }))
  expect(server.calls(REMIND)).toHaveLength(1)
})
