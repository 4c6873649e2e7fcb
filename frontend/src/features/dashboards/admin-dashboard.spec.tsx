// The dashboard of admins: who came lately, who is there, and how many.
import type { PartHealth } from '@practicum/shared/contract/platform-health'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPerson, aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import AdminDashboardScreen from './AdminDashboardScreen'

const PARTS = ['log', 'read_models', 'queue', 'effects', 'audit'] as const
const WELL: readonly PartHealth[] = PARTS.map(part => ({
  part,
  standing: 'well',
  finding: 'well',
  amount: 0,
  verified_at: null,
}))

const recent = (number: number, name: string) => ({
  ...{ id: idOf(number), name, status: 'active' },
  positions: [{ role_keyname: 'trainee', status: 'active' }],
})

const platform = (online: number, present: readonly { id: string; name: string }[]) => ({
  json: {
    organizations: 2,
    users: 7,
    online,
    events: 90,
    projections: [],
    health: WELL,
    recent: {
      logins: [{ ...recent(41, 'Ana Ruiz'), at: '2026-11-20T18:00:00.000Z' }],
      signups: [{ ...recent(2, 'Ben Castellan'), at: '2026-11-19T18:00:00.000Z' }],
      online: present.map(person => ({ ...recent(3, ''), ...person })),
    },
  },
})

const dashboard = (...shown: Parameters<typeof platform>) =>
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: { 'GET /api/dashboard/admin': platform(...shown), 'GET /api/settings': { json: [] } },
  })

const panel = () => screen.findByRole('region', { name: 'Recent people' })

test('ADMIN-007 the panel has three tabs, each with its people', async () => {
  dashboard(1, [{ id: idOf(3), name: 'Clara Whitfield' }])
  const recent = within(await panel())
  expect(recent.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
    'Login activity',
    'New users',
    'Currently online1',
  ])
  expect(recent.getByText('Ana Ruiz')).toBeTruthy()
  await userEvent.click(recent.getByRole('tab', { name: 'New users' }))
  expect(recent.getByText('Ben Castellan')).toBeTruthy()
  await userEvent.click(recent.getByRole('tab', { name: /Currently online/ }))
  expect(recent.getByText('Clara Whitfield')).toBeTruthy()
})

test('the head leads to one’s own organization among all', async () => {
  dashboard(0, [])
  const link = screen.getByRole('link', { name: 'Northbridge' })
  expect(link.getAttribute('href')).toBe(`/admin/organizations/edit/${idOf(900)}`)
  await panel()
})

const healthOf = async (health: readonly PartHealth[]): Promise<readonly (string | null)[]> => {
  const { json } = platform(1, [])
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: { 'GET /api/dashboard/admin': { json: { ...json, health } }, 'GET /api/settings': { json: [] } },
  })
  const shown = within(await screen.findByRole('region', { name: 'Health of the platform' }))
  return [shown.getByText(/well\.$|somebody to look\.$/), ...shown.getAllByRole('listitem')].map(
    ({ textContent }) => textContent,
  )
}

test('that all is well is said of every part', async () => {
  expect(await healthOf(WELL)).toEqual([
    'Everything is well.',
    'LogHolds all that was shown.',
    'Read modelsShow all that has happened.',
    'QueueWhat happens is handed on within seconds.',
    'EffectsNone has been set aside.',
    'AuditWhat has happened is signed.',
  ])
})

test('a part that is not well says what was found, and where to look', async () => {
  const found: readonly PartHealth[] = [
    { part: 'read_models', standing: 'wrong', finding: 'outdated', amount: 2, verified_at: null },
    { part: 'queue', standing: 'watch', finding: 'unsent', amount: 1, verified_at: null },
    { part: 'audit', standing: 'watch', finding: 'unverified', amount: 50, verified_at: '2026-11-19T02:00:00.000Z' },
  ]
  expect(await healthOf(found)).toEqual([
    '3 parts need somebody to look.',
    'Read modelsNeeds mending: 2 rows could not be brought up to dateWhere to look: npm run projections -- status',
    'QueueWatch: something waits for 1 minuteOpen the queues',
    expect.stringMatching(
      /^AuditWatch: log and access trail were not verified for 50 hoursVerified .+Where to look: npm run audit -- verify$/,
    ),
  ])
})

