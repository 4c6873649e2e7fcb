// The screens of supervision profiles: the form, what others read, and the prompt on dashboards.
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import type { SupervisionProfileView } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { meOf } from '../../providers/me'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import MemberScreen from '../members/MemberScreen'
import { supervisionProfiles } from '.'
import DirectoryPanel from './DirectoryPanel'
import PersonProfile from './PersonProfile'
import { ProfilePrompt } from './ProfilePrompt'
import ProfileScreen from './ProfileScreen'

const OWN = 'GET /api/users/current/supervision-profile'
const SAVE = 'PUT /api/users/current/supervision-profile'
const DISMISS = 'POST /api/users/current/supervision-profile/dismiss'
const THEIRS = `GET /api/users/${idOf(7)}/supervision-profile`

const LICENSE = {
  ...{ id: idOf(70), license_number: 'PSY-1', state_id: 'US-CA', discipline_id: 'psychology' },
  ...{ expires_on: null, standing: 'valid' as const },
}
const aProfile = (changes: Partial<SupervisionProfileView> = {}): SupervisionProfileView => ({
  ...{ user_id: idOf(1), bio: 'I work with families.', wants: '', degree: 'PsyD', years_of_experience: 12 },
  ...{ conferred_date: null, specialty_concentration: '', specialty_population: '', training_and_credentials: '' },
  ...{ linkedin_url: '', healthgrades_url: '', psychologytoday_url: '' },
  ...{ accepting_trainees: true, directory_bio: true, directory_wants: true, licenses: [LICENSE], documents: [] },
  ...{ supervisor_profile_prompt: false, signup_responses: [], version: 3, ...changes },
})

const DATA: FakeRoutes = {
  'GET /api/disciplines': { json: [{ id: 'psychology', value: 'Psychology' }] },
  'GET /api/countries/US/states': { json: [{ id: 'US-CA', name: 'California' }] },
  'GET /api/users/current/contact': {
    json: { phone: null, country_code: 'US', state_id: null, zip: null, university_student_id: null, version: 0 },
  },
  'GET /api/users/current': { json: aUser('supervisor') },
}
const open = (routes: FakeRoutes = {}, profile = aProfile()) =>
  renderScreen(<ProfileScreen />, {
    state: aState(aUser('supervisor')),
    routes: { ...DATA, [OWN]: { json: profile }, ...routes },
  })
const saving = () => screen.getByRole('button', { name: 'Save profile' })
const sentBy = (shown: ReturnType<typeof open>) => shown.server.calls(SAVE).map(({ body }) => body)

describe('one’s own', () => {
  test('is saved as a whole, with the version that was read', async () => {
    const shown = open({ [SAVE]: { json: { version: 4 } } })
    const field = await screen.findByLabelText('Looking for')
    expect((screen.getByLabelText('About') as HTMLInputElement).value).toBe('I work with families.')
    expect((saving() as HTMLButtonElement).disabled).toBe(true)
    await userEvent.type(field, 'Somebody curious')
    await userEvent.click(saving())
    await screen.findByText('Your supervision profile was saved.')
    const { id: _id, standing: _standing, ...license } = LICENSE
    expect(sentBy(shown)).toEqual([
      expect.objectContaining({ wants: 'Somebody curious', degree: 'PsyD', licenses: [license], version: 3 }),
    ])
    await userEvent.type(screen.getByLabelText('Degree'), ' ABPP')
    expect(screen.queryByText(/has changed since you opened it/)).toBeNull()
    await userEvent.click(saving())
    await waitFor(() => expect(sentBy(shown)).toHaveLength(2))
    expect(sentBy(shown)[1]).toMatchObject({ degree: 'PsyD ABPP', version: 4 })
  })

  test('a link that leads elsewhere and a licence that says nothing are refused beside their fields, and nothing is sent', async () => {
    const shown = open()
    await userEvent.type(await screen.findByLabelText('LinkedIn'), 'https://example.org/ana')
    await userEvent.click(screen.getByRole('button', { name: 'Add a license' }))
    await userEvent.click(saving())
    expect(await screen.findByText('must be an address that begins with https:// at linkedin.com')).toBeTruthy()
    const second = within(screen.getByRole('group', { name: 'License 2' }))
    expect(second.getByText('License number is required')).toBeTruthy()
    expect(second.getByText('State is required')).toBeTruthy()
    expect(sentBy(shown)).toEqual([])
    await userEvent.click(second.getByRole('button', { name: 'Remove: License 2' }))
    expect(screen.queryByRole('group', { name: 'License 2' })).toBeNull()
  })

  test('what was typed stays where the server refuses it', async () => {
    open({ [SAVE]: refusal(409, 'It has changed meanwhile.') })
    await userEvent.type(await screen.findByLabelText('Looking for'), 'Somebody')
    await userEvent.click(saving())
    await screen.findByText('It has changed meanwhile.')
    expect((screen.getByLabelText('Looking for') as HTMLInputElement).value).toBe('Somebody')
  })
})

