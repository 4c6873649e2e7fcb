// The pictures on dashboards: each drawn, each as a table, each leading to the list that it is drawn of.
import type { ActingRole } from '@practicum/shared/access/roles'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFreshness } from '../../providers/freshness'
import type { FakeRoutes } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { pictureRoutes } from '../../testing/pictures'
import { renderScreen } from '../../testing/render-screen'
import { Pictures } from './Pictures'

const pictures = (role: ActingRole, routes: FakeRoutes = {}) => {
  localStorage.clear()
  return renderScreen(<Pictures />, { state: aState(aUser(role)), routes: { ...pictureRoutes, ...routes } })
}

const picture = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
/** Each cell of its table, line by line. */
const tableOf = async (name: string) => {
  const rows = await within(await picture(name)).findAllByRole('row')
  return rows.map(row => [...row.children].map(({ textContent }) => textContent))
}

test.each<[ActingRole, readonly string[]]>([
  ['coordinator', ['Placements by stage', 'Completed by week', 'People by standing']],
  ['faculty', ['Placements by stage', 'Completed by week']],
  ['supervisor', ['Placements by stage', 'Completed by week']],
  ['trainee', ['Your tasks', 'Your placements', 'Completed by week']],
])('a %s sees what they follow, and nobody else’s', async (role, titles) => {
  const { server } = pictures(role)
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual(titles)
  expect(server.asked).toHaveLength(titles.length)
})

test('each says what it comes to, and stands there as a table for those who read it otherwise', async () => {
  pictures('coordinator')
  await screen.findByText('10 placements, 2 ready for a decision.')
  await screen.findByText('66 tasks were completed in 12 weeks, whoever asked for them.')
  await screen.findByText('11 people, 9 active.')
  expect(await tableOf('Placements by stage')).toEqual([
    ['Stage', 'Placements'],
    ['Open', '0'],
    ['Submitted', '1'],
    ['Ready', '2'],
    ['Approved', '3'],
    ['Denied', '4'],
  ])
  expect(await tableOf('Completed by week')).toHaveLength(13)
  expect((await tableOf('Completed by week')).at(-1)).toEqual(['Nov 23', '11'])
  expect(await tableOf('People by standing')).toEqual([
    ['Role', 'Active', 'Graduated'],
    ['Supervisors', '3', '0'],
    ['Trainees', '6', '2'],
  ])
})

test('shown as a table its names lead to the lists narrowed to them, until it is shown as a picture again', async () => {
  pictures('coordinator')
  const stages = within(await picture('Placements by stage'))
  const toTable = await stages.findByRole('button', { name: 'Show as a table: Placements by stage' })
  expect(stages.queryByRole('link', { name: 'Ready' })).toBeNull()
  await userEvent.click(toTable)
  const link = stages.getByRole('link', { name: 'Ready' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/applications?filter={"status":"ready"}')
  await userEvent.click(stages.getByRole('button', { name: 'Show as a picture: Placements by stage' }))
  expect(stages.queryByRole('link', { name: 'Ready' })).toBeNull()
})

test('a trainee reads how much is done, and how far each placement has come; a denial is told as one', async () => {
  pictures('trainee')
  await screen.findByText('You have done 6 of your 9 tasks.')
  expect(await tableOf('Your tasks')).toEqual([
    ['Your tasks', 'Number'],
    ['Completed', '6'],
    ['Still to do', '3'],
    ['Of these past due', '1'],
  ])
  expect(await tableOf('Your placements')).toEqual([
    ['Placement', 'How it stands'],
    ['Harbor Clinic', 'Ready'],
    ['Bayview', 'Denied'],
  ])
  const own = within(await picture('Your placements'))
  expect(own.getByRole('link', { name: 'Bayview' }).getAttribute('href')).toBe(`/applications/${idOf(32)}`)
})

test('where there is nothing to draw, that is said', async () => {
  const none = { placements: [] }
  pictures('trainee', {
    'GET /api/placements/own': { json: none },
    'GET /api/tasks/own-progress': { json: { completed: 0, open: 0, past_due: 0 } },
    'GET /api/tasks/completed-by-week': { json: { weeks: [{ begins: '2026-11-23', completed: 0 }] } },
  })
  await screen.findByText('You have not applied for a placement yet.')
  await screen.findByText('You have not been given any task yet.')
  await screen.findByText('Nothing has been completed in the last 12 weeks.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('one that cannot be loaded says so, and is tried again; the others stand', async () => {
  const { server } = pictures('faculty', { 'GET /api/placements/by-stage': { status: 500 } })
  const stages = within(await picture('Placements by stage'))
  await stages.findByText('This picture could not be loaded.')
  await screen.findByText('66 tasks that you asked for were completed in 12 weeks.')
  server.answer(pictureRoutes)
  await userEvent.click(stages.getByRole('button', { name: 'Try again' }))
  await stages.findByText('10 placements, 2 ready for a decision.')
})

test('what is pushed about a feature is read anew', async () => {
  const { server, client } = pictures('faculty')
  await screen.findByText('10 placements, 2 ready for a decision.')
  server.answer({ 'GET /api/placements/by-stage': { json: { stages: [{ status: 'ready', placements: 1 }] } } })
  createFreshness(client).touched(['placements'])
  await screen.findByText('1 placement, 1 ready for a decision.')
  expect(server.calls('GET /api/tasks/completed-by-week')).toHaveLength(1)
})
