// People from a file: begun where people are invited, by whoever coordinates them.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { listOf } from '../../testing/fake-server'
import { takingFiles } from '../../testing/fake-uploads'
import { aState, aUser, idOf, marisol } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(8000)
const START = 'POST /api/imports'
const waiting = {
  ...{ id: ID, kind: 'people', filename: 'people.csv', status: 'running', rows: 3, rows_done: 2, added: 1, failed: 1 },
  creator: marisol,
  ...{ created_at: '2026-11-20T18:00:00.000Z', goes_on_at: '2026-11-21T18:00:00.000Z', ended_at: null, version: 1 },
}

const show = (role: 'coordinator' | 'admin') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, {
    at: '/invitations',
    state: aState(aUser(role)),
    routes: takingFiles({
      'GET /api/invites': listOf([]),
      'GET /api/organizations/names': { json: { data: [] } },
      'GET /api/import-failures': listOf([
        {
          id: idOf(8100),
          row: 3,
          said: 'ana@x.edu',
          field: 'role',
          code: 'invite.role_unknown',
          example: '',
          reason: '',
        },
      ]),
      [`GET /api/imports/${ID}`]: { json: waiting },
      [START]: { json: { id: ID, version: 0 } },
    }),
  })

test('a file of people is chosen, its headings are guessed, and its page says that it waits and why a row failed', async () => {
  const { server } = show('coordinator')
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import people' })
  expect(dialog.textContent).toContain('10,000 rows')
  const text = 'E-mail;Given name;Surname;Position\nana@x.edu;Ana;Ruiz;trainee\n'
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File([text], 'people.csv', { type: 'text/csv' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Next' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Start import' }))
  expect(await screen.findByText('2 of 3 rows')).toBeTruthy()
  expect(screen.getByText(/as one day allows/).textContent).toContain('It goes on by itself')
  expect(await screen.findByText('is no role to which somebody can be invited here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the invitations' }).getAttribute('href')).toBe('/invitations')
  const columns = { email: 'E-mail', first_name: 'Given name', last_name: 'Surname', role: 'Position' }
  expect(server.calls(START).map(({ body }) => body)).toEqual([expect.objectContaining({ kind: 'people', columns })])
})

test('admins, who coordinate no organization, import nobody', async () => {
  show('admin')
  expect((await screen.findAllByRole('button', { name: 'Invite people' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})
