// Rows of another answer are drawn after what is around them has been told of it: who types goes on typing meanwhile. What one does to them shows at once.
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { listOf, type RecordedRequest } from '../../testing/fake-server'
import { aTask } from '../../testing/fixtures'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { type Grouping, useGroups } from './grouping'
import { ListFrame } from './ListFrame'
import { usePeeked } from './use-peek'

const grouping: Grouping<TaskSummary> = {
  field: 'description',
  label: 'word',
  keyOf: () => 'all',
  headingOf: () => ({ words: 'All' }),
  byItself: true,
}

const drawn: string[] = []
const peeks = new Set<unknown>()

function rowsNow(): string {
  const name = screen.queryByTestId('name')
  if (!name) return 'nothing'
  return `${name.textContent}, which is ${name.closest('[aria-busy="true"]') ? 'busy' : 'done'}`
}

const box = () => screen.getByRole('checkbox', { name: 'Select this row' })
/** As it is drawn: a browser ticks a box by itself, until React has looked at it. */
const isTicked = () => box().parentElement?.querySelector('[data-testid="CheckBoxIcon"]') !== null

/** Drawn in one go with the rows, it would come after them. */
function Below() {
  const { data, selectedIds } = useListContext<TaskSummary>()
  const closed = useGroups()?.isClosed('all') ?? false
  const told = data?.[0]?.description
  useEffect(() => void (told && drawn.push(`${told} below ${rowsNow()}`)), [told])
  useEffect(() => void (closed && drawn.push(`closed below ${rowsNow()}`)), [closed])
  useEffect(() => {
    if (selectedIds.length > 0) drawn.push(`selected below ${isTicked() ? 'a tick' : 'none'}`)
  }, [selectedIds])
  peeks.add(usePeeked())
  return null
}

function Name({ description }: TaskSummary) {
  useEffect(() => void drawn.push(`${description} as a row`), [description])
  return <span data-testid="name">{description}</span>
}

const answer = ({ query }: RecordedRequest) =>
  listOf([aTask({ description: query.get('filter')?.includes('complete') ? 'new' : 'old' })])

const show = (more: { readonly grouping?: Grouping<TaskSummary> }) =>
  renderScreen(
    <ListFrame<TaskSummary>
      label="Things"
      resource="tasks"
      sort={{ field: 'description', order: 'ASC' }}
      columns={[{ source: 'description', label: 'What', sortable: true, render: task => <Name {...task} /> }]}
      card={task => <Name {...task} />}
      empty={<p>nothing</p>}
      quickFilters={[{ label: 'Done', filter: { status: 'complete' } }]}
      bulk={<Below />}
      {...more}
    />,
    { routes: { [`GET ${listTasks.path}`]: answer } },
  )

beforeEach(() => {
  drawn.length = 0
  peeks.clear()
})

test.each([
  ['rows of a table', () => show({})],
  ['rows in groups', () => show({ grouping })],
  ['cards', () => onPhone(() => show({}))],
  ['cards in groups', () => onPhone(() => show({ grouping }))],
])('%s come after what is around them', async (_what, shown) => {
  shown()
  await screen.findByText('old')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByText('new')
  expect(drawn).toEqual(['old below nothing', 'old as a row', 'new below old, which is busy', 'new as a row'])
})

test('what one does to a row shows at once', async () => {
  show({ grouping })
  await screen.findByText('old')
  drawn.length = 0
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('button', { name: /^All/, expanded: true }))
  expect(drawn).toEqual(['selected below a tick', 'closed below nothing'])
})

test('what is looked at beside them changes for none of them while it is the same', async () => {
  show({})
  await screen.findByText('old')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByText('new')
  expect(peeks.size).toBe(1)
})
