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

test('days and instants are those of the person’s own zone, with the exact instant on hover', () => {
  const state = aState(aUser('coordinator', { timezone: 'Pacific/Auckland' }))
  renderScreen(<InstantText at="2026-11-24T23:00:00Z" />, { state })
  expect(screen.getByText(/^Wed, Nov 25/)).toBeTruthy()
})

function TypingTime() {
  const { control } = useForm<{ at: string | null }>({ defaultValues: { at: null } })
  return <TimeField control={control} name="at" label="From" />
}

test('DATE-003 a time is entered and shown as h:mm a', async () => {
  renderScreen(
    <>
      <InstantText at="2026-11-24T23:05:00Z" />
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
  render(<DayText day="2026-11-04" />)
  expect(screen.getByText('11/04/2026')).toBeTruthy()
})