test('ADMIN-008 the badge counts everybody who is online, also those beyond the list', async () => {
  dashboard(
    23,
    Array.from({ length: 20 }, (_nothing, index) => ({ id: idOf(index), name: `Person ${index}` })),
  )
  const tab = within(await panel()).getByRole('tab', { name: /Currently online/ })
  expect(within(tab).getByText('23')).toBeTruthy()
})

test.each([
  ['and leads to each account', { json: { data: [{ id: idOf(5), name: 'Morgan Vale', email: 'morgan@here.test' }] } }],
  ['or says that it could not be loaded', { status: 503, json: { errors: [] } }],
])('it tells who runs the platform at present %s', async (_how, answer) => {
  renderScreen(<AdminDashboardScreen />, {
    state: aState(aUser('admin')),
    routes: {
      'GET /api/dashboard/admin': platform(0, []),
      'GET /api/settings': { json: [] },
      'GET /api/users/active-admins': answer,
    },
  })
  const admins = within(await screen.findByRole('region', { name: 'Active admins' }))
  if ('status' in answer) return void (await admins.findByText('Who runs the platform could not be loaded.'))
  const link = await admins.findByRole('link', { name: 'Morgan Vale' })
  expect(link.getAttribute('href')).toBe(`/admin/users/edit/${idOf(5)}`)
  expect(admins.getByText('morgan@here.test')).toBeTruthy()
})

test('ADMIN-010 it is said when nobody is online', async () => {
  dashboard(0, [])
  const recent = within(await panel())
  await userEvent.click(recent.getByRole('tab', { name: 'Currently online' }))
  expect(recent.getByText('Nobody is online.')).toBeTruthy()
})

