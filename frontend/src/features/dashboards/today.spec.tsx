// The panel of today: what is due, held and to be decided, done in place; or a day that is clear.
import type { ActingRole } from '@practicum/shared/access/roles'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aState, aTask, aUser, idOf } from '../../testing/fixtures'
import { aMeeting, aMeetingInFull, hostedByAna, started } from '../../testing/meetings'
import { aPlacement } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import { TodayPanel } from './TodayPanel'
import { todayEntriesOf, useToday } from './use-today'

const TODAY = dateIn('America/Los_Angeles', new Date())
const late = aTask({ id: idOf(1), description: 'Send the contract', due_date: addDays(TODAY, -2), past_due: true })
const due = aTask({ id: idOf(2), description: 'Read the policy', due_date: TODAY })
const later = aTask({ id: idOf(3), description: 'Write the report', due_date: addDays(TODAY, 3) })

const NOTHING: FakeRoutes = {
  'GET /api/tasks': listOf([]),
  'GET /api/meetings/upcoming': listOf([]),
  'GET /api/meetings/scheduled': listOf([]),
  'GET /api/placements': listOf([]),
}

function Panel() {
  return <TodayPanel today={useToday(todayEntriesOf(useFeatures(), useMe()))} onStanding={() => undefined} />
}

const today = (routes: FakeRoutes, role: ActingRole = 'coordinator') =>
  renderScreen(<Panel />, { state: aState(aUser(role)), routes: { ...NOTHING, ...routes } })

const filterOf = (asked: { readonly query: URLSearchParams } | undefined) =>
  JSON.parse(asked?.query.get('filter') ?? '')
const listed = async (name: RegExp) => (await screen.findByRole('list', { name })).children

test('what is due today or late is asked for, the earliest first, and what is late is told', async () => {
  const { server } = today({ 'GET /api/tasks': listOf([late, due], 7) })
  expect([...(await listed(/^Due/))].map(row => row.textContent)).toEqual([
    expect.stringContaining('Send the contract'),
    expect.stringContaining('Read the policy'),
  ])
  expect(screen.getByText('Some late')).toBeTruthy()
  const [asked] = server.calls('GET /api/tasks')
  expect(filterOf(asked)).toEqual({ type: 'assigned', status: 'incomplete', due_to: TODAY })
  expect(asked?.query.get('sort')).toBe('["due_date","ASC"]')
  const all = screen.getByRole('link', { name: 'All 7' })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe(`/tasks?filter={"due_to":"${TODAY}"}#assigned`)
})

test('where all stand in the panel, what is late is counted', async () => {
  today({ 'GET /api/tasks': listOf([late, due]) })
  expect(await screen.findByText('1 late')).toBeTruthy()
})

