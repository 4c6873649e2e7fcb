// The page of one placement: what happens next and whose turn it is, what was taken back, and the switches beside decisions.
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf, refusal } from '../../testing/fake-server'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { aPlacement, aPlacementInFull } from '../../testing/placements'
import { renderScreen } from '../../testing/render-screen'
import PlacementDetailsScreen from './PlacementDetailsScreen'
import { PlacementList } from './PlacementList'

type Viewer = 'coordinator' | 'trainee' | 'supervisor'

const PAGE = { at: `/applications/${idOf(3000)}`, path: '/applications/:id' }
const ROUTE = `GET /api/placements/${idOf(3000)}`
const RECURRING = `PATCH /api/placements/${idOf(3000)}/recurring`
const CAMPUS = `PATCH /api/placements/${idOf(3000)}/campus`

async function page(changes: Partial<PlacementDetails>, viewer: Viewer = 'coordinator') {
  const routes = { [ROUTE]: { json: aPlacementInFull(changes) } }
  const shown = renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes, state: aState(aUser(viewer)) })
  await screen.findByRole('heading', { level: 1, name: /Bayview Family Services$/ })
  return shown
}

const next = () => screen.getByRole('region', { name: 'Progress' })
const stages = () =>
  within(next())
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL')
const linesOf = (items: readonly HTMLElement[]) =>
  items.flatMap(item => [...item.querySelectorAll('li')].map(({ textContent }) => textContent))
/** What is waited for, without for how long. */
const steps = () =>
  linesOf(stages().filter(item => item.getAttribute('aria-current') === 'step')).map(line =>
    line.replace(/waiting for [\d,]+ \w+$/, ''),
  )

const agreement = (open_roles: readonly string[], changes = {}) => ({
  id: idOf(80),
  name: 'Placement agreement',
  vendor: null,
  is_multiway: true,
  submitter_roles: ['trainee', 'supervisor', 'faculty'],
  open_roles: [...open_roles],
  submitted_at: null,
  status: 'open' as const,
  ...changes,
})
const requiring = (...agreements: readonly ReturnType<typeof agreement>[]) => ({
  signature_required: true,
  placement_requirement: { agreements: [...agreements] },
})

test('who acts as somebody else is offered no decision', async () => {
  const decisions = () => screen.queryAllByRole('button', { name: /^(Approve|Deny)/ }).length
  const { unmount } = await page({ status: 'ready' })
  expect(decisions()).toBeGreaterThan(0)
  unmount()
  const routes = { [ROUTE]: { json: aPlacementInFull({ status: 'ready' }) } }
  const state = aState(aUser('coordinator', { is_impersonating: true }))
  renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes, state })
  await screen.findByRole('heading', { level: 1, name: /Bayview Family Services$/ })
  expect(decisions()).toBe(0)
})

test('there is a way back to the list', async () => {
  await page({})
  expect(screen.getByRole('link', { name: 'Placements' }).getAttribute('href')).toBe('/applications')
})

test('a signature that is required is required of somebody: the next of several, or any of them', async () => {
  const either = agreement(['supervisor', 'faculty'], { id: idOf(81), name: 'Site agreement', is_multiway: false })
  await page({ status: 'submitted', ...requiring(agreement(['trainee']), either) })
  expect(steps()).toEqual([
    '“Placement agreement” waits for a signature: Ana Ruiz.',
    '“Site agreement” waits for a signature: Simone Okafor or a faculty.',
  ])
  expect(within(next()).getByText(/cannot be done in Practicum yet/)).toBeTruthy()
})

test('whoever has to act reads that it is their turn, the others whose it is', async () => {
  const trainee = { ...aPerson(1, 'Ana Ruiz'), position_id: idOf(100) }
  const mine = await page({ status: 'open', trainee, supervisor_joined: false }, 'trainee')
  expect(steps()).toEqual([
    'Ana Ruiz has to submit this placement.Your turn',
    'Simone Okafor has to join as supervisor.',
  ])
  mine.unmount()
  await page({ status: 'open', trainee: { ...trainee, position_id: idOf(61) } }, 'supervisor')
  expect(steps()).toEqual(['Ana Ruiz has to submit this placement.'])
})

