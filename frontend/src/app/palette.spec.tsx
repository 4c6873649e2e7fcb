// The palette: pages, things to do, people and things, each reached by typing part of its name.
import type { FoundThing } from '@practicum/shared/contract/found'
import type { FoundKind } from '@practicum/shared/features/search/search.contract'
import { renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tasks } from '../features/tasks'
import { aPosition, aState, aUser, idOf, somebody } from '../testing/fixtures'
import { onPhone } from '../testing/phone'
import { renderScreen, type ScreenOptions } from '../testing/render-screen'
import { features } from './features'
import Palette from './palette/Palette'
import { PaletteHost } from './palette/PaletteHost'
import { recentThings, thingAt, useRememberThing } from './palette/recent-things'
import { TypedAhead } from './palette/TypedAhead'

const { menu = [] } = tasks
const ANA = somebody(11, 'Ana Ruiz')
const SEARCH = 'GET /api/things'

const thing = (number: number, title: string, more: Partial<FoundThing> = {}): FoundThing => ({
  ...{ id: idOf(number), title, detail: null, on: null, page: null, person: null },
  ...more,
})
const FOUND: readonly FoundKind[] = [
  { kind: 'placement', things: [thing(31, 'Ana Ruiz', { detail: 'Bayview', page: '/applications/31' })], more: false },
  { kind: 'person', things: [thing(11, 'Ana Ruiz', { person: ANA })], more: false },
  {
    kind: 'task',
    things: [thing(21, 'Write to Aña', { detail: 'Ben Castellan', on: '2026-12-01', page: '/tasks/created/21' })],
    more: true,
  },
]

beforeEach(() => localStorage.clear())

