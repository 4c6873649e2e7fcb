// Tasks on a calendar: the days that the address says are what the list is asked for, and each entry leads to its task.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clockShows } from '../../testing/clock'
import { type FakeRoutes, listOf, type RecordedRequest } from '../../testing/fake-server'
import { aState, aTask, aUser, idOf, marisol } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { MOST_ENTRIES } from '../../ui/list/calendar/use-entries'
import { TaskList } from './TaskList'

clockShows('2026-11-10T12:00:00Z')

const LIST = 'GET /api/tasks'
const LATE = aTask({ id: idOf(701), description: 'Sign the agreement', due_date: '2026-11-12', past_due: true })
const DONE = aTask({ id: idOf(702), description: 'Read the handbook', due_date: '2026-11-20', status: 'complete' })

type Filtered = Readonly<Record<string, unknown>>
const filterOf = ({ query }: RecordedRequest): Filtered => JSON.parse(query.get('filter') ?? '{}')

const show = (at: string, answer: FakeRoutes[string] = listOf([LATE, DONE])) =>
  renderScreen(<TaskList type="assigned" intents={null} />, {
    at,
    routes: { [LIST]: answer },
    state: aState(aUser('trainee')),
  })

/** Rows of a month are measured, which jsdom cannot. */
const AGENDA = '/?view=calendar&scale=agenda&date=2026-11-10'

const calendar = () => screen.findByRole('region', { name: /: calendar$/ })
const entry = (name: RegExp) => screen.findByRole('link', { name })

test('a month asks for its days instead of those that the list is narrowed to, and for everything else that it is', async () => {
  const { server } = show(
    '/?view=calendar&date=2026-11-15&filter={"due":"today","status":"incomplete","creator_id":"a"}',
  )
  await calendar()
  await waitFor(() => expect(server.calls(LIST)).toHaveLength(1))
  expect(filterOf(server.calls(LIST)[0] as RecordedRequest)).toEqual({
    ...{ type: 'assigned', status: 'incomplete', creator_id: 'a' },
    ...{ due_from: '2026-10-26', due_to: '2026-12-06' },
  })
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Due/ })).toBeNull()
})

test('each entry says how it stands and leads to its task, which the keyboard reaches', async () => {
  const { address } = show(AGENDA)
  expect(await entry(/^Sign the agreement, Past due$/)).toBeTruthy()
  const done = await entry(/^Read the handbook, Complete/)
  done.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/tasks/assigned/${DONE.id}`))
})

test('of what one has asked for, what is to be done stands before whose it is', async () => {
  const routes = { [LIST]: listOf([LATE]) }
  renderScreen(<TaskList type="created" intents={null} />, { at: AGENDA, routes, state: aState(aUser('coordinator')) })
  expect(await entry(new RegExp(`^Sign the agreement · ${LATE.assignee.name}, Past due$`))).toBeTruthy()
})

test('what several people are to do on one day stands there once, as late as the latest, and leads to that day of the list', async () => {
  const mine = { description: 'Sign the agreement', due_date: '2026-11-12' }
  const routes = {
    [LIST]: listOf([
      aTask({
        ...mine,
        id: idOf(711),
        assignee: { ...marisol, id: idOf(31), name: 'Ana Ruiz' },
        status: 'complete',
      }),
      aTask({
        ...mine,
        id: idOf(712),
        assignee: { ...marisol, id: idOf(32), name: 'Devon Clarke' },
        past_due: true,
      }),
      aTask({
        ...mine,
        id: idOf(713),
        assignee: { ...marisol, id: idOf(33), name: 'Mia Wong' },
        due_date: '2026-11-13',
      }),
    ]),
  }
  const { address } = renderScreen(<TaskList type="created" intents={null} />, {
    at: `${AGENDA}&filter={"due":"this_week","assignee_id":"a"}`,
    routes,
    state: aState(aUser('coordinator')),
  })
  const together = await entry(/^Sign the agreement · 2 people, 1 of 2 completed$/)
  expect(screen.getAllByRole('link', { name: /Sign the agreement/ })).toHaveLength(2)
  expect(await entry(/^Sign the agreement · Mia Wong, /)).toBeTruthy()
  await userEvent.click(together)
  const shown = () => new URL(address(), 'https://practicum.test')
  await waitFor(() => expect(shown().hash).toBe('#created'))
  expect(JSON.parse(shown().searchParams.get('filter') ?? '')).toEqual({
    ...{ assignee_id: 'a', history: true },
    ...{ due_from: '2026-11-12', due_to: '2026-11-12' },
  })
})

test('its buttons go on and back; another scale stands in the address, the usual one and today do not', async () => {
  const { address } = show('/?view=calendar&date=2026-11-15')
  await calendar()
  await userEvent.click(screen.getByRole('button', { name: 'The next month' }))
  expect(address()).toContain('date=2026-12-01')
  await userEvent.click(screen.getByRole('button', { name: 'Week' }))
  expect(address()).toContain('scale=week')
  expect(await screen.findByRole('heading', { name: 'Nov 30 – Dec 6' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'The week before' }))
  expect(address()).toContain('date=2026-11-24')
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  await userEvent.click(screen.getByRole('button', { name: 'Month' }))
  expect(address()).toBe('/?view=calendar')
})

test('a phone begins with an agenda', async () => {
  onPhone(() => show('/?view=calendar&date=2026-11-10'))
  await calendar()
  expect(await screen.findByRole('heading', { name: 'Nov 10 – Dec 7' })).toBeTruthy()
  expect(await entry(/^Sign the agreement/)).toBeTruthy()
})

test('where nothing stands on its days it says so, and where there is too much as well', async () => {
  const none = show('/?view=calendar&date=2026-11-15', listOf([]))
  expect(await screen.findByText('Nothing on these days.')).toBeTruthy()
  none.unmount()
  const page = ({ query }: RecordedRequest) => {
    const [from = 0] = JSON.parse(query.get('range') ?? '[0]') as number[]
    const tasks: readonly TaskSummary[] = Array.from({ length: 100 }, (_unused, index) =>
      aTask({ id: idOf(1000 + from + index), due_date: '2026-11-12' }),
    )
    return listOf(tasks, 5000)
  }
  const { server } = show('/?view=calendar&date=2026-11-15', page)
  expect(await screen.findByText(/^Only the first 500 of each list are shown/)).toBeTruthy()
  expect(server.calls(LIST)).toHaveLength(MOST_ENTRIES / 100)
})

test('what could not be read is asked for again on request', async () => {
  let well = false
  show(AGENDA, () => (well ? listOf([LATE]) : { status: 500, json: {} }))
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
  well = true
  await userEvent.click(again)
  expect(await within(await calendar()).findByRole('link', { name: /^Sign the agreement/ })).toBeTruthy()
})
