// The filters of a list: each a chip that shows what it is set to, in the address, and in the words of whoever reads the link.
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listOf } from '../../../testing/fake-server'
import { aTask, idOf, somebody } from '../../../testing/fixtures'
import { renderScreen } from '../../../testing/render-screen'
import { ListFrame, type ListFrameProps } from '../ListFrame'
import { ChoiceFilter } from './ChoiceFilter'
import { DaysFilter } from './DaysFilter'
import { LongChoiceFilter } from './LongChoiceFilter'
import { PersonFilter } from './PersonFilter'

const frame: ListFrameProps<TaskView> = {
  label: 'Things',
  resource: 'tasks',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'description', label: 'What', render: () => 'the thing' },
    { source: 'created_at', label: 'Since', sortable: true, render: () => 'today' },
  ],
  card: () => <p>card</p>,
  empty: <p>nothing</p>,
  filters: (
    <>
      <PersonFilter field="assignee_id" label="Assigned to" roles={['trainee']} />
      <DaysFilter field="due" label="Due" />
      <ChoiceFilter
        field="status"
        label="Status"
        choices={[
          { value: 'complete', label: 'Complete' },
          { value: 'dismissed', label: 'Dismissed' },
        ]}
      />
      <LongChoiceFilter
        field="series_id"
        label="Series"
        choices={[
          { id: 'one', name: 'Reading' },
          { id: 'other', name: 'Über den Winter' },
        ]}
        failed={false}
        none="no such series"
      />
    </>
  ),
}
const ANA = somebody(7, 'Ana Ruiz')

async function list(filter: object = {}) {
  const at = `/?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const routes = {
    [`GET ${listTasks.path}`]: listOf([aTask()]),
    [`GET ${availableUsers.path}`]: { json: [ANA, { ...ANA, position_id: idOf(9) }] },
  }
  const shown = renderScreen(<ListFrame {...frame} />, { routes, at })
  await screen.findByText('the thing')
  const filters = (): unknown => JSON.parse(new URLSearchParams(shown.address().slice(1)).get('filter') ?? '{}')
  return { ...shown, filters }
}
const chip = (name: string) => screen.getByRole('button', { name })

test('a person is found by name, typed as soon as the panel stands, each once, and stands in the chip', async () => {
  const { server, filters } = await list()
  await userEvent.click(chip('Assigned to'))
  await userEvent.keyboard('ana')
  await waitFor(() => expect(server.asked.at(-1)?.query.get('search')).toBe('ana'))
  expect(server.asked.at(-1)?.query.getAll('roles')).toEqual(['trainee'])
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }))
  await waitFor(() => expect(filters()).toEqual({ assignee_id: ANA.id }))
  expect(await screen.findByRole('button', { name: 'Assigned to: Ana Ruiz' })).toBeTruthy()
})

test('one of many is found in the panel itself by any part of its name, and stands in the chip', async () => {
  const { filters } = await list()
  await userEvent.click(chip('Series'))
  const panel = within(await screen.findByRole('dialog', { name: 'Series' }))
  expect(panel.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Reading', 'Über den Winter'])
  await userEvent.keyboard('xyz')
  expect(panel.getByText('no such series')).toBeTruthy()
  await userEvent.clear(panel.getByRole('combobox'))
  await userEvent.keyboard('uber den')
  await userEvent.click(panel.getByRole('option', { name: 'Über den Winter' }))
  await waitFor(() => expect(filters()).toEqual({ series_id: 'other' }))
  expect(await screen.findByRole('button', { name: 'Series: Über den Winter' })).toBeTruthy()
})

test('the search for a person is left by Escape', async () => {
  await list()
  await userEvent.click(chip('Assigned to'))
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever opens the link reads the same, and takes a filter away by its chip', async () => {
  const { filters } = await list({ assignee_id: ANA.id, status: 'complete', due: 'this_week' })
  await screen.findByRole('button', { name: 'Assigned to: Ana Ruiz' })
  expect(chip('Due: This week')).toBeTruthy()
  await userEvent.click(chip('Status: Complete'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear this filter' }))
  await waitFor(() => expect(filters()).toEqual({ assignee_id: ANA.id, due: 'this_week' }))
})

/** As a browser reports it: every digit of the year makes another day. */
async function typeDay(end: string, day: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(end))
  for (const years of [3, 2, 1, 0]) {
    const value = `${'0'.repeat(years)}${day.slice(0, 4 - years)}${day.slice(4)}`
    fireEvent.change(screen.getByLabelText(end), { target: { value } })
  }
}

test('days are a period, or from one to another, and never both', async () => {
  const { filters } = await list({ due: 'today' })
  await userEvent.click(chip('Due: Today'))
  await typeDay('From', '2026-11-30')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(filters()).toEqual({ due_from: '2026-11-30' }))
  await typeDay('Until', '2026-12-01')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(filters()).toEqual({ due_from: '2026-11-30', due_to: '2026-12-01' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Due: 11/30/2026 – 12/01/2026' }))
  await userEvent.click(screen.getByRole('button', { name: 'This week' }))
  await waitFor(() => expect(filters()).toEqual({ due: 'this_week' }))
})

test('no day is taken before it is typed, nor before one goes on from both', async () => {
  const { server } = await list()
  await userEvent.click(chip('Due'))
  await typeDay('From', '2026-12-10')
  await typeDay('Until', '2026-12-20')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(server.asked.at(-1)?.query.get('filter')).toContain('2026-12-20'))
  const asked = server.calls(`GET ${listTasks.path}`).map(({ query }) => query.get('filter') ?? '{}')
  expect(asked.map(filter => JSON.parse(filter))).toEqual([{}, { due_from: '2026-12-10', due_to: '2026-12-20' }])
})

test('days in the wrong order are exchanged, which is said', async () => {
  const { filters } = await list({ due_from: '2026-12-05', due_to: '2026-12-05' })
  await userEvent.click(chip('Due: 12/05/2026 – 12/05/2026'))
  await typeDay('From', '2026-12-10')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(filters()).toEqual({ due_from: '2026-12-05', due_to: '2026-12-10' }))
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-12-05')
  expect(screen.getByText(/^The first day came after the last/).getAttribute('role')).toBe('status')
})

test('one of several values is chosen from its list, and which one it is can be heard', async () => {
  const { filters } = await list()
  await userEvent.click(chip('Status'))
  const choice = (name: string) =>
    within(screen.getByRole('menu', { name: 'Status' })).getByRole('menuitemradio', { name })
  expect(document.activeElement).toBe(choice('Complete'))
  await userEvent.click(choice('Dismissed'))
  await waitFor(() => expect(filters()).toEqual({ status: 'dismissed' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Status: Dismissed' }))
  expect(['Complete', 'Dismissed'].map(name => choice(name).getAttribute('aria-checked'))).toEqual(['false', 'true'])
})
