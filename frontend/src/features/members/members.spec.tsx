// The lists of an organization’s people: whose licence has expired, and whose account is not verified, is marked, and found by a chip.
import type { Member } from '@practicum/shared/features/members/members.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { listOf } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'

const LIST = 'GET /api/members/supervisors'

const supervisor = (number: number, name: string, license_expired: boolean, unverified = false): Member => ({
  ...{ id: idOf(number), user_id: idOf(number + 50), name, profile_image_url: null, role_keyname: 'supervisor' },
  ...{ role_name: 'Supervisor', status: 'active', hipaa_completed: null, accepting_trainees: true, license_expired },
  ...{ unverified, joined_at: '2026-01-05T08:00:00.000Z' },
})

beforeEach(() => localStorage.clear())

test('a supervisor whose license has expired is marked in the list, which is narrowed to them by a chip', async () => {
  const { server } = renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: '/supervisors',
    routes: { [LIST]: listOf([supervisor(11, 'Jonas Weber', true), supervisor(12, 'Simone Okafor', false)]) },
    state: aState(aUser('coordinator')),
  })
  const row = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement).queryByText('License expired')
  expect([(await row('Jonas Weber')) !== null, (await row('Simone Okafor')) !== null]).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'License expired' }))
  await waitFor(() =>
    expect(
      server
        .calls(LIST)
        .map(({ query }) => `${query}`)
        .join(),
    ).toContain('license_expired'),
  )
})

test.each(['coordinator', 'faculty'] as const)(
  'a %s sees whose account is not verified, and finds them by a chip',
  async role => {
    const { server } = renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
      at: '/supervisors',
      routes: { [LIST]: listOf([supervisor(11, 'Jonas Weber', false, true), supervisor(12, 'Simone Okafor', false)]) },
      state: aState(aUser(role)),
    })
    const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
    const [unverified, other] = [await row('Jonas Weber'), await row('Simone Okafor')]
    expect([unverified.queryByText('Not verified yet') !== null, unverified.queryByText('Active')]).toEqual([
      true,
      null,
    ])
    expect([other.queryByText('Not verified yet'), other.queryByText('Active') !== null]).toEqual([null, true])
    await userEvent.click(screen.getByRole('button', { name: 'Not verified yet' }))
    await waitFor(() => expect(`${server.calls(LIST).at(-1)?.query}`).toContain('unverified'))
  },
)
