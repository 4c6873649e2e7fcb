// Whoever has a task, or says something about it, is seen by their photo on its screens.
import { screen, within } from '@testing-library/react'
import { listOf } from '../../testing/fake-server'
import { aPerson, aTask, aTaskInFull, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import TaskDetailsScreen from './TaskDetailsScreen'
import TaskListScreen from './TaskListScreen'

const PHOTO = `/api/images/profile/${idOf(6)}`
const ana = { ...aPerson(11, 'Ana Ruiz'), profile_image_url: PHOTO }
const ben = aPerson(12, 'Ben Castellan')

/** Of each, the address of the photo, or the initials. */
const facesIn = (place: Element | undefined | null) =>
  [...(place?.querySelectorAll('.MuiAvatar-root') ?? [])].map(
    avatar => avatar.querySelector('img')?.getAttribute('src') ?? avatar.textContent,
  )

test('the row of a task has the photo of its assignee; who has none has initials', async () => {
  const tasks = [aTask({ assignee: ana }), aTask({ id: idOf(1001), description: 'Log hours', assignee: ben })]
  renderScreen(<TaskListScreen />, { at: '/tasks#created', routes: { 'GET /api/tasks': listOf(tasks) } })
  const row = async (text: string) => (await screen.findByText(text)).closest('tr')
  expect(facesIn(await row('Upload the agreement'))).toEqual([PHOTO])
  expect(facesIn(await row('Log hours'))).toEqual(['BC'])
})

test('its page has them beside what it says of people, and with each comment', async () => {
  const said = { created_at: '2026-11-20T18:00:00Z' }
  const comments = [
    { id: idOf(21), author: ana, body: 'Done soon', ...said },
    { id: idOf(22), author: ben, body: 'Take your time', ...said },
  ]
  const task = aTaskInFull({ assignee: ana, creator: ben, creator_name: ben.name, comments, comments_count: 2 })
  renderScreen(<TaskDetailsScreen />, {
    ...{ at: `/tasks/created/${task.id}`, path: '/tasks/:type/:id' },
    routes: {
      [`GET /api/tasks/${task.id}`]: { json: task },
      [`GET /api/history/task/${task.id}`]: { json: { entries: [], earlier: false } },
    },
  })
  const articles = (await screen.findAllByRole('article')).map(article => [
    within(article).getByText(/soon|time/).textContent,
    facesIn(article),
  ])
  expect(articles).toEqual(
    expect.arrayContaining([
      ['Done soon', [PHOTO]],
      ['Take your time', ['BC']],
    ]),
  )
  const about = (name: string) => facesIn(screen.getByText(name).nextElementSibling)
  expect([about('Assigned to'), about('Assigned by')]).toEqual([[PHOTO], ['BC']])
})
