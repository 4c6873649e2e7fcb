// The palette: pages, things to do and people, each reached by typing part of its name.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tasks } from '../features/tasks'
import { aPosition, aState, aUser, idOf, somebody } from '../testing/fixtures'
import { renderScreen, type ScreenOptions } from '../testing/render-screen'
import { PaletteHost } from './palette/PaletteHost'

const { menu = [] } = tasks
const ANA = somebody(11, 'Ana Ruiz')

function palette(options: ScreenOptions = {}) {
  const closed = jest.fn()
  const shown = renderScreen(<PaletteHost items={menu} open onClose={closed} />, {
    routes: { 'GET /api/users/available': { json: [ANA] }, 'GET /api/users/groups': { json: [] } },
    ...options,
  })
  return { ...shown, closed }
}

const offered = async (typed: string): Promise<readonly (string | null)[]> => {
  const field = await screen.findByRole('combobox', { name: 'Where to?' })
  if (typed !== '') await userEvent.type(field, typed)
  return (await screen.findAllByRole('option')).map(option => option.textContent)
}

test('pages, forms and the way out are offered at once; typing narrows them', async () => {
  palette()
  const all = await offered('')
  expect([all[0], all.at(-1)]).toEqual(['Tasks', 'Sign out'])
  expect(all).toEqual(expect.arrayContaining(['New session', 'Review placements', 'Assign task', 'Add to-do']))
  expect(await offered('task')).toEqual(['Tasks', 'Assign task'])
})

test('a person is searched within one’s reach, and leads to what can be done with them', async () => {
  const { server, address } = palette()
  await offered('ana r')
  const link = await screen.findByRole('option', { name: 'Ana Ruiz · Placements' })
  expect(server.calls('GET /api/users/available').at(-1)?.query.get('search')).toBe('ana r')
  expect(screen.getByRole('option', { name: 'Ana Ruiz · New session together' })).toBeTruthy()
  await userEvent.click(link)
  const filter = new URLSearchParams(address().split('?')[1]).get('filter')
  expect([address().split('?')[0], filter]).toEqual(['/applications', JSON.stringify({ trainee_id: ANA.id })])
})

test('Escape closes it', async () => {
  const { closed } = palette()
  await offered('')
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(1)
})

test('one letter asks nobody', async () => {
  const { server } = palette()
  await offered('a')
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(server.calls('GET /api/users/available')).toEqual([])
})

test('an action opens its form in place', async () => {
  const { closed } = palette()
  await offered('assign')
  await userEvent.keyboard('{Enter}')
  expect(closed).toHaveBeenCalledTimes(1)
  expect(await screen.findByLabelText(/What is to be done/)).toBeTruthy()
})

test('another position is one choice away', async () => {
  const positions = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic')]
  const route = `PATCH /api/users/current_position/${idOf(101)}`
  const { left } = palette({ state: aState(aUser('coordinator', { positions })), routes: { [route]: {} } })
  expect(await offered('harbor')).toEqual(['Work as supervisor, Harbor Clinic'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(left).toEqual(['/dashboard']))
})

test('who may not plan sessions is not offered one', async () => {
  const position = { ...aPosition(100, 'coordinator'), live_sessions_allowed: false }
  palette({ state: aState(aUser('coordinator', { positions: [position], current_position: position })) })
  const all = await offered('')
  expect([all.includes('Assign task'), all.includes('New session')]).toEqual([true, false])
})
