// The frame at work: guards, idleness, lockout, deploys, failures and positions.
import Collapse from '@mui/material/Collapse'
import MenuItem from '@mui/material/MenuItem'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { Role } from '@practicum/shared/access/roles'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Routes, useNavigate } from 'react-router'
import { Film } from '../features/dashboards/Film'
import { useIdlePause } from '../providers/activity'
import { ApiFailure } from '../providers/api-failure'
import { browser } from '../providers/browser'
import { refusal } from '../testing/fake-server'
import { aPosition, aState, aUser, idOf } from '../testing/fixtures'
import { renderScreen } from '../testing/render-screen'
import { useFailures } from './failures/FailureProvider'
import { features } from './features'
import { IdleWatch } from './idle/IdleWatch'
import { useRememberVisits } from './last-visit'
import { BackToTop } from './layout/BackToTop'
import { PageFooter } from './layout/PageFooter'
import { PositionSwitcher } from './layout/PositionSwitcher'
import { UserMenu } from './layout/UserMenu'
import { DeployModal } from './live/DeployModal'
import { NotFoundPage } from './pages/NotFoundPage'
import { Guarded, screenRoutes } from './screen-routes'
import { themeOptions } from './theme'
import { useStartAtTop } from './use-start-at-top'

const Secret = () => <p>the secret screen</p>

const Running = ({ going }: { going: boolean }) => {
  useIdlePause(going)
  return null
}

const Failing = ({ failure }: { failure: ApiFailure }) => {
  const { report } = useFailures()
  return (
    <button type="button" onClick={() => report(failure)}>
      fail
    </button>
  )
}

const Folding = ({ open }: { open: boolean }) => (
  <ThemeProvider theme={createTheme(themeOptions('light'))}>
    <Collapse in={open}>text</Collapse>
  </ThemeProvider>
)

const Starting = () => {
  useStartAtTop()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-2)}>
        back
      </button>
      <Link to="/tasks">tasks</Link>
      <Link to="/tasks?filter=x#created">tab</Link>
    </>
  )
}

const Visiting = () => {
  useRememberVisits()
  return null
}

test('a screen begins at its top, its tabs and filters where one is, and the one before where it was left', async () => {
  const { documentElement: page } = document
  renderScreen(<Starting />, { at: '/dashboard' })
  page.scrollTop = 300
  await userEvent.click(screen.getByRole('link', { name: 'tasks' }))
  expect(page.scrollTop).toBe(0)
  page.scrollTop = 200
  await userEvent.click(screen.getByRole('link', { name: 'tab' }))
  expect(page.scrollTop).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'back' }))
  expect(page.scrollTop).toBe(200)
  page.scrollTop = 0
})

describe('guards', () => {
  const rule = { path: '/activities', roles: ['coordinator'] as const }

  test('ROUTE-027 D2ROUTE-017 a route that the role may not open leads to permission-denied with the path', async () => {
    const state = aState(aUser('trainee'))
    const shown = renderScreen(<Guarded rule={rule} screen={Secret} />, {
      state,
      at: '/activities?x=1',
      path: '/activities',
    })
    expect(shown.address()).toBe('/permission-denied?path=%2Factivities%3Fx%3D1')
    expect(screen.queryByText('the secret screen')).toBeNull()
  })

  test('a manager opens what a coordinator may', () => {
    const state = aState(aUser('manager'))
    renderScreen(<Guarded rule={rule} screen={Secret} />, { state, at: '/activities', path: '/activities' })
    expect(screen.getByText('the secret screen')).toBeTruthy()
  })

  test('ROUTE-026 DASH-002 an admin on /dashboard is sent to the admin dashboard', () => {
    const state = aState(aUser('admin'))
    const shown = renderScreen(<Routes>{screenRoutes(features)}</Routes>, { state, at: '/dashboard' })
    expect(shown.address()).toBe('/admin/dashboard')
  })

  test('ROUTE-035 the old address of a form leads to the form', async () => {
    const shown = renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at: `/vendorforms/${idOf(7)}` })
    await waitFor(() => expect(shown.server.calls(`GET /api/forms/${idOf(7)}`)).toHaveLength(1))
    expect(shown.address()).toBe(`/forms/${idOf(7)}`)
  })

  test('ROUTE-040 the page for what is missing shows the message of its query', () => {
    renderScreen(<NotFoundPage />, { at: '/404?message=No+such+session' })
    expect(screen.getByText('No such session')).toBeTruthy()
  })
})

