// Panels that come one after the other: what stands is neither pushed down nor hidden by what is still on its way.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { InTurn } from './AfterLoad'

test('a panel whose code is still on its way hides none of those above it', async () => {
  let arrive: (module: { default: () => React.ReactNode }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>(resolve => (arrive = resolve)))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={<p>Loading</p>}>
        <InTurn panels={[<h2 key="people">People</h2>, <Late key="places" />]} />
      </Suspense>
    </QueryClientProvider>,
  )
  await act(async () => undefined)
  expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
  await act(async () => arrive({ default: () => <h2>Places</h2> }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['People', 'Places'])
})
