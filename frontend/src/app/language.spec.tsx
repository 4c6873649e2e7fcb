// The language of the page: as the browser asks, as a visitor chooses, as a person has chosen.

import { words as spanishWords } from '@practicum/shared/contract/dynamic-words.es'
import { wordsIn } from '@practicum/shared/kernel/own-words'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speak } from '../providers/spoken'
import { messagesInWords } from '../providers/words'
import { type FakeRoutes, FakeServer, listOf, refusal } from '../testing/fake-server'
import { aState, aTask, aUser } from '../testing/fixtures'
import { browserLocale } from './locales/languages'
import { Root } from './Root'

jest.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, emit: () => undefined, connect: () => undefined, disconnect: () => undefined }),
}))

const counts = {
  tasks: { assigned: 1, past_due: 0, created: 0 },
  placements: { ready: 0, require_signature: 0, submitted: 0 },
  live_sessions: { newly_commented: 0, newly_shared: 0, upcoming: 0, started: 0 },
}

function arriveAt(path: string, routes: FakeRoutes): FakeServer {
  window.history.replaceState(null, '', path)
  const server = new FakeServer({
    'GET /api/dashboard/counts': { json: counts },
    'GET /api/tasks': listOf([aTask({ due_date: '2031-02-03' })]),
    'GET /api/notifications/recent': { json: { data: [], meta: { unread: 0 } } },
    'GET /api/settings': { json: [] },
    'PUT /api/users/current/last-route': {},
    'PUT /api/users/current/language': {},
    ...routes,
  })
  Object.assign(globalThis, { fetch: server.transport })
  render(<Root />)
  return server
}

afterEach(() => {
  act(() => speak({ locale: 'en' }))
  localStorage.clear()
})

const stateOf = (language: 'en' | 'es' | null): FakeRoutes => ({
  'GET /api/initial-state': { json: aState(aUser('coordinator', { language })) },
})

test('a person switches to Spanish, and back: at once, for every device, and nothing typed is lost', async () => {
  const server = arriveAt('/tasks', stateOf(null))
  await screen.findByRole('heading', { name: 'Tasks' })
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(field, 'half a')
  await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
  await screen.findByRole('heading', { name: 'Tareas' })
  expect(document.documentElement.lang).toBe('es-US')
  // The field itself, not another that was made anew.
  expect(screen.getByRole('searchbox', { name: 'Buscar' })).toBe(field)
  expect(field).toHaveProperty('value', 'half a')
  expect((await screen.findAllByText('03/02/2031')).length).toBeGreaterThan(0)
  await waitFor(() => expect(server.calls('PUT /api/users/current/language')[0]?.body).toEqual({ language: 'es' }))
  const asked = server.calls('PUT /api/users/current/language')[0]
  expect(asked?.headers.get('Accept-Language')).toBe('es-US')

  await userEvent.click(screen.getByRole('button', { name: /Mi cuenta/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Tasks' })
  expect((await screen.findAllByText('02/03/2031')).length).toBeGreaterThan(0)
  await waitFor(() => expect(server.calls('PUT /api/users/current/language')[1]?.body).toEqual({ language: 'en' }))
})

test('of two choices at once the second holds, and what was chosen reaches the server in that order', async () => {
  const route = 'PUT /api/users/current/language'
  const answers: (() => void)[] = []
  const slowly = () => new Promise<object>(resolve => answers.push(() => resolve({})))
  const server = arriveAt('/tasks', { ...stateOf(null), [route]: slowly })
  await screen.findByRole('heading', { name: 'Tasks' })
  const asked = (): readonly unknown[] => server.calls(route).map(({ body }) => body)
  await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
  const choices = ['Español', 'English'].map(name => screen.getByRole('menuitemradio', { name }))
  // The second while the words of the first are fetched.
  for (const choice of choices) fireEvent.click(choice)
  await waitFor(() => expect(asked()).toEqual([{ language: 'en' }]))
  expect([document.documentElement.lang, browserLocale()]).toEqual(['en', 'en'])

  await userEvent.click(screen.getByRole('button', { name: /Your account/ }))
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
  await screen.findByRole('heading', { name: 'Tareas' })
  expect(asked()).toEqual([{ language: 'en' }])
  answers[0]?.()
  await waitFor(() => expect(asked()).toEqual([{ language: 'en' }, { language: 'es' }]))
})

test('a form is refused in the language of the person, by the browser and by the server', async () => {
  const refused = { code: 'task.reminded_lately', message: 'a reminder was sent', data: { hours: 4 } }
  arriveAt('/tasks', { ...stateOf('es'), 'POST /api/tasks': { status: 422, json: { errors: [refused] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar pendiente' }))
  const description = await screen.findByRole('textbox', { name: /Qué hay que hacer/ })
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('se necesita una descripción')).toBeTruthy()
  await userEvent.type(description, 'Leer')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/ya se envió un recordatorio en las últimas 4 horas/)).toBeTruthy()
})

test('a visitor is spoken to as the browser is set, chooses another language, and it is remembered', async () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en'])
  arriveAt('/login', { 'GET /api/initial-state': { json: aState(null) }, 'POST /api/login': refusal(422, 'as it is') })
  await screen.findByRole('heading', { name: 'Iniciar sesión' })
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
  expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect([document.documentElement.lang, browserLocale()]).toEqual(['en', 'en'])
  languages.mockRestore()
})

test('what an organization calls its people: known words are translated, its own stay', () => {
  const known = {
    trainee: { one: 'practicante', many: 'practicantes' },
    resident: { one: 'residente', many: 'residentes' },
  }
  const said = (one: string): unknown =>
    messagesInWords({ text: '{Trainee+}' }, wordsIn({ trainee: { one, many: `${one}s` } }, known)).text
  expect(['trainee', 'Resident', 'Pathfinder'].map(said)).toEqual(['Practicantes', 'Residentes', 'Pathfinders'])
})

test('what an organization calls its sites, with what leads to it', () => {
  const said = (one: string) => {
    const words = { supervision_site: { one, many: `${one}s` } }
    return messagesInWords({ text: 'Añadir un {site} a los {site+}' }, wordsIn(words, spanishWords)).text
  }
  expect(['supervision site', 'agency', 'Lodge'].map(said)).toEqual([
    'Añadir un centro a los centros',
    'Añadir una agencia a las agencias',
    'Añadir un Lodge a los Lodges',
  ])
})
