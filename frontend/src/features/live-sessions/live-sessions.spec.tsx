// The screens of live sessions: the lists, the dialog, one session, and the tab of dashboards.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { browser } from '../../providers/browser'
import { speak } from '../../providers/spoken'
import { type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aPosition, aState, aUser, idOf, somebody } from '../../testing/fixtures'
import { aMeeting, aMeetingInFull, hostedByAna, joinedByMe, started } from '../../testing/meetings'
import { renderScreen } from '../../testing/render-screen'
import RoleDashboardScreen from '../dashboards/RoleDashboardScreen'
import SessionDetailsScreen from './SessionDetailsScreen'
import SessionFormDialog from './SessionFormDialog'
import SessionListScreen from './SessionListScreen'

const ID = idOf(2000)
const LISTS: FakeRoutes = {
  'GET /api/meetings/upcoming': listOf([aMeeting()]),
  'GET /api/meetings/scheduled': listOf([aMeeting({ title: 'Site visit' })]),
  'GET /api/meetings/past': listOf([aMeeting({ id: idOf(2001), title: 'Last week', status: 'ended' })]),
  'GET /api/users/available': { json: [somebody(11, 'Ana Ruiz'), somebody(12, 'Devon Clarke')] },
  'GET /api/users/groups': { json: [] },
}
const limited = (changes: object, role: 'trainee' | 'coordinator' = 'coordinator') =>
  aState(aUser(role, { current_position: { ...aPosition(100, role), ...changes } }))

beforeEach(() => localStorage.clear())

