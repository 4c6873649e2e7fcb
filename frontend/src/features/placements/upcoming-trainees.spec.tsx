// Whom a faculty member guides next, below their dashboard.
import { screen, within } from '@testing-library/react'
import { features } from '../../app/features'
import { listOf } from '../../testing/fake-server'
import { aState, aUser, idOf, somebody } from '../../testing/fixtures'
import { aPlacement } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import RoleDashboardScreen from '../dashboards/RoleDashboardScreen'
import UpcomingTrainees from './UpcomingTrainees'

const { id, position_id, name } = somebody(11, 'Ana Ruiz')
const training = { ...aPlacement().training, start_at: '2027-06-01', end_at: '2028-02-28', level_name: 'Level 2' }
const submitted = aPlacement({ status: 'submitted', signature_required: true })
const next = {
  id: idOf(71),
  trainee: { id, position_id, name, role_keyname: 'trainee', profile_image_url: null },
  training,
  placements: [submitted],
}
const ROUTE = 'GET /api/placements/upcoming-trainees'
const faculty = aState(aUser('faculty'))
const panel = (trainees_count: number, upcoming: readonly object[]) =>
  renderScreen(<UpcomingTrainees />, { state: faculty, routes: { [ROUTE]: { json: { trainees_count, upcoming } } } })

test('FDASH-009 each upcoming trainee with the next training plan, its dates, and its placements with their status', async () => {
  panel(3, [next, { ...next, id: idOf(72), placements: [] }])
  const table = await screen.findByRole('table', { name: 'Upcoming trainees' })
  const [first, second] = within(table).getAllByRole('row').slice(1)
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual([
    'ARAna Ruiz',
    'Practicum I, Level 2',
    '06/01/2027 – 02/28/2028',
    'Bayview Family ServicesSubmittedSignature required',
  ])
  const site = within(first as HTMLElement).getByRole('link', { name: 'Bayview Family Services' })
  expect(site.getAttribute('href')).toBe(`/applications/${submitted.id}`)
  expect(within(second as HTMLElement).getByText('No placement yet')).toBeTruthy()
})

test('FDASH-008 who guides nobody reads what faculty do, and a notice', async () => {
  panel(0, [])
  expect(await screen.findByText(/^As faculty you guide trainees through a training/)).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('You do not guide any trainees yet')
})

test('FDASH-008 where everybody has begun there is neither', async () => {
  panel(2, [])
  expect(await screen.findByText('All your trainees have begun; nobody new is on the way.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('FDASH-009 it stands below the dashboard of faculty alone', async () => {
  const below = (role: 'faculty' | 'coordinator') =>
    features.flatMap(({ slots }) => slots?.roleDashboards ?? []).filter(({ roles }) => roles.includes(role))
  expect([below('faculty').length, below('coordinator').length]).toEqual([1, 0])
  renderScreen(<RoleDashboardScreen />, {
    state: faculty,
    routes: { [ROUTE]: { json: { trainees_count: 1, upcoming: [next] } }, 'GET /api/tasks': listOf([]) },
  })
  expect(await screen.findByRole('table', { name: 'Upcoming trainees' })).toBeTruthy()
})