test('a ready placement is the turn of a coordinator', async () => {
  const coordinator = await page({ status: 'ready' })
  expect(steps()).toEqual(['A coordinator decides.Your turn'])
  expect(within(next()).queryByText(/cannot be done in Practicum yet/)).toBeNull()
  coordinator.unmount()
  await page({ status: 'ready' }, 'trainee')
  expect(steps()).toEqual(['A coordinator decides.'])
})

test.each([{ status: 'approved' }, { status: 'denied' }, { archived_at: '2026-11-20T18:00:00.000Z' }] as const)(
  'where nobody has to do anything nobody is waited for: %j',
  async changes => {
    await page(changes)
    expect(steps()).toEqual([])
    expect(within(next()).queryByText(/cannot be done in Practicum yet/)).toBeNull()
  },
)

const DAYS_AGO = (days: number): string => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()

test('each stage says who did it and when; where it waits, since when', async () => {
  const by = aPerson(12, 'Simone Okafor', 'supervisor')
  const coordinator = aPerson(20, 'Marisol Okonkwo', 'coordinator')
  const signed = { step: 'signed', agreement: 'Placement agreement', by, at: DAYS_AGO(3) } as const
  const waiting = await page({
    ...{ status: 'submitted', created_at: DAYS_AGO(9), ...requiring(agreement(['trainee'])) },
    done: [{ step: 'submitted', agreement: null, by: null, at: DAYS_AGO(6) }, signed],
  })
  const names = stages().map(item => item.querySelector('.MuiStepLabel-label')?.textContent)
  expect(names).toEqual([
    'Applied, done',
    'Submitted, done',
    'Supervisor joined, done',
    'Agreements signed, now',
    'Decision, later',
  ])
  expect(linesOf(stages())).toEqual([
    expect.stringMatching(/^Ana Ruiz, /),
    expect.stringMatching(/ago$/),
    '“Placement agreement”: Simone Okafor, 3 days ago',
    '“Placement agreement” waits for a signature: Ana Ruiz.waiting for 3 days',
  ])
  expect(within(next()).getByRole('button', { name: 'Simone Okafor' })).toBeTruthy()
  waiting.unmount()
  await page({ status: 'denied', done: [{ step: 'denied', agreement: null, by: coordinator, at: DAYS_AGO(2) }] })
  expect(stages().at(-1)?.textContent).toBe('Denied, deniedMarisol Okonkwo, 2 days ago')
})

test('a trainee reads that the approval was taken back, by whom, when and why', async () => {
  const by = aPerson(20, 'Marisol Okonkwo', 'coordinator')
  const taken_back = { kind: 'revoked', by, reason: 'Insurance ran out', at: '2026-11-20T18:00:00.000Z' } as const
  await page({ status: 'ready', taken_back }, 'trainee')
  const told = screen.getByText(/^Approval revoked by/).parentElement
  expect(told?.textContent).toMatch(/^Approval revoked by Marisol Okonkwo,/)
  expect(told?.querySelector('time')?.dateTime).toBe(taken_back.at)
  expect(told?.textContent).toContain('Insurance ran out')
})

test('that a denial was taken back is said too', async () => {
  const by = aPerson(20, 'Marisol Okonkwo', 'coordinator')
  const taken_back = { kind: 'reopened', by, reason: 'An opening came up', at: '2026-11-20T18:00:00.000Z' } as const
  await page({ status: 'open', taken_back }, 'trainee')
  expect(screen.getByText(/^Reopened by/).textContent).toMatch(/^Reopened by Marisol Okonkwo,/)
  expect(screen.getByText('An opening came up')).toBeTruthy()
})