describe('idleness', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  const watching = (at = '/tasks', path = '/tasks') =>
    renderScreen(<IdleWatch />, {
      at,
      path,
      routes: { 'POST /api/logout': {}, 'GET /api/users/current': {}, 'PUT /api/users/current/last-route': {} },
    })

  test('SESSION-001 SESSION-007 the warning appears, and activity cancels it', () => {
    watching()
    pass(479)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    pass(2)
    expect(screen.getByText('Are you still there?')).toBeTruthy()
    fireEvent.keyDown(window, { key: 'a' })
    pass(1)
    expect(screen.queryByText('Are you still there?')).toBeNull()
  })

  test('SESSION-002 without activity the person is signed out', async () => {
    const { server, left } = watching()
    pass(601)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(server.calls('POST /api/logout')).toHaveLength(1)
    const [, query = ''] = left[0]?.split('?') ?? []
    expect(new URLSearchParams(query).get('info')).toContain('because nothing happened for 10 minutes')
  })

  test('SESSION-003 SESSION-004 where the route asks for it, one signs in again over the page', () => {
    const { left, server } = watching('/livesessions/7', '/livesessions/:id')
    pass(601)
    expect(server.calls('POST /api/logout').map(({ body }) => body)).toEqual([{ keep_page: true }])
    expect(screen.getByText('Sign in again')).toBeTruthy()
    expect(screen.getByLabelText(/Password/)).toBeTruthy()
    expect(left).toEqual([])
  })

  test('the timers pause while something runs', () => {
    watching()
    const { rerender, unmount } = render(<Running going />)
    pass(700)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    rerender(<Running going={false} />)
    pass(481)
    expect(screen.getByText('Are you still there?')).toBeTruthy()
    unmount()
  })

  test('nobody is idle who watches the film', () => {
    renderScreen(
      <>
        <IdleWatch />
        <Film />
      </>,
    )
    const film = screen.getByLabelText('Practicum in half a minute')
    fireEvent.play(film)
    pass(700)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    fireEvent.pause(film)
    pass(482)
    expect(screen.getByText('Are you still there?')).toBeTruthy()
  })

  test('SESSION-009 SESSION-010 IDLE-002 IDLE-003 tabs are told of activity, at most every five seconds', () => {
    const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage')
    watching()
    fireEvent.keyDown(window, { key: 'a' })
    fireEvent.keyDown(window, { key: 'b' })
    expect(told.mock.calls).toEqual([['reset-auto-logout-timers']])
    pass(5)
    fireEvent.keyDown(window, { key: 'c' })
    expect(told).toHaveBeenCalledTimes(2)
    told.mockRestore()
  })

  test('SESSION-013 IDLE-006 the current user is fetched every half of the session lifetime', () => {
    const { server } = watching()
    const stayActive = (seconds: number): void => {
      fireEvent.keyDown(window, { key: 'a' })
      pass(seconds)
    }
    for (let minutes = 0; minutes < 60; minutes += 5) stayActive(299)
    expect(server.calls('GET /api/users/current')).toHaveLength(0)
    stayActive(12)
    expect(server.calls('GET /api/users/current')).toHaveLength(1)
  })
})