describe('lists', () => {
  const lists = (at = '/livesessions', state = aState(), routes: FakeRoutes = {}) =>
    renderScreen(<SessionListScreen />, { at, path: '/livesessions', state, routes: { ...LISTS, ...routes } })

  test('LIVE-014 the sessions of the next day stand with past ones', async () => {
    lists()
    expect(await screen.findByText('Group supervision')).toBeTruthy()
    const past = await screen.findByRole('region', { name: 'Past sessions' })
    expect(within(past).getByRole('link', { name: 'Last week' })).toBeTruthy()
    const coming = screen.getByRole('region', { name: 'Now and in the next 24 hours' })
    expect(within(coming).getByRole('link', { name: 'Group supervision' })).toBeTruthy()
  })

  test('the hash addresses the scheduled sessions', async () => {
    const { server } = lists('/livesessions#scheduled-sessions')
    expect(await screen.findByText('Site visit')).toBeTruthy()
    expect(server.calls('GET /api/meetings/upcoming')).toEqual([])
  })

  test('what is over is narrowed to how it ended', async () => {
    const { server } = lists('/livesessions#past-sessions')
    await screen.findByText('Last week')
    await userEvent.click(screen.getByRole('button', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Canceled/ }))
    const asked = () => server.calls('GET /api/meetings/past').at(-1)?.query.get('filter')
    await waitFor(() => expect(asked()).toBe('{"status":"canceled"}'))
  })

  test.each(['sessions', 'scheduled-sessions'])(
    'the calendar of %s shows what runs, what comes and what is over, each once',
    async tab => {
      const at = { start_at: '2026-12-01T18:00:00.000Z' }
      const running = aMeeting({ ...at, id: idOf(2002), title: 'Case consultation', status: 'started' })
      const planned = aMeeting({ ...at, title: 'Site visit' })
      lists(`/livesessions?view=calendar&scale=agenda&date=2026-12-01#${tab}`, aState(), {
        'GET /api/meetings/upcoming': listOf([running, planned]),
        'GET /api/meetings/scheduled': listOf([planned]),
        'GET /api/meetings/past': listOf([aMeeting({ ...at, id: idOf(2001), title: 'Last week', status: 'ended' })]),
      })
      expect(await screen.findByRole('link', { name: /Case consultation, In progress$/ })).toBeTruthy()
      expect(await screen.findByRole('link', { name: /Last week, Ended$/ })).toBeTruthy()
      expect(screen.getAllByRole('link', { name: /Site visit/ })).toHaveLength(1)
    },
  )

  test('LIVE-008 arriving with action=create opens the dialog, once', async () => {
    const { address } = lists('/livesessions?action=create')
    expect(await screen.findByRole('dialog', { name: 'New session' })).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/livesessions#sessions'))
  })

  test('LIVE-005 the dialog begins with the people the address names', async () => {
    const { server } = lists(`/livesessions?action=create&participants=${idOf(12)}&role_keyname=trainee`)
    const dialog = await screen.findByRole('dialog', { name: 'New session' })
    expect(within(dialog).getByText('Devon Clarke')).toBeTruthy()
    expect(within(dialog).queryByText('Ana Ruiz')).toBeNull()
    expect(server.calls('GET /api/users/available')[0]?.query.get('roles')).toContain('trainee')
  })

  test('LIVE-048 a trainee whose position is not active is told so instead of offered a new session', async () => {
    lists('/livesessions?action=create', limited({ status: 'pending' }, 'trainee'))
    expect(await screen.findByText('You can create live sessions only while your position is active.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New session' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('an admin, who takes part in no session, is told so and nothing is asked', async () => {
    const { server } = lists('/livesessions', aState(aUser('admin')))
    expect(await screen.findByText(/As a platform admin/)).toBeTruthy()
    expect(server.asked).toEqual([])
  })
})

describe('the dialog', () => {
  const CREATE = 'POST /api/meetings'
  const dialog = (routes: FakeRoutes = {}) =>
    renderScreen(<SessionFormDialog onClose={() => undefined} invited={[somebody(11, 'Ana Ruiz')]} />, {
      at: '/livesessions',
      path: '/livesessions',
      routes: { ...LISTS, [CREATE]: { json: { id: ID, status: 'started' } }, ...routes },
    })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(/What is it about/), 'Supervision')
    await userEvent.click(screen.getByLabelText('Now'))
  }

  test('LIVE-034 LIVE-036 what is missing stands beside its field and nothing is sent', async () => {
    const { server } = dialog()
    await press('Schedule session')
    expect(screen.getByText('a title is required')).toBeTruthy()
    expect(screen.getByText('a date and a time are required')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('beside whom takes part stands that the host counts and somebody else is needed', () => {
    dialog()
    expect(screen.getByText('You host the session and always take part. Pick at least one other person.')).toBeTruthy()
  })

  test('the zone of the times is named', () => {
    dialog()
    expect(screen.getByText('Times are Pacific Time.')).toBeTruthy()
  })

  test('a session held now is sent, and its page opened', async () => {
    const { server, address } = dialog()
    await fill()
    expect(screen.queryByText(/Times are/)).toBeNull()
    await press('Start session')
    await waitFor(() => expect(address()).toBe(`/livesessions/${ID}`))
    expect(server.calls(CREATE)[0]?.body).toMatchObject({ schedule_type: 1, users: [{ id: idOf(11) }] })
  })

  test('LIVE-042 a guest invited twice is refused beside the field', async () => {
    const { server } = dialog()
    await fill()
    const guests = screen.getByLabelText('Guests by email')
    await userEvent.type(guests, 'a@clinic.test, a@clinic.test nonsense{Enter}')
    expect(screen.getByText('nonsense is not a valid email address.')).toBeTruthy()
    await userEvent.clear(guests)
    await press('Start session')
    expect(screen.getByText('the guest emails must all be different')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('an address is taken by the press of the button, which stays where it is until then', async () => {
    const { server } = dialog()
    await fill()
    await userEvent.type(screen.getByLabelText('Guests by email'), 'guest@clinic.test')
    const target = screen.getByRole('button', { name: 'Start session' })
    const pointer = userEvent.setup()
    await pointer.pointer({ keys: '[MouseLeft>]', target })
    expect(screen.queryByText('guest@clinic.test')).toBeNull()
    await pointer.pointer({ keys: '[/MouseLeft]', target })
    await waitFor(() => expect(server.calls(CREATE)[0]?.body).toMatchObject({ guest_emails: ['guest@clinic.test'] }))
  })

  test('with half an address nothing is sent', async () => {
    const { server } = dialog()
    await fill()
    await userEvent.type(screen.getByLabelText('Guests by email'), 'guest@')
    await press('Start session')
    expect(screen.getByText('guest@ is not a valid email address.')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('with half a time nothing is sent', async () => {
    const { server } = dialog()
    await userEvent.type(screen.getByLabelText(/What is it about/), 'Supervision')
    const time = screen.getByRole('group', { name: /Time/ })
    await userEvent.click(time.querySelector('[role=spinbutton]') as Element)
    await userEvent.keyboard('03')
    await press('Schedule session')
    expect(screen.getByText('This is not a valid date with its time. Complete it or clear it.')).toBeTruthy()
    expect(server.calls(CREATE)).toEqual([])
  })

  test('a refusal of the server stands beside its field, one without a field above the form', async () => {
    const errors = [
      { code: 'meeting.participants_required', message: 'pick somebody', field: 'users' },
      { code: 'meeting.not_allowed', message: 'not enabled' },
    ]
    dialog({ [CREATE]: { status: 422, json: { errors } } })
    await fill()
    await press('Start session')
    expect((await screen.findByRole('alert')).textContent).toBe('not enabled')
    expect(screen.getByText('pick somebody')).toBeTruthy()
  })

  test('what was typed is not thrown away unasked', async () => {
    dialog()
    await fill()
    await press('Cancel')
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  })
})

describe('one session', () => {
  const page = (changes: object = {}, routes: FakeRoutes = {}, state = aState()) =>
    renderScreen(<SessionDetailsScreen />, {
      at: `/livesessions/${ID}`,
      path: '/livesessions/:id',
      state,
      routes: { [`GET /api/meetings/${ID}`]: { json: aMeetingInFull(changes) }, ...routes },
    })

  test('there is a way back to the list', async () => {
    page()
    expect((await screen.findByRole('link', { name: 'Live sessions' })).getAttribute('href')).toBe('/livesessions')
  })

  test.each([403, 404])('LIVE-015 MEET-008 what answers %d leads back to the lists', async status => {
    const { address } = page({}, { [`GET /api/meetings/${ID}`]: refusal(status, 'no') })
    await waitFor(() => expect(address()).toBe('/livesessions'))
  })

  test('another failure stays and can be tried again', async () => {
    const { address } = page({}, { [`GET /api/meetings/${ID}`]: { status: 500 } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(address()).toBe(`/livesessions/${ID}`)
  })

  test('it can be added to a calendar, in the language of the page', async () => {
    const save = jest.spyOn(browser, 'save').mockReturnValue()
    const path = `GET /api/meetings/${ID}/calendar`
    const headers = { 'Content-Disposition': 'attachment; filename=session.ics' }
    const { server } = page({}, { [path]: { headers } })
    act(() => speak({ locale: 'es' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith('session.ics', expect.any(Blob)))
    expect(server.calls(path)[0]?.headers.get('Accept-Language')).toBe('es-US')
    act(() => speak({ locale: 'en' }))
    save.mockRestore()
  })

  test('the link for guests is shown to the host and copied', async () => {
    const user = userEvent.setup()
    page()
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/join-session/secret`)
  })

  test('a participant waits for the host and sees no link', async () => {
    page(hostedByAna)
    expect(await screen.findByText(/The host has not started this session yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  test.each([
    ['Start session', `POST /api/meetings/${ID}/start`, {}],
    ['End session', `POST /api/meetings/${ID}/end`, started],
    ['Cancel session', `DELETE /api/meetings/${ID}/cancel`, {}],
    ['Archive session', `POST /api/meetings/${ID}/archive`, { status: 'ended' as const }],
    ['Delete session', `DELETE /api/meetings/${ID}`, { status: 'canceled' as const }],
  ])('%s asks first', async (button, route, changes) => {
    const { server } = page(changes, { [route]: { json: {} } })
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(server.calls(route)).toEqual([])
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: button }))
    await waitFor(() => expect(server.calls(route)).toHaveLength(1))
  })

  const ahead = (minutes: number) => ({ start_at: new Date(Date.now() + minutes * 60_000).toISOString() })

  test('starting long before the planned time says which time was planned, near it the usual question is asked', async () => {
    const early = page(ahead(3 * 24 * 60))
    await userEvent.click(await screen.findByRole('button', { name: 'Start session' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Start this session before its time?' })
    expect(within(dialog).getByText(/^It is planned for \w+day, \d+:\d\d\s[AP]M PT\. /)).toBeTruthy()
    early.unmount()
    page(ahead(10))
    await userEvent.click(await screen.findByRole('button', { name: 'Start session' }))
    expect(screen.getByRole('alertdialog', { name: 'Start this session?' })).toBeTruthy()
  })

  test('what is dismissed is the question, not the session: its button says what stays', async () => {
    const { server } = page()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel session' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.calls(`DELETE /api/meetings/${ID}/cancel`)).toEqual([])
  })

  test('a refused start stands in the confirmation', async () => {
    page({}, { [`POST /api/meetings/${ID}/start`]: refusal(409, 'this live session has already started') })
    await userEvent.click(await screen.findByRole('button', { name: 'Start session' }))
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start session' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('this live session has already started')
  })

  test('after joining, the page stays and says who is there', async () => {
    const JOIN = `POST /api/meetings/${ID}/join`
    const { server, address } = page({ ...hostedByAna, ...started }, { [JOIN]: { json: {} } })
    const join = await screen.findByRole('button', { name: 'Join session' })
    const guests = [{ id: idOf(70), name: 'Dr. Guest', joined_at: '2026-11-21T18:00:30.000Z' }]
    const after = aMeetingInFull({ ...hostedByAna, ...started, ...joinedByMe, guests })
    server.answer({ [`GET /api/meetings/${ID}`]: { json: after } })
    await userEvent.click(join)
    expect(await screen.findByText('You have joined this session.')).toBeTruthy()
    const present = within(screen.getByRole('region', { name: 'Who has joined' })).getAllByRole('listitem')
    expect(present.map(({ textContent }) => /Dr\. Guest|Marisol Okonkwo/.exec(textContent)?.[0])).toEqual([
      'Dr. Guest',
      'Marisol Okonkwo',
    ])
    expect(screen.queryByRole('button', { name: 'Join session' })).toBeNull()
    expect(address()).toBe(`/livesessions/${ID}`)
  })

  test('facts and history stand on one page, with no tabs', async () => {
    const { server } = page(hostedByAna)
    const facts = within(await screen.findByRole('region', { name: 'Facts' }))
    expect(facts.getByText('Participants')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'History' })).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    await waitFor(() => expect(server.calls(`GET /api/history/meeting/${ID}`)).toHaveLength(1))
  })

  test('LIVE-047 a limited account is told what it needs instead of offered to join', async () => {
    page({ ...hostedByAna, ...started }, {}, limited({ trainee_account_limited: true }))
    expect(await screen.findByText('A limited account needs an access pass to use live sessions.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join session' })).toBeNull()
  })
})

describe('the dashboard', () => {
  const counts = (newly_commented: number, newly_shared: number) => ({
    tasks: { assigned: 0, past_due: 0, created: 0 },
    placements: { ready: 0, require_signature: 0, submitted: 0 },
    live_sessions: { newly_commented, newly_shared, upcoming: 0, started: 0 },
  })
  const dashboard = (state = aState(), count = counts(1, 2)) =>
    renderScreen(<RoleDashboardScreen />, {
      at: '/dashboard#sessions',
      state,
      routes: { ...LISTS, 'GET /api/dashboard/counts': { json: count }, 'GET /api/tasks': listOf([]) },
    })

  test('the badge adds what is newly commented and newly shared', async () => {
    dashboard()
    expect(await screen.findByRole('tab', { name: 'Review sessions 3' })).toBeTruthy()
    expect(await screen.findByText('Group supervision')).toBeTruthy()
  })

  test('CDASH-008 a coordinator has the tab with what is newly commented and newly shared, where the position allows live sessions', async () => {
    const { unmount } = dashboard(aState(aUser('coordinator')), counts(2, 1))
    expect(await screen.findByRole('tab', { name: 'Review sessions 3' })).toBeTruthy()
    unmount()
    dashboard(limited({ live_sessions_allowed: false }, 'coordinator'), counts(2, 1))
    await screen.findByRole('tab', { name: 'Assigned to you' })
    expect(screen.queryByRole('tab', { name: /Review sessions/ })).toBeNull()
  })

  test('from five on the badge ends in a plus', async () => {
    dashboard(aState(), counts(2, 4))
    expect(await screen.findByRole('tab', { name: 'Review sessions 5+' })).toBeTruthy()
  })

  test('LIVE-016 DASH-007 the tab and the tile are hidden where the position allows no live sessions', async () => {
    dashboard(limited({ live_sessions_allowed: false }))
    await screen.findByRole('tab', { name: 'Assigned to you' })
    expect(screen.queryByRole('tab', { name: /Review sessions/ })).toBeNull()
    expect(screen.queryByText('Live sessions in progress')).toBeNull()
  })
})

describe('addresses', () => {
  const routes = {
    'GET /api/meetings/upcoming': listOf([]),
    'GET /api/meetings/past': listOf([]),
    'GET /api/users/available': { json: [] },
    'GET /api/users/groups': { json: [] },
  }
  const everything = <Routes>{screenRoutes(features)}</Routes>

  test('LIVE-007 ROUTE-031 /livesessions/create has no page of its own: the lists stand there, and the form is open', async () => {
    const { address } = renderScreen(everything, { at: '/livesessions/create', routes })
    expect(await screen.findByRole('dialog', { name: 'New session' })).toBeTruthy()
    // The tab that is open is named last.
    await waitFor(() => expect(address()).toBe('/livesessions#sessions'))
  })

  test('LIVE-009 /livesessions/:id shows one session', async () => {
    const meeting = aMeetingInFull()
    const one = { [`GET /api/meetings/${meeting.id}`]: { json: meeting } }
    renderScreen(everything, { at: `/livesessions/${meeting.id}`, routes: one })
    expect(await screen.findByRole('heading', { level: 1, name: 'Group supervision' })).toBeTruthy()
  })
})
