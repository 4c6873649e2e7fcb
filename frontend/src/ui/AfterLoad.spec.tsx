// What comes one after the other: what stands is neither pushed down nor hidden by what is still on its way.
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense, useEffect } from 'react'
import { AfterLoad, InTurn } from './AfterLoad'

test('a panel whose code is still on its way hides none of those above it', async () => {
  const arrivals: ((module: { default: () => React.ReactNode }) => void)[] = []
  const Late = lazy(() => new Promise<{ default: () => React.ReactNode }>(resolve => arrivals.push(resolve)))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback={<p>Loading</p>}>
        <InTurn panels={[<h2 key="people">People</h2>, <Late key="places" />]} />
      </Suspense>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(arrivals.length).toBe(1))
  expect(screen.getByRole('heading', { name: 'People' })).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
  await act(async () => arrivals[0]?.({ default: () => <h2>Places</h2> }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['People', 'Places'])
})

const answers = new Map<string, () => void>()
const drawn: string[] = []

function Shown({ what }: { what: string }) {
  const { data } = useQuery({
    queryKey: [what],
    queryFn: () => new Promise<string>(resolve => answers.set(what, () => resolve(what))),
  })
  useEffect(() => void (data && drawn.push(data)), [data])
  return data && <p>{data}</p>
}

function Below() {
  useEffect(() => void drawn.push('below'), [])
  return <p>below</p>
}

describe('of answers of one moment', () => {
  const nextTurn = () => new Promise(resolve => setTimeout(resolve, 10))
  let told: Promise<unknown> = Promise.resolve()
  beforeEach(() => {
    // Each is told in a turn of its own, as in a busy browser, which draws between them.
    notifyManager.setScheduler(tell => {
      told = told.then(nextTurn).then(tell)
    })
  })
  afterEach(() => notifyManager.setScheduler(defaultScheduler))

  test.each([
    ['list', 'views'],
    ['views', 'list'],
  ])('the %s before the %s, none is drawn after what stands below them', async (...order) => {
    answers.clear()
    drawn.length = 0
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Shown what="list" />
        <Shown what="views" />
        <AfterLoad>
          <Below />
        </AfterLoad>
      </QueryClientProvider>,
    )
    await waitFor(() => expect(answers.size).toBe(2))
    for (const what of order) answers.get(what)?.()
    await screen.findByText('below')
    expect(drawn).toEqual([...order, 'below'])
  })
})
