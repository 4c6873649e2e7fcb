// What was said and done in one stream: its order, its parts in the address, and pages of either that leave no hole.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import type { CommentThreadProps } from '../../ui/CommentThread'
import { Activity } from './Activity'
import { merged } from './activity'

const at = (minute: number): string => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`

describe('two pasts become one', () => {
  const past = (minutes: readonly number[], hidden = false) => ({
    shown: minutes.map(at),
    hidden,
    at: (instant: string) => instant,
  })
  const minutes = (said: ReturnType<typeof past>, done: ReturnType<typeof past>) => {
    const { happened, next } = merged(said, done)
    return [happened.map(one => Number(one.at.slice(14, 16))), next]
  }

  test('the newest first, whichever it is of', () => {
    expect(minutes(past([1, 4]), past([2, 3, 5]))).toEqual([[5, 4, 3, 2, 1], undefined])
  })

  test('of one instant, what happened last stands first', () => {
    const of = (...shown: readonly string[]) => ({ shown, hidden: false, at: (): string => at(3) })
    const { happened } = merged(of('asked', 'answered'), of('opened', 'submitted', 'approved'))
    const names = happened.map(one => ('said' in one ? one.said : one.done))
    expect(names).toEqual(['answered', 'asked', 'approved', 'submitted', 'opened'])
  })

  test('nothing is shown from before what one of them may still hide', () => {
    expect(minutes(past([4, 6], true), past([1, 2, 5]))).toEqual([[6, 5, 4], 'said'])
    expect(minutes(past([1, 2, 6]), past([3, 5], true))).toEqual([[6, 5, 3], 'done'])
  })

  test('of two that hide something the one that is known less far back comes next', () => {
    expect(minutes(past([2, 6], true), past([4, 5], true))).toEqual([[6, 5, 4], 'done'])
  })
})

const HISTORY = `GET /api/history/task/${idOf(2)}`
const entry = (n: number, minute: number, type = 'TaskEdited') => ({
  ...{
    id: idOf(n),
    revision: n,
    type,
    occurred_at: at(minute),
    root_actor: null,
    by_token: false,
    changes: [],
    reason: `reason ${n}`,
  },
  ...{
    actor: { id: idOf(4), name: 'Clara Whitfield', role_keyname: 'coordinator', profile_image_url: null },
    correlation_id: 'c',
  },
})
const comment = (n: number, minute: number) => ({
  ...{ id: idOf(100 + n), author: { id: idOf(1), name: 'Ana Ruiz' }, body: `remark ${n}`, created_at: at(minute) },
})
const answered = (...entries: ReturnType<typeof entry>[]) => ({ json: { entries, earlier: false } })

function stream(thread: Partial<CommentThreadProps>, routes: FakeRoutes, hash = '') {
  const said = { comments: [comment(1, 5)], count: 1, earlier: async () => [], ...thread }
  return renderScreen(<Activity subject="task" id={idOf(2)} thread={said} />, {
    at: `/tasks/assigned/7${hash}`,
    routes,
  })
}
const told = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map(({ textContent }) => /(remark|reason) \d+/.exec(textContent ?? '')?.[0])

test('comments and changes stand among each other, and a comment is not told twice', async () => {
  stream({}, { [HISTORY]: answered(entry(1, 1), entry(2, 5, 'TaskCommented'), entry(3, 9)) })
  await screen.findByText('remark 1')
  expect(told()).toEqual(['reason 3', 'remark 1', 'reason 1'])
})

test('one of the two alone is chosen, and the address says which', async () => {
  const { address } = stream({}, { [HISTORY]: answered(entry(1, 1)) })
  await screen.findByText('remark 1')
  await userEvent.click(screen.getByRole('tab', { name: 'History' }))
  expect(screen.queryByText('remark 1')).toBeNull()
  expect(told()).toEqual(['reason 1'])
  expect(address()).toBe('/tasks/assigned/7#history')
  await userEvent.click(screen.getByRole('tab', { name: /Comments/ }))
  expect(screen.getByText('remark 1')).toBeTruthy()
  expect(screen.queryByText(/reason 1/)).toBeNull()
  expect(address()).toBe('/tasks/assigned/7#comments')
})

test.each([
  ['#comments', /^Comments/],
  ['#history', /^History/],
  ['#documents', /^All/],
])('an address of former tabs opens what it named: %s', async (hash, name) => {
  const { address } = stream({}, { [HISTORY]: answered(entry(1, 1)) }, hash)
  expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy()
  expect(address()).toBe(`/tasks/assigned/7${hash}`)
})

test('earlier ones are asked of whichever comes next, until all is told', async () => {
  const earlier = jest.fn(async () => [comment(2, 2)])
  const pages = (before: string | null) =>
    before === null ? { entries: [entry(9, 9)], earlier: true } : { entries: [entry(8, 1)], earlier: false }
  const { server } = stream({ count: 2, earlier }, { [HISTORY]: ({ query }) => ({ json: pages(query.get('before')) }) })
  await screen.findByText(/reason 9/)
  expect(told()).toEqual(['reason 9'])
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  await waitFor(() => expect(told()).toEqual(['reason 9', 'remark 1']))
  expect(server.calls(HISTORY).map(({ query }) => query.get('before'))).toEqual([null, idOf(9)])
  expect(earlier).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  await waitFor(() => expect(told()).toEqual(['reason 9', 'remark 1', 'remark 2', 'reason 8']))
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
})

test('where what happened cannot be read, what was said stands, and that something is missing', async () => {
  stream({}, { [HISTORY]: refusal(503, 'later') })
  expect(await screen.findByText('remark 1')).toBeTruthy()
  expect(screen.getByText(/these are the comments alone/)).toBeTruthy()
})

test('an entry opens the thing as it was then', async () => {
  const past = { revision: 1, occurred_at: at(1), exists: true, fields: [{ field: 'description', value: 'Read on' }] }
  const routes = { [HISTORY]: answered(entry(1, 1)), [`${HISTORY}/as-of`]: { json: past } }
  stream({}, routes)
  await userEvent.click(await screen.findByRole('button', { name: 'As it was then' }))
  expect(await screen.findByText('Read on')).toBeTruthy()
})

describe('the past is gone through', () => {
  const pastAt = (revision: number) => ({
    ...{ revision, occurred_at: at(revision), exists: true },
    fields: [
      { field: 'description', value: `Read chapter ${revision}` },
      { field: 'task_status', value: 'incomplete' },
    ],
  })
  const asOfRoute = `${HISTORY}/as-of`
  const opened = async () => {
    const shown = stream(
      {},
      {
        [HISTORY]: answered(entry(1, 1, 'TaskCreated'), entry(2, 2), entry(3, 3)),
        [asOfRoute]: ({ query }) => ({ json: pastAt(Number(query.get('revision'))) }),
      },
    )
    await userEvent.click((await screen.findAllByRole('button', { name: 'As it was then' })).at(-1) as HTMLElement)
    await screen.findByText('Read chapter 1')
    return { ...shown, dialog: within(screen.getByRole('dialog')) }
  }

  test('change by change with the arrow keys, and each step says what it was', async () => {
    const { dialog } = await opened()
    const slider = dialog.getByRole('slider', { name: 'Moments of change' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Task created')
    act(() => slider.focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(await dialog.findByText('Read chapter 2')).toBeTruthy()
    expect(dialog.getByText(/reason 2/)).toBeTruthy()
    await userEvent.keyboard('{ArrowLeft}')
    expect(await dialog.findByText('Read chapter 1')).toBeTruthy()
  })

  test('compared with now, what differs is marked with what it is now, and nothing else', async () => {
    const { dialog, server } = await opened()
    await userEvent.click(dialog.getByRole('switch', { name: 'Compare with now' }))
    expect((await dialog.findByText(/^Now:/)).textContent).toBe('Now: Read chapter 3')
    expect(dialog.getAllByText(/^Now:/)).toHaveLength(1)
    expect(dialog.getByText('Read chapter 1')).toBeTruthy()
    expect(server.calls(asOfRoute).at(-1)?.query.get('revision')).toBe('3')
  })
})
