// The tabs of a page and its address: the address always says which is open, and nothing else decides once the page stands.
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { renderScreen } from '../testing/render-screen'
import { TAB_MEMORY_MS, useTabs } from './tabs'

function Page() {
  const [tab] = useTabs('things', ['assigned', 'created'])
  const navigate = useNavigate()
  return (
    <>
      <p>{`open: ${tab}`}</p>
      <button type="button" onClick={() => navigate({ search: '?filter=1' })}>
        search
      </button>
    </>
  )
}

const KEY = 'practicum.tab.things'
const remember = (ago: number): void =>
  localStorage.setItem(KEY, JSON.stringify({ tab: 'created', at: Date.now() - ago, place: '/things' }))
afterEach(() => localStorage.removeItem(KEY))

test('ROUTE-041 the address names the tab that is open, also the one opened without being asked for', async () => {
  const { address } = renderScreen(<Page />, { at: '/things?page=2' })
  await waitFor(() => expect(address()).toBe('/things?page=2#assigned'))
})

test('a tab that was taken up from memory is named, so that the copied link opens it later, too', async () => {
  remember(0)
  const { address } = renderScreen(<Page />, { at: '/things' })
  await waitFor(() => expect(address()).toBe('/things#created'))
})

test('memory that has grown old while the page stands changes nothing, whatever drops the tab from the address', async () => {
  remember(0)
  const { address } = renderScreen(<Page />, { at: '/things' })
  await screen.findByText('open: created')
  remember(TAB_MEMORY_MS + 1)
  act(() => screen.getByRole('button').click())
  await waitFor(() => expect(address()).toBe('/things?filter=1#created'))
  expect(screen.getByText('open: created')).toBeTruthy()
})

/** Its effect comes before that of the page around it. */
function GoneAtOnce() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/elsewhere'), [navigate])
  return null
}

function Left() {
  return (
    <>
      <GoneAtOnce />
      <Page />
    </>
  )
}

test('whoever is on their way to another page when the tab is named is not called back', async () => {
  const { address } = renderScreen(<Left />, { at: '/things', path: '/things' })
  await screen.findByText('another page')
  expect(address()).toBe('/elsewhere')
})