test('a task is completed by its circle, and Undo takes that back', async () => {
  const { server } = today({
    'GET /api/tasks': listOf([late, due]),
    [`POST /api/tasks/${late.id}/complete`]: { json: { ...late, status: 'complete' } },
    [`POST /api/tasks/${late.id}/reopen`]: { json: late },
  })
  await listed(/^Due/)
  server.answer({ 'GET /api/tasks': listOf([due]) })
  await userEvent.click(screen.getByRole('button', { name: /Complete.*Send the contract/ }))
  await waitFor(() => expect(screen.queryByText('Send the contract')).toBeNull())
  server.answer({ 'GET /api/tasks': listOf([late, due]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Send the contract')
  expect(server.calls(`POST /api/tasks/${late.id}/reopen`)).toHaveLength(1)
})

test('a placement is approved in place, after the question that its page asks, and Undo takes that back', async () => {
  const placement = aPlacement()
  const { server } = today({
    'GET /api/placements': listOf([placement]),
    [`POST /api/placements/${placement.id}/approve`]: { json: { ...placement, status: 'approved', version: 6 } },
    [`POST /api/placements/${placement.id}/revoke`]: { json: placement },
  })
  expect((await screen.findByText(/^Became ready/)).textContent).toBe('Became ready Nov 8')
  expect(server.calls('GET /api/placements')[0]?.query.get('sort')).toBe('["ready_at","ASC"]')
  await userEvent.click(await screen.findByRole('button', { name: 'Approve placement' }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer({ 'GET /api/placements': listOf([]) })
  await userEvent.click(question.getByRole('button', { name: 'Approve placement' }))
  await screen.findByText('Your day is clear.')
  expect(server.calls(`POST /api/placements/${placement.id}/approve`)[0]?.body).toEqual({ version: placement.version })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.calls(`POST /api/placements/${placement.id}/revoke`)[0]?.body).toMatchObject({ version: 6 }),
  )
})

test('a placement that has changed meanwhile is not approved: that is said, and it is read anew', async () => {
  const placement = aPlacement()
  const { server } = today({
    'GET /api/placements': listOf([placement]),
    [`POST /api/placements/${placement.id}/approve`]: refusal(409, 'it has changed meanwhile'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve placement' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Approve placement' }))
  await question.findByText(/changed meanwhile/)
  await waitFor(() => expect(server.calls('GET /api/placements').length).toBeGreaterThan(1))
})

test('a question stays under one’s hands when somebody else decides, and says what has become of it; its row goes with it', async () => {
  const placement = aPlacement()
  const { server } = today({
    'GET /api/placements': listOf([placement]),
    [`POST /api/placements/${placement.id}/approve`]: refusal(409, 'it has changed meanwhile'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve placement' }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer({ 'GET /api/placements': listOf([]) })
  await userEvent.click(question.getByRole('button', { name: 'Approve placement' }))
  await question.findByText(/changed meanwhile/)
  await waitFor(() => expect(server.calls('GET /api/placements').length).toBeGreaterThan(1))
  // Its answer has come, too: the day is clear, but for this.
  await waitFor(() => expect(server.calls('GET /api/tasks').length).toBeGreaterThan(1))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('Your day is clear.')
})

test('who decides on nothing is not asked to', async () => {
  const { server } = today({}, 'supervisor')
  await screen.findByText('Your day is clear.')
  expect(server.calls('GET /api/placements')).toEqual([])
})

test('a session that runs is joined in place; one to come counts down', async () => {
  const now = Date.now()
  const running = aMeeting({
    ...hostedByAna,
    ...started,
    id: idOf(5),
    title: 'Case consultation',
    started_at: new Date(now - 60_000).toISOString(),
  })
  const coming = aMeeting({ id: idOf(6), title: 'Group', start_at: new Date(now + 42.5 * 60_000).toISOString() })
  const { server } = today({
    'GET /api/meetings/upcoming': listOf([running, coming]),
    [`GET /api/meetings/${running.id}`]: { json: aMeetingInFull({ ...running, joined: [] }) },
    [`POST /api/meetings/${running.id}/join`]: { json: aMeetingInFull({ ...running }) },
  })
  const soon = dateIn('America/Los_Angeles', new Date(now + 3 * 3_600_000))
  expect(filterOf(server.calls('GET /api/meetings/upcoming')[0])).toEqual({ starts_from: TODAY, starts_to: soon })
  await screen.findByText('in 42 minutes')
  await userEvent.click(await screen.findByRole('button', { name: 'Join session' }))
  await waitFor(() => expect(server.calls(`POST /api/meetings/${running.id}/join`)).toHaveLength(1))
})

test('a clear day says so, and what comes next', async () => {
  today({
    'GET /api/tasks': ({ query }) => listOf(filterOf({ query }).due_from === addDays(TODAY, 1) ? [later] : []),
  })
  await screen.findByText('Your day is clear.')
  expect((await listed(/What comes next/))[0]?.textContent).toContain('Write the report')
})

test('a clear day with nothing planned says that, too', async () => {
  today({}, 'trainee')
  await screen.findByText('Nothing is planned after it either.')
})

test('without a connection no day is called clear', async () => {
  onlineManager.setOnline(false)
  try {
    today({}, 'trainee')
    await screen.findByText('This could not be loaded.')
    expect(screen.queryByText('Your day is clear.')).toBeNull()
  } finally {
    onlineManager.setOnline(true)
  }
  await screen.findByText('Your day is clear.')
})

test('what cannot be loaded is no clear day', async () => {
  const { server } = today({ 'GET /api/tasks': { status: 500 } }, 'trainee')
  await screen.findByText('This could not be loaded.')
  expect(screen.queryByText('Your day is clear.')).toBeNull()
  server.answer({ 'GET /api/tasks': listOf([due]) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Read the policy')
})