describe('on the page of its person', () => {
  const person = { id: idOf(7), name: 'Simone Okafor' }
  const read = (profile: SupervisionProfileView, role: Parameters<typeof aUser>[0] = 'trainee') =>
    renderScreen(<PersonProfile person={person} />, {
      state: aState(aUser(role)),
      routes: { ...DATA, [THEIRS]: { json: profile } },
    })

  test('stands all that was said, and links that lead where they say', async () => {
    const linkedin_url = 'https://www.linkedin.com/in/simone'
    const licenses = [
      LICENSE,
      { ...LICENSE, id: idOf(71), license_number: '00000', expires_on: '2026-01-31', standing: 'expired' as const },
    ]
    read(aProfile({ linkedin_url, healthgrades_url: 'javascript:alert(1)', licenses }))
    const link = await screen.findByRole('link', { name: 'LinkedIn' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([linkedin_url, 'noopener noreferrer'])
    expect(screen.queryByRole('link', { name: 'Healthgrades' })).toBeNull()
    expect(screen.getByText('I work with families.')).toBeTruthy()
    expect(screen.getByText('Takes trainees')).toBeTruthy()
    expect(await screen.findByText('PSY-1, Psychology, California')).toBeTruthy()
    expect(screen.getByText(/^No license, Psychology, California, valid until/).textContent).toMatch(/Expired$/)
  })

  test('says to coordinators what the directory does not show, and that nothing is there yet', async () => {
    read(aProfile({ directory_bio: false }), 'coordinator')
    const hidden = 'Not in the directory: only Simone Okafor and coordinators read this.'
    expect(await screen.findByText(hidden)).toBeTruthy()
  })

  test('says that nothing is there yet', async () => {
    const nothing = { bio: '', degree: '', years_of_experience: null, licenses: [], accepting_trainees: false }
    read(aProfile(nothing))
    expect(await screen.findByText('Nothing is in this profile yet.')).toBeTruthy()
    expect(screen.getByText('Takes no trainees now')).toBeTruthy()
  })

  test('is asked for again where it could not be loaded, and none where there is none', async () => {
    const at = (status: number) =>
      renderScreen(<PersonProfile person={person} />, {
        state: aState(aUser('trainee')),
        routes: { [THEIRS]: { status, json: { errors: [] } } },
      })
    at(500)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    const { container, server } = at(404)
    await waitFor(() => expect(server.asked).toHaveLength(1))
    expect(within(container).queryByRole('button')).toBeNull()
  })

  const whoAsks = [
    { role: 'trainee', held: 'supervisor', asked: 1 },
    { role: 'coordinator', held: 'faculty', asked: 1 },
    { role: 'trainee', held: 'trainee', asked: 0 },
    { role: 'admin', held: 'supervisor', asked: 0 },
  ] as const
  test.each(whoAsks)('$role on the page of $held asks for it $asked times', async ({ role, held, asked }) => {
    const card: PersonCard = {
      ...{ ...person, profile_image_url: null, email: null, unverified: false, timezone: null, hipaa_completed: null },
      positions: [
        {
          ...{ position_id: idOf(57), role_keyname: held, role_name: held, organization_name: 'Northbridge' },
          ...{ standing: null, available: false },
        },
      ],
    }
    const { server } = renderScreen(<MemberScreen />, {
      ...{ at: `/supervisors/${person.id}`, path: '/supervisors/:id', state: aState(aUser(role)) },
      routes: { ...DATA, [THEIRS]: { json: aProfile() }, [`GET /api/people/${person.id}`]: { json: card } },
    })
    await screen.findByRole('heading', { level: 1, name: person.name })
    if (asked > 0) await screen.findByText('I work with families.')
    expect(server.calls(THEIRS)).toHaveLength(asked)
  })
})

describe('the prompt', () => {
  const asked = (role: Parameters<typeof aUser>[0], changes = {}) =>
    renderScreen(<ProfilePrompt />, {
      state: aState(aUser(role, { supervisor_profile_prompt: true, ...changes })),
      routes: { [DISMISS]: { json: {} }, 'GET /api/users/current': { json: aUser('supervisor') } },
    })

  test('leads to the profile, and is gone when it is dismissed', async () => {
    asked('supervisor')
    const link = await screen.findByRole('link', { name: 'Fill in your profile' })
    expect(link.getAttribute('href')).toBe('/supervision-profile')
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await screen.findByText('You can fill in your supervision profile at any time.')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fill in your profile' })).toBeNull())
  })

  test('is for supervisors and faculty whom it concerns, after the terms', async () => {
    const others = [
      ...[asked('trainee'), asked('coordinator')],
      ...[{ supervisor_profile_prompt: false }, { is_impersonating: true }, { has_accepted_terms: false }].map(
        changes => asked('supervisor', changes),
      ),
    ]
    const faculty = asked('faculty')
    expect(await within(faculty.container).findByRole('region', { name: /^Tell/ })).toBeTruthy()
    expect(others.map(({ container }) => within(container).queryByRole('region'))).toEqual(others.map(() => null))
  })
})

describe('SDASH-004 the entry in the directory', () => {
  const entry = (changes: Partial<SupervisionProfileView>) =>
    renderScreen(<DirectoryPanel />, {
      state: aState(aUser('supervisor')),
      routes: { [OWN]: { json: aProfile(changes) } },
    })

  test.each([
    [true, 'says nothing', { bio: '', wants: '' }],
    [true, 'keeps both to itself', { bio: 'I teach.', wants: 'Anyone.', directory_bio: false, directory_wants: false }],
    [false, 'says how one works', { bio: 'I teach.', wants: '' }],
    [false, 'says whom one looks for', { bio: '', wants: 'Anyone.' }],
  ])('it is asked for: %s, where it %s', async (asked, _which, changes) => {
    entry({ directory_bio: true, directory_wants: true, ...changes })
    await screen.findByRole('link', { name: 'Update my supervision profile' })
    expect(screen.queryByText(/^The directory says nothing/) !== null).toBe(asked)
  })
})

test('an alert says that a license has expired or ends soon, to those alone who supervise or teach', () => {
  const said = (
    counts: Readonly<Record<string, number>>,
    role: 'supervisor' | 'faculty' | 'coordinator' = 'supervisor',
  ) => supervisionProfiles.slots?.dashboardAlerts?.[0]?.says(name => counts[name] ?? 0, meOf(aUser(role)))
  expect(said({ expired: 1, expiring: 1 })).toMatchObject({ severity: 'error', path: '/supervision-profile' })
  expect(said({ expired: 0, expiring: 1 }, 'faculty')).toMatchObject({
    ...{ severity: 'warning', text: 'supervision-profiles.alert.expiring' },
  })
  expect([said({ expired: 0, expiring: 0 }), said({ expired: 1 }, 'coordinator')]).toEqual([undefined, undefined])
})