function palette(options: ScreenOptions = {}) {
  const closed = jest.fn()
  const shown = renderScreen(<PaletteHost items={menu} open onClose={closed} />, {
    routes: {
      [SEARCH]: { json: FOUND },
      'GET /api/users/available': { json: [ANA] },
      'GET /api/users/groups': { json: [] },
    },
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

test('what is typed before it is there stands in it then, and does nothing else', async () => {
  const early = { current: '' }
  const heard = jest.fn()
  const closed = jest.fn()
  window.addEventListener('keydown', heard)
  const { unmount } = renderScreen(<TypedAhead typed={early} onClose={closed} />)
  await userEvent.keyboard('taxy{Backspace}{Backspace}sk{Control>}z{/Control}')
  expect(early.current).toBe('task')
  expect(heard.mock.calls.map(([{ key }]) => key)).toEqual(['Control', 'z'])
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(1)
  window.removeEventListener('keydown', heard)
  unmount()
  early.current = 'assign'
  renderScreen(<Palette items={menu} early={early} onClose={closed} onForm={closed} />)
  expect(await screen.findByRole('combobox', { name: 'Where to?' })).toHaveProperty('value', 'assign')
  expect(await screen.findByRole('option', { name: /^Assign task/ })).toBeTruthy()
  expect(early.current).toBe('')
})

test('a person is searched within one’s reach, and leads to what can be done with them', async () => {
  const { server, address } = palette()
  await offered('ana r')
  const link = await screen.findByRole('option', { name: /^Ana Ruiz · Placements/ })
  await waitFor(() => expect(server.calls(SEARCH).at(-1)?.query.get('q')).toBe('ana r'))
  expect(screen.getByRole('option', { name: /^Ana Ruiz · New session together/ })).toBeTruthy()
  await userEvent.click(link)
  const filter = new URLSearchParams(address().split('?')[1]).get('filter')
  expect([address().split('?')[0], filter]).toEqual(['/applications', JSON.stringify({ trainee_id: ANA.id })])
})

test('who is looked for by their name is found first, and leads to their page', async () => {
  const { address } = palette()
  await offered('ana r')
  await screen.findByRole('option', { name: /^Ana Ruiz · Placements/ })
  const [first] = screen.getAllByRole('option')
  expect(first?.textContent).toBe('Ana RuizTrainee')
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe(`/trainees/${ANA.id}`)
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
  expect(server.calls(SEARCH)).toEqual([])
})

test('an action opens its form in place', async () => {
  const { closed } = palette()
  await offered('assign')
  await userEvent.keyboard('{Enter}')
  expect(closed).toHaveBeenCalledTimes(1)
  expect(await screen.findByLabelText(/What is to be done/)).toBeTruthy()
})

test('another position is one choice away', async () => {
  const preceptor = { supervisor: { one: 'preceptor', many: 'preceptors' } }
  const positions = [aPosition(100, 'coordinator'), aPosition(101, 'supervisor', 'Harbor Clinic', preceptor)]
  const route = `PATCH /api/users/current_position/${idOf(101)}`
  const { left } = palette({ state: aState(aUser('coordinator', { positions })), routes: { [route]: {} } })
  expect(await offered('harbor')).toEqual(['Work as Preceptor, Harbor Clinic'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(left).toEqual(['/dashboard']))
})

test('who may not plan sessions is not offered one', async () => {
  const position = { ...aPosition(100, 'coordinator'), live_sessions_allowed: false }
  palette({ state: aState(aUser('coordinator', { positions: [position], current_position: position })) })
  const all = await offered('')
  expect([all.includes('Assign task'), all.includes('New session')]).toEqual([true, false])
})

test('what the server finds stands in groups by kind, people first, with what was typed marked whatever its accents', async () => {
  const { address } = palette()
  await offered('ana')
  await screen.findByRole('option', { name: /^Write to Aña/ })
  const groups = screen.getAllByRole('group').map(group => group.getAttribute('aria-label'))
  expect(groups).toEqual(['People', 'Tasks: there are more, type on', 'Placements'])
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(new Set(marks)).toEqual(new Set(['Ana', 'Aña']))
  expect(await screen.findByText('6 choices')).toBeTruthy()
  await userEvent.click(screen.getByRole('option', { name: /^Write to Aña/ }))
  expect(address()).toBe('/tasks/created/21')
})

test('arrow keys go through what was found, and Enter opens it', async () => {
  const { address } = palette()
  await offered('ana')
  await screen.findByRole('option', { name: /^Write to Aña/ })
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(address()).toBe('/applications/31')
})

test('nothing found says so, with what was typed', async () => {
  palette({ routes: { [SEARCH]: { json: [] } } })
  await userEvent.type(await screen.findByRole('combobox', { name: 'Where to?' }), 'qqq')
  expect(await screen.findByText('Nothing has words that begin like “qqq”. Try others.')).toBeTruthy()
})

test('a search that fails says so, keeps the pages, and is made again on request', async () => {
  const { server } = palette({ routes: { [SEARCH]: { status: 500, json: { errors: [] } } } })
  await offered('tas')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('option', { name: 'Tasks' })).toBeTruthy()
  server.answer({ [SEARCH]: { json: FOUND } })
  await userEvent.click(again)
  expect(await screen.findByRole('option', { name: /^Write to Aña/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('what was opened before stands first, named by the server; what it does not name any more is gone', async () => {
  const kept = [`task:${idOf(21)}`, `meeting:${idOf(99)}`]
  localStorage.setItem(`practicum.recent.${idOf(100)}`, JSON.stringify([...kept, 'rubbish']))
  const recent = { ...thing(21, 'Write to Aña', { page: '/tasks/created/21' }), kind: 'task' }
  const { server } = palette({ routes: { 'GET /api/things/recent': { json: [recent] } } })
  expect(await screen.findByRole('option', { name: /^Write to Aña/ })).toBeTruthy()
  expect((await offered(''))[0]).toBe('Write to Aña')
  expect(server.calls('GET /api/things/recent').at(-1)?.query.get('things')).toBe(kept.join(','))
})

test('opened things are remembered by kind and id alone, the latest first and each once', () => {
  const { rerender } = renderHook(({ path }) => useThing(path), {
    initialProps: { path: `/tasks/assigned/${idOf(1)}` },
  })
  for (const path of [`/applications/${idOf(2)}`, '/tasks', `/tasks/created/${idOf(1)}`]) rerender({ path })
  expect(recentThings(idOf(100))).toEqual([`task:${idOf(1)}`, `placement:${idOf(2)}`])
  expect(recentThings(idOf(101))).toEqual([])
})

const useThing = (path: string): void => useRememberThing(idOf(100), thingAt(path, features))

test('on a phone it is the whole screen, with a way out', async () => {
  const { closed } = onPhone(() => palette())
  await screen.findByRole('combobox', { name: 'Where to?' })
  expect(document.querySelector('.MuiDialog-paperFullScreen')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }))
  expect(closed).toHaveBeenCalledTimes(1)
})