test('what was reopened is found again by a filter of its own', async () => {
  const { server } = renderScreen(<PlacementList />, { routes: { 'GET /api/placements': listOf([aPlacement()]) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await waitFor(() => expect(server.calls('GET /api/placements').at(-1)?.query.get('filter')).toBe('{"status":"open"}'))
})

test('its own days stand among its facts, those of its training where it has none', async () => {
  const { unmount } = await page({ first_day: '2027-01-10' })
  const facts = () => within(screen.getByRole('region', { name: 'Facts' })).getAllByRole('term')
  const labels = () => facts().map(({ textContent }) => textContent)
  expect(labels()).toContain('Days')
  unmount()
  await page({})
  expect(labels()).not.toContain('Days')
})

test('switching between recurring and not asks first', async () => {
  const { server } = await page({ status: 'approved', recurring: true })
  server.answer({ [RECURRING]: { json: {} } })
  await userEvent.click(screen.getByRole('button', { name: 'Make not recurring' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Make this placement not recurring?' })
  expect(server.calls(RECURRING)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make not recurring' }))
  await waitFor(() => expect(server.calls(RECURRING).map(({ body }) => body)).toEqual([{ recurring: false }]))
})

test('whether it is on campus is asked first, and can be taken back from the toast', async () => {
  const { server } = await page({ status: 'approved' })
  server.answer({ [CAMPUS]: { json: {} } })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as on campus' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Mark this placement as on campus?' })
  expect(server.calls(CAMPUS)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as on campus' }))
  await screen.findByText('This placement is on campus now.')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.calls(CAMPUS).map(({ body }) => body)).toEqual([{ is_campus: true }, { is_campus: false }]),
  )
})

test('a denied placement is not offered to recur, nor to be on campus', async () => {
  await page({ status: 'denied' })
  expect(screen.queryByRole('button', { name: 'Mark as on campus' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make recurring' })).toBeNull()
})

test('an approval can be taken back from the toast, as it stood then and saying so', async () => {
  const approve = `POST /api/placements/${idOf(3000)}/approve`
  const revoke = `POST /api/placements/${idOf(3000)}/revoke`
  const { server } = await page({ status: 'ready', version: 4 })
  server.answer({
    [approve]: { json: { id: idOf(3000), status: 'approved', version: 5 } },
    [revoke]: refusal(409, 'it has changed meanwhile'),
  })
  const button = { name: 'Approve placement' }
  await userEvent.click(screen.getByRole('button', button))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', button))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('it has changed meanwhile')).toBeTruthy()
  expect(server.calls(revoke).map(({ body }) => body)).toEqual([
    { version: 5, reason: 'Approved by mistake, and taken back at once.' },
  ])
})

test('archiving can be taken back from the toast, which can also be closed', async () => {
  const shown = await page({ status: 'approved' })
  const archive = `PATCH /api/placements/${idOf(3000)}/archive`
  shown.server.answer({ [archive]: {}, [`POST /api/placements/${idOf(3000)}/archive`]: {} })
  const sent = () => shown.server.asked.filter(({ path }) => path.endsWith('/archive')).map(({ body }) => body)
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('Placement archived.')
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  await screen.findByText('Placement brought back.')
  expect(sent()).toEqual([{ archived: true }, { archived: false }])
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close this message' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  [
    { status: 'ready' },
    'Deny placement',
    /^Ana Ruiz and Simone Okafor will be told\. Whoever sees .* reads your reason\.$/,
  ],
  [{ status: 'denied' }, 'Reopen placement', /^Ana Ruiz and Simone Okafor will be told, .* reads your reason\.$/],
  [
    { status: 'approved' },
    'Revoke approval',
    /^Ana Ruiz and Simone Okafor will be told\. Whoever sees .* reads your reason\.$/,
  ],
] as const)('of %j whoever decides reads who is told, and who reads the reason: %s', async (changes, button, words) => {
  await page(changes)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('it is called after its trainee and its site; for the trainee, after the site', async () => {
  const { unmount } = await page({})
  const { name, id } = aPlacementInFull({}).trainee
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${name}, Bayview Family Services`)
  unmount()
  const state = aState({ ...aUser('trainee'), id })
  renderScreen(<PlacementDetailsScreen />, { ...PAGE, routes: { [ROUTE]: { json: aPlacementInFull({}) } }, state })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bayview Family Services'))
})

test('on a phone what is seldom done stands behind one button', async () => {
  await onPhone(() => page({ status: 'ready' }))
  expect(screen.getByRole('button', { name: 'Approve placement' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'More', expanded: true }))
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
})
