// The pieces every screen is made of, at work: reads that find nothing, days and instants, links of rows.
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { useRead } from '../providers/use-query'
import { aState, aUser, idOf } from '../testing/fixtures'
import { aPlacementInFull } from '../testing/placements'
import { renderScreen } from '../testing/render-screen'
import { DayText, InstantText } from './DateText'
import { DayField } from './form/DayField'
import { TimeField } from './form/TimeField'
import { ReadFrame } from './ReadFrame'

const One = () => <ReadFrame read={useRead(getPlacement, { params: { id: idOf(7) } })}>{() => <p>it</p>}</ReadFrame>

describe('a page about one thing', () => {
  test('says that the thing is not there, and leads back to its list', async () => {
    const shown = renderScreen(<One />, { at: `/applications/${idOf(7)}`, path: '/applications/:id' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(shown.address()).toBe('/applications')
  })

  test('says so when the thing is deleted while it is shown, and leads back to its list', async () => {
    const route = `GET /api/placements/${idOf(7)}`
    const shown = renderScreen(<One />, {
      ...{ at: `/applications/${idOf(7)}`, path: '/applications/:id' },
      routes: { [route]: { json: aPlacementInFull() } },
    })
    expect(await screen.findByText('it')).toBeTruthy()
    shown.server.answer({ [route]: { status: 404, json: { errors: [] } } })
    await act(() => shown.client.invalidateQueries())
    expect(await screen.findByRole('heading', { name: 'No longer here' })).toBeTruthy()
    expect(screen.queryByText('it')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy()
  })

  test('offers to try again where only the answer is missing', async () => {
    const routes = { [`GET /api/placements/${idOf(7)}`]: { status: 503 } }
    renderScreen(<One />, { at: '/applications/7', path: '/applications/:id', routes })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('a date on a screen', () => {
  const state = aState(aUser('coordinator', { timezone: 'Pacific/Auckland' }))
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T23:00:00Z')))
  afterEach(() => void jest.restoreAllMocks())

  test('an instant is said from here and now, and exactly to those who read its title, reach it by keyboard or point at it', async () => {
    renderScreen(<InstantText at="2026-11-24T20:00:00Z" />, { state })
    const time = screen.getByText('3 hours ago')
    expect(time.getAttribute('datetime')).toBe('2026-11-24T20:00:00Z')
    expect(time.getAttribute('title')).toMatch(/^Wednesday, November 25, 2026 at 9:00:00\sAM GMT\+13$/)
    await userEvent.tab()
    expect(document.activeElement).toBe(time)
    await userEvent.hover(time)
    expect((await screen.findByRole('tooltip')).textContent).toContain('November 25, 2026')
  })

  test('one with its time of day, or within a button, is no stop of its own for the keyboard', async () => {
    renderScreen(
      <>
        <InstantText at="2026-11-25T20:00:00Z" clock />
        <InstantText at="2026-11-24T20:00:00Z" inButton />
      </>,
      { state },
    )
    expect(screen.getByText(/^tomorrow, 9:00\sAM/)).toBeTruthy()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  test('a near day has its word before the date, counted in the zone of the person', () => {
    renderScreen(
      <>
        <DayText day="2026-11-26" />
        <DayText day="2026-11-26" plain />
        <DayText day="2026-12-26" long />
      </>,
      { state },
    )
    const [near, plain, far] = document.querySelectorAll('time')
    expect(near?.textContent).toBe('tomorrow 11/26/2026')
    expect(near?.title).toBe('Thursday, November 26, 2026')
    expect(plain?.textContent).toBe('11/26/2026')
    expect(far?.textContent).toBe('Dec 26th, 2026')
  })
})

function TypingTime() {
  const { control } = useForm<{ at: string | null }>({ defaultValues: { at: null } })
  return <TimeField control={control} name="at" label="From" />
}

test('DATE-003 a time is entered and shown as h:mm a', async () => {
  renderScreen(
    <>
      <InstantText at="2026-11-24T23:05:00Z" clock />
      <TypingTime />
    </>,
    { state: aState(aUser('coordinator', { timezone: 'America/Los_Angeles' })) },
  )
  expect(screen.getByText(/, 3:05\sPM\b/)).toBeTruthy()
  const group = screen.getByRole('group', { name: 'From' })
  await userEvent.click(group.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard('0905a')
  expect(group.textContent?.replaceAll(/[^\w: ]/g, '')).toMatch(/^0?9:05 AM/)
})

function Typing({ heard }: { heard: (day: string | null) => void }) {
  const { control } = useForm<{ due_date: string | null }>({ defaultValues: { due_date: null } })
  heard(useWatch({ control, name: 'due_date' }))
  return <DayField control={control} name="due_date" label="Due" />
}

test('D2UI-002 D3UI-011 DATE-001 DATE-002 a day is typed and shown as MM/DD/YYYY, and kept, and sent, as YYYY-MM-DD', async () => {
  const kept = jest.fn()
  render(<Typing heard={kept} />)
  const group = screen.getByRole('group', { name: 'Due' })
  await userEvent.click(group.querySelector('[role=spinbutton]') as Element)
  await userEvent.keyboard('11042026')
  expect(kept.mock.lastCall).toEqual(['2026-11-04'])
  expect(group.textContent?.replaceAll(/[^\d/]/g, '')).toBe('11/04/2026')
  renderScreen(<DayText day="2026-11-04" />)
  expect(screen.getByText('11/04/2026')).toBeTruthy()
})