describe('an account, from where its person is named', () => {
  const ana = {
    ...{ id: idOf(41), name: 'Ana Ruiz', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@harbor.test' },
    ...{ status: 'pending', sign_in_locked: false, timezone: 'America/Los_Angeles', language: null, devices: 0 },
    ...{ hipaa_completed: false, profile_image_url: null, created_at: '2026-03-02T10:00:00.000Z' },
    ...{ last_sign_in_at: null, phone: null, country_code: null, state_id: null, zip: null },
    ...{ other_phone: null, address1: null, address2: null, city: null },
    ...{ university_student_id: null, current_training: null },
    two_factor: { ways: [], tries_used_up: false },
    positions: [
      {
        ...{ id: idOf(20), name: 'Trainee, Harbor', role_keyname: 'trainee', role_name: 'Trainee' },
        ...{ organization_id: idOf(900), organization_name: 'Harbor', status: 'active', is_current: true },
        ...{ live_sessions_allowed: true, trainee_account_limited: true },
      },
    ],
  }
  const open = async (details: object) => {
    const shown = renderScreen(<AdminDashboardScreen />, {
      state: aState(aUser('admin')),
      routes: {
        'GET /api/dashboard/admin': platform(0, []),
        'GET /api/settings': { json: [] },
        [`GET /api/users/${idOf(41)}`]: details,
        'GET /api/countries/US/states': { json: [{ id: 'US-WA', name: 'Washington' }] },
      },
    })
    await userEvent.click(within(await panel()).getByRole('button', { name: /^Ana Ruiz/ }))
    return shown
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Ana Ruiz' })

  test('ADMIN-009 each opens the account, and offers to act as the person', async () => {
    await open({ json: ana })
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await within(await panel()).findByRole('button', { name: 'Log in as Ana Ruiz' })
  })

  test('ADMIN-017 ADMIN-018 ADMIN-020 it says the id, that it is unverified and limited, and each position', async () => {
    await open({ json: ana })
    const shown = within(await dialog())
    expect(shown.getByText(idOf(41))).toBeTruthy()
    expect(shown.getByText('Unverified')).toBeTruthy()
    expect(within(shown.getByRole('list', { name: 'Positions' })).getByRole('listitem').textContent).toBe(
      'Trainee · HarborActiveWorks from it now · Limited account',
    )
  })

  test('ADMIN-016 it says name, mail address, phone, where the person lives line by line, time zone and day of joining', async () => {
    const told = {
      ...{ phone: '+12065550142', address1: '412 Pine Street', address2: 'Apartment 7', city: 'Seattle' },
      ...{ zip: '98101', state_id: 'US-WA', country_code: 'US' },
    }
    await open({ json: { ...ana, ...told } })
    const shown = within(await dialog())
    const valueBeside = (label: string) => shown.getByText(label).nextElementSibling
    expect(shown.getByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy()
    expect(valueBeside('Email address')?.textContent).toBe('ana@harbor.test')
    expect(valueBeside('Mobile phone')?.textContent).toBe('+12065550142')
    const lines = ['412 Pine Street', 'Apartment 7', 'Seattle', '98101, Washington, United States']
    await waitFor(() =>
      expect([...(valueBeside('Address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual(lines),
    )
    expect(valueBeside('Time zone')?.textContent).toBe('America/Los_Angeles')
    expect(valueBeside('Joined')?.querySelector('time')?.dateTime).toBe('2026-03-02T10:00:00.000Z')
  })

  test('USER-013 a position of somebody who has graduated is labelled in the colour of information', async () => {
    await open({ json: { ...ana, positions: [{ ...ana.positions[0], status: 'graduated' }] } })
    const label = within(await dialog())
      .getByText('Graduated')
      .closest('.MuiChip-root')
    expect(label?.classList.contains('MuiChip-colorInfo')).toBe(true)
  })

  test('ADMIN-023 the current training names its days, its faculty and its placements, but those on campus', async () => {
    const place = (number: number, name: string, is_campus = false) => ({ id: idOf(number), name, is_campus })
    const current_training = {
      ...{ training_plan: 'Family therapy, Practicum', start_at: '2026-09-01', end_at: '2027-05-31' },
      ...{ start_at_formatted: '09/01/2026', end_at_formatted: '05/31/2027' },
      faculty: { ...aPerson(7, 'Felix Arroyo', 'faculty'), position_id: idOf(8) },
      placements: [place(1, 'Bayview House'), place(2, 'Counseling on Campus', true)],
    }
    const { unmount } = await open({ json: { ...ana, current_training } })
    const training = await screen.findByRole('region', { name: 'Current training' })
    expect(training.textContent).toMatch(/Family therapy, Practicum.*Felix Arroyo.*Bayview House/)
    expect([...training.querySelectorAll('time')].map(time => time.dateTime)).toEqual(['2026-09-01', '2027-05-31'])
    expect(training.textContent).not.toContain('Counseling on Campus')
    unmount()
    await open({ json: ana })
    await dialog()
    expect(screen.queryByRole('region', { name: 'Current training' })).toBeNull()
  })

  test('ADMIN-021 whether the HIPAA course is done is said of trainees alone', async () => {
    const { unmount } = await open({ json: ana })
    expect(within(await dialog()).getByText('HIPAA course')).toBeTruthy()
    unmount()
    const positions = [{ ...ana.positions[0], role_keyname: 'faculty', role_name: 'Faculty' }]
    await open({ json: { ...ana, positions } })
    expect(within(await dialog()).queryByText('HIPAA course')).toBeNull()
  })

  test('ADMIN-024 an admin acts as the person, resets the password and edits from there', async () => {
    await open({ json: { ...ana, status: 'active' } })
    const shown = within(await dialog())
    await shown.findByRole('button', { name: 'Log in as' })
    for (const name of ['Reset password', 'Edit']) expect(shown.getByRole('button', { name })).toBeTruthy()
    expect(shown.getByRole('link', { name: 'All of the account' }).getAttribute('href')).toBe(
      `/admin/users/edit/${idOf(41)}`,
    )
  })

  test('ADMIN-025 what cannot be read is logged, and nothing is shown', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { server } = await open({ status: 500, json: {} })
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('the details of an account could not be read', expect.anything()),
    )
    expect(server.calls(`GET /api/users/${idOf(41)}`).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    logged.mockRestore()
  })
})