test('ERROR-007 a session that ended behind a background load is told, and OK leads to the sign-in page', async () => {
  const { left } = renderScreen(<PositionSwitcher />, {
    state: aState(
      aUser('coordinator', { positions: [aPosition(100, 'coordinator'), aPosition(101, 'trainee', 'Harbor Clinic')] }),
    ),
    routes: { [`PATCH /api/users/current_position/${idOf(101)}`]: { status: 401 } },
  })
  await userEvent.click(screen.getByRole('button', { name: /Work as/ }))
  await userEvent.click(screen.getByText('Harbor Clinic'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Sign in to go on')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(left).toEqual(['/login'])
})

test('a position that asks for more than a password offers to sign in again, which ends the session first', async () => {
  const route = `PATCH /api/users/current_position/${idOf(101)}`
  const errors = [{ code: 'position.second_step', message: 'this position asks for two-factor sign-in' }]
  const { left, server } = renderScreen(<PositionSwitcher />, {
    state: aState(
      aUser('trainee', { positions: [aPosition(100, 'trainee'), aPosition(101, 'coordinator', 'Harbor Clinic')] }),
    ),
    routes: { [route]: { status: 409, json: { errors, next: '/login' } }, 'POST /api/logout': {} },
  })
  await userEvent.click(screen.getByRole('button', { name: /Work as/ }))
  await userEvent.click(screen.getByText('Harbor Clinic'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('two-factor sign-in')
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(left).toEqual(['/login']))
  expect(server.calls('POST /api/logout').map(({ body }) => body)).toEqual([{ keep_page: true }])
})

describe('visits', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const visit = (user = aUser(), at = '/tasks?page=2#created') => {
    const shown = renderScreen(<Visiting />, { state: aState(user), at })
    act(() => jest.advanceTimersByTime(1000))
    return shown.server.calls('PUT /api/users/current/last-route').map(({ body }) => body)
  }

  test('D2ROUTE-020 LOGIN-010 a page that stays is saved with its query', () => {
    expect(visit()).toEqual([{ path: '/tasks?page=2#created' }])
  })

  test('LOGIN-011 where signing in arrives is saved with that mark', () => {
    expect(visit(aUser(), '/dashboard')).toEqual([{ path: '/dashboard', logging_in: true }])
  })

  test('an address without a screen is not where the next sign-in leads', () => {
    for (const at of ['/nowhere', '/404?error=gone', '/permission-denied?path=%2Factivities'])
      expect([at, visit(aUser(), at)]).toEqual([at, []])
  })

  test('nothing is saved while acting as somebody', () => {
    expect(visit(aUser('trainee', { is_impersonating: true }))).toEqual([])
  })
})

describe('failures', () => {
  test('ERROR-013 D3ERR-011 errors stand in a modal titled Error that OK closes', async () => {
    renderScreen(<Failing failure={new ApiFailure({ kind: 'answered', status: 500, endpoint: 'GET /x' })} />)
    fireEvent.click(screen.getByText('fail'))
    expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain('An error has occurred')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
  })

  test('IDLE-007 what the sign-in over the page refuses stands in it', async () => {
    const failure = new ApiFailure({ kind: 'answered', status: 401, endpoint: 'GET /x' })
    const routes = { 'POST /api/login': refusal(422, 'the e-mail and password combination is not correct') }
    renderScreen(<Failing failure={failure} />, { routes, at: '/livesessions/7' })
    fireEvent.click(screen.getByText('fail'))
    await userEvent.type(screen.getByLabelText(/Password/), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('combination is not correct')
  })
})

test('D3ERR-013 REALTIME-003 a completed deploy offers Later and Update, and Update reloads', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined)
  const { push } = renderScreen(<DeployModal />)
  expect(screen.queryByText('Later')).toBeNull()
  act(() => push({ channel: 'deploy', event: 'completed', payload: {} }))
  expect(screen.getByRole('button', { name: 'Later' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Update' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('NAV-018 at the end of every page stand help desk, dashboard, terms, privacy, contact and status', () => {
  const urls = { help: '', support: '/help', social: '', status: '/site/status', careers: '' }
  renderScreen(<PageFooter />, { state: aState(aUser(), { urls }) })
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Help desk',
    'Dashboard',
    'Terms',
    'Privacy',
    'Contact',
    'Status',
  ])
})

test('UI-005 a list to choose from is at most 270 pixels high', async () => {
  renderScreen(
    <TextField select label="Pick" value="a">
      <MenuItem value="a">A</MenuItem>
    </TextField>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Pick' }))
  const paper = (await screen.findByRole('listbox')).closest('.MuiPaper-root') as Element
  expect(getComputedStyle(paper).maxHeight).toBe('270px')
})

test('what folds takes half a second', async () => {
  const { container, rerender } = render(<Folding open />)
  rerender(<Folding open={false} />)
  const folding = container.querySelector<HTMLElement>('.MuiCollapse-root')
  await waitFor(() => expect(folding?.style.transitionDuration).toBe('500ms'))
})

test('NAV-019 UI-008 the way back to the top appears after 500 pixels', () => {
  renderScreen(<BackToTop />)
  const scroll = (to: number) =>
    act(() => {
      Object.assign(window, { scrollY: to, pageYOffset: to })
      window.dispatchEvent(new Event('scroll'))
    })
  scroll(499)
  expect(screen.queryByLabelText('Back to top')).toBeNull()
  scroll(500)
  expect(screen.getByLabelText('Back to top')).toBeTruthy()
  scroll(0)
})

describe('positions', () => {
  const preceptor = { supervisor: { one: 'preceptor', many: 'preceptors' } }
  const two = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic', preceptor)]

  test('NAV-013 one position needs no switcher', () => {
    renderScreen(<PositionSwitcher />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('NAV-014 switching saves the position and starts anew on the dashboard', async () => {
    const state = aState(aUser('coordinator', { positions: two }))
    const route = `PATCH /api/users/current_position/${idOf(101)}`
    const { server, left } = renderScreen(<PositionSwitcher />, { state, routes: { [route]: {} } })
    await userEvent.click(screen.getByRole('button', { name: /Work as/ }))
    await userEvent.click(screen.getByText('Harbor Clinic'))
    expect(server.calls(route)).toHaveLength(1)
    expect(left).toEqual(['/dashboard'])
  })

  test('NAV-012 UI-007 the name in the user menu is cut at 12 characters', () => {
    renderScreen(<UserMenu />, { state: aState(aUser('trainee', { name: 'Bartholomew Featherstone' })) })
    expect(screen.getByText('Bartholomew…')).toBeTruthy()
  })

  test('one’s account is in the user menu of every role, one’s organization in that of all but coordinators', async () => {
    const led = async (role: Role): Promise<readonly (string | null)[]> => {
      const { unmount } = renderScreen(<UserMenu />, { state: aState(aUser(role)) })
      await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
      const links = screen.getAllByRole('menuitem').filter(item => item.hasAttribute('href'))
      const to = links.map(link => link.getAttribute('href'))
      unmount()
      return to
    }
    for (const role of ['trainee', 'admin', 'developer'] as const)
      expect(await led(role)).toEqual(['/account', '/organization', '/notifications'])
    for (const role of ['supervisor', 'faculty', 'assistant'] as const)
      expect(await led(role)).toEqual(['/account', '/organization', '/supervision-profile', '/notifications'])
    for (const role of ['coordinator', 'manager', 'staff'] as const)
      expect(await led(role)).toEqual(['/account', '/notifications'])
  })

  test('the user menu holds the positions, each in the words of its organization, and the way out', async () => {
    renderScreen(<UserMenu />, { state: aState(aUser('coordinator', { positions: two })) })
    await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
    const [here, there] = [/^Coordinator\s*Northbridge$/, /^Preceptor\s*Harbor Clinic$/]
    for (const name of [here, there]) expect(screen.getByRole('menuitem', { name })).toBeTruthy()
    expect(screen.getByText('Sign out')).toBeTruthy()
  })
})
