// What is half written stays with its person and thing, and leaves with the person.
import { FakeServer } from '../testing/fake-server'
import { aUser } from '../testing/fixtures'
import { createApi } from './api'
import { createAuthProvider } from './auth-provider'
import { keptTexts } from './kept-texts'

beforeEach(() => sessionStorage.clear())

test('is kept for one place and forgotten when it is empty', () => {
  keptTexts.keep('ana/tasks/1', 'Almost')
  expect([keptTexts.read('ana/tasks/1'), keptTexts.read('ana/tasks/2')]).toEqual(['Almost', ''])
  keptTexts.keep('ana/tasks/1', '')
  expect(sessionStorage).toHaveLength(0)
})

test.each<[string, ConstructorParameters<typeof FakeServer>[0]]>([
  ['signing out', { 'POST /api/logout': {} }],
  ['signing out without a connection', {}],
])('%s leaves none of it to whoever comes next', async (_name, routes) => {
  keptTexts.keep('ana/tasks/1', 'About a client')
  sessionStorage.setItem('another', 'stays')
  const { transport } = new FakeServer(routes)
  const api = createApi({ transport, onSignedOut: jest.fn(), onIdentityChanged: jest.fn() })
  await createAuthProvider(api, aUser(), jest.fn()).logout({})
  expect([keptTexts.read('ana/tasks/1'), sessionStorage.getItem('another')]).toEqual(['', 'stays'])
})
